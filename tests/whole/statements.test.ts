import { beforeAll, describe, expect, it } from 'vitest';
import { env } from '#app/lib/env.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { onceForEachRoute, pagesOf } from '#tests/setup/pages.ts';
import { routeFiles } from '#tests/setup/route-table.ts';
import { makeSweepWorld, type Kind, type SweepWorld } from '#tests/setup/sweep-world.ts';
import { makeTown, personOf, type Town, type Who } from '#tests/setup/town.ts';

// With letters by mail, which some pages say more about.
const app = testApp({ smtpUrl: 'smtp://127.0.0.1:9' });

/** The session counts. What is shared by all pages of a process, such as the footer, is read once. */
const most = 3;

/** Addresses that hold a secret and change something when they are opened, or lead on. */
const isLeftOut = (address: string) =>
  /secret|unsubscribe|notices\/:id\/:change/.test(address) || address === '/api/:rest';

const routes = routeFiles().filter(({ address, reads }) => reads && !isLeftOut(address));

/** Without TEST_EVERYTHING, who gets the most of what there is. */
const kinds: Kind[] = process.env.TEST_EVERYTHING ? ['member', 'board', 'admin'] : ['admin'];

let world: SweepWorld;
let town: Town;
beforeAll(async () => {
  world = await makeSweepWorld(app);
  town = await makeTown({ em: app.em, env: { dataDir: env().dataDir } });
});

/**
 * How many statements a later visit takes, also where it is refused. The third one tells, where what is shared was too
 * old at the second.
 */
async function statementsOf(path: string, cookie: string | undefined): Promise<number> {
  const visit = async () => {
    const before = app.queryCount();
    const response = await app.send(path, { as: cookie });
    await response.arrayBuffer();
    expect(response.status, path).toBeLessThan(500);
    return app.queryCount() - before;
  };
  await visit();
  const count = await visit();
  return count > most ? visit() : count;
}

describe('Every address takes at most three statements, the session included', () => {
  it.each(kinds)('for the %s', async (kind) => {
    const over: string[] = [];
    for (const { address } of routes) {
      for (const path of world.examples(address)) {
        const count = await statementsOf(path, world.cookies[kind]);
        if (count > most) over.push(`${path}: ${count}`);
      }
    }
    expect(over).toEqual([]);
  });

  it('in every state that a page has', async () => {
    const over: string[] = [];
    const cookies = new Map<Who, string>();
    const visits = pagesOf(town);
    for (const { who, path } of process.env.TEST_EVERYTHING ? visits : onceForEachRoute(visits)) {
      const person = personOf(town, who);
      const cookie = cookies.get(who) ?? (person ? await app.signIn(person) : undefined);
      if (cookie) cookies.set(who, cookie);
      const count = await statementsOf(path, cookie);
      if (count > most) over.push(`${path} as ${who}: ${count}`);
    }
    expect(over).toEqual([]);
  });
});
