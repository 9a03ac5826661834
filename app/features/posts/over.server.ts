import { sql } from 'kysely';
import type { PostType } from '#db/enums.ts';
import { activityHours } from './over.ts';

/** `isOver` in a query: an activity that started before this moment has ended. */
export const endedIfStartedBefore = sql<Date>`now() - make_interval(hours => ${sql.lit(activityHours)})`;

type BooleanColumns = Record<PostType, ReturnType<typeof sql<boolean>>>;

/** Whether a post is over, as a column of its table. */
export const isOverColumn: BooleanColumns = {
  LISTING: sql<boolean>`false`,
  ACTIVITY: sql<boolean>`coalesce("when" < ${endedIfStartedBefore}, false)`,
};

/** Whether a post has begun before the present minute, as a column of its table. */
export const hasBegunColumn: BooleanColumns = {
  LISTING: sql<boolean>`false`,
  ACTIVITY: sql<boolean>`coalesce("when" < date_trunc('minute', now()), false)`,
};
