import type { ReactNode } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { manage } from '#app/messages/en/manage.ts';
import { DeskFrame } from './desk-frame.tsx';

const sections = ['people', 'mail', 'site'] as const;

/** A page of those who run the site, in the frame of a desk. */
export function AdminDesk({
  section,
  title,
  lead,
  children,
}: {
  section: (typeof sections)[number];
  title: string;
  lead: ReactNode;
  children: ReactNode;
}) {
  const t = useMessages(manage);
  const menu = {
    label: t('siteMenu'),
    tabs: sections.map((key) => ({
      key,
      label: t(`siteSections.${key}`),
      to: `/admin/${key}`,
    })),
    current: section,
  };
  const parents = [{ to: '/manage', label: t('title') }];
  return <DeskFrame {...{ parents, title, lead, menu, children }} />;
}
