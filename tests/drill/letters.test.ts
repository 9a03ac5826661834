import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { inDrill, isFullDrill } from '#tests/setup/drills.ts';
import { startMailServer } from '#tests/setup/mail-server.ts';
import { killLeftovers, startServer, type Running } from '#tests/setup/spawn.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

const rounds = inDrill(6, 50);
/** How long settling a letter may take after the mail server said yes. */
const settlesWithin = 1_000;

afterEach(killLeftovers);

/** An address for whoever registers with an e-mail such as 'round-7@mail.example'. */
const placeOf = (email: string) => `203.0.113.${/\d+/.exec(email)?.[0] ?? '0'}`;

/** Lets go what a killed process was handing over: it would be free again six minutes after. */
async function freeClaims(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('update mail_letters set claimed_until = now() where claimed_until > now()');
  await client.end();
}

async function register(server: Running, email: string, communityId: string): Promise<void> {
  const answer = await fetch(`${server.origin}/api/auth/register`, {
    method: 'POST',
    // Each comes from a place of its own, because a server counts tries through restarts.
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': placeOf(email) },
    body: JSON.stringify({
      name: 'Imani Reid',
      email,
      password: 'still here after all',
      communities: [{ communityId, condoUnit: '305' }],
    }),
  });
  if (answer.status !== 201) throw new Error(`registering: ${answer.status}`);
}

it(
  `loses no letter when the process is killed between commit and sending, ${rounds} times (rules 23.1)`,
  { timeout: 1_800_000 },
  async () => {
    const post = await startMailServer();
    const database = await emptyDatabase();
    const env = {
      ...database.env,
      DATA_DIR: temporaryFolder(),
      DEMO: '1',
      TRUSTED_PROXIES: '1',
      SMTP_URL: post.url,
      MAIL_FROM: 'The Local Link <post@link.example>',
    };
    const arrivals: { address: string; id: string; at: number }[] = [];
    const seen = () => {
      for (const { recipient, messageId = '' } of post.arrived.slice(arrivals.length)) {
        arrivals.push({ address: recipient, id: messageId, at: Date.now() });
      }
    };
    const watch = setInterval(seen, 5);
    const kills: number[] = [];
    let server = await startServer(env);
    const answer = await fetch(`${server.origin}/api/communities`);
    const [community] = (await answer.json()) as { id: string }[];
    const addresses: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const address = `round-${round}@mail.example`;
      await register(server, address, community?.id ?? '');
      addresses.push(address);
      // From at once to well after a letter usually left.
      await wait((((round * 10) / Math.min(rounds, 10)) % 10) * 40);
      await server.kill();
      kills.push(Date.now());
      // A full drill waits for it.
      const url = isFullDrill ? undefined : database.env.DATABASE_URL;
      if (url && round === rounds - 1) await freeClaims(url);
      server = await startServer(env);
    }
    const missing = () => {
      seen();
      return addresses.filter((one) => !arrivals.some(({ address }) => address === one));
    };
    // What a killed process was handing over is free again after six minutes, and looked for every minute.
    const until = Date.now() + 540_000;
    while (missing().length > 0 && Date.now() < until) await wait(500);
    await wait(3_000);
    seen();
    clearInterval(watch);
    await server.stop();
    await post.close();
    expect(missing(), 'every letter arrived').toEqual([]);
    for (const address of addresses) {
      const [first, ...again] = arrivals.filter((one) => one.address === address);
      expect(
        again.every(({ id }) => id === first?.id),
        'the same Message-ID',
      ).toBe(true);
      if (again.length === 0) continue;
      const yes = first?.at ?? 0;
      const wasInTheAir = kills.some((kill) => kill >= yes - 50 && kill - yes < settlesWithin);
      expect(wasInTheAir, `${address} came twice, long before a kill`).toBe(true);
    }
  },
);
