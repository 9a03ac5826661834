import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/notice-desk.ts';
import type { Reach } from './reach.server.ts';

/** Says whom a notice reaches: '23 people' and '14 units'. */
export function useReachWords(): (reach: Reach) => { people: string; units: string } {
  const t = useMessages(noticeDesk);
  return ({ people, units }) => ({
    people: t('people', { count: people }),
    units: t('unitCount', { count: units }),
  });
}
