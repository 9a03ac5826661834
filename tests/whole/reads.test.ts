import { sql, type Compilable } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { compiledRead, type Db, kysely, type Params } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { makeActivity, makeNotice } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

let communityId: string;
beforeAll(async () => {
  const em = app.em();
  const { community, board, neighbour } = await makeNeighbourhood(em);
  communityId = community.id;
  makeActivity(em, neighbour, community, { when: new Date('2027-03-14T12:30:00Z'), tags: ['a'] });
  makeActivity(em, neighbour, community, { when: null, tags: [], contactEmail: null });
  makeNotice(em, board, community, { audience: 'FLOORS', audienceFloors: [1, 2] });
  await em.flush();
});

type Query = Compilable<object> & { execute: () => Promise<object[]> };

/** Every kind of column: moments, lists, numbers, truth values, JSON, relations and nothing at all. */
const queries: Record<string, (db: Db) => Query> = {
  activities: (db: Db) =>
    db.selectFrom('activities').selectAll('activities').orderBy('id').limit(20),
  notices: (db: Db) => db.selectFrom('condo_notices as notice').selectAll('notice').orderBy('id'),
  communities: (db: Db) => db.selectFrom('communities').selectAll().orderBy('id'),
  memberships: (db: Db) =>
    db
      .selectFrom('user_communities as place')
      .innerJoin('users as person', 'person.id', 'place.user')
      .select(['place.id', 'place.user as userId', 'place.community', 'place.endsOn'])
      .select(['place.canModerate', 'place.confirmedAt', 'person.name', 'person.role'])
      .orderBy('place.id'),
};
const compiled = Object.values(queries).map((query) => compiledRead((db) => query(db)));

async function afterTurns<Result>(turns: number, run: () => Promise<Result>): Promise<Result> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
  return run();
}

describe('Reads', () => {
  it('that are begun together go as one statement, with the rows that each has alone', async () => {
    const em = app.em();
    const alone: object[][] = [];
    for (const query of Object.values(queries)) {
      alone.push(await inTransaction(em, (tx) => query(kysely(tx)).execute()));
    }
    expect(alone.map((rows) => rows.length > 0)).toEqual([true, true, true, true]);
    for (let time = 0; time < 2; time++) {
      const before = app.queryCount();
      const together = await Promise.all([
        ...compiled.map((read) => read(em, {})),
        ...Object.values(queries).map((query) => query(kysely(em)).execute()),
      ]);
      expect(app.queryCount() - before).toBe(1);
      expect(together).toEqual([...alone, ...alone]);
    }
    for (const [index, read] of compiled.entries())
      expect(await read(em, {})).toEqual(alone[index]);
  });

  it('have their rows where several requests are the first to read them', async () => {
    for (const query of Object.values(queries)) {
      const read = compiledRead((db) => query(db));
      const answers = await Promise.all(
        Array.from({ length: 4 }, (_, index) =>
          // Some are a few turns behind, in the middle of what the first one learns.
          afterTurns(index * 3, () => read(app.em(), {})),
        ),
      );
      for (const rows of answers) expect(rows).toEqual(answers[0]);
      expect(answers[0]).not.toContain(null);
    }
  });

  const titled = compiledRead((db, { param, given }: Params<{ id: string; tag: string | null }>) =>
    db
      .selectFrom('activities')
      .select(['id', sql<number>`count(*) over ()::int`.as('count')])
      .where('community', '=', param('id'))
      .$if(given('tag'), (query) => query.where(sql<boolean>`${param('tag')} = any(tags)`)),
  );

  it('have the right filters also past the texts that are kept', async () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
    type Filters = Record<(typeof names)[number], number | null>;
    const filtered = compiledRead((db, { param, given }: Params<Filters>) =>
      names.reduce(
        (query, name) =>
          query.$if(given(name), (of) => of.select(sql<number>`${param(name)}::int`.as(name))),
        db.selectNoFrom(sql<number>`0`.as('none')).$castTo<Record<string, number>>(),
      ),
    );
    const em = app.em();
    const filters = Array.from({ length: 2 ** names.length }, (_, bits) =>
      Object.fromEntries(names.map((name, place) => [name, bits & (2 ** place) ? bits : null])),
    ) as Filters[];
    for (const each of [...filters, ...filters]) {
      const { none: _, ...row } = (await filtered(em, each))[0] ?? {};
      const set = Object.entries(each).filter(([, value]) => value !== null);
      expect(row).toEqual(Object.fromEntries(set));
    }
  });

  it('keep their own values in a shared statement', async () => {
    const em = app.em();
    const [all, tagged, none] = await Promise.all([
      titled(em, { id: communityId, tag: null }),
      titled(em, { id: communityId, tag: 'a' }),
      titled(em, { id: communityId, tag: `'); drop table activities; --` }),
    ]);
    expect([all[0]?.count, tagged[0]?.count, none.length]).toEqual([2, 1, 0]);
  });

  it('have their constants in the text, and what varies beside it', async () => {
    const words = `O'Brien $1 \\ "lamp" --`;
    const read = compiledRead((db, { param }: Params<{ id: string }>) =>
      db
        .selectFrom('activities')
        .select(sql<string>`${words}::text`.as('words'))
        .where('community', '=', param('id'))
        .where('status', 'in', ['PENDING', 'PUBLISHED'])
        .where(sql<boolean>`-5 < ${-4}`)
        .limit(1),
    );
    const [sent] = await app.capture(async () => {
      expect(await read(app.em(), { id: communityId })).toEqual([{ words }]);
    });
    expect(sent?.text).toContain(`"status" in ('PENDING', 'PUBLISHED')`);
    expect(sent?.text).toMatch(/limit 1$/);
    expect(sent?.values).toEqual([communityId, -4]);
  });

  it('fail alone when one of those that share a statement fails', async () => {
    const em = app.em();
    const [good, bad] = await Promise.allSettled([
      titled(em, { id: communityId, tag: null }),
      titled(em, { id: 'no id', tag: null }),
    ]);
    expect(good).toMatchObject({ status: 'fulfilled', value: [{ count: 2 }, { count: 2 }] });
    expect(bad).toMatchObject({ status: 'rejected', reason: { code: '22P02' } });
  });

  it('see what their transaction wrote', async () => {
    await inTransaction(app.em(), async (tx) => {
      await tx.execute(`update activities set tags = '{b}' where community_id = ?`, [communityId]);
      expect(await titled(tx, { id: communityId, tag: 'b' })).toHaveLength(2);
      await tx.execute(`update activities set tags = '{a}' where community_id = ?`, [communityId]);
    });
  });
});
