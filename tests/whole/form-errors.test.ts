import { describe, expect, it } from 'vitest';
import { Activity } from '#db/entities/index.ts';
import { makeActivity } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { isInPageOrder, summaryLinks } from '#tests/setup/summary.ts';

const app = testApp();
const unknownId = '7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa';

async function send(path: string, form: Record<string, string>, as?: string) {
  const response = await app.send(path, { as, form });
  const html = await response.text();
  return { response, html, messages: summaryLinks(html).map(({ message }) => message) };
}

const officeName =
  'This name could make people think you’re the board, the manager or The Local Link. Use your own name, so your neighbours know who’s writing.';

async function errorsOf(method: 'POST' | 'PATCH', path: string, json: object, as?: string) {
  const response = await app.send(path, { method, as, json });
  expect(response.status).toBe(400);
  return ((await response.json()) as { errors: Record<string, string[]> }).errors;
}

async function setUp() {
  const people = await makeNeighbourhood(app.em());
  const as = await app.signIn(people.resident);
  return { ...people, as, hub: `/communities/${people.community.slug}` };
}

describe('every error of a form is said at the first try, in the order of the page:', () => {
  it('a listing', async () => {
    const { hub, as } = await setUp();
    const { html, messages } = await send(
      `${hub}/listings/new`,
      {
        title: '',
        description: '',
        price: 'x',
        category: 'y',
        condition: 'z',
        contactEmail: 'nowhere',
      },
      as,
    );
    expect(messages.length).toBe(6);
    expect(isInPageOrder(html)).toBe(true);
  });

  it('an activity, with a start in the past', async () => {
    const { hub, as } = await setUp();
    const { html, messages } = await send(
      `${hub}/activities/new`,
      { title: '', when: '2020-05-01T18:30', tags: 'x'.repeat(31), contactEmail: 'nowhere' },
      as,
    );
    expect(messages).toEqual([
      'Enter a title',
      'Choose a time in the future',
      'Enter a description',
      'Invalid email address',
      'Keep each tag to 30 characters',
    ]);
    expect(isInPageOrder(html)).toBe(true);
  });

  it('an edit of an activity, whose own start may be in the past', async () => {
    const em = app.em();
    const { community, resident, neighbour, as } = await setUp();
    const when = new Date('2025-07-01T22:30:15Z');
    const activity = makeActivity(em, resident, community, { when });
    await em.flush();
    const path = `/activities/${activity.id}/edit`;
    const own = await send(path, { title: '', when: '2025-07-01T18:30' }, as);
    expect(own.messages).toEqual(['Enter a title', 'Enter a description']);
    const moved = await send(path, { title: '', when: '2025-07-02T18:30' }, as);
    expect(moved.messages).toContain('Choose a time in the future');
    const other = await send(path, { title: '' }, await app.signIn(neighbour));
    expect(other.response.status).toBe(403);
  });

  it('a registration, with a community that does not exist', async () => {
    const { html, messages } = await send('/register', {
      email: 'nowhere',
      password: 'short',
      'communities[0].communityId': unknownId,
      'communities[0].condoUnit': '',
      'communities[1].condoUnit': '7',
    });
    expect(messages).toEqual([
      'Please select a community',
      'Condo unit is required',
      'Please select a community',
      'Name is required',
      'Invalid email address',
      'Password must be at least 6 characters',
    ]);
    expect(isInPageOrder(html)).toBe(true);
  });

  it('a registration, with a community that is there twice', async () => {
    const { community } = await setUp();
    const { messages } = await send('/register', {
      name: 'Gertrude',
      email: 'nowhere',
      password: 'long enough to keep',
      'communities[0].communityId': community.id,
      'communities[0].condoUnit': '305',
      'communities[1].communityId': community.id,
      'communities[1].condoUnit': '',
    });
    expect(messages).toEqual([
      'You’ve already chosen this community. Choose another one.',
      'Condo unit is required',
      'Invalid email address',
    ]);
  });

  it('a registration, with the name of an office', async () => {
    const { community } = await setUp();
    const office = { name: 'Board of Hillsview Place', email: 'nowhere', password: 'short' };
    const form = {
      ...office,
      'communities[0].communityId': community.id,
      'communities[0].condoUnit': '305',
    };
    expect((await send('/register', form)).messages).toEqual([
      officeName,
      'Invalid email address',
      'Password must be at least 6 characters',
    ]);
    const json = { ...office, communities: [{ communityId: community.id, condoUnit: '305' }] };
    expect(await errorsOf('POST', '/api/auth/register', json)).toEqual({
      name: [officeName],
      email: ['Invalid email address'],
      password: ['Password must be at least 6 characters'],
    });
  });

  it('a registration, where only the name and a community are wrong', async () => {
    const right = { email: 'gertrude@mail.example', password: 'long enough to keep' };
    const office = { ...right, name: 'Board of Hillsview Place' };
    const form = {
      ...office,
      'communities[0].communityId': unknownId,
      'communities[0].condoUnit': '305',
    };
    expect((await send('/register', form)).messages).toEqual([
      'Please select a community',
      officeName,
    ]);
    const json = { ...office, communities: [{ communityId: unknownId, condoUnit: '305' }] };
    expect(await errorsOf('POST', '/api/auth/register', json)).toEqual({
      name: [officeName],
      'communities[0].communityId': ['Please select a community'],
    });
  });

  it('a profile, with the name of an office for a resident', async () => {
    const { community, as, board } = await setUp();
    const form = {
      name: 'Board of Hillsview Place',
      email: 'nowhere',
      'communities[0].communityId': community.id,
      'communities[0].condoUnit': '305',
    };
    const expected = [officeName, 'Invalid email address'];
    expect((await send('/account/settings', form, as)).messages).toEqual(expected);
    const asBoard = await app.signIn(board);
    expect((await send('/account/settings', form, asBoard)).messages).toEqual(expected.slice(1));
    const { name, email } = form;
    const json = { name, email, communities: [{ communityId: community.id, condoUnit: '305' }] };
    expect(await errorsOf('PATCH', '/api/users/me', json, as)).toEqual({
      name: [officeName],
      email: ['Invalid email address'],
    });
  });

  it('a new password and a new e-mail address, with a wrong present password', async () => {
    const { as } = await setUp();
    const currentPassword = 'not the one';
    const password = { change: 'password', currentPassword, newPassword: 'short' };
    expect((await send('/account/security', password, as)).messages).toEqual([
      'That isn’t your current password',
      'Password must be at least 6 characters',
    ]);
    const email = { change: 'email', currentPassword, email: 'nowhere' };
    expect((await send('/account/security', email, as)).messages).toEqual([
      'Invalid email address',
      'That isn’t your current password',
    ]);
  });

  it('Account Settings', async () => {
    const { as } = await setUp();
    const { html, messages } = await send(
      '/account/settings',
      {
        name: '',
        email: 'nowhere',
        phone: '1'.repeat(41),
        'communities[0].communityId': unknownId,
        'communities[0].condoUnit': '',
      },
      as,
    );
    expect(messages).toEqual([
      'Name is required',
      'Invalid email address',
      'Keep the phone number to 40 characters',
      'Please select a community',
      'Unit number is required',
    ]);
    expect(isInPageOrder(html)).toBe(true);
  });
});

it('says how long a text is that is too long', async () => {
  const { hub, as } = await setUp();
  const form = { title: 'A lamp', description: 'x'.repeat(5132) };
  const { messages } = await send(`${hub}/listings/new`, form, as);
  expect(messages).toEqual(['Keep the description to 5,000 characters; it has 5,132 now']);
});

it('sends a saved activity again without an error, although its start has passed since', async () => {
  const { community, hub, as } = await setUp();
  const form = {
    title: 'A walk',
    description: 'Now.',
    when: '2099-07-01T18:30',
    idempotencyKey: 'the-same-key',
  };
  const first = await app.send(`${hub}/activities/new`, { as, form });
  await app.em().nativeUpdate(Activity, { community: community.id }, { when: new Date(0) });
  const again = await app.send(`${hub}/activities/new`, { as, form });
  expect(again.status).toBe(303);
  expect(again.headers.get('Location')).toBe(first.headers.get('Location'));
});

describe('the heading of a refused post', () => {
  it('asks to fill in what is required only when it is empty', async () => {
    const { hub, as } = await setUp();
    const path = `${hub}/activities/new`;
    const refused: Record<string, string>[] = [
      { title: 'x'.repeat(121), description: 'Words' },
      { title: 'A walk', description: 'x'.repeat(5001) },
      { title: 'A walk', description: 'Words', when: '2020-05-01T18:30' },
      { title: 'A walk', description: 'Words', contactEmail: 'nowhere' },
    ];
    for (const form of refused) {
      const { html } = await send(path, form, as);
      expect(html).not.toContain('Please fill in all required fields.');
      expect(html).not.toContain('Validation Error');
    }
    const two = { title: 'x'.repeat(121), description: 'Words', contactEmail: 'nowhere' };
    expect((await send(path, two, as)).html).toContain('Check 2 fields');
    const empty = await send(path, { title: ' ', description: 'Words', tags: 'x'.repeat(31) }, as);
    expect(empty.html).toContain('Validation Error');
    expect(empty.html).toContain('Please fill in all required fields.');
  });

  it('is not needed to learn the limits: the fields say them', async () => {
    const { hub, as, board, community, resident } = await setUp();
    for (const kind of ['listings', 'activities']) {
      const html = await (await app.send(`${hub}/${kind}/new`, { as })).text();
      expect(html).toContain('Up to 120 characters.');
      expect(html).toContain('Up to 5,000 characters.');
    }
    const em = app.em();
    makeActivity(em, resident, community, { status: 'PENDING' });
    await em.flush();
    const queue = await app.send('/moderation', { as: await app.signIn(board) });
    expect(await queue.text()).toContain('up to 500 characters');
  });
});

describe('every error of a JSON call is said at the first try:', () => {
  const errorsOf = async (path: string, json: object, as?: string, method = 'POST') => {
    const response = await app.send(path, { method, as, json });
    expect(response.status).toBe(400);
    return ((await response.json()) as { errors: Record<string, string[]> }).errors;
  };

  it('an activity, with a start in the past', async () => {
    const { community, as } = await setUp();
    const past = { communityId: community.id, when: '2020-05-01T18:30:00Z' };
    const errors = await errorsOf('/api/activities', { ...past, tags: ['x'.repeat(31)] }, as);
    expect(Object.keys(errors).sort()).toEqual(['description', 'tags', 'title', 'when']);
    expect(errors.when).toEqual(['Choose a time in the future']);
    const alone = { ...past, title: 'Walk', description: 'Slowly' };
    expect(Object.keys(await errorsOf('/api/activities', alone, as))).toEqual(['when']);
    const unreadable = await errorsOf('/api/activities', { ...past, when: 'soon' }, as);
    expect(unreadable.when).toHaveLength(1);
  });

  it('an account, with a community that does not exist', async () => {
    const { as } = await setUp();
    const communities = [{ communityId: unknownId, condoUnit: '' }];
    const fields = ['communities[0].communityId', 'communities[0].condoUnit'];
    const registering = await errorsOf('/api/auth/register', { communities });
    expect(Object.keys(registering)).toEqual(expect.arrayContaining([...fields, 'name']));
    const saving = await errorsOf('/api/users/me', { communities }, as, 'PATCH');
    expect(Object.keys(saving)).toEqual(expect.arrayContaining([...fields, 'name']));
    const odd = await errorsOf('/api/auth/register', { communities: [null, 'x', 7] });
    expect(Object.keys(odd)).toContain('name');
  });
});
