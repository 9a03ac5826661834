import { useMessages } from '#app/lib/i18n/use-messages.tsx';
import { log } from '#app/messages/en/log.ts';
import type { Joined } from './joined.ts';

/** How somebody came in by themselves. */
export function Joining({ way, unit }: Joined) {
  const t = useMessages(log);
  return way === 'CODE' ? t.rich('joined.CODE', { unit: <bdi>{unit}</bdi> }) : t(`joined.${way}`);
}
