/** How long an activity lasts if only its start is given. */
export const activityHours = 3;

const hour = 60 * 60 * 1000;

/** Over once it has ended. One whose day is still open never is. */
export const isOver = (when: Date | null, now: Date = new Date()): boolean =>
  when !== null && when.getTime() + activityHours * hour < now.getTime();
