import type { ReactNode } from 'react';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { manage } from '#app/messages/en/manage.ts';

/** A page of the desk about bookings, below that of its days. */
export function BookingsDesk({
  community,
  above,
  title,
  lead,
  lang,
  children,
}: {
  community: { slug: string; name: string };
  /** The pages between the days and this one; missing for the days themselves. */
  above?: { to: string; label: string }[];
  title: string;
  lead?: ReactNode;
  lang?: string | undefined;
  children: ReactNode;
}) {
  const t = useMessages(manage);
  const days = { to: deskPath(community.slug, 'bookings'), label: t('sections.bookings') };
  return (
    <Desk
      community={community}
      section="bookings"
      above={above ? [days, ...above] : []}
      title={title}
      lead={lead}
      lang={lang}
    >
      {children}
    </Desk>
  );
}
