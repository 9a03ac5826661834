import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { isFound, matchParams } from '#app/features/communities/matching/match.server.ts';
import { readableFor, readableRows } from '#app/features/site/search/sources.server.ts';
import { kysely, paramsFor } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood, type Neighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const count = 20_000;
let people: Neighbourhood;

beforeAll(async () => {
  const em = app.em();
  people = await makeNeighbourhood(em);
  await em.begin();
  await em.execute('set local statement_timeout = 0');
  await em.execute(
    `insert into listings (id, community_id, author_id, title, slug, description, language, price, images, status, version, created_at, updated_at)
     select gen_random_uuid(), ?, ?, 'Thing number' || n, 'thing-' || n,
       'A word' || n % 1000 || ' among neighbours, as good as new, near the river and the canal.',
       'en', n, '{}', 'PUBLISHED', 1, now() - n * interval '1 minute', now()
     from generate_series(1, ${count}) as n`,
    [people.community.id, people.resident.id],
  );
  await em.execute('analyze listings');
  await em.commit();
});

describe(`Rules 30.1: a search among ${count} listings`, () => {
  it('uses the index of words, also for the beginning of a word', async () => {
    const ctx = { actor: { id: people.admin.id, role: 'ADMIN', memberships: [] } };
    const { id } = people.community;
    for (const typed of ['word77', '"word77 among"', 'neighbours word77']) {
      const params = paramsFor({
        ...readableFor(ctx as unknown as Ctx, id),
        ...matchParams(typed),
      });
      const db = kysely(app.em());
      const list = sql`select id from listings
        where community_id = ${id} and status = 'PUBLISHED' and ${isFound(params)}`;
      const all = sql`select id from (${readableRows(params)}) as readable
        where ${isFound(params)}`;
      for (const query of [list, all]) {
        const { rows } = await sql`explain ${query}`.execute(db);
        expect(JSON.stringify(rows), typed).toContain('Bitmap Index Scan on listings_words_index');
      }
    }
  });
});
