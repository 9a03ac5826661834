import type { PostStatus, PostType } from '#db/enums.ts';

/** The key of what a badge says about a post's status. */
export const statusKey = (type: PostType, status: PostStatus) =>
  status === 'PUBLISHED' ? (`published.${type}` as const) : (`statuses.${status}` as const);

/**
 * The key of what authors read about the status of their post; null where there is nothing to say.
 * Those who left the community cannot change it or bring it back.
 */
export function ownStateKey(
  type: PostType,
  status: PostStatus,
  { isMember, isOver, hasBegun }: { isMember: boolean; isOver: boolean; hasBegun: boolean },
) {
  if (status === 'PUBLISHED') return null;
  if (!isMember && (status === 'REJECTED' || status === 'WITHDRAWN'))
    return `stateAfterLeaving.${status}` as const;
  if (
    isMember &&
    ((hasBegun && (status === 'REJECTED' || status === 'WITHDRAWN')) ||
      (isOver && status === 'PENDING'))
  )
    return `stateWhenLate.${status}` as const;
  if (type === 'LISTING')
    return status === 'CANCELLED' ? null : (`ownState.LISTING.${status}` as const);
  return status === 'SOLD' ? null : (`ownState.ACTIVITY.${status}` as const);
}

/** The key of why moderators cannot approve a post that is over; null where they would not. */
export function tooLateKey(status: PostStatus) {
  if (status === 'PENDING') return 'tooLateToApprove';
  return status === 'REJECTED' ? 'rejectedTooLate' : null;
}
