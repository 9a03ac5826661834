import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromPglite, type PgBoss } from 'pg-boss';
import { afterEach, expect, it } from 'vitest';
import { openEmbedded } from '#db/embedded/open.ts';
import { deletePhotoFilesJob } from '#app/jobs/sweeps.server.ts';
import { startQueue } from '#app/lib/jobs/queue.server.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { killLeftovers, runToEnd, startServer, usedFolder } from '#tests/setup/spawn.ts';

afterEach(killLeftovers);

/** Opens the queue of a server that is not running. */
async function withQueue<Result>(
  env: Record<string, string>,
  work: (boss: PgBoss) => Promise<Result>,
): Promise<Result> {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = env;
  const pglite = url ? null : await openEmbedded(join(folder, 'postgres'));
  const boss = await startQueue(
    pglite ? { db: fromPglite(pglite), backend: 'pglite' } : { connectionString: url },
    [deletePhotoFilesJob],
    { working: false },
  );
  try {
    return await work(boss);
  } finally {
    await boss.stop({ graceful: false });
    await pglite?.close();
  }
}

it('finishes jobs under way on SIGTERM or hands them back, and none is lost', async () => {
  const database = await emptyDatabase();
  const env = { ...database.env, DATA_DIR: usedFolder(), DEMO: '0' };
  await runToEnd(['app/cli/migrate.ts'], env);
  const { name } = deletePhotoFilesJob;
  const folderOf = (id: string) => join(env.DATA_DIR, 'files', 'photos', id);
  // Long enough that the signal comes while they run.
  const payloads = Array.from({ length: 8 }, () => ({
    ids: Array.from({ length: 4000 }, () => randomUUID()),
  }));
  const lastIds = payloads.map(({ ids }) => ids.at(-1) ?? '');
  for (const id of lastIds) {
    mkdirSync(folderOf(id), { recursive: true });
    writeFileSync(join(folderOf(id), '400.webp'), 'a photo');
  }
  await withQueue(env, async (boss) => {
    await boss.insert(
      name,
      payloads.map((data) => ({ data })),
    );
  });

  const server = await startServer(env);
  expect(await server.stop()).toBe(0);

  const left = await withQueue(env, (boss) =>
    boss.findJobs<{ ids: string[] }>(name).then((jobs) =>
      jobs.map(({ state, data }) => ({
        state,
        hasFiles: existsSync(folderOf(data.ids.at(-1) ?? '')),
      })),
    ),
  );
  expect(left).toHaveLength(8);
  for (const { state, hasFiles } of left) {
    expect(['created', 'retry', 'completed']).toContain(state);
    if (state === 'completed') expect(hasFiles).toBe(false);
    if (state === 'created') expect(hasFiles).toBe(true);
  }
  await database.drop();
});
