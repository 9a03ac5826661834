import type { ConsentAnswer, ServiceReason, ServiceRule, ServiceWay } from '#db/enums.ts';
import type { Actor } from '#app/lib/session/actor.ts';

/** Whether a record of owners is this person's own, to see and to change: theirs by its account, and current. */
export const isOwnRecord = (
  actor: Actor | null,
  record: { userId: string | null; isCurrent: boolean },
): boolean => actor !== null && !actor.isLeaving && record.userId === actor.id && record.isCurrent;

/** Whether somebody owns their unit on a day such as '2026-12-05': their last day counts. */
export const isCurrentOwner = ({ endedOn }: { endedOn: string | null }, today: string): boolean =>
  endedOn === null || endedOn >= today;

/** How an owner is served, with the address that it is emailed to. */
export interface LawfulWay {
  way: Exclude<ServiceWay, 'HAND'>;
  email: string | null;
  because: ServiceReason;
}

/**
 * How an owner is served: by email at the address on record, unless they asked in writing for paper, the board hasn't
 * decided to serve by email, a by-law limits it to those who agreed, or email to it comes back; else by mail to the
 * address for service, or at the unit; the desk has to ask an owner of parking alone for an address. Source:
 * Condominium Act, 1998, s. 47, and O. Reg. 48/01, s. 12.6.1, as of October 1, 2023. Everything that tells somebody
 * the way prints this answer.
 */
export function lawfulWay({
  rule,
  answer,
  email,
  cameBack,
  address,
  hasHome,
}: {
  rule: ServiceRule;
  /** What the owner said last in writing; null while they have said nothing. */
  answer: ConsentAnswer | null;
  /** The email address on record. */
  email: string | null;
  /** Whether email to that address comes back. */
  cameBack: boolean;
  /** The address for service; null for the unit. */
  address: string | null;
  /** Whether they live in or own a home here: where papers can be left without an address. */
  hasHome: boolean;
}): LawfulWay {
  const onPaper = (because: ServiceReason): LawfulWay => ({
    way: paperWay(address),
    email: null,
    because: address === null && !hasHome ? 'NO_ADDRESS' : because,
  });
  if (answer === 'REFUSED') return onPaper('ASKED_FOR_PAPER');
  if (rule === 'PAPER') return onPaper('NOT_DECIDED');
  if (rule === 'AGREEMENT' && answer !== 'AGREED') return onPaper('NO_AGREEMENT');
  if (email === null) return onPaper('NO_EMAIL');
  if (cameBack) return onPaper('CAME_BACK');
  return { way: 'EMAIL', email, because: answer === 'AGREED' ? 'AGREED' : 'ON_RECORD' };
}

/** How an owner is served on paper. */
export const paperWay = (address: string | null): 'MAIL' | 'UNIT' =>
  address === null ? 'UNIT' : 'MAIL';
