import type { ReactNode } from 'react';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { requestDesk } from '#app/messages/en/request-desk.ts';
import { requestDeskPath } from './paths.ts';

/** A page of the desk below the list of requests. */
export function RequestsDesk({
  community,
  above = [],
  title,
  lead,
  lang,
  children,
}: {
  community: { slug: string; name: string };
  /** The pages between the list and this one. */
  above?: { to: string; label: string }[];
  title: string;
  lead?: ReactNode;
  lang?: string | undefined;
  children: ReactNode;
}) {
  const t = useMessages(requestDesk);
  const list = { to: requestDeskPath(community.slug), label: t('title') };
  return (
    <Desk
      community={community}
      section="requests"
      above={[list, ...above]}
      title={title}
      lead={lead}
      lang={lang}
    >
      {children}
    </Desk>
  );
}
