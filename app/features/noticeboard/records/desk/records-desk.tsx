import type { ComponentProps } from 'react';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { records } from '#app/messages/en/records.ts';

interface Step {
  to: string;
  label: string;
}

/** A page of the records desk. `between` are the pages between the shelf and this one. */
export function RecordsDesk({
  between = [],
  ...page
}: Omit<ComponentProps<typeof Desk>, 'section' | 'above'> & { between?: Step[] }) {
  const t = useMessages(records);
  const shelf = { to: deskPath(page.community.slug, 'documents'), label: t('title') };
  return <Desk {...page} section="documents" above={[shelf, ...between]} />;
}
