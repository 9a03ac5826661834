import type { SqlEntityManager } from '@mikro-orm/sql';

const filled = [
  'users',
  'user_communities',
  'units',
  'listings',
  'activities',
  'activity_attendees',
  'moderation_events',
  'bookmarks',
  'mail_letters',
  'condo_notices',
];

/**
 * Drops the indexes of the tables that get many rows, primary keys aside, and returns the statements that make
 * them again, those of the biggest tables first.
 */
export async function indexes(em: SqlEntityManager): Promise<string[]> {
  const tables = filled.map((table) => `'${table}'`).join(', ');
  const constraints = await em.execute<{ table: string; name: string; definition: string }[]>(
    `select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
       from pg_constraint where contype = 'u' and conrelid::regclass::text in (${tables})`,
  );
  for (const { table, name } of constraints) {
    await em.execute(`alter table ${table} drop constraint ${name}`);
  }
  const plain = await em.execute<{ name: string; definition: string }[]>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where not indisprimary and indrelid::regclass::text in (${tables})
      order by indrelid::regclass::text <> 'listings'`,
  );
  for (const { name } of plain) await em.execute(`drop index ${name}`);
  return [
    ...plain.map(({ definition }) => definition),
    ...constraints.map(
      ({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
    ),
  ];
}
