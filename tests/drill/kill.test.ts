import { afterEach, describe, expect, it } from 'vitest';
import { serverUrl } from '#tests/setup/template.ts';
import { emptyDatabase } from '#tests/setup/empty-database.ts';
import { killLeftovers, startServer, type Running } from '#tests/setup/spawn.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

interface Acknowledged {
  email: string;
  listingId: string | null;
}

const password = 'still here after all';

/** Registers one resident after another, each with a listing, until the server is killed. */
async function keepPosting(
  server: Running,
  lane: number,
  communityId: string,
  acknowledged: Acknowledged[],
): Promise<void> {
  for (let n = 0; ; n++) {
    const headers = {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.51.100.${lane}, 10.${lane}.${n >> 8}.${n & 255}`,
    };
    const email = `lane${lane}.${n}@mail.example`;
    const registered = await fetch(`${server.origin}/api/auth/register`, {
      method: 'POST',
      headers,
      body: JSON.stringify({
        name: `Resident ${lane}.${n}`,
        email,
        password,
        communities: [{ communityId, condoUnit: `${n}` }],
      }),
    });
    if (registered.status !== 201) throw new Error(`${registered.status}`);
    const mine: Acknowledged = { email, listingId: null };
    acknowledged.push(mine);
    const posted = await fetch(`${server.origin}/api/listings`, {
      method: 'POST',
      headers: { ...headers, Cookie: registered.headers.getSetCookie()[0]?.split(';')[0] ?? '' },
      body: JSON.stringify({ communityId, title: `Lamp ${lane}.${n}`, description: 'It works.' }),
    });
    if (posted.status !== 201) throw new Error(`${posted.status}`);
    mine.listingId = ((await posted.json()) as { id: string }).id;
  }
}

afterEach(killLeftovers);

describe(`kill -9 on ${serverUrl ? 'PostgreSQL' : 'the embedded database'}`, () => {
  it('loses nothing that was acknowledged', async () => {
    const database = await emptyDatabase();
    const env = { ...database.env, DATA_DIR: temporaryFolder(), DEMO: '1', TRUSTED_PROXIES: '1' };
    const acknowledged: Acknowledged[] = [];
    let server = await startServer(env);
    const communities = (await (await fetch(`${server.origin}/api/communities`)).json()) as {
      id: string;
      slug: string;
    }[];
    const nepean = communities.find(({ slug }) => slug === '18-nepean')?.id ?? '';

    for (let round = 0; round < 2; round++) {
      const lanes = [0, 1, 2, 3].map((lane) =>
        keepPosting(server, round * 10 + lane, nepean, acknowledged).catch(() => 'gone'),
      );
      const enough = (round + 1) * 15;
      while (acknowledged.length < enough) await new Promise((done) => setTimeout(done, 20));
      await server.kill();
      expect(await Promise.all(lanes)).toEqual(['gone', 'gone', 'gone', 'gone']);
      server = await startServer(env);
    }

    expect(acknowledged.length).toBeGreaterThanOrEqual(30);
    for (const { listingId } of acknowledged) {
      if (listingId === null) continue;
      const listing = await fetch(`${server.origin}/api/listings/${listingId}`);
      expect(listing.status, listingId).toBe(200);
    }
    const again = await Promise.all(
      acknowledged.map(({ email }, n) =>
        fetch(`${server.origin}/api/auth/register`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'X-Forwarded-For': `203.0.113.${n & 255}, 172.20.${n >> 8}.${n & 255}`,
          },
          body: JSON.stringify({
            name: 'Somebody else',
            email,
            password,
            communities: [{ communityId: nepean, condoUnit: '1' }],
          }),
        }).then(({ status }) => status),
      ),
    );
    expect(new Set(again)).toEqual(new Set([409]));
    await server.stop();
    await database.drop();
  });
});
