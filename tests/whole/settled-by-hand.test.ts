import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FurtherUnit, ModerationEvent, Unit, UserCommunity } from '#db/entities/index.ts';
import type { Role, Tenure } from '#db/enums.ts';
import { makeMembership } from '#db/factories/index.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** A community with a register of a home with parking and a locker, and its desk. */
async function setUp() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community } = people;
  for (const [position, label] of ['301', '412', 'P2-14', 'L-7'].entries()) {
    em.create(Unit, { community, label, key: unitKey(label), floor: null, position });
  }
  await em.flush();
  const unitId = async (label: string) =>
    (await em.findOneOrFail(Unit, { community: community.id, label })).id;
  /** Invites somebody to units: their own, and further ones. */
  const invite = async (
    [home = '', ...further]: string[],
    {
      name,
      email = null,
      role = null,
      tenure = 'OWNER',
    }: { name: string; email?: string | null; role?: Role | null; tenure?: Tenure },
  ) => {
    const invitation = em.create(UserCommunity, {
      community,
      condoUnit: home,
      unit: role ? null : await unitId(home),
      state: 'INVITED',
      inviteeName: name,
      inviteeEmail: email,
      invitedRole: role,
      tenure: role ? null : tenure,
    });
    for (const label of further) {
      em.create(FurtherUnit, {
        membership: invitation,
        condoUnit: label,
        unit: await unitId(label),
        state: 'CONFIRMED',
        tenure,
      });
    }
    await em.flush();
    return invitation.id;
  };
  const as = await app.signIn(people.board);
  const person = (id: string) => `/manage/${community.slug}/people/${id}`;
  const act = async (id: string, form: Record<string, string>, status = 303) => {
    const sent = { idempotencyKey: randomUUID(), ...form };
    expect((await app.send(person(id), { as, form: sent })).status).toBe(status);
  };
  /** Somebody from outside who waits for this unit. */
  const wait = async (condoUnit: string) => {
    const waiting = makeMembership(em, people.outsider, community, {
      condoUnit,
      state: 'WAITING',
      isPrimary: false,
    });
    await em.flush();
    const unit = await unitId(condoUnit);
    await em.nativeUpdate(UserCommunity, { id: waiting.id }, { unit });
    return waiting.id;
  };
  const memberOf = async ({ id }: { id: string }) =>
    (await app.em().findOneOrFail(UserCommunity, { user: id, community: community.id })).id;
  return { ...people, em, as, unitId, invite, person, act, wait, memberOf };
}

const stateOf = async (id: string) => (await app.em().findOneOrFail(UserCommunity, { id })).state;

const furtherOf = async (membership: string) => {
  const rows = await app.em().find(FurtherUnit, { membership }, { orderBy: { condoUnit: 'asc' } });
  return rows.map(({ condoUnit, state, tenure = null }) => [condoUnit, state, tenure]);
};

/** The lines of the log about the further units of a membership. */
const linesOf = async (subjectId: string) => {
  const rows = await app.em().find(ModerationEvent, { subjectId, subjectType: 'MEMBER' });
  return rows
    .filter(({ snapshot }) => (snapshot as { isFurther?: boolean }).isFurther)
    .map(({ action, snapshot }) => `${action} ${(snapshot as { unit: string }).unit}`)
    .sort();
};

describe('an invitation whose person is added by hand (rules 16.4)', () => {
  it('is settled by an approval for any of its units, which gives the others, a line each', async () => {
    const { invite, wait, act, outsider } = await setUp();
    const id = await invite(['412', '301', 'P2-14'], { name: outsider.name });
    const waiting = await wait('301');
    await act(waiting, { intent: 'confirm', tenure: '', unit: '301' });
    expect(await stateOf(id)).toBe('ENDED');
    expect(await furtherOf(waiting)).toEqual([
      ['412', 'CONFIRMED', 'OWNER'],
      ['P2-14', 'CONFIRMED', 'OWNER'],
    ]);
    expect(await linesOf(waiting)).toEqual(['CONFIRM 412', 'CONFIRM P2-14']);
    await act(waiting, { intent: 'unconfirm' });
    expect(await stateOf(id)).toBe('INVITED');
    expect(await furtherOf(waiting)).toEqual([]);
    expect(await linesOf(waiting)).toEqual([
      'CONFIRM 412',
      'CONFIRM P2-14',
      'END 412',
      'END P2-14',
    ]);
  });

  it('is settled when the desk gives a member one of its units', async () => {
    const { invite, act, memberOf, resident } = await setUp();
    const id = await invite(['L-7', 'P2-14'], { name: 'R. R.', email: resident.email });
    const member = await memberOf(resident);
    await act(member, { intent: 'addUnit', newUnit: 'L-7', newTenure: '' });
    expect(await stateOf(id)).toBe('ENDED');
    expect(await furtherOf(member)).toEqual([
      ['L-7', 'CONFIRMED', 'OWNER'],
      ['P2-14', 'CONFIRMED', 'OWNER'],
    ]);
    expect(await linesOf(member)).toEqual(['CONFIRM L-7', 'CONFIRM P2-14']);
  });

  it('is settled when the desk confirms a further unit that waits, or changes the unit', async () => {
    const { em, invite, act, memberOf, unitId, resident, neighbour, person, as } = await setUp();
    const first = await invite(['L-7'], { name: resident.name });
    const member = await memberOf(resident);
    const further = randomUUID();
    await em.insert(FurtherUnit, {
      id: further,
      membership: member,
      condoUnit: 'L-7',
      unit: await unitId('L-7'),
      state: 'WAITING',
      createdAt: new Date(),
    });
    await act(member, { intent: 'further', further, decision: 'confirm', tenure: '' });
    expect(await stateOf(first)).toBe('ENDED');
    expect(await furtherOf(member)).toEqual([['L-7', 'CONFIRMED', 'OWNER']]);

    const second = await invite(['412', 'P2-14'], { name: neighbour.name });
    const other = await memberOf(neighbour);
    const page = await (await app.send(person(other), { as })).text();
    const version = fieldValue(page, 'version').replaceAll('&quot;', '"');
    await act(other, { intent: 'change', unit: '412', tenure: '', version });
    expect(await stateOf(second)).toBe('ENDED');
    const moved = await app.em().findOneOrFail(UserCommunity, { id: other });
    expect([moved.condoUnit, moved.tenure]).toEqual(['412', 'OWNER']);
    expect(await furtherOf(other)).toEqual([['P2-14', 'CONFIRMED', 'OWNER']]);
  });

  it('stays open for somebody else, and where two have one name', async () => {
    const { invite, act, memberOf, resident } = await setUp();
    const ids = [
      await invite(['L-7'], { name: 'Somebody Else' }),
      await invite(['P2-14'], { name: resident.name }),
      await invite(['P2-14'], { name: resident.name }),
    ];
    const member = await memberOf(resident);
    for (const newUnit of ['L-7', 'P2-14']) {
      await act(member, { intent: 'addUnit', newUnit, newTenure: '' });
    }
    expect(await Promise.all(ids.map(stateOf))).toEqual(['INVITED', 'INVITED', 'INVITED']);
  });

  it('to the board is settled by a role, so that nobody is on the board twice', async () => {
    const { community, invite, admin, outsider, resident, memberOf } = await setUp();
    const toBoard = await invite(['Board'], {
      name: resident.name,
      email: resident.email,
      role: 'BOARD',
    });
    const toHome = await invite(['412', 'P2-14'], { name: 'Otto O.', email: outsider.email });
    const asAdmin = await app.signIn(admin);
    for (const { id } of [resident, outsider]) {
      const form = { role: 'BOARD', moderates: community.id };
      const sent = await app.send(`/admin/people/${id}`, { as: asAdmin, form });
      expect(sent.status).toBe(303);
    }
    expect(await stateOf(toBoard)).toBe('ENDED');
    expect(await stateOf(toHome)).toBe('ENDED');
    const otto = await memberOf(outsider);
    const own = await app.em().findOneOrFail(UserCommunity, { id: otto });
    expect([own.condoUnit, own.tenure, own.canModerate]).toEqual(['412', 'OWNER', true]);
    expect(await furtherOf(otto)).toEqual([['P2-14', 'CONFIRMED', 'OWNER']]);
    const board = await app.send(`/manage/${community.slug}/opening/board`, { as: asAdmin });
    const main = (await board.text()).split('<main')[1]?.split('<form')[0] ?? '';
    expect(main.split(resident.name).length - 1).toBe(1);
  });
});

describe('the queue (rules 16.2)', () => {
  it('names whom a list has with the unit as a further one', async () => {
    const { community, invite, wait, as } = await setUp();
    await invite(['412', '301'], { name: 'Olive Owner' });
    await wait('301');
    const page = await (
      await app.send(`/manage/${community.slug}/people?show=waiting`, { as })
    ).text();
    expect(page).toContain('Olive Owner');
  });
});
