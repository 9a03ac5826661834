import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createOrm, type Orm } from '#db/config.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { serverUrl } from '#tests/setup/template.ts';

describe.runIf(serverUrl)('statements prepared by name on PostgreSQL', () => {
  const app = testApp();
  const onNamesRefused = vi.fn();
  let orm: Orm;

  const lamp = compiledRead(
    (_, { param }: Params<{ id: number }>) =>
      sql<object>`select * from lamps where id = ${param('id')}::int`,
  );
  // One after the other, everything here has the same connection of the pool.
  const run = () => lamp(orm.em.fork(), { id: 1 });
  const names = async () => {
    const rows = await orm.em
      .fork()
      .execute<{ name: string }[]>(
        `select name from pg_prepared_statements where statement like '%from lamps%' and name <> ''`,
      );
    return rows.map(({ name }) => name);
  };

  const backend = async () => {
    const [row] = await orm.em.fork().execute<{ pid: number }[]>('select pg_backend_pid() as pid');
    return row?.pid;
  };

  beforeAll(async () => {
    orm = createOrm({ kind: 'postgresql', url: app.databaseUrl() }, { onNamesRefused });
    const em = orm.em.fork();
    await em.execute('create table lamps (id int primary key, name text)');
    await em.execute(`insert into lamps values (1, 'Tall')`);
  });
  afterAll(() => orm.close());

  it('are kept by the server after the first time', async () => {
    expect(await run()).toEqual([{ id: 1, name: 'Tall' }]);
    expect(await run()).toEqual([{ id: 1, name: 'Tall' }]);
    expect(await names()).toEqual([expect.stringMatching(/^read_[\w-]{32}$/)]);
  });

  it('are prepared on another connection when a table changed under them, as often as it does', async () => {
    const before = await names();
    for (const column of ['colour', 'height']) {
      const stale = await backend();
      await orm.em.fork().execute(`alter table lamps add column ${column} text`);
      for (let time = 0; time < 2; time++) {
        expect(await run()).toEqual([expect.objectContaining({ id: 1, [column]: null })]);
      }
      expect(await backend()).not.toBe(stale);
    }
    expect(await names()).toEqual(before);
    expect(onNamesRefused).not.toHaveBeenCalled();
  });

  it('are not used in a transaction, which a stale one would end', async () => {
    await orm.em.fork().execute('alter table lamps add column price int');
    await orm.em.fork().transactional(async (tx) => {
      expect(await lamp(tx, { id: 1 })).toEqual([expect.objectContaining({ price: null })]);
      await tx.execute('update lamps set price = 12');
    });
    expect(await run()).toEqual([expect.objectContaining({ price: 12 })]);
  });

  it('are given up where a pooler hands connections on, and every read still works', async () => {
    await run();
    expect(await names()).toHaveLength(1);
    await orm.em.fork().execute('deallocate all');
    expect(await run()).toEqual([expect.objectContaining({ id: 1 })]);
    expect(await run()).toEqual([expect.objectContaining({ id: 1 })]);
    expect(onNamesRefused).toHaveBeenCalledOnce();
    expect(await names()).toEqual([]);
  });
});
