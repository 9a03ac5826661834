import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPostgreSqlTypeParsers } from '@mikro-orm/sql';
import postgresArray from 'postgres-array';
import { openEmbedded } from '#db/embedded/open.ts';
import { ThreadedPGlite } from '#db/embedded/threaded-pglite.ts';
import { typeParsers } from '#db/embedded/type-parsers.ts';
import { eventually } from '#tests/setup/eventually.ts';
import { usedFolder } from '#tests/setup/spawn.ts';

const broken: Error[] = [];
const openThread = () =>
  new ThreadedPGlite(join(usedFolder(), 'postgres'), (error) => broken.push(error));

let here: PGlite;
let threaded: ThreadedPGlite;
beforeAll(async () => {
  [here, threaded] = [await openEmbedded(null), openThread()];
  await threaded.waitReady;
  for (const database of [here, threaded]) {
    await database.exec('create table kept (n integer primary key check (n < 100))');
  }
});
afterAll(async () => {
  await Promise.all([here.close(), threaded.close()]);
  expect(broken).toEqual([]);
});

const count = async () =>
  (await threaded.query<{ n: number }>('select count(*)::int as n from kept')).rows[0]?.n;

describe('the embedded database on a thread of its own', () => {
  it('gives and takes the values that it would here', async () => {
    const text = `
      select $1::timestamptz as moment, $2::timestamptz[] as moments, $3::bytea as bytes, $4::jsonb as data,
             $5::text[] as words, $6::int8 as large, 1.50::numeric as price, null::date as none, true as yes,
             now() at time zone 'utc' < '2000-01-01' as no, '{"a": [1]}'::json as json, interval '1 day' as day`;
    const moment = new Date('2027-03-14T12:30:00Z');
    const params = [moment, [moment, moment], Buffer.from('é'), { a: [1] }, ['a', 'b,"'], 2 ** 40];
    const [one, other] = await Promise.all(
      [here, threaded].map((database) => database.query(text, params, { rowMode: 'object' })),
    );
    expect(other).toEqual(one);
    expect(one?.rows).toHaveLength(1);
  });

  it('reads moments as the ORM does on a server', () => {
    const theirs = createPostgreSqlTypeParsers((value) => postgresArray.parse(value));
    expect(Object.keys(typeParsers)).toEqual(Object.keys(theirs));
    for (const [oid, parse] of Object.entries(theirs)) {
      for (const value of ['{"2027-03-14 12:30:00+00",NULL}', '{}'])
        expect(typeParsers[Number(oid)]?.(value)).toEqual(parse(value));
    }
  });

  it('says what PostgreSQL says of a mistake, and goes on', async () => {
    for (const statement of ['insert into kept values (100)', 'select nothing', 'nonsense']) {
      const [one, other] = await Promise.all(
        [here, threaded].map((database) =>
          database.query(statement).catch((error: unknown) => error as Error),
        ),
      );
      expect(other).toMatchObject({ ...(one as Error), message: (one as Error).message });
      expect(other).toHaveProperty('code');
    }
    expect(await count()).toBe(0);
  });

  it('keeps what a transaction wrote, or nothing of it, and lets no other statement in between', async () => {
    const order: string[] = [];
    const first = threaded.transaction(async (tx) => {
      await tx.query('insert into kept values (1)');
      order.push('written');
      await tx.exec('insert into kept values (2)');
      order.push('written again');
      return 'done';
    });
    const [result, seen] = await Promise.all([
      first,
      first.then(() => order.push('over')).then(count),
      count().then((n) => order.push(`seen ${n}`)),
    ]);
    expect([result, seen]).toEqual(['done', 2]);
    expect(order.slice(0, 2)).toEqual(['written', 'written again']);

    const reason = new Error('changed my mind');
    await expect(
      threaded.transaction(async (tx) => {
        await tx.query('insert into kept values (3)');
        throw reason;
      }),
    ).rejects.toBe(reason);
    expect(await count()).toBe(2);
    await expect(
      threaded.transaction((tx) => tx.query('insert into kept values (1)')),
    ).rejects.toMatchObject({ code: '23505', constraint: 'kept_pkey' });
    expect(await count()).toBe(2);
  });

  it('hears announcements until it is told not to', async () => {
    const heard: string[] = [];
    const end = await threaded.listen('news', (payload) => heard.push(payload));
    await threaded.exec(`notify news, 'one'`);
    await eventually(() => expect(heard).toEqual(['one']));
    await end();
    await threaded.exec(`notify news, 'two'`);
    await count();
    expect(heard).toEqual(['one']);
  });

  it('finds what was there when it is opened again, and takes nothing once it is closed', async () => {
    const folder = join(usedFolder(), 'postgres');
    const ignore = () => undefined;
    const once = new ThreadedPGlite(folder, ignore);
    await once.exec('create table place (name text)');
    await once.query('insert into place values ($1)', ['Ottawa']);
    await once.close();
    await expect(once.query('select 1')).rejects.toThrow('closed');
    const again = new ThreadedPGlite(folder, ignore);
    expect((await again.query('select name from place')).rows).toEqual([{ name: 'Ottawa' }]);
    await again.close();
  });

  it('says that it could not be opened, to whoever waits for it', async () => {
    const nowhere = new ThreadedPGlite('/dev/null/postgres', (error) => broken.push(error));
    await expect(nowhere.waitReady).rejects.toMatchObject({ code: 'ENOTDIR' });
    await nowhere.close();
  });

  it('refuses what cannot be sent to another thread, and goes on', async () => {
    await expect(threaded.query('select $1', [() => 1])).rejects.toThrow('could not be cloned');
    expect(await count()).toBe(2);
  });

  it('gives up what waits for it when its thread ends, and says so', async () => {
    const asked = vi.spyOn(Worker.prototype, 'ref');
    const told = vi.fn();
    const database = new ThreadedPGlite(join(usedFolder(), 'postgres'), told);
    await database.waitReady;
    const waiting = database.query('select pg_sleep(60)');
    const [thread] = asked.mock.contexts as Worker[];
    asked.mockRestore();
    await Promise.all([
      expect(waiting).rejects.toThrow('thread has ended'),
      expect(thread?.terminate()).resolves.toBe(1),
    ]);
    expect(told).toHaveBeenCalledOnce();
    await expect(database.query('select 1')).rejects.toThrow('closed');
  });
});
