import { z } from 'zod';
import { tenures } from '#db/enums.ts';
import { joinedBy } from '../joined.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';

const place = z.object({ unit: z.string().optional(), tenure: z.enum(tenures).nullish() });
const snapshotSchema = place.extend({
  before: place.optional(),
  matched: z.object({ name: z.string() }).optional(),
});

/** The marks of a line about a further unit: one that the person added, and one that the desk decided about. */
const furtherSchema = z.union([
  z.object({ further: z.literal(true) }),
  z.object({ isFurther: z.literal(true) }),
]);

/** What the log says about a membership, newest first; at most 100 lines. Guards nothing itself. */
export async function membershipHistory(em: Em, id: string) {
  const rows = await kysely(em)
    .selectFrom('moderation_events as event')
    .leftJoin('users as person', 'person.id', 'event.actor')
    .select([
      'event.id',
      'event.createdAt',
      'event.action',
      'event.publicReason as reason',
      'event.snapshot',
      'person.name as byName',
    ])
    .where('event.subjectType', '=', 'MEMBER')
    .where('event.subjectId', '=', id)
    .orderBy('event.createdAt', 'desc')
    .orderBy('event.id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ createdAt: at, snapshot, ...row }) => ({
    ...row,
    at,
    /** The unit and tenure it was about, and before a change, and whose invitation it settled. */
    snapshot: snapshotSchema.safeParse(snapshot).data ?? {},
    /** Whether it is about one more unit of theirs, and not about the membership. */
    isFurther: furtherSchema.safeParse(snapshot).success,
    /** How the person came in, where no moderator decided it. */
    joined: joinedBy(row.action, snapshot),
  }));
}

export type HistoryLine = Awaited<ReturnType<typeof membershipHistory>>[number];
