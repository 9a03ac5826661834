import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { formerName } from '#app/features/accounts/login/former-name.server.ts';
import { readLines } from '#app/features/desks/log/read-lines.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { beginningOfChain } from './format.ts';

const atOnce = 500;

/**
 * The log of a community, the oldest line first, as lines of JSON. Each begins with the SHA-256 of the line before, so
 * that none can be taken out or changed without all that follow. `record` has what an import needs. `end` is how many
 * there are and the checksum of the last one, once all were read. Has the lines that the actor may read.
 */
export function chainedLog(
  ctx: Ctx,
  communityId: string,
): { content: AsyncGenerator<Uint8Array>; end: () => { entries: number; last: string } } {
  let previous = beginningOfChain;
  let entries = 0;
  const chain = (entry: object): string => {
    const line = JSON.stringify({ previous, ...entry });
    previous = createHash('sha256').update(line).digest('hex');
    entries += 1;
    return `${line}\n`;
  };
  const read = async function* () {
    let key: { at?: Date; id?: string } = {};
    for (;;) {
      const from = { ...key, back: true as const, limit: atOnce };
      const found = await readLines(ctx, { community: communityId }, from, null, asStored);
      // The line of the key is among them.
      const lines = found.filter(({ id }) => id !== key.id);
      const records = await recordsOf(ctx.em, lines);
      const chained = lines.map((line) => chain({ ...line, record: records.get(line.id) }));
      if (chained.length > 0) yield Buffer.from(chained.join(''));
      const last = lines.at(-1);
      if (!last || found.length < atOnce) return;
      key = { at: last.at, id: last.id };
    }
  };
  return { content: read(), end: () => ({ entries, last: previous }) };
}

/** An import knows a closed account by its name as it is kept. */
const asStored = (name: string): string => name;

interface Shown {
  id: string;
  /** Null where the log names nobody. */
  by: object | null;
  /** The title as the log shows it: somebody whose account is closed has no other name in it. */
  title: string;
}

/** What the lines are made of, by their ids, and the names in it as the log shows them. */
async function recordsOf(em: Em, lines: Shown[]): Promise<Map<string, object>> {
  if (lines.length === 0) return new Map();
  const rows = await kysely(em)
    .selectFrom('moderation_events as event')
    .leftJoin('users as successor', (join) =>
      join.on(sql<boolean>`successor.id::text = event.snapshot->>'successorId'`),
    )
    .select(['event.id', 'event.actor', 'event.reasonCode', 'event.publicReason', 'event.undoneAt'])
    .select(['event.snapshot', 'successor.name as successor'])
    .where(
      'event.id',
      'in',
      lines.map(({ id }) => id),
    )
    .execute();
  const shown = new Map(lines.map((line) => [line.id, line]));
  return new Map(
    rows.map(({ id, actor, successor, snapshot, ...row }) => {
      const { title = '', by = null } = shown.get(id) ?? {};
      const { matched, ...kept } = snapshot;
      const named = {
        ...kept,
        // Has the name that an invitation was for.
        ...(matched !== undefined && title !== formerName && { matched }),
        ...('title' in snapshot && { title }),
        ...(successor !== null && { successor }),
      };
      return [
        id,
        {
          actor_id: by && actor,
          reason_code: row.reasonCode,
          public_reason: row.publicReason,
          undone_at: row.undoneAt,
          snapshot: named,
        },
      ];
    }),
  );
}
