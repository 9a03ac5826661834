import { beforeAll, describe, expect, it, vi } from 'vitest';
import { env } from '#app/lib/env.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { pagesOf } from '#tests/setup/pages.ts';
import { routeFiles } from '#tests/setup/route-table.ts';
import { makeSweepWorld, type Kind, type SweepWorld } from '#tests/setup/sweep-world.ts';
import { makeTown, personOf, type Town, type Who } from '#tests/setup/town.ts';

// Each test opens hundreds of pages.
vi.setConfig({ testTimeout: 180_000 });

const app = testApp();

/** The session counts. What is shared by all pages of a process, such as the footer, is read once. */
const most = 3;

/** Pages that need more, by their address: the number, and why. */
const exceptions: Record<string, { most: number; because: string }> = {
  '/account/export.zip': { most: 24, because: 'a table after the other, once in a while' },
  '/admin/people/:id': { most: 4, because: 'ADMINs alone; the person, and then the choosers' },
  '/calendar/:token.ics': { most: 4, because: 'has no session, but whose address it is' },
  '/activities/:id/edit': { most: 4, because: 'the post is an entity, which the form may change' },
  '/manage/:slug/invitations/:id': { most: 5, because: 'the letter is found by its address' },
  '/manage/:slug/letters/:unitId': { most: 4, because: 'refuses before the id is read' },
  '/manage/:slug/notices/new': { most: 4, because: 'who hears of it follows from who lives there' },
  '/manage/:slug/notices/:id': { most: 5, because: 'who hears of it follows from its audience' },
  '/manage/:slug/notices/:id/delivery': { most: 6, because: 'writes down what arrived first' },
  '/manage/:slug/notices/:id/delivery.csv': { most: 6, because: 'the same' },
  '/manage/:slug/notices/:id/delivery.pdf': { most: 6, because: 'the same' },
  '/manage/:slug/notices/:id/slips': { most: 6, because: 'the same' },
  '/manage/:slug/notices/:id/slips.pdf': { most: 6, because: 'the same' },
  '/manage/:slug/people/:id': { most: 4, because: 'what can be undone follows from the row' },
  '/manage/:slug/people/:membershipId/end': { most: 5, because: 'the membership is an entity' },
  '/manage/:slug/people/import/:importId': {
    most: 4,
    because: 'the list is read before it is compared',
  },
};

/** Addresses that hold a secret and change something when they are opened, or lead on. */
const isLeftOut = (address: string) =>
  /secret|unsubscribe|notices\/:id\/:change/.test(address) || address === '/api/:rest';

const routes = routeFiles().filter(({ address, reads }) => reads && !isLeftOut(address));

let world: SweepWorld;
let town: Town;
beforeAll(async () => {
  world = await makeSweepWorld(app);
  town = await makeTown({ em: app.em, env: { dataDir: env().dataDir } });
});

/** How many statements a second visit takes; none for who may not open the page. */
async function statementsOf(path: string, cookie: string | undefined): Promise<number> {
  await (await app.send(path, { as: cookie })).arrayBuffer();
  const before = app.queryCount();
  const response = await app.send(path, { as: cookie });
  await response.arrayBuffer();
  expect(response.status, path).toBeLessThan(500);
  return response.ok ? app.queryCount() - before : 0;
}

describe('Every address takes at most three statements, the session included', () => {
  it.each(['member', 'board', 'admin'] satisfies Kind[])('for the %s', async (kind) => {
    const over: string[] = [];
    for (const { address } of routes) {
      const count = await statementsOf(world.example(address), world.cookies[kind]);
      const limit = exceptions[address]?.most ?? most;
      if (count > limit) over.push(`${address}: ${count}`);
    }
    expect(over).toEqual([]);
  });

  it('in every state that a page has', async () => {
    const over: string[] = [];
    const cookies = new Map<Who, string>();
    for (const { who, path } of pagesOf(town)) {
      const person = personOf(town, who);
      const cookie = cookies.get(who) ?? (person ? await app.signIn(person) : undefined);
      if (cookie) cookies.set(who, cookie);
      const count = await statementsOf(path, cookie);
      if (count > limitOf(path)) over.push(`${path} as ${who}: ${count}`);
    }
    expect(over).toEqual([]);
  });

  it('has no exception that nothing needs', () => {
    const addresses = new Set(routes.map(({ address }) => address));
    expect(Object.keys(exceptions).filter((address) => !addresses.has(address))).toEqual([]);
  });
});

/** The most statements of the address that a path belongs to. */
function limitOf(path: string): number {
  const [pathname = ''] = path.split('?');
  const patterns = Object.entries(exceptions).map(
    ([address, { most: limit }]) =>
      [new RegExp(`^${address.replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+')}$`), limit] as const,
  );
  const isListed = routes.some(({ address }) => address === pathname);
  return (isListed ? undefined : patterns.find(([pattern]) => pattern.test(pathname))?.[1]) ?? most;
}
