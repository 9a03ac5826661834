import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobs } from '#app/jobs/index.server.ts';
import { openEmbeddedSite, type Database } from '#app/lib/db/database.server.ts';
import { embeddedDatabase } from '#app/lib/db/embedded.server.ts';
import { readEnv } from '#app/lib/env.server.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import { usedFolder } from '#tests/setup/spawn.ts';
import { forgetSingletons } from '#tests/setup/test-env.ts';

const dataDir = usedFolder();
forgetSingletons();
const settings = processSingleton('env', () =>
  readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, DEMO: '0' }),
);
const job = jobs.find(({ name }) => name === 'checkpoint-embedded');

let database: Database;
beforeAll(async () => {
  database = await openEmbeddedSite(settings);
});
afterAll(() => database.close());

const run = () =>
  job?.run({ em: database.orm.em.fork(), payload: null, signal: new AbortController().signal });
const logFiles = () =>
  readdirSync(join(dataDir, 'postgres', 'pg_wal')).filter((name) => /^[0-9A-F]{24}$/.test(name));

describe('the checkpoint of the embedded database', () => {
  it('is made every hour', () => expect(job?.schedule).toMatch(/^\d+ \* \* \* \*$/));

  it('keeps its log from growing', async () => {
    const { pglite } = await embeddedDatabase();
    await pglite.exec('create table kept (n integer)');
    const fillLog = async (times: number) => {
      for (let time = 0; time < times; time++) {
        await pglite.exec('insert into kept values (1); select pg_switch_wal()');
      }
    };
    await fillLog(6);
    await run();
    const before = logFiles().length;
    for (let time = 0; time < 4; time++) {
      await fillLog(2);
      await run();
    }
    expect(logFiles().length).toBeLessThanOrEqual(before);
    const { rows } = await pglite.query('select count(*)::int as n from kept');
    expect(rows).toEqual([{ n: 14 }]);
  });
});
