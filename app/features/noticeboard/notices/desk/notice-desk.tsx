import type { ReactNode } from 'react';
import { Desk } from '#app/features/communities/manage/desk.tsx';
import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import { noticePath } from './paths.ts';

/** A page of the desk below the list of notices and, with `notice`, below that notice's page. */
export function NoticeDesk({
  community,
  notice,
  above = [],
  title,
  lead,
  hasMenu = true,
  children,
}: {
  community: { slug: string; name: string };
  notice?: { id: string; title: string };
  /** The pages between the notice's page and this one. */
  above?: { to: string; label: string }[];
  title: string;
  lead?: string;
  /** False for a task from which the menu would lead away. */
  hasMenu?: boolean;
  children: ReactNode;
}) {
  const t = useMessages(noticeDesk);
  const { slug } = community;
  const own = notice ? [{ to: noticePath(slug, notice.id), label: notice.title }] : [];
  const parents = [{ to: noticePath(slug), label: t('title') }, ...own, ...above];
  return (
    <Desk
      community={community}
      section="notices"
      above={parents}
      title={title}
      lead={lead}
      hasMenu={hasMenu}
    >
      {children}
    </Desk>
  );
}
