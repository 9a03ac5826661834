import { createHash } from 'node:crypto';
import { readLines } from '#app/features/desks/log/read-lines.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

const atOnce = 500;

/** What stands before the first line. */
const nothing = '0'.repeat(64);

/**
 * The log of a community, the oldest line first, as lines of JSON. Each begins with the SHA-256 of the line before, so
 * that none can be taken out or changed without all that follow. `last` is that of the last one, once all were read. Has the
 * lines that the actor may read.
 */
export function chainedLog(
  ctx: Ctx,
  communityId: string,
): { content: AsyncGenerator<Uint8Array>; last: () => string } {
  let previous = nothing;
  const chain = (entry: object): string => {
    const line = JSON.stringify({ previous, ...entry });
    previous = createHash('sha256').update(line).digest('hex');
    return `${line}\n`;
  };
  const read = async function* () {
    let key: { at?: Date; id?: string } = {};
    for (;;) {
      const from = { ...key, back: true as const, limit: atOnce };
      const found = await readLines(ctx, { community: communityId }, from, null);
      // The line of the key is among them.
      const lines = found.filter(({ id }) => id !== key.id);
      if (lines.length > 0) yield Buffer.from(lines.map(chain).join(''));
      const last = lines.at(-1);
      if (!last || found.length < atOnce) return;
      key = { at: last.at, id: last.id };
    }
  };
  return { content: read(), last: () => previous };
}
