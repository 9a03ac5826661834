import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeUser } from '#db/factories/index.ts';
import { communitySearches } from '#app/features/communities/communities/chooser/search.server.ts';
import { makeResetLink } from '#app/features/residency/people/operator.server.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { startProvider } from '#tests/setup/identity-provider.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const provider = await startProvider();
const app = testApp({ identityProvider: { ...provider, name: 'Hudson ID' } });
afterAll(() => provider.close());

let communityId: string;
/** A link with which somebody may choose another password. */
let openLink: string;
beforeAll(async () => {
  const { community, resident } = await makeNeighbourhood(app.em());
  communityId = community.id;
  openLink = new URL(await makeResetLink(app.em(), resident.email)).pathname;
});

const password = 'gr8-lantern-77';
const newAddress = () => `${randomUUID()}@mail.example`;

type Headers = Record<string, string>;

async function changeAddress(headers: Headers) {
  const em = app.em();
  const user = makeUser(em, { password: await hashPassword(password) });
  await em.flush();
  const form = { change: 'email', email: newAddress(), currentPassword: password };
  return app.send('/account/security', { as: await app.signIn(user), form, headers });
}

function register(headers: Headers) {
  const communities = [{ communityId, condoUnit: '101' }];
  const json = { name: 'Imani Reid', email: newAddress(), password, communities };
  return app.send('/api/auth/register', { json, headers });
}

/** What is limited by address, and how many tries one has (rules 5.4, 17.1, 23). */
const limited: [what: string, tries: number, attempt: (headers: Headers) => Promise<Response>][] = [
  ['a registration', 30, register],
  [
    'asking for a new password',
    20,
    (headers) => app.send('/forgot-password', { form: { email: newAddress() }, headers }),
  ],
  [
    'a chosen password',
    30,
    (headers) => app.send(openLink, { form: { newPassword: 'short' }, headers }),
  ],
  ['a wrong link about a password', 30, (headers) => app.send('/welcome/or-this', { headers })],
  [
    'a wrong link about an address',
    30,
    (headers) => app.send('/confirm-email/nobody-had-this', { headers }),
  ],
  [
    'a wrong code',
    30,
    (headers) => app.send('/join', { form: { intent: 'check', code: 'AAAAA-AAAAA' }, headers }),
  ],
  ['a change of address', 5, changeAddress],
  ['a login elsewhere', 60, (headers) => app.send('/login/sign-on', { headers })],
  [
    'a wrong report of bounces',
    60,
    (headers) => app.send('/api/mail/bounces/another', { json: { events: [] }, headers }),
  ],
];

it.each(limited.map((one, index) => [...one, index] as const))(
  '%s counts by the larger networks of an IPv6 client too, and neighbours have room left',
  async (_, tries, attempt, index) => {
    const site = `2001:db8:${(index + 1).toString(16)}`;
    const statusFrom = async (subnet: number) =>
      (await attempt({ 'X-Forwarded-For': `${site}:${subnet.toString(16)}::1` })).status;
    const statuses = new Set<number>();
    // A /56 has 256 networks of /64; each tries no more than one in two of what it may.
    for (let n = 0; n < 2 * tries; n += 1) statuses.add(await statusFrom(0x1000 + (n % 200)));
    expect(statuses).not.toContain(429);
    expect(await statusFrom(0x10ff)).toBe(429);
    expect(await statusFrom(0x1100)).not.toBe(429);
  },
);

it('a search counts by them too', async () => {
  const clientAt = (subnet: number) => `2001:db8:ffff:${subnet.toString(16)}::1`;
  for (let n = 0; n < 1200; n += 1) {
    const headers = { 'X-Client-Address': clientAt(0x1000 + (n % 200)) };
    await communitySearches.countTry({ request: new Request('http://own.example', { headers }) });
  }
  const search = (subnet: number) =>
    app.send('/api/communities?q=nowhere', { headers: { 'X-Forwarded-For': clientAt(subnet) } });
  expect((await search(0x10ff)).status).toBe(429);
  expect((await search(0x1100)).status).toBe(200);
});

it.each(['/welcome/or-that', '/confirm-email/or-that'])(
  'a form sent to a wrong link counts once: %s',
  async (path) => {
    const headers = { 'X-Forwarded-For': `2001:db8:fffe:${path.length.toString(16)}::1` };
    const send = () => app.send(path, { form: { newPassword: 'gr8-lantern-78' }, headers });
    for (let n = 0; n < 30; n += 1) expect((await send()).status, `link ${n + 1}`).toBe(404);
    expect((await send()).status).toBe(429);
  },
);
