import type { ReactNode } from 'react';
import { DeskFrame } from '#app/features/communities/manage/desk-frame.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { editorDesk } from '#app/messages/en/editor-desk.ts';
import { editorPath, editorSections, type EditorSection } from '../pieces.ts';

/** A page of the editor's desk, in the frame of a desk. */
export function EditorDesk({
  section,
  above = [],
  title,
  lang,
  lead,
  children,
}: {
  /** The section the page is in; none on the desk's first page. */
  section?: EditorSection;
  /** The pages between the section's list and this one; null for the list itself. */
  above?: { to: string; label: string }[] | null;
  title: string;
  /** Of the title, where it is not in the language of the page. */
  lang?: string | undefined;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const t = useMessages(editorDesk);
  const parents = [
    { to: '/manage', label: t('manage') },
    ...(section ? [{ to: editorPath(), label: t('title') }] : []),
    ...(section && above ? [{ to: editorPath(section), label: t(`sections.${section}`) }] : []),
    ...(above ?? []),
  ];
  const menu = {
    label: t('menu'),
    tabs: editorSections.map((key) => ({
      key,
      label: t(`sections.${key}`),
      to: editorPath(key),
    })),
    current: section ?? '',
  };
  return <DeskFrame {...{ parents, title, lang, lead, children }} menu={menu} />;
}
