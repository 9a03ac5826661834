import { sql } from 'kysely';
import type { PostType } from '#db/enums.ts';
import { activityHours } from './over.ts';

/** `isOver` in a query: an activity that started before this moment has ended. */
export const endedIfStartedBefore = sql<Date>`now() - make_interval(hours => ${sql.lit(activityHours)})`;

/** Whether a post is over, as a column of its table. */
export const isOverColumn: Record<PostType, ReturnType<typeof sql<boolean>>> = {
  LISTING: sql<boolean>`false`,
  ACTIVITY: sql<boolean>`coalesce("when" < ${endedIfStartedBefore}, false)`,
};
