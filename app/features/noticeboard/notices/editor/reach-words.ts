import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { noticeDesk } from '#app/messages/en/notice-desk.ts';
import type { Reach } from '../reach.server.ts';

/** The parameters of words about a reach: '23 people', '14 units', and the sentences that follow. */
export function useReachWords() {
  const t = useMessages(noticeDesk);
  return ({ people, units, byMail, office, unreached }: Reach) => ({
    people: t('people', { count: people }),
    units: t('unitCount', { count: units }),
    byMail: [
      ...(office > 0 ? [t('inOffice', { count: office })] : []),
      byMail === null ? t('noMail') : t('byMail', { count: byMail }),
      ...(unreached > 0 ? [t('unreached', { count: unreached })] : []),
    ].join(' '),
  });
}
