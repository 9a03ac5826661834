import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import {
  ActivityAttendee,
  Community,
  FurtherUnit,
  Listing,
  ModerationEvent,
  Unit,
  UnitCode,
  User,
  UserCommunity,
} from '#db/entities/index.ts';
import { makeActivity, makeAttendee, makeListing, makeMembership } from '#db/factories/index.ts';
import { commandIn } from '#app/cli/admin-commands.ts';
import { grant } from '#app/features/residency/people/operator.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
vi.spyOn(console, 'log').mockImplementation(() => undefined);

const day = 24 * 60 * 60 * 1000;
const inDays = (days: number) => cityToday(new Date(Date.now() + days * day));

/** A neighbourhood whose resident has posts, a place in an activity, two units and a code. */
async function setUp() {
  const em = app.em();
  const hood = await makeNeighbourhood(em);
  const { community, resident, neighbour } = hood;
  const lamp = makeListing(em, resident, community, { title: 'A live lamp' });
  const sold = makeListing(em, resident, community, { title: 'A sold sofa', status: 'SOLD' });
  const supper = makeActivity(em, neighbour, community, { title: 'A joined supper' });
  makeAttendee(em, supper, resident);
  const unit = em.create(Unit, { community, label: '305', key: '305' });
  const membership = await em.findOneOrFail(UserCommunity, { user: resident.id });
  const further = em.create(FurtherUnit, { membership, condoUnit: '306', state: 'CONFIRMED' });
  const code = em.create(UnitCode, {
    unit,
    nonce: 'n',
    codeHash: randomUUID(),
    expiresAt: new Date(Date.now() + day),
  });
  const other = makeMembership(em, hood.outsider, community, {
    condoUnit: '305',
    isPrimary: false,
    position: 1,
  });
  await em.flush();
  const path = `/manage/${community.slug}/people/${membership.id}/end`;
  return { ...hood, lamp, sold, supper, unit, membership, further, code, other, path };
}

type Setting = Awaited<ReturnType<typeof setUp>>;

const rowOf = (id: string) => app.em().findOneOrFail(UserCommunity, { id });
const roleOf = async (id: string) => (await app.em().findOneOrFail(User, { id })).role;
const linesOf = async (subjectId: string) =>
  (await app.em().find(ModerationEvent, { subjectId }, { orderBy: { createdAt: 'asc' } })).map(
    ({ action, toStatus, actor }) => [action, toStatus, actor?.id ?? null],
  );
const membershipOf = (user: { id: string }, community: { id: string }) =>
  app.em().findOneOrFail(UserCommunity, { user: user.id, community: community.id });

/** What has to be so once the resident's membership is over. */
async function expectEnded(setting: Setting, by: string | null) {
  const { membership, lamp, sold, supper, resident, further, code, unit, other } = setting;
  expect(await rowOf(membership.id)).toMatchObject({ state: 'ENDED', canModerate: false });
  expect((await app.em().findOneOrFail(FurtherUnit, { id: further.id })).state).toBe('ENDED');
  expect((await app.em().findOneOrFail(UnitCode, { id: code.id })).revokedAt).not.toBeNull();
  expect((await app.em().findOneOrFail(Listing, { id: lamp.id })).status).toBe('WITHDRAWN');
  expect((await app.em().findOneOrFail(Listing, { id: sold.id })).status).toBe('SOLD');
  expect(await app.em().count(ActivityAttendee, { activity: supper.id, user: resident.id })).toBe(
    0,
  );
  expect(await linesOf(lamp.id)).toEqual([['WITHDRAW', 'WITHDRAWN', by]]);
  expect(await linesOf(membership.id)).toContainEqual(['END', 'ENDED', by]);
  const fresh = await app.em().findOneOrFail(UnitCode, { unit: unit.id, revokedAt: null });
  expect(fresh).toMatchObject({ letterDue: true, createdBy: by && { id: by } });
  expect(await linesOf(unit.id)).toEqual([['RENEW_CODE', 'VALID', by]]);
  expect((await rowOf(other.id)).state).toBe('CONFIRMED');
}

describe('ending a membership (rules 18.1)', () => {
  it('is for the moderators of that very community', async () => {
    const { path, resident, neighbour, outsider, otherBoard, elsewhere, community } = await setUp();
    const form = { change: 'set', when: 'now' };
    expect((await app.send(path)).status).toBe(401);
    expect((await app.send(path, { form })).status).toBe(401);
    await app
      .em()
      .nativeUpdate(
        UserCommunity,
        { user: outsider.id, community: community.id },
        { state: 'WAITING' },
      );
    for (const person of [resident, neighbour, outsider, otherBoard]) {
      const as = await app.signIn(person);
      expect((await app.send(path, { as })).status).toBe(403);
      expect((await app.send(`${path}.data`, { as })).status).toBe(403);
      expect((await app.send(path, { as, form })).status).toBe(403);
    }
    const as = await app.signIn(otherBoard);
    const viaOwnDesk = path.replace(community.slug, elsewhere.slug);
    expect((await app.send(viaOwnDesk, { as })).status).toBe(404);
    expect((await app.send(viaOwnDesk, { as, form })).status).toBe(404);
    expect(
      (
        await app.send(path.replace(/people.*/, `people/${randomUUID()}/end`), {
          as: await app.signIn(resident),
        })
      ).status,
    ).toBe(403);
  });

  it('says what will happen, and does it at once with “Now”', async () => {
    const setting = await setUp();
    const { path, board, resident, community, membership } = setting;
    const as = await app.signIn(board);
    const html = await (await app.send(path, { as })).text();
    for (const words of [
      'A live lamp',
      'A joined supper',
      'will stop working',
      'Last day',
      'Rita Resident',
    ]) {
      expect(html).toContain(words);
    }
    expect(html).not.toContain('A sold sofa');
    expect(html).not.toContain('Cancel the move-out');
    const their = await app.signIn(resident);
    expect((await app.send(`/communities/${community.slug}`, { as: their })).status).toBe(200);
    const form = { change: 'set', when: 'now', reason: 'Moved to Gatineau', idempotencyKey: 'k1' };
    const ended = await app.send(path, { as, form });
    expect(ended.status).toBe(303);
    expect((await app.send(path, { as, form })).status).toBe(303);
    await expectEnded(setting, board.id);
    expect((await rowOf(membership.id)).decisionReason).toBe('Moved to Gatineau');
    // It counts at the person's next click, on a page, in a form, in a call and in page data.
    const hub = `/communities/${community.slug}`;
    const statuses = await Promise.all([
      app.send(hub, { as: their }),
      app.send(`${hub}.data`, { as: their }),
      app.send(`/api${hub}`, { as: their }),
      app.send(`${hub}/listings/new`, { as: their, form: { title: 'T', description: 'D' } }),
    ]);
    // The page leads to the door; 202 is how page data says so.
    expect(statuses.map(({ status }) => status)).toEqual([303, 202, 403, 403]);
    expect((await app.send(path, { as })).status).toBe(409);
    expect((await app.send(path, { as, form: { change: 'set', when: 'now' } })).status).toBe(409);
  });

  it('takes a day from today on, which can be changed and taken back, and is not overwritten unseen', async () => {
    const { path, board, membership } = await setUp();
    const as = await app.signIn(board);
    const set = (fields: Record<string, string>) =>
      app.send(path, { as, form: { change: 'set', when: 'date', seen: 'none', ...fields } });
    for (const endsOn of [inDays(-1), '', '2027-02-30', 'soon']) {
      const refused = await set({ endsOn, reason: 'What I typed' });
      expect(refused.status, endsOn).toBe(400);
      expect(await refused.text()).toContain('What I typed');
    }
    expect((await set({ endsOn: inDays(0) })).status).toBe(303);
    expect((await rowOf(membership.id)).endsOn).toBe(inDays(0));
    const unseen = await set({ endsOn: inDays(9) });
    expect(unseen.status).toBe(409);
    expect(await unseen.text()).toContain(inDays(0));
    expect((await set({ endsOn: inDays(9), seen: inDays(0) })).status).toBe(303);
    expect(await (await app.send(path, { as })).text()).toContain('Cancel the move-out');
    expect((await app.send(path, { as, form: { change: 'cancel' } })).status).toBe(303);
    expect(await rowOf(membership.id)).toMatchObject({ state: 'CONFIRMED', endsOn: null });
    const actions = (await linesOf(membership.id)).map(([action]) => action);
    expect(actions).toEqual(['SCHEDULE', 'SCHEDULE', 'UNDO']);
  });

  it('is carried out by the job in the night after the day, once, without anybody as its actor', async () => {
    const setting = await setUp();
    const { membership, resident, community, lamp } = setting;
    const set = (endsOn: string) =>
      app.em().nativeUpdate(UserCommunity, { id: membership.id }, { endsOn });
    await set(inDays(0));
    await app.runDueJobs('end-memberships');
    expect((await rowOf(membership.id)).state).toBe('CONFIRMED');
    await set(inDays(-1));
    const as = await app.signIn(resident);
    // Closed since midnight, whenever the job runs.
    expect((await app.send(`/communities/${community.slug}`, { as })).status).toBe(303);
    await app.runDueJobs('end-memberships');
    await app.runDueJobs('end-memberships');
    await expectEnded(setting, null);
    // Somebody who was posting in that moment: the next run withdraws it.
    const em = app.em();
    await em.nativeUpdate(Listing, { id: lamp.id }, { status: 'PUBLISHED' });
    await app.runDueJobs('end-memberships');
    expect((await app.em().findOneOrFail(Listing, { id: lamp.id })).status).toBe('WITHDRAWN');
  });

  it('is reviewed on coming back, also after asking and taking it back in any way', async () => {
    const { path, board, resident, community, elsewhere, membership } = await setUp();
    const em = app.em();
    const user = await em.findOneOrFail(User, { id: resident.id });
    makeMembership(em, user, elsewhere, { isPrimary: false, position: 1, condoUnit: '9' });
    await em.nativeUpdate(Community, { id: community.id }, { joinPolicy: 'OPEN' });
    await em.flush();
    const as = await app.signIn(resident);
    const door = `/communities/${community.slug}/door`;
    const press = async (intent: string) => {
      expect((await app.send(door, { as, form: { intent } })).status, intent).toBe(303);
      return (await rowOf(membership.id)).state;
    };
    const form = { change: 'set', when: 'now', reason: 'Sold 305' };
    await app.send(path, { as: await app.signIn(board), form });
    const sent = await rowOf(membership.id);
    expect(await press('ask')).toBe('WAITING');
    expect(await press('withdraw')).toBe('ENDED');
    expect(await press('withdraw'), 'twice is once').toBe('ENDED');
    const { endedAt, decisionReason } = sent;
    const asBefore = { endedAt, decisionReason, decidedBy: { id: board.id } };
    expect(await rowOf(membership.id)).toMatchObject(asBefore);
    expect(await press('ask')).toBe('WAITING');
    const settings = {
      ...{ name: resident.name, email: resident.email },
      ...{ 'communities[0].communityId': elsewhere.id, 'communities[0].condoUnit': '9' },
    };
    expect((await app.send('/account/settings', { as, form: settings })).status).toBe(303);
    expect(await rowOf(membership.id)).toMatchObject({ state: 'ENDED', ...asBefore });
    expect(await press('ask')).toBe('WAITING');
    const leave = `/account/communities/${membership.id}/leave`;
    expect((await app.send(leave, { as, form: {} })).status).toBe(303);
    expect(await rowOf(membership.id)).toMatchObject({ state: 'ENDED', ...asBefore });
  });

  it('with a day that the board set is reviewed on coming back, also after leaving before it', async () => {
    const { path, board, resident, community, membership } = await setUp();
    await app.em().nativeUpdate(Community, { id: community.id }, { joinPolicy: 'OPEN' });
    const as = await app.signIn(resident);
    const form = { change: 'set', when: 'date', endsOn: inDays(9), seen: 'none' };
    await app.send(path, { as: await app.signIn(board), form });
    await app.send(`/account/communities/${membership.id}/leave`, { as, form: {} });
    expect(await rowOf(membership.id)).toMatchObject({
      ...{ state: 'ENDED', decidedBy: { id: board.id } },
    });
    const ask = { intent: 'ask' };
    await app.send(`/communities/${community.slug}/door`, { as, form: ask });
    expect((await rowOf(membership.id)).state).toBe('WAITING');
  });

  it('makes another community the primary one', async () => {
    const { path, board, resident, elsewhere } = await setUp();
    const em = app.em();
    const user = await em.findOneOrFail(User, { id: resident.id });
    makeMembership(em, user, elsewhere, { isPrimary: false, position: 1, condoUnit: '9' });
    await em.flush();
    const form = { change: 'set', when: 'now' };
    expect((await app.send(path, { as: await app.signIn(board), form })).status).toBe(303);
    expect((await membershipOf(resident, elsewhere)).isPrimary).toBe(true);
  });
});

describe('the last moderator of a community (rules 18.2)', () => {
  it('stays: neither the desk, settings, leaving nor the command line takes them', async () => {
    const { elsewhere, otherBoard, resident, community } = await setUp();
    const membership = await membershipOf(otherBoard, elsewhere);
    const as = await app.signIn(otherBoard);
    const path = `/manage/${elsewhere.slug}/people/${membership.id}/end`;
    const page = await (await app.send(path, { as })).text();
    expect(page).toContain('Name another moderator first');
    const presses: Record<string, string>[] = [
      { change: 'set', when: 'now', confirmLast: 'yes' },
      { change: 'set', when: 'date', endsOn: inDays(3) },
    ];
    for (const form of presses) {
      expect((await app.send(path, { as, form })).status).toBe(409);
    }
    const settings = { name: otherBoard.name, email: otherBoard.email };
    const json = {
      ...settings,
      communities: [{ communityId: community.id, condoUnit: '1' }],
      confirmLeaving: true,
    };
    const patched = await app.send('/api/users/me', { method: 'PATCH', as, json });
    expect(patched.status).toBe(409);
    expect(JSON.stringify(await patched.json())).toContain('Name another moderator first');
    const leave = `/account/communities/${membership.id}/leave`;
    expect(await (await app.send(leave, { as })).text()).toContain('Hand over the community');
    expect((await app.send(leave, { as, form: {} })).status).toBe(409);
    const role = { email: otherBoard.email, role: 'RESIDENT', slug: undefined } as const;
    await expect(grant(app.em(), { ...role, force: false })).rejects.toThrow(
      'ending.lastModerator',
    );
    await expect(
      commandIn(['disable', otherBoard.email], { force: false })(app.em()),
    ).rejects.toThrow('ending.lastModerator');
    expect(await rowOf(membership.id)).toMatchObject({ state: 'CONFIRMED', canModerate: true });
    await grant(app.em(), { ...role, force: true });
    expect(await roleOf(otherBoard.id)).toBe('RESIDENT');
    expect(await roleOf(resident.id)).toBe('RESIDENT');
  });

  it('counts nobody whose membership has an end, and lets an administrator press twice', async () => {
    const { community, board, manager, admin } = await setUp();
    const endOf = async (person: User) =>
      `/manage/${community.slug}/people/${(await membershipOf(person, community)).id}/end`;
    const [ofBoard, ofManager] = [await endOf(board), await endOf(manager)];
    const as = await app.signIn(admin);
    const later = { change: 'set', when: 'date', endsOn: inDays(3) };
    expect((await app.send(ofBoard, { as, form: later })).status).toBe(303);
    const now = { change: 'set', when: 'now' };
    const asked = await app.send(ofManager, { as, form: now });
    expect(asked.status).toBe(409);
    expect(await asked.text()).toContain('name="confirmLast"');
    expect((await app.send(ofManager, { as, form: { ...now, confirmLast: 'yes' } })).status).toBe(
      303,
    );
    expect(await roleOf(manager.id)).toBe('RESIDENT');
  });

  it('stays one of two who go at once', async () => {
    const { community, board, manager } = await setUp();
    const answers = await Promise.all(
      [board, manager].map(async (person) => {
        const { id } = await membershipOf(person, community);
        return app.send(`/account/communities/${id}/leave`, {
          as: await app.signIn(person),
          form: {},
        });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const left = { community: community.id, canModerate: true, state: 'CONFIRMED' } as const;
    expect(await app.em().count(UserCommunity, left)).toBe(1);
  });
});

describe('roles (rules 18.2)', () => {
  it('ask before they take a right to moderate that the form did not say', async () => {
    const { admin, board, community } = await setUp();
    const as = await app.signIn(admin);
    const path = `/admin/people/${board.id}`;
    const form = { role: 'RESIDENT', moderates: community.id, seen: community.id };
    const asked = await app.send(path, { as, form });
    expect(asked.status).toBe(409);
    const html = await asked.text();
    expect(html).toContain('will no longer moderate');
    expect(html).toContain('name="agreed"');
    expect(await roleOf(board.id)).toBe('BOARD');
    // Somebody gave the right after the form was opened.
    const stale = { role: 'BOARD', seen: 'none' };
    expect((await app.send(path, { as, form: stale })).status).toBe(409);
    const their = await app.signIn(board);
    expect((await app.send('/moderation', { as: their })).status).toBe(200);
    const agreed = { ...form, agreed: community.id };
    expect((await app.send(path, { as, form: agreed })).status).toBe(303);
    expect(await roleOf(board.id)).toBe('RESIDENT');
    // The change counts at the next click, wherever it is.
    const desk = `/manage/${community.slug}`;
    const { id } = await membershipOf(board, community);
    const statuses = await Promise.all([
      app.send('/moderation', { as: their }),
      app.send('/moderation.data', { as: their }),
      app.send(desk, { as: their }),
      app.send(`${desk}/people/${id}/end`, { as: their, form: { change: 'cancel' } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect(await linesOf(board.id)).toEqual([['GRANT', 'RESIDENT', admin.id]]);
  });

  it('ask again where nobody else would moderate, and are written down from the command line too', async () => {
    const { admin, otherBoard, elsewhere, neighbour } = await setUp();
    const as = await app.signIn(admin);
    const path = `/admin/people/${otherBoard.id}`;
    const form = { role: 'BOARD', seen: elsewhere.id };
    const press = async (role: string) => {
      const asked = await app.send(path, { as, form: { ...form, role } });
      expect(asked.status).toBe(409);
      const html = await asked.text();
      expect(html).toContain('Nobody else moderates the communities below.');
      // What was unticked stays so.
      expect(html).not.toContain('checked=""');
      const [, agreed = ''] = /name="agreed" value="([^"]+)"/.exec(html) ?? [];
      return agreed;
    };
    expect(await press('BOARD')).toBe(`last:${elsewhere.id}`);
    const agreed = await press('RESIDENT');
    const ticked = { ...form, role: 'RESIDENT', moderates: elsewhere.id };
    const both = await (await app.send(path, { as, form: ticked })).text();
    expect(both).toContain('will no longer moderate');
    expect(both).toContain('Nobody else moderates the communities below.');
    expect(both).toContain(`value="${elsewhere.id},last:${elsewhere.id}"`);
    expect((await app.send(path, { as, form: { ...ticked, agreed } })).status).toBe(409);
    expect(await roleOf(otherBoard.id)).toBe('BOARD');
    expect((await app.send(path, { as, form: { ...form, role: 'RESIDENT', agreed } })).status).toBe(
      303,
    );
    expect(await roleOf(otherBoard.id)).toBe('RESIDENT');
    expect((await membershipOf(otherBoard, elsewhere)).canModerate).toBe(false);
    const given = { email: neighbour.email, role: 'BOARD', slug: elsewhere.slug } as const;
    await grant(app.em(), { ...given, force: false });
    expect(await linesOf(neighbour.id)).toEqual([['GRANT', 'BOARD', null]]);
  });
});
