import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { seedDemo } from '#db/seed.ts';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { hasRows, listTables } from '#app/features/site/backups/tables.server.ts';
import type { Em } from './sessions.ts';
import { makeWholeLife } from './whole-life.ts';

/** What could be lost on the way: quotes, ends of lines, letters outside the basic plane, words that look like code. */
const oddWords =
  'a "b" \\c\\n\n\r\n\td \u2028 \u{1F6B2} é \u0301 </script> \\N \\. $1 ? {"x": null}';

/** What the rest leaves empty. The texts are written as they are, and `?` is given `oddWords`. */
const rest = [
  `insert into booking_feeds (community_id, nonce, hash, created_at)
    select id, gen_random_uuid(), ?, now() from communities limit 1`,
  `insert into backup_runs (id, kind, file, bytes, rows, started_at, ended_at)
    values (gen_random_uuid(), 'REHEARSAL', ?, 9007199254740991, 1, now(), now())`,
  `insert into city_figures (name, value, counted_at) values (?, -1, now())`,
  `insert into community_screens (community_id, nonce, hash, created_at)
    select id, 'n', ?, now() from communities limit 1`,
  `insert into digest_runs (period, is_weekly, daily_since, weekly_since, ends_at, created_at)
    values (?, true, '-infinity', now(), 'infinity', now())`,
  `insert into further_units (id, membership_id, condo_unit, state, created_at)
    select gen_random_uuid(), id, ?, 'WAITING', now() from user_communities where state = 'CONFIRMED' limit 1`,
  `insert into notice_files (id, notice_id, file_id, position)
    select gen_random_uuid(), n.id, f.id, length(?) from condo_notices n, stored_files f limit 1`,
  `insert into sessions (id_hash, user_id, user_agent, created_at, last_seen_at, expires_at)
    select 'h', id, ?, now(), now(), now() from users limit 1`,
  `update users set name = ? where id = (select id from users order by id limit 1)`,
  `update condo_notices set content = ? where id = (select id from condo_notices order by id limit 1)`,
  `update moderation_events set snapshot = json_build_object('title', cast(? as text), 'deep', '[1.50, null, {"a": []}]'::json)
    where id = (select id from moderation_events order by id limit 1)`,
  `select pgboss.create_queue('send-mail', json_build_object('policy', 'standard', 'x', cast(? as text))::jsonb)`,
  `insert into pgboss.job (name, data) values ('send-mail', json_build_object('words', cast(? as text))::jsonb)`,
];

/**
 * Fills a migrated, empty database with rows in every table, and a folder with the files that they name; with `small`,
 * no file is longer than a few bytes.
 */
export async function makeFullSite(
  newEm: () => Em,
  filesDir: string,
  { small = false }: { small?: boolean } = {},
): Promise<void> {
  const bytes = (count: number) => randomBytes(small ? Math.min(count, 30) : count);
  await seedDemo(newEm(), { filesDir, hashPassword: () => Promise.resolve('a hash') });
  const em = newEm();
  const [person, other, board] = [makeUser(em), makeUser(em), makeUser(em)];
  const community = makeCommunity(em);
  makeMembership(em, person, community);
  await em.flush();
  await makeWholeLife(em, person, { community, other, board });
  await em.flush();
  for (const statement of rest) await em.execute(statement, [oddWords]);
  const photos = await em.execute<{ id: string }[]>('select id from photos');
  const stored = await em.execute<{ id: string }[]>('select id from stored_files');
  photos.forEach(({ id }, index) => {
    putFile(join(filesDir, 'photos', id, 'large.webp'), bytes(index === 0 ? 3_000_000 : 900));
    putFile(join(filesDir, 'photos', id, 'empty'), Buffer.alloc(0));
  });
  for (const { id } of stored) putFile(join(filesDir, 'photos', 'stored', id), bytes(70_000));
  putFile(join(filesDir, 'photos', 'a name with é, spaces & more'.repeat(5)), bytes(10));
  for (const table of await listTables(em)) {
    if (!(await hasRows(em, table))) throw new Error(`${table.name} has no row.`);
  }
}

function putFile(path: string, bytes: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}
