import type { ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { manage } from '#app/messages/en/manage.ts';
import { DeskFrame } from './desk-frame.tsx';
import { deskPath, deskSections, type DeskSection } from './sections.ts';

/** A page under /manage/{slug}, in the frame of a desk. */
export function Desk({
  community,
  section,
  above = [],
  title,
  lead,
  lang,
  hasMenu = true,
  children,
}: {
  community: { slug: string; name: string };
  /** The section the page is in; none on the desk's own page. */
  section?: DeskSection;
  /** The pages between the section and this one. */
  above?: { to: string; label: string }[];
  title: string;
  lead?: ReactNode;
  /** Of the title, where it is in another language than the page. */
  lang?: string | undefined;
  /** False where the content is the menu, or a task from which it would lead away. */
  hasMenu?: boolean;
  children: ReactNode;
}) {
  const t = useMessages(manage);
  const { slug, name } = community;
  const desk = { to: deskPath(slug), label: name };
  const parents = [
    { to: '/manage', label: t('title') },
    ...(title === name ? [] : [desk]),
    ...(section && above.length > 0
      ? [{ to: deskPath(slug, section), label: t(`sections.${section}`) }]
      : []),
    ...above.slice(section ? 1 : 0),
  ];
  const menu = {
    label: t('menu'),
    tabs: deskSections.map((key) => ({
      key,
      label: t(`sections.${key}`),
      to: deskPath(slug, key),
    })),
    current: section ?? '',
  };
  return <DeskFrame {...{ parents, title, lang, lead, children }} menu={hasMenu ? menu : null} />;
}
