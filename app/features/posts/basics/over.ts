import type { PostStatus } from '#db/enums.ts';

/** How long an activity lasts if only its start is given. */
const activityHours = 3;

const minute = 60 * 1000;
const hour = 60 * minute;

/** When a post begins and ends, as far as it says. */
export interface Span {
  when?: Date | null | undefined;
  endsAt?: Date | null | undefined;
}

/** The moment from which a post is over; null for one whose day is still open, and for any listing. */
export const overAt = ({ when, endsAt }: Span): Date | null =>
  endsAt ?? (when ? new Date(when.getTime() + activityHours * hour) : null);

/** Over once it has ended. One whose day is still open never is. */
export function isOver(post: Span, now: Date = new Date()): boolean {
  const end = overAt(post);
  return end !== null && end < now;
}

/** Whether a moment lies before the present minute; this minute itself can still be chosen. */
export const startsBeforeNow = (moment: Date, now: Date = new Date()): boolean =>
  Math.floor(moment.getTime() / minute) < Math.floor(now.getTime() / minute);

/** Whether an activity that takes place has begun, and is not over. */
export const isOnNow = (post: Span & { status: PostStatus }): boolean =>
  post.status === 'PUBLISHED' && post.when != null && startsBeforeNow(post.when) && !isOver(post);

/** What the clock says about a post. One without a date, such as any listing, has no end. */
export const clockOf = (post: Span & { id: string }) => ({
  isOver: isOver(post),
  hasBegun: post.when != null && startsBeforeNow(post.when),
});
