import { sql } from 'kysely';
import type { PostType } from '#db/enums.ts';

/**
 * The activities that are not over, as a condition of a query: the opposite of `isOver`. The database
 * works `over_at` out from the end and the start.
 */
export const notOver = sql<boolean>`(over_at is null or over_at >= now())`;

type BooleanColumns = Record<PostType, ReturnType<typeof sql<boolean>>>;

/** Whether a post is over, as a column of its table. */
export const isOverColumn: BooleanColumns = {
  LISTING: sql<boolean>`false`,
  ACTIVITY: sql<boolean>`coalesce(over_at < now(), false)`,
};

/** Whether a post has begun before the present minute, as a column of its table. */
export const hasBegunColumn: BooleanColumns = {
  LISTING: sql<boolean>`false`,
  ACTIVITY: sql<boolean>`coalesce("when" < date_trunc('minute', now()), false)`,
};
