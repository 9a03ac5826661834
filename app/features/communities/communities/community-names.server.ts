import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/** The names of communities by their ids, for letters. One statement. */
export async function communityNames(
  tx: Em,
  ids: readonly string[],
): Promise<(id: string) => string> {
  const rows = await kysely(tx)
    .selectFrom('communities')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? '';
}
