import { sql } from 'kysely';
import type { Role } from '#db/enums.ts';
import { readingOrder, type ReadFrom } from '#app/lib/db/read-page.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { detailsOf } from './changes/details.server.ts';
import { successorNow } from './changes/successor-now.server.ts';
import { joinedBy } from '#app/features/residency/memberships/joined.ts';
import { entryOf, snapshotOf, type LogLine } from './log-line.server.ts';
import type { Lookup } from './lookup.server.ts';
import { matchingLines, titleNow } from './matching-lines.server.ts';
import type { LogFilter } from './schema.ts';

/**
 * Lines from a key on, the line of the key among them. A line about somebody who deleted their account
 * calls them as they are called now. Nobody reads lines about reports of their own post or profile.
 */
export async function readLines(
  ctx: Ctx,
  filter: LogFilter,
  { at, id, back, limit }: ReadFrom,
  lookup: Lookup | null,
): Promise<LogLine[]> {
  const { operator, direction } = readingOrder('desc', back !== null);
  const rows = await matchingLines(ctx, filter, lookup)
    .select([
      'event.id',
      'event.createdAt as at',
      'communities.name as community',
      'event.subjectType as subject',
      'event.subjectId',
      'event.action',
      'actor.name as actorName',
      sql<Role | null>`event.actor_role`.as('role'),
      'event.fromStatus as from',
      'event.toStatus as to',
      'event.reasonCode',
      'event.publicReason as reason',
      'event.internalNote as note',
      'event.snapshot',
      titleNow.as('title'),
      successorNow.as('successor'),
    ])
    .$if(at !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('event.createdAt', 'event.id'), operator, tuple(at as Date, id ?? '')),
      ),
    )
    .orderBy('event.createdAt', direction)
    .orderBy('event.id', direction)
    .limit(limit)
    .execute();
  return rows.map(({ actorName, role, reasonCode, snapshot, title, successor, ...row }) => ({
    ...row,
    // A moment under another name comes back as the driver has it.
    at: new Date(row.at),
    title: title ?? '',
    ...snapshotOf(snapshot),
    by: actorName !== null && role !== null ? { name: actorName, role } : null,
    entry: entryOf(ctx, row.action, reasonCode),
    joined: joinedBy(row.action, snapshot),
    details: detailsOf(ctx.locale, {
      ...row,
      snapshot: { ...snapshot, ...(successor !== null && { successor }) },
    }),
    // Of an appeal, they are what its author says, and not a reason.
    reason: row.action === 'APPEAL' ? null : row.reason,
  }));
}
