/** How long an activity lasts if only its start is given. */
export const activityHours = 3;

const minute = 60 * 1000;
const hour = 60 * minute;

/** Over once it has ended. One whose day is still open never is. */
export const isOver = (when: Date | null, now: Date = new Date()): boolean =>
  when !== null && when.getTime() + activityHours * hour < now.getTime();

/** Whether a moment lies before the present minute; this minute itself can still be chosen. */
export const startsBeforeNow = (moment: Date, now: Date = new Date()): boolean =>
  Math.floor(moment.getTime() / minute) < Math.floor(now.getTime() / minute);

/** What the clock says about a post. One without a date, such as any listing, has no end. */
export const clockOf = (post: { id: string; when?: Date | null | undefined }) => ({
  isOver: isOver(post.when ?? null),
  hasBegun: post.when != null && startsBeforeNow(post.when),
});
