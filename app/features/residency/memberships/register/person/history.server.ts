import { z } from 'zod';
import { tenures, type LogAction } from '#db/enums.ts';
import { joinedBy, type Joined } from '../../joined.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';

const place = z.object({ unit: z.string().optional(), tenure: z.enum(tenures).nullish() });
const snapshotSchema = place.extend({ before: place.optional() });

/** A line of the log about one membership. */
export interface HistoryLine {
  id: string;
  at: Date;
  action: LogAction;
  /** Null for what nobody pressed. */
  byName: string | null;
  reason: string | null;
  /** The unit and tenure it was about, and before a change. */
  snapshot: z.output<typeof snapshotSchema>;
  /** How the person came in, where no moderator decided it. */
  joined: Joined | null;
}

/** What the log says about a membership, newest first; at most 100 lines. Guards nothing itself. */
export async function membershipHistory(em: Em, id: string): Promise<HistoryLine[]> {
  const rows = await kysely(em)
    .selectFrom('moderation_events as event')
    .leftJoin('users as person', 'person.id', 'event.actor')
    .select([
      'event.id',
      'event.createdAt',
      'event.action',
      'event.publicReason',
      'event.snapshot',
      'person.name as byName',
    ])
    .where('event.subjectType', '=', 'MEMBER')
    .where('event.subjectId', '=', id)
    .orderBy('event.createdAt', 'desc')
    .orderBy('event.id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ createdAt, publicReason, snapshot, ...row }) => ({
    ...row,
    at: createdAt,
    reason: publicReason,
    snapshot: snapshotSchema.safeParse(snapshot).data ?? {},
    joined: joinedBy(row.action, snapshot),
  }));
}
