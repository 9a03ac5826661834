import type { ConsentAnswer, ServiceWay } from '#db/enums.ts';
import type { Actor } from '#app/lib/session/actor.ts';

/** Whether a record of owners is this person's own, to see and to change: theirs by its account, and current. */
export const isOwnRecord = (
  actor: Actor | null,
  record: { userId: string | null; endedOn: string | null },
  today: string,
): boolean =>
  actor !== null && !actor.isLeaving && record.userId === actor.id && isCurrentOwner(record, today);

/** Whether somebody owns their unit on a day such as '2026-12-05': their last day counts. */
export const isCurrentOwner = ({ endedOn }: { endedOn: string | null }, today: string): boolean =>
  endedOn === null || endedOn >= today;

/**
 * How the law lets an owner be served: by email where they agreed and have a confirmed address, else by mail
 * to their address for service, else at the unit.
 */
export function lawfulWay({
  answer,
  isReachable,
  address,
}: {
  answer: ConsentAnswer | null;
  /** Whether they have an account with a confirmed address. */
  isReachable: boolean;
  address: string | null;
}): ServiceWay {
  if (answer === 'AGREED' && isReachable) return 'EMAIL';
  return paperWay(address);
}

/** How an owner is served on paper. */
export const paperWay = (address: string | null): Exclude<ServiceWay, 'EMAIL'> =>
  address === null ? 'UNIT' : 'MAIL';
