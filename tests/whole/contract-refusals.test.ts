import { beforeAll, describe, expect, it } from 'vitest';
import { Activity } from '#db/entities/index.ts';
import { makeActivity, makeListing } from '#db/factories/index.ts';
import { makeRequest } from '#db/factories/requests.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood, type Neighbourhood } from '#tests/setup/neighbourhood.ts';

/** What every call refuses. The calls are read from the API document. */

const app = testApp();

interface Operation {
  requestBody?: { content: Record<string, unknown> };
  security: object[];
}

let operations: { method: string; path: string; operation: Operation }[];
let people: Neighbourhood;
let as: string;
let asBoard: string;
/** The address of a request of the resident's. */
let ownRequest: string;

beforeAll(async () => {
  const em = app.em();
  people = await makeNeighbourhood(em);
  const { community, resident } = people;
  Object.assign(community, { takesRequests: true, takesBookings: true });
  const { ref } = makeRequest(em, resident, community);
  await em.flush();
  ownRequest = `/api/communities/${community.slug}/requests/${ref}`;
  as = await app.signIn(resident);
  asBoard = await app.signIn(people.board);
  const { paths } = (await (await app.send('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
});

const unknownId = '7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa';
const filled = (path: string, value = unknownId) => path.replace(/\{\w+\}/g, value);
/** A body that fits, for calls which look at the body before they look for what the address names. */
const bodies: Record<string, object> = {
  'POST /api/communities/{community}/notices': { title: 'T', content: 'C' },
  'POST /api/communities/{community}/requests': { place: null, category: 'WATER', text: 'T' },
  'POST /api/communities/{community}/bookings': {
    ...{ placeId: unknownId, start: '2099-02-03T14:00:00Z' },
  },
  'PATCH /api/communities/{community}/requests/{ref}': { words: 'W' },
};
const bodyFor = (method: string, path: string) =>
  bodies[`${method} ${path}`] ?? (method === 'PATCH' ? { status: 'PUBLISHED' } : undefined);
const changes = () => operations.filter(({ method }) => method !== 'GET');
const taking = (type: string) =>
  operations.filter(({ operation }) => operation.requestBody?.content[type]);

/** Expects `{ message, errors? }` and nothing else. */
async function expectRefusal(
  response: Response,
  status: number,
  wording: string | RegExp,
  what: string,
) {
  expect(response.status, what).toBe(status);
  expect(response.headers.get('Content-Type'), what).toMatch(/^application\/json/);
  const { message, ...rest } = (await response.json()) as { message: string };
  if (typeof wording === 'string') expect(message, what).toBe(wording);
  else expect(message, what).toMatch(wording);
  expect(
    Object.keys(rest).filter((name) => name !== 'errors'),
    what,
  ).toEqual([]);
}

describe('every call', () => {
  it('answers 404 for a malformed id, and for an unknown one', async () => {
    for (const { method, path } of operations.filter(({ path }) => path.includes('{'))) {
      for (const id of ['x', '1', '%7B%7D', 'a'.repeat(300), unknownId, unknownId.slice(1)]) {
        const json = bodyFor(method, path);
        const response = await app.send(filled(path, id), { method, as, json });
        const wording =
          /^((Profile|Listing|Activity|Community|Event|Notice) not found|This booking doesn’t exist, or isn’t yours|There’s no request with this number, or it isn’t yours\.|There’s nothing at this web address\. Check it and try again\.)$/;
        await expectRefusal(response, 404, wording, `${method} ${path} ${id}`);
      }
    }
  });

  it('answers 404 for what is not in a community, also to who moderates it', async () => {
    const inside = operations.filter(({ path }) => /\{community\}.*\{/.test(path));
    expect(inside.length).toBeGreaterThan(0);
    for (const { method, path } of inside) {
      const here = path.replace('{community}', people.community.slug);
      for (const id of ['x', '1', '%7B%7D', 'a'.repeat(300), unknownId, unknownId.slice(1)]) {
        const json = bodyFor(method, path);
        const response = await app.send(filled(here, id), { method, as: asBoard, json });
        const wording =
          /^(Notice not found|This booking doesn’t exist, or isn’t yours|There’s no request with this number, or it isn’t yours\.)$/;
        await expectRefusal(response, 404, wording, `${method} ${path} ${id}`);
      }
    }
  });

  it('answers 401 to a visitor where the document says so, before it checks anything else', async () => {
    for (const { method, path, operation } of operations) {
      if (operation.security.some((way) => !('session' in way))) continue;
      const headers = { 'Content-Type': 'text/plain' };
      const response = await app.send(filled(path, 'x'), { method, headers });
      await expectRefusal(response, 401, 'You need to log in first.', `${method} ${path}`);
      const stale = await app.send(filled(path), { method, as: 'session=InN0YWxlIg==' });
      expect(stale.status, `${method} ${path}`).toBe(401);
    }
  });

  it('answers 403 to a change sent by another site', async () => {
    for (const { method, path } of changes()) {
      for (const site of ['cross-site', 'same-site', '']) {
        const request = new Request(`http://localhost:3000${filled(path)}`, { method });
        request.headers.set('Cookie', as);
        request.headers.set('Sec-Fetch-Site', site);
        const wording =
          'We didn’t accept what you sent, because it came from another site. Reload the page and try again.';
        await expectRefusal(await app.handle(request), 403, wording, `${method} ${path}`);
      }
    }
  });

  it('answers 405 to a method it does not have, with the same Allow header as OPTIONS', async () => {
    for (const path of new Set(operations.map(({ path }) => path))) {
      const own = operations.filter((other) => other.path === path).map(({ method }) => method);
      const allow = [
        ...own.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : method)),
        'OPTIONS',
      ];
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        if (allow.includes(method) && method !== 'OPTIONS') continue;
        const response = await app.send(filled(path), { method, as });
        expect(response.headers.get('Allow')?.split(', ').sort(), path).toEqual(allow.sort());
        if (method === 'OPTIONS' || method === 'HEAD') {
          expect(response.status, path).toBe(method === 'OPTIONS' ? 204 : 405);
          expect(await response.text()).toBe('');
        } else {
          await expectRefusal(
            response,
            405,
            `This endpoint doesn’t accept ${method} requests.`,
            path,
          );
        }
      }
    }
  });

  it('answers HEAD like GET, without the body', async () => {
    for (const { path } of operations.filter(({ method }) => method === 'GET')) {
      const place = filled(path, path.includes('communities') ? people.community.slug : unknownId);
      const get = await app.send(place, { as });
      const head = await app.send(place, { as, method: 'HEAD' });
      expect(head.status, path).toBe(get.status);
      expect([...head.headers], path).toEqual([...get.headers]);
      expect(await head.text(), path).toBe('');
    }
  });
});

describe('every call that takes JSON', () => {
  const raw = (path: string, method: string, body: BodyInit | null, type: string | null) => {
    const request = new Request(`http://localhost:3000${filled(path)}`, { method, body });
    request.headers.delete('Content-Type');
    request.headers.set('Cookie', as);
    if (type !== null) request.headers.set('Content-Type', type);
    return app.handle(request);
  };

  it('answers 415 to any other content type, and to a missing one', async () => {
    for (const { method, path } of taking('application/json')) {
      for (const type of [null, 'text/plain', 'application/x-www-form-urlencoded', 'text/json']) {
        const wording = 'Send the body as application/json.';
        await expectRefusal(await raw(path, method, '{}', type), 415, wording, `${path} ${type}`);
      }
    }
  });

  it('answers 400 to no body at all', async () => {
    for (const { method, path } of taking('application/json')) {
      const response = await raw(path, method, null, null);
      await expectRefusal(response, 400, 'Send the body as application/json.', `${method} ${path}`);
    }
  });

  it('answers 400 to a body that is not JSON, or not text', async () => {
    const latin1 = Uint8Array.from(Buffer.from('{"title":"caf\xe9"}', 'latin1'));
    for (const { method, path } of taking('application/json')) {
      for (const body of ['', '{', "{'a':1}", 'NaN', '['.repeat(100_000), latin1, null]) {
        const response = await raw(path, method, body, 'application/json; charset=utf-8');
        await expectRefusal(response, 400, 'The body isn’t valid JSON.', `${method} ${path}`);
      }
      for (const body of ['{"\\u0000":1}', '{"name":"\\ud800"}']) {
        const response = await raw(path, method, body, 'application/json');
        await expectRefusal(response, 400, /^This text contains a character/, `${method} ${path}`);
      }
    }
  });

  it('answers 400 to a field of the wrong type, and says which one', async () => {
    for (const { method, path } of taking('application/json')) {
      for (const body of ['null', '[]', '"x"', '1', '{}', '{"__proto__":{"email":"a@b.ca"}}']) {
        // A change of a notice may name nothing.
        if (path.endsWith('/notices/{id}') && body.startsWith('{')) continue;
        // So may one of a request, which is refused once it is found.
        const isRequest = path.endsWith('/requests/{ref}');
        const isEmpty = isRequest && body.startsWith('{');
        const response = await raw(isRequest ? ownRequest : path, method, body, 'application/json');
        const wording = isEmpty
          ? 'Choose a new status, or write something'
          : /^Some fields aren’t valid/;
        await expectRefusal(response, 400, wording, `${method} ${path} ${body}`);
      }
    }
    const community = `/api/communities/${people.community.id}`;
    const post = { title: 1, description: [], price: '12', category: {}, images: 'x', tags: null };
    const request = { place: 1, category: {}, text: [], images: 'x', mayEnter: 5, phone: {} };
    const change = { state: 1, plannedFor: [], words: {}, note: 2, version: '1' };
    const booking = { placeId: 1, start: 'x', end: 5, words: [], name: 1, unit: {} };
    for (const [method, path, json, fields] of [
      ['POST', '/api/listings', post, 'category communityId description images price title'],
      ['POST', `${community}/requests`, request, 'category images mayEnter phone place text'],
      ['PATCH', ownRequest, change, 'note plannedFor state version words'],
      ['PATCH', ownRequest, {}, 'state'],
      ['POST', `${community}/bookings`, booking, 'end name placeId start unit words'],
    ] as const) {
      const response = await app.send(path, { method, as, json });
      expect(response.status, path).toBe(400);
      const { errors } = (await response.json()) as { errors: Record<string, string[]> };
      expect(Object.keys(errors).sort(), path).toEqual(fields.split(' '));
    }
  });

  it('answers 413 to a body over 256 kB', async () => {
    const body = JSON.stringify({ title: 'x'.repeat(300 * 1024) });
    for (const { method, path } of taking('application/json')) {
      const response = await raw(path, method, body, 'application/json');
      await expectRefusal(
        response,
        413,
        'You sent more than we can accept in one go. Send less and try again.',
        path,
      );
    }
  });
});

describe('in particular', () => {
  it('too many attempts are 429, with the time to wait', async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.78' };
    const json = { email: 'guessed.often@mail.example', password: 'x' };
    const tries = Array.from({ length: 11 }, () => app.send('/api/auth/login', { json, headers }));
    const refused = (await Promise.all(tries)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    const [response] = refused;
    if (!response) throw new Error('no refusal');
    const seconds = Number(response.headers.get('Retry-After'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
    await expectRefusal(response, 429, /^You’ve tried too many times\. Wait \d+ minutes/, 'login');
  });

  it('an unknown address under /api is 404, whatever is in it', async () => {
    for (const path of [
      ...['/api', '/api/', '/API/x', '/api/nothing/here', '/api/listings/x/y', '/api/x%0ay'],
      ...['/api//listings', '/api/%E2%80%A8', '/api/users/me/x', '/api/activities/x/joined'],
    ]) {
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
        const response = await app.send(path, { method, as });
        await expectRefusal(response, 404, 'This endpoint doesn’t exist.', `${method} ${path}`);
      }
    }
  });

  it('a photo that is empty, or has an undecodable name, is 400', async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="\xff"\r\n\r\nx\r\n--b--\r\n';
    for (const [type, body] of [
      ['image/png', ''],
      ['image/jpeg', 'no picture'],
      ['multipart/form-data; boundary=b', part],
      ['multipart/form-data; boundary=b', '--b--'],
    ] as const) {
      const request = new Request('http://localhost:3000/api/uploads', {
        method: 'POST',
        headers: { Cookie: as, 'Content-Type': type },
        body: Uint8Array.from(Buffer.from(body, 'latin1')),
      });
      await expectRefusal(await app.handle(request), 400, /\S/, `${type} ${body}`);
    }
  });

  it('a version or a start that is out of range is 400', async () => {
    const em = app.em();
    const listing = makeListing(em, people.neighbour, people.community);
    await em.flush();
    const board = await app.signIn(people.board);
    for (const version of [0, -1, 1.5, 2 ** 31, 2 ** 53, 1e300, '1']) {
      const json = { status: 'REMOVED', version };
      const path = `/api/listings/${listing.id}`;
      const response = await app.send(path, { method: 'PATCH', as: board, json });
      expect(response.status).toBe(400);
      expect(await response.json()).toHaveProperty('errors.version');
    }
    for (const when of ['9999-12-31T23:59:59-23:59', '0000-01-01T00:00:00Z', '2099-02-30T00:00Z']) {
      const json = { communityId: people.community.id, title: 'x', description: 'y', when };
      const response = await app.send('/api/activities', { as, json });
      expect(response.status).toBe(400);
      expect(await response.json()).toHaveProperty('errors.when');
    }
    const form = { title: 'x', description: 'y', when: '9999-12-31T23:59' };
    const page = `/communities/${people.community.slug}/activities/new`;
    expect((await app.send(page, { as, form })).status).toBe(400);
    expect(await app.em().count(Activity, { community: people.community.id })).toBe(0);
  });

  it('an id may be in capitals', async () => {
    const em = app.em();
    const activity = makeActivity(em, people.neighbour, people.community);
    await em.flush();
    const response = await app.send(`/api/activities/${activity.id.toUpperCase()}`);
    expect(await response.json()).toMatchObject({ id: activity.id });
    const community = await app.send(`/api/communities/${people.community.id.toUpperCase()}`, {
      as,
    });
    expect(community.status).toBe(200);
    await app.em().nativeDelete(Activity, { id: activity.id });
  });
});
