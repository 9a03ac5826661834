import type { MailState, ServiceWay } from '#db/enums.ts';
import { paperWay } from '#app/features/residency/owners/policy.ts';
import type { ServiceList } from '../desk/lists.ts';

/** What is known of how a notice is served on one owner. */
export interface ServiceFacts {
  /** The way the law gave when the notice came out, or when the list was brought up to date. */
  way: ServiceWay;
  /** The address for service; null for the unit. */
  address: string | null;
  /** What became of the email, and when the mail server took it or gave it up. */
  email: { state: MailState; at: Date | null } | null;
  /** The day on which it came back, as the desk says. */
  cameBackOn?: string | null;
  /** What was handed over on paper, and the day. */
  handover: { way: ServiceWay; handedOn: string } | null;
}

/** How a notice stands with one owner. */
interface ServiceStatus {
  /** The way by which it was served, or has to be. */
  way: ServiceWay;
  isServed: boolean;
  /** When the mail server took the email that served it. */
  at: Date | null;
  /** The day on which the paper that served it was handed over. */
  on: string | null;
  /** Why an email served nobody, so that paper has to; null where none failed. */
  failed: MailState | null;
}

/** Whether the mail server may still take an email. */
export const isOnItsWay = (state: MailState | undefined): boolean =>
  state === 'QUEUED' || state === 'HELD';

/**
 * How a notice stands with one owner. By email it counts as served from the moment when the mail server took
 * the email, never from being queued; an email that came back or could not be sent leaves paper.
 */
export function serviceStatus({
  way,
  address,
  email,
  cameBackOn = null,
  handover,
}: ServiceFacts): ServiceStatus {
  const none = { isServed: false, at: null, on: null, failed: null };
  if (handover) return { ...none, way: handover.way, isServed: true, on: handover.handedOn };
  if (way !== 'EMAIL') return { ...none, way };
  if (cameBackOn !== null) return { ...none, way: paperWay(address), failed: 'BOUNCED' };
  if (email?.state === 'SENT') return { ...none, way, isServed: true, at: email.at };
  if (isOnItsWay(email?.state)) return { ...none, way };
  return { ...none, way: paperWay(address), failed: email?.state ?? 'FAILED' };
}

/** Whether a row belongs to a list. */
export function isInList(list: ServiceList, { way, isServed }: ServiceStatus): boolean {
  switch (list) {
    case 'all':
      return true;
    case 'served':
      return isServed;
    case 'open':
      return !isServed;
    default:
      return way.toLowerCase() === list;
  }
}
