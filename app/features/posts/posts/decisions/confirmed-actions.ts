/** The decisions that take a post away from people, and so say first what they do. */
const confirmed = ['WITHDRAW', 'REJECT', 'REMOVE', 'CANCEL'] as const;
export type ConfirmedAction = (typeof confirmed)[number];

export const isConfirmed = (action: string): action is ConfirmedAction =>
  confirmed.some((one) => one === action);

/** Whether a decision carries a reason for the author. */
const isExplained = (action: string): boolean => action === 'REMOVE' || action === 'REJECT';

/**
 * The transition whose step a decision comes back in when it was not carried out: its own, or, for a
 * reason that was typed, another one that takes a reason. Undefined where none is open.
 */
export function stepFor<Step extends { action: string; to: string }>(
  { status, reason }: { status: string; reason: string },
  open: Step[],
): Step | undefined {
  const own = open.find(({ to }) => to === status);
  return own ?? (reason === '' ? undefined : open.find(({ action }) => isExplained(action)));
}

/**
 * What the ids of a decision's fields begin with: a page has several of these forms. The beginning of the
 * post's id tells them apart, and each field says it several times.
 */
export const fieldPrefix = (postId: string, status: string): string =>
  `${status === 'REMOVED' ? 'remove' : 'reject'}-${postId.slice(0, 8)}-`;

/** Whether a post's page has a field for a reason. */
export const takesReason = ({ transitions }: { transitions: { action: string }[] }): boolean =>
  transitions.some(({ action }) => isExplained(action));
