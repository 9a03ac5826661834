import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrm, type Orm } from '#db/config.ts';
import { openEmbedded } from '#db/embedded/open.ts';
import { compiledRead, kysely, type Params } from './read.server.ts';

let orm: Orm;
beforeAll(async () => {
  orm = createOrm({ kind: 'embedded', pglite: await openEmbedded(null) });
});
afterAll(() => orm.close());

describe('reads that are joined into one statement', () => {
  const add = compiledRead((_, { param }: Params<{ one: number; other: number }>) => {
    return sql<{ sum: number }>`select ${param('one')}::int + ${param('other')}::int as sum`;
  });
  const priced = compiledRead((db, { param }: Params<{ id: number }>) =>
    db.selectNoFrom([
      sql<string>`${'costs $1'}::text`.as('price'),
      sql<number>`${param('id')}::int`.as('its $2'),
    ]),
  );

  it('keep a constant that looks like a parameter', async () => {
    const em = orm.em.fork();
    const [sums, prices, others] = await Promise.all([
      add(em, { one: 2, other: 3 }),
      priced(em, { id: 7 }),
      add(em, { one: 20, other: 30 }),
    ]);
    expect(sums).toEqual([{ sum: 5 }]);
    expect(prices).toEqual([{ price: 'costs $1', 'its $2': 7 }]);
    expect(others).toEqual([{ sum: 50 }]);
  });

  it('keep names and quoted text that look like parameters, built for the moment', async () => {
    const em = orm.em.fork();
    const built = (value: string) =>
      kysely(em)
        .selectNoFrom([
          sql<string>`${value}::text`.as('a $1 name'),
          sql<string>`'$2 in quotes'`.as('quoted'),
          sql.lit('$3').as('literal'),
          sql<string>`$tag$ $1 $tag$`.as('tagged'),
        ])
        .execute();
    const [sums, one, other] = await Promise.all([
      add(em, { one: 2, other: 3 }),
      built('first $1'),
      built('second $2'),
    ]);
    const rest = { quoted: '$2 in quotes', literal: '$3', tagged: ' $1 ' };
    expect(sums).toEqual([{ sum: 5 }]);
    expect(one).toEqual([{ 'a $1 name': 'first $1', ...rest }]);
    expect(other).toEqual([{ 'a $1 name': 'second $2', ...rest }]);
  });
});
