import { afterEach, expect, it } from 'vitest';
import { inDrill, isFullDrill, recordDrill } from '#tests/setup/drills.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { readSaved } from '#tests/setup/saved.ts';
import { killLeftovers, startServer } from '#tests/setup/spawn.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { Writer } from '#tests/setup/writer.ts';

afterEach(killLeftovers);

const rounds = inDrill(2, serverUrl ? 100 : 20);
const writersAtOnce = inDrill(8, 50);

it('kill -9 loses nothing that was acknowledged, and saves nothing twice or by half', async () => {
  const database = await emptyDatabase();
  const env = { ...database.env, DATA_DIR: temporaryFolder(), DEMO: '1', TRUSTED_PROXIES: '1' };
  let server = await startServer(env);
  const communities = (await (await fetch(`${server.origin}/api/communities`)).json()) as {
    id: string;
    slug: string;
  }[];
  const nepean = communities.find(({ slug }) => slug === '18-nepean')?.id ?? '';
  const writers = Array.from({ length: writersAtOnce }, (_, n) => new Writer(`${n}`, nepean));
  const acknowledged = () => writers.flatMap((writer) => writer.acknowledged);

  const starts: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const before = acknowledged().length;
    const { origin } = server;
    const writing = Promise.all(writers.map((writer) => writer.write(origin)));
    while (acknowledged().length < before + writersAtOnce) {
      // A refused change ends the round.
      await Promise.race([writing, new Promise((done) => setTimeout(done, 20))]);
    }
    await server.kill();
    await writing;
    const began = performance.now();
    server = await startServer(env);
    starts.push(performance.now() - began);
  }
  // What had no answer is sent once more.
  const { origin } = server;
  await Promise.all(
    writers.map(async (writer) => {
      const before = writer.acknowledged.length;
      await writer.write(origin, () => writer.acknowledged.length === before);
    }),
  );
  expect(await server.stop()).toBe(0);

  const saved = await readSaved(env);
  const ids = new Set(saved.listings.map(({ id }) => id));
  const missing = acknowledged().filter(({ id }) => !ids.has(id));
  const people = new Set(saved.people);
  const missingPeople = writers
    .flatMap(({ registered }) => registered)
    .filter((email) => !people.has(email));
  const lamps = saved.listings
    .map(({ title }) => title)
    .filter((title) => title.startsWith('Lamp'));
  const twice = lamps.length - new Set(lamps).size;
  starts.sort((one, other) => one - other);
  recordDrill('kill -9 under writers', {
    kills: rounds,
    writers: writersAtOnce,
    acknowledged: writers.reduce((sum, { answered }) => sum + answered, 0),
    'sent again': writers.reduce((sum, { repeated }) => sum + repeated, 0),
    missing: missing.length + missingPeople.length,
    twice,
    'by half': saved.halves,
    'middle start (s)': inSeconds(starts[rounds >> 1]),
    'slowest start (s)': inSeconds(starts.at(-1)),
  });
  expect([missing, missingPeople, twice, saved.halves]).toEqual([[], [], 0, 0]);
  expect(acknowledged().length).toBeGreaterThanOrEqual(rounds * writersAtOnce);
  if (isFullDrill) expect(starts.at(-1)).toBeLessThan(3000);
  await database.drop();
});

const inSeconds = (ms = 0) => (ms / 1000).toFixed(1);
