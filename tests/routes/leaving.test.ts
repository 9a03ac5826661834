import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  Activity,
  ActivityAttendee,
  Community,
  FurtherUnit,
  Listing,
  ModerationEvent,
  Unit,
  UnitCode,
  UserCommunity,
} from '#db/entities/index.ts';
import { makeActivity, makeAttendee, makeListing, makeMembership } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const past = new Date(Date.now() - 24 * 60 * 60 * 1000);

/** A resident of two communities, with posts and attendance in the first, as a cookie and forms. */
async function setUp() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community, elsewhere, resident, neighbour } = people;
  makeMembership(em, resident, elsewhere, { isPrimary: false, condoUnit: '9', position: 1 });
  const posts = {
    lamp: makeListing(em, resident, community, { title: 'A live lamp' }),
    chair: makeListing(em, resident, community, { title: 'A waiting chair', status: 'PENDING' }),
    sold: makeListing(em, resident, community, { title: 'A sold sofa', status: 'SOLD' }),
    walk: makeActivity(em, resident, community, { title: 'A walk to come' }),
    over: makeActivity(em, resident, community, { title: 'A walk of old', when: past }),
    other: makeListing(em, resident, elsewhere, { title: 'A lamp elsewhere' }),
  };
  const joined = makeActivity(em, neighbour, community, { title: 'A joined supper' });
  const attended = makeActivity(em, neighbour, community, { title: 'An old supper', when: past });
  makeAttendee(em, joined, resident);
  makeAttendee(em, attended, resident);
  await em.flush();
  const base = { name: resident.name, email: resident.email };
  return {
    ...people,
    posts,
    joined,
    attended,
    as: await app.signIn(resident),
    form: {
      ...base,
      'communities[0].communityId': elsewhere.id,
      'communities[0].condoUnit': '9',
    },
    json: { ...base, communities: [{ communityId: elsewhere.id, condoUnit: '9' }] },
  };
}

type Setting = Awaited<ReturnType<typeof setUp>>;

const statusesOf = async ({ posts }: Setting) => {
  const em = app.em();
  const ids = Object.values(posts).map(({ id }) => id);
  const listings = await em.find(Listing, { id: { $in: ids } });
  const activities = await em.find(Activity, { id: { $in: ids } });
  return Object.fromEntries([...listings, ...activities].map((post) => [post.title, post.status]));
};

const communitiesOf = async (user: { id: string }) =>
  (await app.em().find(UserCommunity, { user: user.id, state: 'CONFIRMED' })).map(
    ({ community }) => community.id,
  );

async function expectLeft(setting: Setting) {
  const { resident, elsewhere, posts, joined, attended } = setting;
  expect(await communitiesOf(resident)).toEqual([elsewhere.id]);
  expect(await statusesOf(setting)).toEqual({
    'A live lamp': 'WITHDRAWN',
    'A waiting chair': 'WITHDRAWN',
    'A sold sofa': 'SOLD',
    'A walk to come': 'WITHDRAWN',
    'A walk of old': 'PUBLISHED',
    'A lamp elsewhere': 'PUBLISHED',
  });
  const attendance = await app.em().find(ActivityAttendee, { user: resident.id });
  expect(attendance.map(({ activity }) => activity.id)).toEqual([attended.id]);
  expect(joined.id).not.toBe(attended.id);
  const events = await app.em().find(ModerationEvent, { action: 'WITHDRAW', actor: resident.id });
  expect(events.map(({ subjectId }) => subjectId).sort()).toEqual(
    [posts.lamp.id, posts.chair.id, posts.walk.id].sort(),
  );
}

describe('leaving a community in Account Settings', () => {
  it('says first what is lost, keeps the form, and does it at the second press', async () => {
    const setting = await setUp();
    const { as, form, community, resident } = setting;
    const asked = await app.send('/account/settings', { as, form: { ...form, name: 'Rita R.' } });
    expect(asked.status).toBe(409);
    const html = await asked.text();
    for (const words of [
      'Before you leave',
      'A live lamp',
      'A waiting chair',
      'A walk to come',
      'A joined supper',
      'Leave and save',
      'value="Rita R."',
    ]) {
      expect(html).toContain(words);
    }
    expect(html).not.toMatch(/A sold sofa|A walk of old|An old supper|A lamp elsewhere/);
    expect(html).not.toContain('Error updating profile');
    expect(html).not.toContain('no longer moderate');
    expect((await communitiesOf(resident)).length).toBe(2);
    expect(await statusesOf(setting)).toMatchObject({ 'A live lamp': 'PUBLISHED' });

    const [, value = ''] = /name="confirmLeaving" value="([^"]+)"/.exec(html) ?? [];
    expect(value).toBe(community.id);
    const confirmed = { ...form, confirmLeaving: value };
    const left = await app.send('/account/settings', { as, form: confirmed });
    expect(left.status).toBe(303);
    await expectLeft(setting);
  });

  it('names an activity that is hidden as the hub named it last', async () => {
    const { as, form, community, neighbour, resident } = await setUp();
    const em = app.em();
    const hidden = { status: 'PENDING', title: 'Words the board has not seen' } as const;
    makeAttendee(em, makeActivity(em, neighbour, community, hidden), resident);
    await em.flush();
    const html = await (await app.send('/account/settings', { as, form })).text();
    expect(html).toContain('An activity that isn’t available right now');
    expect(html).not.toContain(hidden.title);
  });

  it('withdraws more posts than one person may change in an hour', async () => {
    const setting = await setUp();
    const { as, json, community, resident } = setting;
    const em = app.em();
    for (let n = 0; n < 65; n++) makeListing(em, resident, community);
    await em.flush();
    const left = await app.send('/api/users/me', {
      method: 'PATCH',
      as,
      json: { ...json, confirmLeaving: true },
    });
    expect(left.status).toBe(200);
    expect(await app.em().count(Listing, { author: resident.id, status: 'PUBLISHED' })).toBe(1);
    const path = `/api/listings/${setting.posts.other.id}`;
    const sold = await app.send(path, { method: 'PATCH', as, json: { status: 'SOLD' } });
    expect(sold.status).toBe(200);
  });

  it('asks again when another community goes than the page listed', async () => {
    const { as, form, elsewhere, resident } = await setUp();
    const confirmed = { ...form, confirmLeaving: elsewhere.id };
    const response = await app.send('/account/settings', { as, form: confirmed });
    expect(response.status).toBe(409);
    expect((await communitiesOf(resident)).length).toBe(2);
  });

  it('warns a moderator, who has nothing else to lose', async () => {
    const em = app.em();
    const { community, elsewhere, board } = await makeNeighbourhood(em);
    const as = await app.signIn(board);
    const form = {
      name: board.name,
      email: board.email,
      'communities[0].communityId': elsewhere.id,
      'communities[0].condoUnit': '1',
    };
    const asked = await app.send('/account/settings', { as, form });
    expect(asked.status).toBe(409);
    expect(await asked.text()).toContain('You’ll no longer be able to moderate this community.');
    expect(await communitiesOf(board)).toEqual([community.id]);
    const confirmed = { ...form, confirmLeaving: community.id };
    expect((await app.send('/account/settings', { as, form: confirmed })).status).toBe(303);
    expect(await communitiesOf(board)).toEqual([elsewhere.id]);
  });

  it('leaves alone what was joined after the page was made', async () => {
    const em = app.em();
    const { community, elsewhere, resident } = await makeNeighbourhood(em);
    const as = await app.signIn(resident);
    const old = await (await app.send('/account/settings', { as })).text();
    const listed = fieldValue(old, 'listed');
    expect(listed).toBe(community.id);
    makeMembership(em, resident, elsewhere, { isPrimary: false, condoUnit: '9', position: 1 });
    await em.flush();
    const form = {
      ...{ name: 'A new name', email: resident.email, listed },
      ...{ 'communities[0].communityId': community.id, 'communities[0].condoUnit': '305' },
    };
    expect((await app.send('/account/settings', { as, form })).status).toBe(303);
    expect((await communitiesOf(resident)).sort()).toEqual([community.id, elsewhere.id].sort());
    const both = [community.id, elsewhere.id].join();
    const left = await app.send('/account/settings', { as, form: { ...form, listed: both } });
    expect(left.status).toBe(303);
    expect(await communitiesOf(resident)).toEqual([community.id]);
  });

  it('asks nothing of somebody with nothing to lose', async () => {
    const em = app.em();
    const { elsewhere, resident } = await makeNeighbourhood(em);
    const as = await app.signIn(resident);
    const form = {
      name: resident.name,
      email: resident.email,
      'communities[0].communityId': elsewhere.id,
      'communities[0].condoUnit': '1',
    };
    expect((await app.send('/account/settings', { as, form })).status).toBe(303);
  });
});

describe('leaving after a move that the board has not confirmed yet', () => {
  /** A resident who moved, and waits for the board again with everything they posted before. */
  async function moved() {
    const setting = await setUp();
    const { community, resident, as } = setting;
    await app.em().nativeUpdate(Community, { id: community.id }, { joinPolicy: 'APPROVAL' });
    const form = {
      ...setting.form,
      'communities[1].communityId': community.id,
      'communities[1].condoUnit': '999',
      confirmLeaving: community.id,
    };
    expect((await app.send('/account/settings', { as, form })).status).toBe(303);
    const place = { user: resident.id, community: community.id };
    const row = await app.em().findOneOrFail(UserCommunity, place);
    expect(row.state).toBe('WAITING');
    expect(await statusesOf(setting)).toMatchObject({ 'A live lamp': 'PUBLISHED' });
    return { setting, row };
  }

  it('asks in Account Settings, and withdraws what was posted', async () => {
    const { setting } = await moved();
    const { as, form, community } = setting;
    const asked = await app.send('/account/settings', { as, form });
    expect(asked.status).toBe(409);
    expect(await asked.text()).toContain('A live lamp');
    expect(await statusesOf(setting)).toMatchObject({ 'A live lamp': 'PUBLISHED' });
    const confirmed = { ...form, confirmLeaving: community.id };
    expect((await app.send('/account/settings', { as, form: confirmed })).status).toBe(303);
    await expectLeft(setting);
  });

  it('says so on the page that leaves, and withdraws what was posted', async () => {
    const { setting, row } = await moved();
    const { as } = setting;
    const path = `/account/communities/${row.id}/leave`;
    const page = await (await app.send(path, { as })).text();
    for (const title of ['A live lamp', 'A walk to come', 'A joined supper']) {
      expect(page).toContain(title);
    }
    expect((await app.send(path, { as, form: {} })).status).toBe(303);
    await expectLeft(setting);
  });

  it('loses the same where the board refuses the move, with their further units and the codes of those', async () => {
    const { setting, row } = await moved();
    const { board, community, resident, attended } = setting;
    const em = app.em();
    const unit = em.create(Unit, { community, label: '306', key: '306' });
    const kept = em.create(FurtherUnit, {
      membership: row,
      ...{ condoUnit: '306', unit, state: 'CONFIRMED' },
    });
    const expiresAt = new Date(Date.now() + 24 * 60 * 60 * 1000);
    const code = em.create(UnitCode, { unit, nonce: 'n', codeHash: randomUUID(), expiresAt });
    await em.flush();
    const answer = await app.send(`/manage/${community.slug}/people/${row.id}`, {
      as: await app.signIn(board),
      form: { intent: 'refuse', reason: 'Nobody moves into 999.' },
    });
    expect(answer.status).toBe(303);
    expect(await statusesOf(setting)).toMatchObject({
      'A live lamp': 'WITHDRAWN',
      'A walk to come': 'WITHDRAWN',
      'A lamp elsewhere': 'PUBLISHED',
    });
    const attendance = await app.em().find(ActivityAttendee, { user: resident.id });
    expect(attendance.map(({ activity }) => activity.id)).toEqual([attended.id]);
    expect((await app.em().findOneOrFail(FurtherUnit, { id: kept.id })).state).toBe('ENDED');
    expect((await app.em().findOneOrFail(UnitCode, { id: code.id })).revokedAt).not.toBeNull();
  });
});

describe('leaving a community by PATCH /api/users/me', () => {
  it('is 409 unless confirmLeaving says so', async () => {
    const setting = await setUp();
    const { as, json, resident } = setting;
    const patch = (body: object) =>
      app.send('/api/users/me', { method: 'PATCH', as, json: { ...json, ...body } });
    for (const body of [{}, { confirmLeaving: false }]) {
      const refused = await patch(body);
      expect(refused.status).toBe(409);
      expect(JSON.stringify(await refused.json())).toContain(
        'send confirmLeaving with the value true',
      );
    }
    expect((await patch({ confirmLeaving: 'yes' })).status).toBe(400);
    expect((await communitiesOf(resident)).length).toBe(2);
    expect((await patch({ confirmLeaving: true })).status).toBe(200);
    await expectLeft(setting);
  });
});
