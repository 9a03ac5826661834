import { sql } from 'kysely';
import { notOver } from '#app/features/posts/basics/over.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { cardColumns } from './attendance/card-attendance.server.ts';

interface NextParams {
  communityId: string;
  viewer: string | null;
  limit: number;
}

const nextWith = (status: 'PUBLISHED' | 'CANCELLED') =>
  compiledRead((db, { param }: Params<NextParams>) => {
    const isOnList = sql<boolean>`over_at >= now() and id in (
      select activity_id from activity_attendees where user_id = ${param('viewer')}::uuid)`;
    return db
      .selectFrom('activities')
      .select(cardColumns(param('viewer')))
      .where('community', '=', param('communityId'))
      .where('status', '=', status)
      .where(status === 'PUBLISHED' ? notOver : isOnList)
      .orderBy(sql`coalesce("when", 'infinity')`)
      .orderBy('id')
      .limit(param('limit'));
  });

const openActivities = nextWith('PUBLISHED');
const cancelledActivities = nextWith('CANCELLED');

/**
 * What is next in a community, soonest first, and what was cancelled of that which its viewer is on the list of, until
 * it would have been over. Guards nothing itself.
 */
export async function nextActivities(em: Em, values: NextParams) {
  const [open, cancelled] = await Promise.all([
    openActivities(em, values),
    values.viewer === null ? [] : cancelledActivities(em, values),
  ]);
  if (cancelled.length === 0) return open;
  return open
    .concat(cancelled)
    .sort((one, other) => startOf(one) - startOf(other))
    .slice(0, values.limit);
}

/** Far in the future where the day is open; two of those compare as equal. */
const startOf = ({ when }: { when?: Date | null }): number =>
  when?.getTime() ?? Number.MAX_SAFE_INTEGER;
