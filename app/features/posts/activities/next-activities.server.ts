import { sql } from 'kysely';
import { notOver } from '#app/features/posts/basics/over.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { cardColumns } from './attendance/card-attendance.server.ts';

/** What is next in a community, soonest first. Guards nothing itself. */
export const nextActivities = compiledRead(
  (db, { param }: Params<{ communityId: string; viewer: string | null; limit: number }>) =>
    db
      .selectFrom('activities')
      .select(cardColumns(param('viewer')))
      .where('community', '=', param('communityId'))
      .where('status', '=', 'PUBLISHED')
      .where(notOver)
      .orderBy(sql`coalesce("when", 'infinity')`)
      .orderBy('id')
      .limit(param('limit')),
);
