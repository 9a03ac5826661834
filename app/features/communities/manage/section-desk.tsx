import type { ComponentProps } from 'react';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { manage } from '#app/messages/en/manage.ts';
import { Desk } from './desk.tsx';
import { deskPath, type DeskSection } from './sections.ts';

type DeskProps = ComponentProps<typeof Desk>;

/** A page of the desk below the first one of its section; `above` are those in between. */
export function SectionDesk({
  section,
  above = [],
  ...desk
}: DeskProps & { section: DeskSection }) {
  const t = useMessages(manage);
  const first = {
    to: deskPath(desk.community.slug, section),
    label: t(`sections.${section}`),
  };
  return <Desk {...desk} section={section} above={[first, ...above]} />;
}
