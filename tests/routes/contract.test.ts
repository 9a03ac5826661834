import { beforeAll, describe, expect, it } from 'vitest';
import {
  makeActivity,
  makeBooking,
  makeEvent,
  makeListing,
  makePlace,
} from '#db/factories/index.ts';
import { makeRequest } from '#db/factories/requests.ts';
import type {
  Activity,
  BookablePlace,
  Booking,
  Community,
  Listing,
  ServiceRequest,
} from '#db/entities/index.ts';
import { slotsOn } from '#app/features/building/bookings/slots/slots.server.ts';
import { addDays } from '#app/lib/day.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { testApp, type Em } from '#tests/setup/app.ts';
import { multipart, pictureFile } from '#tests/setup/multipart.ts';
import { makeNeighbourhood, type Neighbourhood } from '#tests/setup/neighbourhood.ts';

/** Who may call what (rules 4 and 12.2), call by call and person by person. */

const app = testApp();

type Person = Exclude<keyof Neighbourhood, 'community' | 'elsewhere'>;
type Status = Listing['status'] | Activity['status'] | ServiceRequest['state'] | Booking['state'];

/** The columns of the table. The neighbour is the author of every post, request and booking in it. */
const columns = [
  null,
  'resident',
  'neighbour',
  'outsider',
  'otherBoard',
  'board',
  'manager',
  'admin',
] as const satisfies (Person | null)[];

interface Scene extends Neighbourhood {
  who: Person;
  /** What everyone in the community may book. */
  place: BookablePlace;
}

interface Sent {
  path?: string;
  json?: unknown;
  photo?: File;
}

/** A call, the state of the post, request or booking in it, the HTTP status for each column, and what is sent. */
type Row = [call: string, state: Status | '', statuses: string, send?: (scene: Scene) => Sent];

const password = 'the right one';
let passwordHash: string;
let picture: File;

beforeAll(async () => {
  passwordHash = await hashPassword(password);
  picture = await pictureFile({ width: 8, height: 8 });
});

const decide = (status: string) => () => ({ json: { status } });
const upload = () => ({ photo: picture });
const logIn = ({ resident }: Scene) => ({ json: { email: resident.email, password } });
const post = ({ community }: Scene) => ({
  json: { communityId: community.id, title: 'Lamp', description: 'Gives light.' },
});
const newPerson = ({ community }: Scene) => ({
  json: {
    name: 'Imani Reid',
    email: `imani.${Math.random().toString(36).slice(2)}@mail.example`,
    password,
    communities: [{ communityId: community.id, condoUnit: '204' }],
  },
});
const asItIs = (scene: Scene) => {
  const { name, email } = scene[scene.who];
  const livesElsewhere = scene.who === 'outsider' || scene.who === 'otherBoard';
  const { id } = livesElsewhere ? scene.elsewhere : scene.community;
  return { json: { name, email, communities: [{ communityId: id, condoUnit: '305' }] } };
};

const requests = ({ id }: Community) => `/api/communities/${id}/requests`;
const bookings = ({ id }: Community) => `/api/communities/${id}/bookings`;
const drip = { place: null, category: 'WATER', text: 'The tap drips.' };
const ask = () => ({ json: drip });
const patch = (json: object) => () => ({ json });
/** A time of a place that is on offer. */
const timeOf = (place: BookablePlace) => {
  const [slot] = slotsOn({ ...place, mostNights: null }, addDays(cityToday(), 20));
  if (!slot) throw new Error('There are no times.');
  return { placeId: place.id, start: slot.start.toISOString() };
};
const book = ({ place }: Scene) => ({ json: timeOf(place) });
const bookForGuest = ({ place }: Scene) => ({
  json: { ...timeOf(place), name: 'Gus Guest', unit: '901' },
});

// oxfmt-ignore
const table: Row[] = [
  //                                                   visitor resident author outsider otherBoard board manager admin
  ['POST /api/auth/login',                    '',          '200 200 200 200 200 200 200 200', logIn],
  ['POST /api/auth/register',                 '',          '201 201 201 201 201 201 201 201', newPerson],
  ['POST /api/auth/logout',                   '',          '204 204 204 204 204 204 204 204'],
  ['GET /api/users/me',                       '',          '401 200 200 200 200 200 200 200'],
  ['PATCH /api/users/me',                     '',          '401 200 200 200 200 200 200 200', asItIs],
  ['GET /api/users/{id}',                     '',          '200 200 200 200 200 200 200 200'],
  ['GET /api/communities',                    '',          '200 200 200 200 200 200 200 200'],
  ['GET /api/communities/{community}',        '',          '401 200 200 403 403 200 200 200'],
  ['GET /api/communities/{community}',        '',          '401 200 200 403 403 200 200 200', ({ community }) => ({ path: `/api/communities/${community.slug}` })],
  ['GET /api/communities/{community}/notices','',          '401 200 200 403 403 200 200 200'],
  ['POST /api/communities/{community}/notices','',         '401 403 403 403 403 201 201 201', () => ({ json: { title: 'Water', content: 'Off at noon.' } })],
  ['PATCH /api/communities/{community}/notices/{id}','',   '401 403 403 403 403 404 404 404', ({ community }) => ({ path: `/api/communities/${community.slug}/notices/${community.id}`, json: { pinned: true } })],
  ['GET /api/communities/{community}/requests','',         '401 200 200 403 403 200 200 200'],
  // Where the board takes no requests.
  ['POST /api/communities/{community}/requests','',        '401 403 403 404 404 403 403 403', ({ elsewhere }) => ({ path: requests(elsewhere), json: drip })],
  ['POST /api/communities/{community}/requests','',        '401 201 201 403 403 201 201 403', ask],
  ['GET /api/communities/{community}/requests/{ref}','NEW', '401 404 200 403 403 200 200 200'],
  ['GET /api/communities/{community}/requests/{ref}','DONE','401 404 200 403 403 200 200 200'],
  ['PATCH /api/communities/{community}/requests/{ref}','NEW', '401 404 403 403 403 200 200 200', patch({ state: 'SEEN' })],
  ['PATCH /api/communities/{community}/requests/{ref}','NEW', '401 404 403 403 403 400 400 400', patch({ state: 'PLANNED' })],
  ['PATCH /api/communities/{community}/requests/{ref}','NEW', '401 404 403 403 403 200 200 200', patch({ state: 'DECLINED', words: 'Not ours.' })],
  ['PATCH /api/communities/{community}/requests/{ref}','NEW', '401 404 200 403 403 200 200 200', patch({ state: 'DONE' })],
  ['PATCH /api/communities/{community}/requests/{ref}','NEW', '401 404 200 403 403 200 200 200', patch({ words: 'It drips more.' })],
  ['PATCH /api/communities/{community}/requests/{ref}','NEW', '401 404 403 403 403 200 200 200', patch({ note: 'Call Luc.' })],
  ['PATCH /api/communities/{community}/requests/{ref}','NEW', '401 404 400 403 403 400 400 400', patch({})],
  ['PATCH /api/communities/{community}/requests/{ref}','SEEN','401 404 409 403 403 404 404 404', patch({ state: 'REOPENED' })],
  ['PATCH /api/communities/{community}/requests/{ref}','DONE','401 404 200 403 403 404 404 404', patch({ state: 'REOPENED' })],
  ['PATCH /api/communities/{community}/requests/{ref}','DONE','401 404 403 403 403 200 200 200', patch({ state: 'SEEN' })],
  ['PATCH /api/communities/{community}/requests/{ref}','DECLINED','401 404 409 403 403 200 200 200', patch({ state: 'DONE' })],
  ['GET /api/communities/{community}/bookable','',         '401 200 200 403 403 200 200 200'],
  // Where the board takes no bookings.
  ['GET /api/communities/{community}/bookable','',         '401 403 403 404 404 403 403 404', ({ elsewhere }) => ({ path: `/api/communities/${elsewhere.id}/bookable` })],
  ['GET /api/communities/{community}/bookings','',         '401 200 200 403 403 200 200 200'],
  ['GET /api/communities/{community}/bookings','',         '401 403 403 403 403 200 200 200', ({ community }) => ({ path: `${bookings(community)}?of=everyone` })],
  ['POST /api/communities/{community}/bookings','',        '401 201 201 403 403 201 201 403', book],
  ['POST /api/communities/{community}/bookings','',        '401 403 403 403 403 201 201 201', bookForGuest],
  ['POST /api/communities/{community}/bookings','',        '401 403 403 404 404 403 403 404', ({ elsewhere, place }) => ({ path: bookings(elsewhere), json: timeOf(place) })],
  ['DELETE /api/communities/{community}/bookings/{id}','ASKED',    '401 404 204 403 403 204 204 204'],
  ['DELETE /api/communities/{community}/bookings/{id}','CONFIRMED','401 404 204 403 403 204 204 204'],
  ['DELETE /api/communities/{community}/bookings/{id}','WAITING',  '401 404 204 403 403 204 204 204'],
  ['DELETE /api/communities/{community}/bookings/{id}','CANCELLED','401 404 204 403 403 204 204 204'],
  ['DELETE /api/communities/{community}/bookings/{id}','REFUSED',  '401 404 409 403 403 409 409 409'],
  ['GET /api/listings',                       '',          '200 200 200 200 200 200 200 200'],
  ['POST /api/listings',                      '',          '401 201 201 403 403 201 201 403', post],
  ['GET /api/listings/{id}',                  'PUBLISHED', '200 200 200 200 200 200 200 200'],
  ['GET /api/listings/{id}',                  'SOLD',      '200 200 200 200 200 200 200 200'],
  ['GET /api/listings/{id}',                  'PENDING',   '404 404 200 404 404 200 200 200'],
  ['GET /api/listings/{id}',                  'REJECTED',  '404 404 200 404 404 200 200 200'],
  ['GET /api/listings/{id}',                  'WITHDRAWN', '404 404 200 404 404 200 200 200'],
  ['GET /api/listings/{id}',                  'REMOVED',   '404 404 200 404 404 200 200 200'],
  ['PATCH /api/listings/{id}',                'PENDING',   '401 404 403 404 404 200 200 200', decide('PUBLISHED')],
  ['PATCH /api/listings/{id}',                'PENDING',   '401 404 403 404 404 200 200 200', decide('REJECTED')],
  ['PATCH /api/listings/{id}',                'PENDING',   '401 404 200 404 404 403 403 403', decide('WITHDRAWN')],
  ['PATCH /api/listings/{id}',                'REJECTED',  '401 404 403 404 404 200 200 200', decide('PUBLISHED')],
  ['PATCH /api/listings/{id}',                'PUBLISHED', '401 403 403 403 403 200 200 200', decide('REMOVED')],
  ['PATCH /api/listings/{id}',                'PUBLISHED', '401 403 200 403 403 403 403 403', decide('SOLD')],
  ['PATCH /api/listings/{id}',                'PUBLISHED', '401 403 403 403 403 403 403 403', decide('CANCELLED')],
  ['PATCH /api/listings/{id}',                'PUBLISHED', '401 403 403 403 403 409 409 409', decide('REJECTED')],
  ['PATCH /api/listings/{id}',                'SOLD',      '401 403 200 403 403 403 403 403', decide('PUBLISHED')],
  ['PATCH /api/listings/{id}',                'REMOVED',   '401 404 403 404 404 200 200 200', decide('PUBLISHED')],
  ['PATCH /api/listings/{id}',                'PUBLISHED', '401 400 400 400 400 400 400 400', () => ({ json: {} })],
  ['GET /api/activities',                     '',          '200 200 200 200 200 200 200 200'],
  ['POST /api/activities',                    '',          '401 201 201 403 403 201 201 403', post],
  ['GET /api/activities/{id}',                'PUBLISHED', '200 200 200 200 200 200 200 200'],
  ['GET /api/activities/{id}',                'CANCELLED', '200 200 200 200 200 200 200 200'],
  ['GET /api/activities/{id}',                'PENDING',   '404 404 200 404 404 200 200 200'],
  ['GET /api/activities/{id}/attendees',      'PUBLISHED', '401 200 200 403 403 200 200 200'],
  ['GET /api/activities/{id}/attendees',      'PENDING',   '401 404 200 404 404 200 200 200'],
  ['POST /api/activities/{id}/join',          'PUBLISHED', '401 200 403 403 403 200 200 403'],
  ['POST /api/activities/{id}/join',          'CANCELLED', '401 409 403 403 403 409 409 403'],
  ['POST /api/activities/{id}/join',          'PENDING',   '401 404 403 404 404 409 409 403'],
  ['POST /api/activities/{id}/leave',         'PUBLISHED', '401 200 403 403 403 200 200 403'],
  ['POST /api/activities/{id}/leave',         'CANCELLED', '401 200 403 403 403 200 200 403'],
  ['PATCH /api/activities/{id}',              'PENDING',   '401 404 403 404 404 200 200 200', decide('PUBLISHED')],
  ['PATCH /api/activities/{id}',              'PENDING',   '401 404 403 404 404 200 200 200', decide('REJECTED')],
  ['PATCH /api/activities/{id}',              'PUBLISHED', '401 403 200 403 403 403 403 403', decide('CANCELLED')],
  ['PATCH /api/activities/{id}',              'PUBLISHED', '401 403 403 403 403 200 200 200', decide('REMOVED')],
  ['PATCH /api/activities/{id}',              'CANCELLED', '401 403 200 403 403 403 403 403', decide('PUBLISHED')],
  ['GET /api/newsletter-issues',              '',          '200 200 200 200 200 200 200 200'],
  ['GET /api/editorial-articles',             '',          '200 200 200 200 200 200 200 200'],
  ['GET /api/city-events',                    '',          '200 200 200 200 200 200 200 200'],
  ['GET /api/contractors',                    '',          '200 200 200 200 200 200 200 200'],
  ['GET /api/city-events/{slug}',             '',          '200 200 200 200 200 200 200 200'],
  ['GET /api/openapi.json',                   '',          '200 200 200 200 200 200 200 200'],
  ['POST /api/mail/bounces/{secret}',         '',          '404 404 404 404 404 404 404 404'],
  ['POST /api/uploads',                       '',          '401 201 201 201 201 201 201 201', upload],
];

describe('each call answers each person as the rules say', () => {
  it.each(table)('%s %s: %s', async (call, state, statuses, send) => {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    people.resident.password = passwordHash;
    Object.assign(people.community, { takesRequests: true, takesBookings: true });
    // Room for everybody who books the same time.
    const place = makePlace(em, people.community, { capacity: 2 * columns.length });
    await em.flush();
    const found: number[] = [];
    for (const who of columns) {
      const path = addressFor(em, { ...people, place }, { call, state });
      await em.flush();
      const as = who ? await app.signIn(people[who]) : undefined;
      const sent = send?.({ ...people, place, who: who ?? 'resident' });
      found.push(await statusOf({ method: call.split(' ')[0] ?? '', path, as, ...sent }));
    }
    expect(found.join(' ')).toBe(statuses);
  });

  it('has a row for every call', async () => {
    const { paths } = (await (await app.send('/api/openapi.json')).json()) as {
      paths: Record<string, object>;
    };
    const calls = Object.entries(paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect([...new Set(table.map(([call]) => call))].sort()).toEqual(calls.sort());
  });
});

let seat = 0;

/** A booking of the neighbour's in two days, in a state. */
function makeBookingIn(
  em: Em,
  { place, neighbour }: Pick<Scene, 'place' | 'neighbour'>,
  state: Booking['state'],
): Booking {
  seat += 1;
  const startsAt = new Date(Date.now() + 48 * 60 * 60 * 1000);
  return makeBooking(em, place, neighbour, {
    ...{ startsAt, endsAt: new Date(startsAt.getTime() + 60 * 60 * 1000), state },
    ...(state === 'WAITING' ? { seat: null, ticket: seat } : { seat }),
  });
}

/** The path of a call, with a new post, request or booking in it where the call needs one. Flush before using it. */
function addressFor(
  em: Em,
  { community, neighbour, place }: Omit<Scene, 'who'>,
  { call, state }: { call: string; state: Status | '' },
): string {
  const path = call.split(' ')[1] ?? '';
  const named = (parameter: string) => {
    if (parameter === '{slug}') return makeEvent(em).slug;
    if (parameter === '{secret}') return 'not-ours';
    if (parameter === '{community}') return community.id;
    if (parameter === '{ref}') {
      const given = { state: state as ServiceRequest['state'] };
      return makeRequest(em, neighbour, community, given).ref;
    }
    if (path.endsWith('/bookings/{id}')) {
      return makeBookingIn(em, { place, neighbour }, state as Booking['state']).id;
    }
    if (path.startsWith('/api/users')) return neighbour.id;
    // Its row names the notice itself.
    if (path.endsWith('/notices/{id}')) return community.id;
    return path.startsWith('/api/listings')
      ? makeListing(em, neighbour, community, { status: state as Listing['status'] }).id
      : makeActivity(em, neighbour, community, { status: state as Activity['status'] }).id;
  };
  return path.replace(/\{\w+\}/g, named);
}

async function statusOf({
  method,
  path = '',
  as,
  json,
  photo,
}: Sent & { method: string; as: string | undefined }): Promise<number> {
  const { status } = photo
    ? await app.handle(multipart(path, { as, fields: [['photo', photo]] }))
    : await app.send(path, { method, as, json });
  return status;
}
