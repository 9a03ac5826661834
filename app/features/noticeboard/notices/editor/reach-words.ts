import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import type { Reach } from './reach.server.ts';

/** Says whom a notice reaches: '23 people', '14 units', and how many of them by mail. */
export function useReachWords(): (reach: Reach) => {
  people: string;
  units: string;
  byMail: string;
} {
  const t = useMessages(noticeDesk);
  return ({ people, units, byMail }) => ({
    people: t('people', { count: people }),
    units: t('unitCount', { count: units }),
    byMail: t('byMail', { count: byMail }),
  });
}
