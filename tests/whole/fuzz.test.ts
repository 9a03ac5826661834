import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { makeActivity, makeEvent, makeListing } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { inDrill, recordDrill } from '#tests/setup/drills.ts';
import { malformedRequest, type ApiDocument, type Malformed } from '#tests/setup/malformed.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const batch = 20;
/** 8,000 requests in `npm run test:all`, 100,000 in `npm run drill`; others in each run. */
const batches = inDrill(400, 5000);

/** To repeat a failure, set FUZZ_SEED to the seed in its message. */
const seed = Number(process.env.FUZZ_SEED) || Date.now();

// Remix warns about each path it cannot decode; the real server repairs those before Remix sees them.
vi.spyOn(console, 'warn').mockImplementation(() => undefined);

it('every call refuses malformed requests, without a server error, an HTML page or a change', async () => {
  const { document, targets, resident } = await makeScene();
  const requests = fc.array(malformedRequest(document, targets), {
    minLength: batch,
    maxLength: batch,
  });
  const before = await fingerprint();
  await fc.assert(
    fc.asyncProperty(requests, async (sent) => {
      const problems = await Promise.all(sent.map(problemWith));
      expect(problems.filter(Boolean)).toEqual([]);
    }),
    { seed, numRuns: batches, endOnFailure: true },
  );
  expect(await fingerprint(), `seed ${seed}`).toEqual(before);
  expect((await app.send('/api/users/me', { as: resident })).status).toBe(200);
  expect((await app.send('/api/communities')).status).toBe(200);
  recordDrill('fuzzed calls', { requests: batches * batch, 'server errors': 0, changes: 0 });
}, 1_800_000);

async function makeScene() {
  const em = app.em();
  const { community, elsewhere, ...people } = await makeNeighbourhood(em);
  const { resident, neighbour, board, outsider, admin } = people;
  const listing = makeListing(em, resident, community, { status: 'PENDING' });
  const activity = makeActivity(em, neighbour, community);
  const hidden = makeActivity(em, outsider, elsewhere, { status: 'PENDING' });
  const event = makeEvent(em);
  await em.flush();
  const cookies = await Promise.all(
    [resident, neighbour, board, outsider, admin].map((person) => app.signIn(person)),
  );
  const post = { communityId: community.id, title: 'Lamp', description: 'Gives light.' };
  const profile = {
    name: 'Someone',
    email: 'somebody@mail.example',
    phone: '613-555-0100',
    communities: [{ communityId: community.id, condoUnit: '12' }],
  };
  const decision = { status: 'PUBLISHED', version: 1, reason: 'Fine', note: 'Fine' };
  const contact = { contactEmail: 'lamp@mail.example', images: [] };
  const document = (await (await app.send('/api/openapi.json')).json()) as ApiDocument;
  return {
    document,
    resident: cookies[0],
    targets: {
      cookies,
      addresses: {
        '/api/listings/{id}': `/api/listings/${listing.id}`,
        '/api/activities/{id}': `/api/activities/${activity.id}`,
        '/api/activities/{id}/attendees': `/api/activities/${activity.id}/attendees`,
        '/api/activities/{id}/join': `/api/activities/${activity.id}/join`,
        '/api/activities/{id}/leave': `/api/activities/${activity.id}/leave`,
        '/api/communities/{community}': `/api/communities/${community.slug}`,
        '/api/communities/{community}/notices': `/api/communities/${community.id}/notices`,
        '/api/city-events/{slug}': `/api/city-events/${event.slug}`,
        '/api/users/{id}': `/api/users/${resident.id}`,
      },
      foreign: [listing.slug, community.id, resident.id, community.slug, hidden.slug],
      bodies: {
        'POST /api/auth/login': { email: 'somebody@mail.example', password: 'local-link' },
        'POST /api/auth/register': { ...profile, password: 'gr8-lantern-77', role: 'RESIDENT' },
        'PATCH /api/users/me': profile,
        'POST /api/listings': {
          ...{ ...post, ...contact },
          ...{ category: 'other', condition: 'GOOD', price: 100 },
        },
        'POST /api/activities': {
          ...{ ...post, ...contact },
          ...{ when: '2099-05-01T10:00:00-04:00', tags: ['light'] },
        },
        'PATCH /api/listings/{id}': decision,
        'PATCH /api/activities/{id}': decision,
      },
    },
  };
}

/** The number and a digest of the rows of every table, except sessions, which change by themselves. */
async function fingerprint(): Promise<Record<string, string>> {
  const em = app.em();
  const tables = await em.execute<{ name: string }[]>(
    `select tablename as name from pg_tables
      where schemaname = 'public' and tablename not in ('sessions', 'rate_limits') order by tablename`,
  );
  const found: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await em.execute<{ rows: string }[]>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as rows
         from "${name}" t`,
    );
    found[name] = row?.rows ?? '';
  }
  return found;
}

/** What is wrong with the answer to a malformed request, with both of them; null if nothing is. */
async function problemWith(sent: Malformed): Promise<object | null> {
  const response = await app.handle(requestOf(sent));
  const text = await response.text();
  const problem = problemIn(sent, response, text);
  if (!problem) return null;
  return { problem, sent: shortened(sent), status: response.status, answer: text.slice(0, 500) };
}

function problemIn(sent: Malformed, response: Response, text: string): string | null {
  const { status, headers } = response;
  if (status >= 500) return 'a server error';
  if (sent.mustRefuse && status < 400) return 'it was not refused';
  if (/<!doctype|<html|\n\s+at |node_modules|\bfrom "\w+" where\b/i.test(text))
    return 'a page or a trace';
  if (sent.method === 'HEAD' || status === 204 || status === 304) {
    return text === '' ? null : 'a body where none belongs';
  }
  if (!headers.get('Content-Type')?.startsWith('application/json')) return 'not JSON';
  if (status === 405 && !headers.get('Allow')) return 'no Allow';
  return status >= 400 ? problemInError(JSON.parse(text)) : null;
}

function problemInError(body: unknown): string | null {
  const { message, errors, ...rest } = body as { message?: unknown; errors?: object };
  if (typeof message !== 'string' || message === '') return 'no message';
  if (Object.keys(rest).length > 0) return 'more than a message and errors';
  const lists = Object.values(errors ?? {}) as unknown[];
  const isList = (list: unknown) =>
    Array.isArray(list) && list.length > 0 && list.every((one) => typeof one === 'string');
  return lists.every(isList) ? null : 'errors that are not lists of strings';
}

function requestOf({ method, path, headers, body }: Malformed): Request {
  const request = new Request(`http://localhost:3000${path}`, {
    method,
    ...(body === null || method === 'HEAD' ? {} : { body: body as BodyInit }),
  });
  request.headers.delete('Content-Type');
  for (const [name, value] of headers) request.headers.set(name, value);
  return request;
}

const shortened = ({ body, path, ...sent }: Malformed) => ({
  ...sent,
  path: path.slice(0, 500),
  body:
    typeof body === 'string' ? body.slice(0, 500) : body && Buffer.from(body).toString('latin1'),
});
