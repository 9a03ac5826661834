import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { startAnsweringServer, type Answers } from '#tests/setup/answering-mail-server.ts';
import { inDrill, recordDrill } from '#tests/setup/drills.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { killLeftovers, startServer } from '#tests/setup/spawn.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { serverUrl } from '#tests/setup/template.ts';
import { Writer } from '#tests/setup/writer.ts';

afterEach(killLeftovers);

/** The ways in which a mail server fails, one after the other. */
const failures: Record<string, Answers> = {
  refuses: { greeting: '421 4.3.2 Closing' },
  hangs: { hangs: true },
  drips: { dripsMs: 200 },
  'breaks off': { breaksOff: true },
};

/** As it is on other days. */
const well = {
  greeting: undefined,
  hangs: undefined,
  dripsMs: undefined,
  breaksOff: undefined,
};

it.runIf(serverUrl)(
  'a mail server that fails slows down no request, and every email leaves once',
  async () => {
    const answers: Answers = {};
    const post = await startAnsweringServer(answers);
    const database = await emptyDatabase();
    const env = {
      ...{ ...database.env, DATA_DIR: temporaryFolder(), DEMO: '1', TRUSTED_PROXIES: '1' },
      ...{ SMTP_URL: post.url, MAIL_FROM: 'The Local Link <post@link.example>' },
    };
    const server = await startServer(env);
    const communities = (await (await fetch(`${server.origin}/api/communities`)).json()) as {
      id: string;
      slug: string;
    }[];
    const nepean = communities.find(({ slug }) => slug === '18-nepean')?.id ?? '';

    /** New people, each of whom gets a link to confirm their address; and how long the slowest request took. */
    let writers = 0;
    const registered: string[] = [];
    const register = async (): Promise<number> => {
      let slowest = 0;
      for (let person = 0; person < inDrill(3, 20); person++) {
        const writer = new Writer(`m${writers++}`, nepean);
        const began = performance.now();
        await writer.write(server.origin, () => writer.answered === 0);
        slowest = Math.max(slowest, performance.now() - began);
        registered.push(...writer.registered);
      }
      return slowest;
    };

    const slowest: Record<string, number> = { well: await register() };
    for (const [name, failure] of Object.entries(failures)) {
      Object.assign(answers, failure);
      slowest[name] = await register();
      // So that some of them are under way while it fails.
      await sleep(inDrill(1000, 15_000));
      Object.assign(answers, well);
    }
    // Tries that failed are made again later and later; here they are due now.
    const client = new pg.Client({ connectionString: database.env.DATABASE_URL ?? '' });
    await client.connect();
    await vi.waitFor(
      async () => {
        await client.query(
          `update mail_letters set next_try_at = now(), claimed_until = null
           where state = 'QUEUED' and (claimed_until is null or claimed_until < now())`,
        );
        const { rows } = await client.query<{ address: string; state: string }>(
          'select address, state from mail_letters where address = any($1)',
          [registered],
        );
        expect(rows).toHaveLength(registered.length);
        expect(rows.filter(({ state }) => state !== 'SENT')).toEqual([]);
      },
      { timeout: 600_000, interval: 2000 },
    );
    await client.end();
    expect(await server.stop()).toBe(0);
    await post.close();

    const taken = post.taken.filter((address) => registered.includes(address));
    const twice = taken.length - new Set(taken).size;
    recordDrill('a mail server that refuses, hangs, drips, breaks off', {
      emails: registered.length,
      lost: registered.filter((address) => !taken.includes(address)).length,
      twice,
      ...Object.fromEntries(
        Object.entries(slowest).map(([name, ms]) => [
          `slowest request, ${name} (ms)`,
          ms.toFixed(0),
        ]),
      ),
    });
    expect([new Set(taken), twice]).toEqual([new Set(registered), 0]);
    await database.drop();
  },
  900_000,
);
