/**
 * How much slower a page is while digests leave: `node tests/bench/digest.ts [PAIRS]`, after `npm run build`.
 * One production server on the embedded database, or on TEST_DATABASE_URL. The hub is read at a steady
 * rate, in turns with and without letters, because a machine is seldom idle for long.
 */
import autocannon from 'autocannon';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createOrm } from '#db/config.ts';
import { openEmbedded } from '#db/embedded/open.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { loginTo } from '#tests/setup/drill.ts';
import { letterSamples } from '#tests/setup/letter-samples.ts';
import { killLeftovers, startServer } from '#tests/setup/spawn.ts';
import { openRunFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

const pairs = Number(process.argv[2] ?? 6);
const lettersATurn = 250;
const turnSeconds = 10;
/** From one turn with letters to the next: the letters of one are gone before the other begins. */
const pairMs = 60_000;
const startMs = 75_000;

const clearUp = openRunFolder();
const sink = fork(join(import.meta.dirname, 'mail-sink.ts'));
const [port] = (await once(sink, 'message')) as [number];
let arrived = 0;
sink.on('message', () => (arrived += 1));
const database = await emptyDatabase();
const dataDir = temporaryFolder();
const env = {
  ...database.env,
  DATA_DIR: dataDir,
  DEMO: '1',
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'The Local Link <post@link.example>',
};

/** The letters of every turn, each due when it begins. */
async function fillOutgoingMail(begin: Date): Promise<void> {
  const url = database.env.DATABASE_URL;
  const pglite = url ? null : await openEmbedded(join(dataDir, 'postgres'));
  const orm = createOrm(url ? { kind: 'postgresql', url } : { kind: 'embedded', pglite: pglite! });
  await orm.em.fork().execute(
    `insert into mail_letters (id, kind, topic, address, language, params, event, state, tries, next_try_at, created_at)
     select gen_random_uuid(), 'DIGEST', 'DIGEST', 'reader' || number || '@mail.example', 'en', ?::jsonb,
            'bench:' || turn, 'QUEUED', 0, ?::timestamptz + turn * ? * interval '1 millisecond', now()
       from generate_series(0, ?) as turn, generate_series(1, ?) as number`,
    [JSON.stringify(letterSamples.DIGEST), begin.toISOString(), pairMs, pairs - 1, lettersATurn],
  );
  await orm.close();
  await pglite?.close();
}

interface Turn {
  mean: number;
  p50: number;
  p90: number;
  letters: number;
}

async function readHub(origin: string, cookie: string): Promise<Turn> {
  const before = arrived;
  const { latency, non2xx } = await autocannon({
    url: `${origin}/communities/hillsview-place`,
    headers: { cookie },
    connections: 4,
    overallRate: 12,
    duration: turnSeconds,
  });
  if (non2xx > 0) throw new Error(`${non2xx} pages were not answered`);
  const { average: mean, p50, p90 } = latency;
  return { mean, p50, p90, letters: arrived - before };
}

const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

try {
  await (await startServer(env)).stop();
  const begin = Date.now() + startMs;
  await fillOutgoingMail(new Date(begin));
  const server = await startServer(env);
  const reader = await loginTo(server, 'resident@demo.example');
  const admin = await loginTo(server, 'admin@demo.example');
  await readHub(server.origin, reader);
  const turns: { without: Turn; with: Turn }[] = [];
  for (let pair = 0; pair < pairs; pair += 1) {
    const due = begin + pair * pairMs;
    await wait(Math.max(0, due - Date.now() - (turnSeconds + 2) * 1000));
    const without = await readHub(server.origin, reader);
    await wait(Math.max(0, due + 200 - Date.now()));
    // A test letter begins the sending; the clock would within a minute.
    const before = arrived;
    const begun = await fetch(`${server.origin}/admin/mail`, {
      method: 'POST',
      headers: { cookie: admin, origin: server.origin },
      body: new URLSearchParams({ intent: 'test' }),
      redirect: 'manual',
    });
    if (begun.status !== 303) throw new Error(`the test letter: ${begun.status}`);
    while (arrived === before) await wait(20);
    const during = await readHub(server.origin, reader);
    turns.push({ without, with: during });
    console.log(JSON.stringify(turns.at(-1)));
  }
  await server.stop();
  const slower = (name: 'mean' | 'p50' | 'p90') => {
    const without = median(turns.map((turn) => turn.without[name]));
    const during = median(turns.map((turn) => turn.with[name]));
    const percent = Math.round((during / without - 1) * 100);
    return `${name}: ${without} ms without, ${during} ms with letters (${percent} %)`;
  };
  for (const name of ['mean', 'p50', 'p90'] as const) console.log(slower(name));
} finally {
  killLeftovers();
  sink.disconnect();
  await database.drop();
  clearUp();
}
