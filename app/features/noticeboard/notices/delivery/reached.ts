import type { DeliveryState } from '#db/enums.ts';

/** Whether somebody of a unit can read the notice on the hub. */
export const isOnHub = (state: DeliveryState): boolean =>
  state !== 'NO_ACCOUNT' && state !== 'NO_OWNER';

/** Since when a unit can read a notice that all can since `since`: later where its first person came in later. */
export const onHubSince = (hubSince: Date | null, since: Date): Date =>
  hubSince && hubSince > since ? hubSince : since;

interface Reach {
  state: DeliveryState;
  slipAt: Date | null;
  paperOn: string | null;
  servedAt: Date | null;
}

/** Whether a notice reached a unit, by email or on paper. */
export const isReached = ({ state, slipAt, paperOn, servedAt }: Reach): boolean =>
  state === 'SENT' || slipAt !== null || paperOn !== null || servedAt !== null;

/** Whether nothing reached a unit, and no email to it is on its way. */
export const isUnreached = (unit: Reach): boolean =>
  !isReached(unit) && unit.state !== 'QUEUED' && unit.state !== 'HELD';
