import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  Community,
  FurtherUnit,
  ModerationEvent,
  Unit,
  User,
  UserCommunity,
} from '#db/entities/index.ts';
import { makeCommunity, makeMembership, makeNotice, makeUser } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { checkIntent } from '#app/ui/forms/row-intents.ts';

const app = testApp();

/** A community where the board confirms, people who are not inside, and everybody’s cookies. */
async function setUp(given: Partial<Community> = {}) {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community, board } = people;
  Object.assign(community, { joinPolicy: 'APPROVAL', boardEmail: 'board@maple.example', ...given });
  const waiting = makeUser(em, { name: 'Wanda Waiting' });
  makeMembership(em, waiting, community, { state: 'WAITING', condoUnit: '102' });
  const refused = makeUser(em, { name: 'Remy Refused' });
  const refusal = makeMembership(em, refused, community, {
    state: 'ENDED',
    condoUnit: '103',
    confirmedAt: null,
    endedAt: new Date(),
    decisionReason: 'Unit 103 is empty.',
  });
  const ended = makeUser(em, { name: 'Edna Ended' });
  makeMembership(em, ended, community, {
    ...{ state: 'ENDED', condoUnit: '104', confirmedAt: new Date(), endedAt: new Date() },
  });
  makeNotice(em, board, community, { title: 'The pool is closed' });
  await em.flush();
  await em.nativeUpdate(UserCommunity, { id: refusal.id }, { decidedBy: board.id });
  const cookies = { ...people, waiting, refused, ended };
  const as = {
    board: await app.signIn(cookies.board),
    otherBoard: await app.signIn(cookies.otherBoard),
    resident: await app.signIn(cookies.resident),
    outsider: await app.signIn(cookies.outsider),
    waiting: await app.signIn(waiting),
    refused: await app.signIn(refused),
    ended: await app.signIn(ended),
  };
  const hub = `/communities/${community.slug}`;
  return {
    ...cookies,
    as,
    hub,
    door: `${hub}/door`,
    desk: `/manage/${community.slug}/invitations`,
  };
}

const rowOf = (user: { id: string }, community: { id: string }) =>
  app.em().findOne(UserCommunity, { user: user.id, community: community.id });

const textAt = async (path: string, as?: string) => (await app.send(path, { as })).text();

describe('the page at the door (rules 16.6)', () => {
  it('asks visitors to log in, and lets members and moderators through', async () => {
    const { door, hub, as } = await setUp();
    expect((await app.send(door)).status).toBe(401);
    expect((await app.send(door, { form: { intent: 'withdraw' } })).status).toBe(401);
    for (const who of [as.resident, as.board]) {
      const reply = await app.send(door, { as: who });
      expect([reply.status, reply.headers.get('Location')]).toEqual([303, hub]);
    }
    expect((await app.send('/communities/nowhere/door', { as: as.resident })).status).toBe(404);
  });

  it('tells each how they stand, and shows nothing of the hub', async () => {
    const { door, hub, as } = await setUp();
    for (const [who, words] of [
      [as.waiting, 'What happens next'],
      [as.refused, 'Unit 103 is empty.'],
      [as.ended, 'You’re no longer a member'],
    ] as const) {
      const sent = await app.send(hub, { as: who });
      expect([sent.status, sent.headers.get('Location')]).toEqual([303, door]);
      const html = await textAt(door, who);
      expect(html).toContain(words);
      expect(html).toContain('manager@maple-court.example');
      expect(html).toContain('board@maple.example');
      expect(html).toContain('tel:6135550150');
      expect(html).not.toMatch(/pool is closed|Rita Resident|Nadia Neighbour/);
    }
    expect(await textAt(door, as.waiting)).toContain('Unit 102');
    const stranger = await textAt(door, as.outsider);
    expect(stranger).toContain('You’re not a member');
    expect(stranger).not.toMatch(/manager@maple-court|board@maple|6135550150/);
    expect((await app.send(hub, { as: as.outsider })).status).toBe(403);
    expect(await textAt('/', as.waiting)).toContain(`href="${door}"`);
  });

  it('takes a request back, and asks again at most three times a day', async () => {
    const { door, as, waiting, refused, outsider, community, desk } = await setUp();
    const withdraw = () => app.send(door, { as: as.waiting, form: { intent: 'withdraw' } });
    expect((await Promise.all([withdraw(), withdraw()])).map(({ status }) => status)).toEqual([
      303, 303,
    ]);
    expect(await rowOf(waiting, community)).toMatchObject({ state: 'ENDED', decidedBy: null });
    const lines = await app.em().find(ModerationEvent, { actor: waiting.id });
    expect(lines.map(({ action }) => action)).toEqual(['END']);
    for (let n = 0; n < 3; n++) {
      await app.send(door, { as: as.waiting, form: { intent: 'ask' } });
      expect((await rowOf(waiting, community))?.state).toBe('WAITING');
      await withdraw();
    }
    const often = await app.send(door, { as: as.waiting, form: { intent: 'ask' } });
    expect(often.status).toBe(429);
    expect(await often.text()).toContain('You’ve sent three requests today');

    const page = await textAt(door, as.refused);
    expect(fieldValue(page, 'condoUnit')).toBe('103');
    expect(await textAt('/account/settings', as.refused)).not.toContain('Not saved yet');
    await app.send(door, { as: as.refused, form: { intent: 'ask', condoUnit: ' 104 ' } });
    expect(await rowOf(refused, community)).toMatchObject({ state: 'WAITING', condoUnit: '104' });
    const never = await app.send(door, { as: as.outsider, form: { intent: 'ask' } });
    expect(never.status).toBe(409);
    expect(await rowOf(outsider, community)).toBeNull();
    expect((await app.send(desk, { as: as.waiting })).status).toBe(403);
    expect((await app.send(door, { as: as.waiting, form: { intent: 'x' } })).status).toBe(400);
  });

  it('is what a community joined in Account Settings leads to, and is withdrawn as a request', async () => {
    const { community, elsewhere, as, resident } = await setUp();
    await app.em().nativeUpdate(Community, { id: elsewhere.id }, { joinPolicy: 'APPROVAL' });
    const own = await rowOf(resident, community);
    const form = {
      ...{ name: resident.name, email: resident.email },
      'communities[0].communityId': community.id,
      'communities[0].condoUnit': own?.condoUnit ?? '',
      'communities[1].communityId': elsewhere.id,
      'communities[1].condoUnit': '7',
    };
    const toastOf = async (path: string, call: { form: Record<string, string> }) => {
      const reply = await app.send(path, { as: as.resident, ...call });
      expect(reply.status, path).toBe(303);
      const cookies = [as.resident, ...reply.headers.getSetCookie()].map(
        (one) => one.split(';')[0],
      );
      return textAt(reply.headers.get('Location') ?? '', cookies.join('; '));
    };
    const settings = await toastOf('/account/settings', { form });
    expect(settings).toContain('Request sent');
    expect(settings).toContain(`The board of ${elsewhere.name} will review your request`);
    expect(settings).not.toContain('Profile updated');
    expect(await toastOf('/account/settings', { form })).toContain('Profile updated');
    const list = await textAt('/account/communities', as.resident);
    const request = await rowOf(resident, elsewhere);
    expect(list).toContain(`aria-label="Withdraw request to join ${elsewhere.name}"`);
    expect(list).toContain(`aria-label="Leave the community ${community.name}"`);
    const leave = `/account/communities/${request?.id}/leave`;
    const page = await textAt(leave, as.resident);
    expect(page).toContain('Withdraw request</button>');
    expect(page).not.toMatch(/Leave the community<|You’ll no longer see the hub/);
    expect(await toastOf(leave, { form: {} })).toContain('Request withdrawn');
    expect(await rowOf(resident, elsewhere)).toMatchObject({ state: 'ENDED' });
  });

  it('is on the home page of somebody whose request is being reviewed, with what they can do', async () => {
    const { community, as, door } = await setUp();
    const home = await textAt('/', as.waiting);
    expect(home).toContain(`Your request to join <bdi>${community.name}</bdi>`);
    expect(home).toContain(`href="${door}"`);
    expect(await textAt('/', as.resident)).not.toContain('Your request to join');
  });

  it('leads to a registration with its community chosen, and how people join it', async () => {
    const { community, hub } = await setUp();
    const page = await textAt(`/register?redirectTo=${hub}`);
    expect(page).toContain(`<option value="${community.id}" selected="">`);
    expect(page).toContain('Without one, you’ll need the board’s approval');
    await app.em().nativeUpdate(Community, { id: community.id }, { joinPolicy: 'OPEN' });
    const open = await textAt(`/register?redirectTo=${hub}%3Ftab%3Dbuy-sell`);
    expect(open).toContain('You can join right away, so you don’t need a code');
  });

  it.each(['APPROVAL', 'OPEN'] as const)(
    'asks about a unit that the register does not have until it is answered, and shows the desk (%s)',
    async (joinPolicy) => {
      const { community, as } = await setUp({ joinPolicy });
      const em = app.em();
      for (const label of ['909', '919', '305']) {
        em.create(Unit, { community: community.id, label, key: label, floor: Number(label[0]) });
      }
      await em.flush();
      const form = {
        name: 'Nina New',
        email: `nina.${randomUUID().slice(0, 8)}@mail.example`,
        password: 'quiet river 9',
        'communities[0].communityId': community.id,
        'communities[0].condoUnit': '99',
      };
      const asked = await app.send('/register', { form: { ...form, email: '' } });
      expect(asked.status).toBe(400);
      const page = await asked.text();
      expect(page).toContain('Did you mean 909 or 919?');
      expect(page).toContain('type="radio" name="communities[0].asked" value="909"/>');
      expect(page).toContain('type="radio" name="communities[0].asked" value="99"/>');
      const field = { 'communities[0].questioned': '99' };
      const corrected = await app.send('/register', { form: { ...form, ...field } });
      expect(corrected.status, 'another field corrected').toBe(400);
      const check = { ...form, ...field, __intent__: checkIntent };
      const checked = await app.send('/register', { form: check });
      expect(await checked.text(), 'a check').toContain('Did you mean 909');
      expect(fieldValue(page, 'name')).toBe('Nina New');
      const other = { ...form, 'communities[0].condoUnit': '98', 'communities[0].asked': '99' };
      expect((await app.send('/register', { form: other })).status, 'another unit').toBe(400);
      const again = await app.send('/register', {
        form: { ...form, 'communities[0].asked': '99' },
      });
      expect(again.status).toBe(303);
      // One of those that are offered is the unit, and what was typed in another field stays.
      const picked = { ...form, ...field, 'communities[0].asked': '919' };
      const email = `pia.${randomUUID().slice(0, 8)}@mail.example`;
      const wrong = await app.send('/register', { form: { ...picked, email: 'no address' } });
      expect(await wrong.text()).toMatch(/name="communities\[0\]\.condoUnit"[^>]*value="919"/);
      const joined = await app.send('/register', { form: { ...picked, name: 'Pia Pick', email } });
      expect(joined.status).toBe(303);
      const pia = await app.em().findOneOrFail(UserCommunity, { user: { email } });
      expect(pia.condoUnit).toBe('919');
      const people = `/manage/${community.slug}/people`;
      const list = await textAt(
        `${people}?show=${joinPolicy === 'OPEN' ? 'members' : 'waiting'}`,
        as.board,
      );
      expect(list).toContain('Nina New');
      expect(list).toMatch(/Not in the register|isn’t in the register/);
    },
  );

  it('is where a registration into a community lands that confirms or is not open', async () => {
    const { community, door } = await setUp();
    const form = {
      name: 'Nina New',
      email: `nina.${randomUUID().slice(0, 8)}@mail.example`,
      password: 'quiet river 9',
      'communities[0].communityId': community.id,
      'communities[0].condoUnit': '101',
    };
    const reply = await app.send('/register', { form });
    expect([reply.status, reply.headers.get('Location')]).toEqual([303, door]);
    const em = app.em();
    const later = makeCommunity(em, { openedAt: null, joinPolicy: 'APPROVAL' });
    const early = makeUser(em);
    makeMembership(em, early, later);
    await em.flush();
    const as = await app.signIn(early);
    const html = await textAt(`/communities/${later.slug}/door`, as);
    expect(html).toContain('opens soon');
    expect((await app.send(`/communities/${later.slug}`, { as })).status).toBe(303);
  });
});

const invitee = (given: Record<string, string> = {}) => ({
  name: 'Ines Invited',
  email: `ines.${randomUUID().slice(0, 8)}@mail.example`,
  role: 'RESIDENT',
  condoUnit: '204',
  tenure: 'OWNER',
  ...given,
});

type Setting = Awaited<ReturnType<typeof setUp>>;

/** Invites somebody, and returns where the desk shows it and the path of its link. */
async function invite({ desk, as }: Setting, given: Record<string, string> = {}) {
  const reply = await app.send(desk, { as: as.board, form: invitee(given) });
  expect(reply.status).toBe(303);
  const place = reply.headers.get('Location') ?? '';
  const page = await app.send(place, { as: as.board });
  expect(page.headers.get('Cache-Control')).toBe('private, no-store');
  const [path = ''] = /\/invitation\/[\w-]+/.exec(await page.text()) ?? [];
  return { place, path, id: place.split('/').at(-1) ?? '' };
}

describe('invitations (rules 16.5)', () => {
  it('are made, renewed and cancelled by the moderators of the community alone', async () => {
    const setting = await setUp();
    const { desk, as, elsewhere } = setting;
    const { place, id } = await invite(setting);
    const foreign = `/manage/${elsewhere.slug}/invitations/${id}`;
    for (const who of [as.resident, as.waiting, as.otherBoard]) {
      for (const path of [desk, place]) {
        expect((await app.send(path, { as: who })).status).toBe(403);
      }
      expect((await app.send(desk, { as: who, form: invitee() })).status).toBe(403);
      expect((await app.send(place, { as: who, form: { intent: 'renew' } })).status).toBe(403);
    }
    expect((await app.send(desk, { form: invitee() })).status).toBe(401);
    expect((await app.send(foreign, { as: as.otherBoard })).status).toBe(404);
    const stolen = await app.send(foreign, { as: as.otherBoard, form: { intent: 'renew' } });
    expect(stolen.status).toBe(404);
  });

  it('lists them with their links, and keeps one for each address', async () => {
    const setting = await setUp();
    const { desk, as, community, resident } = setting;
    const refused = await app.send(desk, {
      as: as.board,
      form: invitee({ email: 'nobody', condoUnit: '' }),
    });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain('Invalid email address');
    expect(fieldValue(html, 'name')).toBe('Ines Invited');
    const again = await app.send(desk, { as: as.board, form: invitee({ email: resident.email }) });
    expect(again.status).toBe(409);
    const email = 'twice@mail.example';
    const first = await invite(setting, { email });
    const second = await invite(setting, { email, condoUnit: '205' });
    expect(second.id).toBe(first.id);
    expect(second.path).not.toBe(first.path);
    expect((await app.send(first.path)).status).toBe(404);
    expect(await textAt(second.path)).toContain('Unit 205');
    const row = await app.em().findOneOrFail(UserCommunity, second.id);
    expect(JSON.stringify(row)).not.toContain(second.path.split('/').at(-1));
    const list = await textAt(desk, as.board);
    expect(list).toContain('Ines Invited');
    expect(list).toContain('This site can’t send email yet');
    expect(await textAt(`${desk}?q=205`, as.board)).toContain('Ines Invited');
    expect(await textAt(`${desk}?q=zzz`, as.board)).not.toContain('Ines Invited');
    const draft = await textAt(second.place, as.board);
    expect(draft).toContain('mailto:twice%40mail.example?subject=');

    await app.em().nativeUpdate(UserCommunity, second.id, { inviteExpiresAt: new Date(0) });
    expect(await textAt(desk, as.board)).toContain('Expired on');
    const expired = await app.send(second.path);
    expect(expired.status).toBe(410);
    expect(await expired.text()).toContain('This invitation has expired');
    await app
      .em()
      .nativeUpdate(UserCommunity, second.id, { inviteHash: null, inviteExpiresAt: null });
    expect(await textAt(second.place, as.board)).toContain('Create a link');
    await app.send(second.place, { as: as.board, form: { intent: 'renew' } });
    expect(await textAt(second.place, as.board)).toContain('/invitation/');
    await app.send(second.place, { as: as.board, form: { intent: 'cancel' } });
    expect((await app.send(second.place, { as: as.board })).status).toBe(404);
    const lines = await app.em().find(ModerationEvent, { community: community.id });
    expect(lines.map(({ action }) => action)).toEqual([
      'INVITE',
      'INVITE',
      'INVITE',
      'CANCEL_INVITATION',
    ]);
  });

  it('are accepted by one person, once, and reading the link uses nothing up', async () => {
    const setting = await setUp();
    const { community, outsider, neighbour, as, hub } = setting;
    const { path, id } = await invite(setting);
    const html = await textAt(path);
    expect(html).toContain('Ines Invited');
    expect((await app.send(path, { form: {} })).status).toBe(401);
    await textAt(path, as.outsider);
    const other = await app.signIn(neighbour);
    const replies = await Promise.all(
      [as.outsider, other].map((who) => app.send(path, { as: who, form: {} })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([303, 409]);
    const users = [outsider.id, neighbour.id];
    const rows = await app
      .em()
      .find(UserCommunity, { community: community.id, user: { $in: users } });
    const winner = replies[0]?.status === 303 ? 'outsider' : 'neighbour';
    if (winner === 'outsider') {
      expect(replies[0]?.headers.get('Location')).toBe(hub);
      expect(rows.find((row) => row.user?.id === outsider.id)).toMatchObject({
        ...{ id, state: 'CONFIRMED', tenure: 'OWNER', condoUnit: '204', isPrimary: false },
      });
    } else {
      // The neighbour is a member already: the unit comes beside the one they have.
      const further = await app.em().find(FurtherUnit, { membership: { user: neighbour.id } });
      expect(further).toMatchObject([{ condoUnit: '204', state: 'CONFIRMED', tenure: 'OWNER' }]);
    }
    const used = await app.send(path);
    expect(used.status).toBe(410);
    const over = await used.text();
    expect(over).toContain('This invitation has been used');
    expect(over).not.toContain('Ines Invited');
    expect((await app.send('/invitation/nonsense')).status).toBe(404);
  });

  it('say whom they are made out to, and are not used up by a member who gets nothing by them', async () => {
    const setting = await setUp();
    const { outsider, community, as } = setting;
    const { path, id } = await invite(setting, { condoUnit: '305' });
    const page = await textAt(path, as.resident);
    expect(page).toContain(
      'so you don’t need the invitation. Pass it on: it hasn’t been used yet.',
    );
    expect(page).not.toContain('Accept the invitation');
    const refused = await app.send(path, { as: as.resident, form: {} });
    expect(refused.status).toBe(409);
    expect((await app.em().findOneOrFail(UserCommunity, id)).state).toBe('INVITED');
    expect(await textAt(path, as.outsider)).toContain('If that’s not you, please don’t use it');
    expect((await app.send(path, { as: as.outsider, form: {} })).status).toBe(303);
    expect((await rowOf(outsider, community))?.state).toBe('CONFIRMED');
  });

  it('say on the form of a registration that they let in', async () => {
    const setting = await setUp();
    const { path } = await invite(setting);
    const secret = path.split('/').at(-1) ?? '';
    const form = await textAt(`/register?invitation=${secret}`);
    expect(form).toContain('You’re registering with an invitation');
    expect(form).not.toContain('Without one, you’ll need the board’s approval');
    expect(await textAt('/register')).toContain('Without one, the board may need to approve you');
  });

  it('make a resident a moderator, merge with a membership, and keep a higher role', async () => {
    const setting = await setUp({ openedAt: null });
    const { community, waiting, otherBoard, as } = setting;
    const { path } = await invite(setting, { role: 'BOARD', condoUnit: '' });
    const accepted = await app.send(path, { as: as.waiting, form: {} });
    // Not open yet: a board member may come in before the doors open.
    expect(accepted.headers.get('Location')).toBe(`/manage/${community.slug}`);
    const em = app.em();
    expect((await em.findOneOrFail(User, waiting.id)).role).toBe('BOARD');
    const rows = await em.find(UserCommunity, { community: community.id, user: waiting.id });
    expect(rows).toMatchObject([{ state: 'CONFIRMED', canModerate: true, condoUnit: 'Board' }]);
    expect((await app.send(`/manage/${community.slug}`, { as: as.waiting })).status).toBe(200);
    const actions = await em.find(ModerationEvent, { actor: waiting.id });
    expect(actions.map(({ action }) => action).sort()).toEqual(['CONFIRM', 'GRANT']);

    const manager = await invite(setting, { role: 'MANAGER', condoUnit: '' });
    await app.send(manager.path, { as: as.otherBoard, form: {} });
    expect((await app.em().findOneOrFail(User, otherBoard.id)).role).toBe('BOARD');
    expect((await rowOf(otherBoard, community))?.canModerate).toBe(true);
  });

  it('leave nothing among those who left, when a member accepts one', async () => {
    const setting = await setUp();
    const { community, resident, as } = setting;
    const { path } = await invite(setting, { condoUnit: '204' });
    expect((await app.send(path, { as: as.resident, form: {} })).status).toBe(303);
    expect(await rowOf(resident, community)).toMatchObject({ state: 'CONFIRMED' });
    const ended = `/manage/${community.slug}/people?show=ended`;
    const html = await textAt(ended, as.board);
    expect(html).not.toContain('Ines Invited');
    expect(html).toContain('Edna Ended');
    expect(html).toContain('Former or declined (2)');
  });

  it('accepted before the doors open keep a place, and nobody has to confirm it', async () => {
    const setting = await setUp({ openedAt: null });
    const { path } = await invite(setting, { tenure: 'OWNER_ELSEWHERE' });
    const page = await textAt(path);
    expect(page, 'who lives elsewhere is no resident').toContain('>Member<');
    const form = {
      name: 'Ines Invited',
      email: `ines.${randomUUID().slice(0, 8)}@mail.example`,
      password: 'quiet river 9',
      invitation: path.split('/').at(-1) ?? '',
      'communities[0].communityId': setting.community.id,
      'communities[0].condoUnit': '204',
    };
    const reply = await app.send('/register', { form });
    expect(reply.headers.get('Location')).toBe(`/communities/${setting.community.slug}/door`);
    const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const door = await textAt(`/communities/${setting.community.slug}/door`, cookies.join('; '));
    expect(door).toContain('Your request has been approved.');
    expect(door).not.toContain('has to approve');
  });

  it('carry through a registration, whose unit has to be theirs', async () => {
    const setting = await setUp({ openedAt: null });
    const { community } = setting;
    const { path } = await invite(setting, { role: 'BOARD' });
    const secret = path.split('/').at(-1) ?? '';
    const page = await textAt(`/register?invitation=${secret}`);
    expect(fieldValue(page, 'name')).toBe('Ines Invited');
    expect(fieldValue(page, 'invitation')).toBe(secret);
    expect(page).toContain(community.name);
    const form = {
      name: 'Ines Invited',
      email: `another.${randomUUID().slice(0, 8)}@mail.example`,
      password: 'quiet river 9',
      invitation: secret,
      'communities[0].communityId': community.id,
      'communities[0].condoUnit': '999',
    };
    const refused = await app.send('/register', { form });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain('This invitation is for unit “204”');
    expect(html, 'no answer takes that back').not.toContain('[0].asked"');
    expect(await app.em().count(User, { email: form.email })).toBe(0);
    const ours = { ...form, 'communities[0].condoUnit': 'Unit 204' };
    const reply = await app.send('/register', { form: ours });
    expect(reply.headers.get('Location')).toBe(`/communities/${community.slug}`);
    const user = await app.em().findOneOrFail(User, { email: form.email });
    expect(user.role).toBe('BOARD');
    expect(await rowOf(user, community)).toMatchObject({ state: 'CONFIRMED', isPrimary: true });
    const late = await app.send('/register', { form: { ...ours, email: 'late@mail.example' } });
    expect(late.status).toBe(409);
    expect(await app.em().count(User, { email: 'late@mail.example' })).toBe(0);
  });
});
