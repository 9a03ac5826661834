import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareSite, sitePassword } from '#tests/setup/real-site.ts';
import { killLeftovers, runToEnd, startServer, type Running } from '#tests/setup/spawn.ts';
import { serverUrl } from '#tests/setup/template.ts';

type Site = Awaited<ReturnType<typeof prepareSite>>;
let site: Site;
let server: Running;

beforeAll(async () => {
  site = await prepareSite();
  server = await startServer(site.env);
});
afterAll(async () => {
  killLeftovers();
  await site.drop();
});

interface Sent {
  as?: string;
  from?: string;
  json?: object;
  form?: Record<string, string>;
  method?: string;
}

function send(path: string, { as, from = '192.0.2.1', json, form, method }: Sent = {}) {
  const body = json ? JSON.stringify(json) : form && new URLSearchParams(form);
  return fetch(server.origin + path, {
    method: method ?? (body ? 'POST' : 'GET'),
    redirect: 'manual',
    headers: {
      'X-Forwarded-For': from,
      ...(as ? { Cookie: as } : {}),
      ...(json ? { 'Content-Type': 'application/json' } : {}),
    },
    ...(body ? { body } : {}),
  });
}

const logIn = (email: string, password: string, from?: string) =>
  send('/api/auth/login', { json: { email, password }, ...(from ? { from } : {}) });

/** Logs a person in, and returns the cookie. */
async function session(email: string, password = sitePassword): Promise<string> {
  const response = await logIn(email, password);
  expect(response.status).toBe(200);
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const isLoggedIn = async (as: string) => (await send('/api/users/me', { as })).status === 200;

/** Sends five requests more than the limit allows, all at once. */
async function expectLimit(limit: number, success: number, request: () => Promise<Response>) {
  const responses = await Promise.all(Array.from({ length: limit + 5 }, request));
  const refused = responses.filter(({ status }) => status !== success);
  expect(responses.length - refused.length).toBe(limit);
  for (const { status, headers } of refused) {
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  }
}

it('an account posts, edits, joins and bookmarks only so often within an hour', async () => {
  const { community, resident, neighbour } = site.people;
  const [as, other] = [await session(resident.email), await session(neighbour.email)];
  const post = (kind: string, who: string) => {
    const json = { communityId: community.id, title: 'A lamp', description: 'It works.' };
    return send(`/api/${kind}`, { as: who, json });
  };
  const created = await post('activities', other);
  const { id: activityId } = (await created.json()) as { id: string };
  const { id } = (await (await post('listings', as)).json()) as { id: string };

  await expectLimit(19, 201, () => post('listings', as));
  expect((await post('activities', as)).status).toBe(429);
  expect((await post('listings', other)).status).toBe(201);
  const edit = (status: string) =>
    send(`/api/listings/${id}`, { as, method: 'PATCH', json: { status } });
  for (let n = 0; n < 30; n++) {
    expect((await edit('SOLD')).status).toBe(200);
    expect((await edit('PUBLISHED')).status).toBe(200);
  }
  expect((await edit('SOLD')).status).toBe(429);
  await expectLimit(60, 200, () =>
    send(`/api/activities/${activityId}/join`, { as, method: 'POST' }),
  );
  await expectLimit(60, 303, () =>
    send(`/communities/${community.slug}/bookmark`, { as, form: { bookmarked: 'yes' } }),
  );
});

it('a password changed, or logging out everywhere else, ends the other sessions', async () => {
  const { email } = site.people.board;
  const [here, elsewhere] = [await session(email), await session(email)];
  const changed = await send('/account/security', {
    as: here,
    form: { change: 'password', currentPassword: sitePassword, newPassword: 'quite another one' },
  });
  expect(changed.status).toBe(303);
  expect([await isLoggedIn(here), await isLoggedIn(elsewhere)]).toEqual([true, false]);
  expect((await logIn(email, sitePassword)).status).toBe(401);

  const again = await session(email, 'quite another one');
  expect((await send('/account/security', { as: here, form: { change: 'others' } })).status).toBe(
    303,
  );
  expect([await isLoggedIn(here), await isLoggedIn(again)]).toEqual([true, false]);
});

const admin = (...args: string[]) => runToEnd(['app/cli/admin.ts', ...args], site.env);

async function runAdmin(...args: string[]): Promise<string> {
  const { code, stdout, stderr } = await admin(...args);
  expect([code, stderr]).toEqual([0, '']);
  return stdout;
}

it(
  serverUrl
    ? 'the command line ends sessions of the running server at their next click'
    : 'the command line says that the running server holds the folder, and changes nothing',
  async () => {
    const { email } = site.people.manager;
    const first = await session(email);
    if (!serverUrl) {
      const { code, stderr } = await admin('revoke-sessions', email);
      expect(code).toBe(1);
      expect(stderr).toMatch(
        /^The data folder \S+ is in use by process \d+ on \S+\. Stop that process first, or set DATA_DIR to another folder\.\n$/,
      );
      expect(await isLoggedIn(first)).toBe(true);
      return;
    }
    const printed = await runAdmin('set-password', email);
    const [, password = ''] = /^The new password of \S+ is (\S+)$/m.exec(printed) ?? [];
    expect(await isLoggedIn(first)).toBe(false);
    expect((await logIn(email, sitePassword)).status).toBe(401);

    const second = await session(email, password);
    expect(await runAdmin('revoke-sessions', email)).toContain('is logged out (sessions: 1).');
    expect(await isLoggedIn(second)).toBe(false);

    const third = await session(email, password);
    expect(await runAdmin('disable', email)).toContain('is disabled and logged out.');
    expect(await isLoggedIn(third)).toBe(false);
    expect((await logIn(email, password)).status).toBe(401);
    await runAdmin('enable', email);
    expect(await isLoggedIn(third)).toBe(false);
    expect(await isLoggedIn(await session(email, password))).toBe(true);
  },
);

it('wrong guesses from elsewhere lock nobody out', async () => {
  const { email } = site.people.outsider;
  const here = await session(email);
  const attackers = ['198.51.100.7', '198.51.100.8', '198.51.100.9'];
  const guesses = attackers.flatMap((from) =>
    Array.from({ length: 10 }, () => logIn(email, 'a guess', from)),
  );
  expect(await isLoggedIn(here)).toBe(true);
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([401]));
  for (const from of attackers) expect((await logIn(email, sitePassword, from)).status).toBe(429);
  expect((await logIn(email, sitePassword, '203.0.113.9')).status).toBe(200);
  expect(await isLoggedIn(here)).toBe(true);
});
