import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  FurtherUnit,
  ModerationEvent,
  Owner,
  Ownership,
  UserCommunity,
  type Community,
} from '#db/entities/index.ts';
import { makeMembership } from '#db/factories/index.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { kinds } from '#app/features/site/community-export/kinds.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { addDays } from '#app/lib/day.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { multipart } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** A community, and its desk as one of the board has it. */
async function desk() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community } = people;
  const as = await app.signIn(people.board);
  const path = `/manage/${community.slug}`;
  const read = async (to: string, who = as) => (await app.send(to, { as: who })).text();
  const upload = async (content: string | Uint8Array<ArrayBuffer>) => {
    const page = await read(`${path}/people/import`);
    const response = await app.handle(
      multipart(`${path}/people/import`, {
        as,
        fields: [
          ['idempotencyKey', fieldValue(page, 'idempotencyKey')],
          ['text', ''],
          ['file', new File([content], 'owners.csv', { type: 'text/csv' })],
        ],
      }),
    );
    return response.headers.get('Location') ?? '';
  };
  const save = async (list: string) => {
    const form = { intent: 'save', addUnits: 'yes' };
    expect((await app.send(list, { as, form })).status).toBe(303);
  };
  return { ...people, em, as, path, read, upload, save };
}

const unitsOf = async (membership: { id: string }) => {
  const further = await app
    .em()
    .find(FurtherUnit, { membership: membership.id }, { orderBy: { condoUnit: 'asc' } });
  return further.map(({ condoUnit, state, tenure = null }) => [condoUnit, state, tenure]);
};

const invitationOf = (community: Community, name: string) =>
  app.em().findOneOrFail(UserCommunity, { community: community.id, inviteeName: name });

const owned = [
  'Unit,Name,Email,Status,Address for service',
  'L-7,Olive Owner,olive@mail.example,owner,',
  '412,Olive Owner,olive@mail.example,owner,12 Elm Private',
  'P2-14,Olive Owner,olive@mail.example,owner,',
  '413,Olive Owner,olive@mail.example,landlord,',
  '412,Ted Tenant,ted@mail.example,tenant,',
].join('\n');

describe('a person whom a list has with several units (rules 16.3)', () => {
  it('is one invitation with further units, who owns each, and a second time nothing changes', async () => {
    const { community, as, path, read, upload, save } = await desk();
    const list = await upload(owned);
    const preview = await read(list);
    expect(preview).toContain('2 new invitations');
    expect(preview).toContain('3 more units for people on the list');
    expect(preview).toContain('One more unit for the person in row 3');
    expect(preview).toContain('Import 2 people');
    await save(list);
    expect(await read(list)).toContain('3 more units for people on the list');
    const olive = await invitationOf(community, 'Olive Owner');
    expect(olive).toMatchObject({ condoUnit: '412', inviteeEmail: 'olive@mail.example' });
    expect(await unitsOf(olive)).toEqual([
      ['413', 'CONFIRMED', 'OWNER_ELSEWHERE'],
      ['L-7', 'CONFIRMED', 'OWNER'],
      ['P2-14', 'CONFIRMED', 'OWNER'],
    ]);
    const ownerships = () => app.em().count(Ownership, { owner: { community: community.id } });
    const owners = await app.em().find(Owner, { community: community.id });
    expect(owners.map((one) => [one.name, one.membership?.id, one.email])).toEqual([
      ['Olive Owner', olive.id, 'olive@mail.example'],
    ]);
    const listed = await read(`${path}/people?show=invited`);
    expect(listed).toContain('Also 413, L-7, P2-14');
    expect(await read(`${path}/people?show=invited&q=P2-14`)).toContain('Olive Owner');
    expect(await read(`${path}/invitations/${olive.id}`)).toContain('Unit 412, 413, L-7, P2-14');
    // An empty home whose owner is invited is one with an invitation.
    expect(await read(`${path}/units?q=413`)).toContain('1 invitation');

    const file = await read(`${path}/people.csv?show=invited`);
    expect(file.match(/Olive Owner/g)).toHaveLength(4);
    for (const again of [owned, file]) {
      const second = await upload(again);
      expect(await read(second)).toContain('3 additional units unchanged');
      await save(second);
      expect(await unitsOf(olive)).toHaveLength(3);
      expect(await ownerships()).toBe(4);
    }
    expect((await app.send(list, { as, form: { intent: 'undo' } })).status).toBe(303);
    expect(await app.em().count(FurtherUnit, { membership: olive.id })).toBe(0);
    expect(await app.em().count(Owner, { community: community.id })).toBe(0);
    expect(await ownerships()).toBe(0);
  });

  it('gets them all with the invitation, as a member already too, and as somebody the desk lets in', async () => {
    const { em, community, as, path, read, upload, save, outsider, resident, neighbour } =
      await desk();
    await save(await upload(owned));
    const olive = await invitationOf(community, 'Olive Owner');
    const open = async (who: { id: string }) => {
      await app.send(`${path}/invitations/${olive.id}`, { as, form: { intent: 'renew' } });
      const link = fieldValue(await read(`${path}/invitations/${olive.id}`), 'link');
      const to = link.replace('http://localhost:3000', '');
      const mine = await app.signIn(who);
      const page = await read(to, mine);
      expect(page).toContain('Unit 412, 413, L-7, P2-14');
      const form = { idempotencyKey: fieldValue(page, 'idempotencyKey') };
      expect((await app.send(to, { as: mine, form })).status).toBe(303);
    };
    await open(resident);
    const member = await app
      .em()
      .findOneOrFail(UserCommunity, { user: resident.id, community: community.id });
    expect((await unitsOf(member)).map(([unit, state]) => [unit, state])).toEqual([
      ['412', 'CONFIRMED'],
      ['413', 'CONFIRMED'],
      ['L-7', 'CONFIRMED'],
      ['P2-14', 'CONFIRMED'],
    ]);

    const other = owned
      .replaceAll('Olive', 'Otis')
      .replaceAll('olive@mail.example', outsider.email);
    await save(await upload(other));
    const otis = await invitationOf(community, 'Otis Owner');
    const waiting = makeMembership(em, outsider, community, {
      ...{ condoUnit: '412', state: 'WAITING', isPrimary: false },
    });
    await em.flush();
    await em.nativeUpdate(UserCommunity, { id: waiting.id }, { unit: otis.unit?.id ?? null });
    const decision = { intent: 'confirm', tenure: 'OWNER', unit: '412' };
    const page = await read(`${path}/people/${waiting.id}`);
    const form = { ...decision, idempotencyKey: fieldValue(page, 'idempotencyKey') };
    expect((await app.send(`${path}/people/${waiting.id}`, { as, form })).status).toBe(303);
    expect((await unitsOf(waiting)).map(([unit, state]) => [unit, state])).toEqual([
      ['413', 'CONFIRMED'],
      ['L-7', 'CONFIRMED'],
      ['P2-14', 'CONFIRMED'],
    ]);

    // Taken back, the approval leaves nothing behind.
    const undone = await app.send(`${path}/people/${waiting.id}`, {
      ...{ as, form: { intent: 'unconfirm' } },
    });
    expect(undone.status).toBe(303);
    expect(await unitsOf(waiting)).toEqual([]);
    expect(await unitsOf(otis)).toHaveLength(3);

    // Of a member whose home is on the list, the desk adds the others; the log says so.
    const mine = `Unit,Name,Email\n${neighbour.name},x\n`.replace(/\n.*/s, '');
    const own = await app
      .em()
      .findOneOrFail(UserCommunity, { user: neighbour.id, community: community.id });
    const rows = [own.condoUnit, 'L-9'].map(
      (unit) => `${unit},${neighbour.name},${neighbour.email}`,
    );
    await save(await upload([mine, ...rows].join('\n')));
    expect(await unitsOf(own)).toEqual([['L-9', 'CONFIRMED', null]]);
    const lines = await app.em().find(ModerationEvent, { subjectId: own.id, action: 'CONFIRM' });
    expect(lines.at(-1)?.snapshot).toMatchObject({ unit: 'L-9', isFurther: true });
  });

  it('keeps them once the invitation was accepted, also where the import is undone', async () => {
    const { em, community, as, upload, save, outsider } = await desk();
    const list = await upload(owned);
    await save(list);
    const olive = await invitationOf(community, 'Olive Owner');
    const joined = { user: outsider.id, isPrimary: false, state: 'CONFIRMED' as const };
    await em.nativeUpdate(UserCommunity, { id: olive.id }, { ...joined, confirmedAt: new Date() });
    expect((await app.send(list, { as, form: { intent: 'undo' } })).status).toBe(303);
    expect(await unitsOf(olive)).toHaveLength(3);
  });

  it('is left out of the file of a community where the invitation was cancelled', async () => {
    const { community, as, path, upload, save, em } = await desk();
    await save(await upload(owned));
    const olive = await invitationOf(community, 'Olive Owner');
    const form = { intent: 'cancel' };
    expect((await app.send(`${path}/invitations/${olive.id}`, { as, form })).status).toBe(303);
    const further = kinds['further-units']?.(sql`${community.id}::uuid`);
    expect((await further?.execute(kysely(em)))?.rows).toEqual([]);
  });

  it('never owns again what they have sold, but by an answer that is newer', async () => {
    const { em, community, upload, save, read } = await desk();
    await save(await upload(owned));
    const sold = await app.em().findOneOrFail(Ownership, {
      owner: { community: community.id, name: 'Olive Owner' },
      unit: { key: unitKey('412') },
    });
    const endedOn = addDays(cityToday(), -3);
    await em.nativeUpdate(Ownership, { id: sold.id }, { endedOn });
    const list = await upload(owned);
    expect(await read(list)).toContain('3 owners for the corporation’s record');
    await save(list);
    const records = () => app.em().count(Ownership, { owner: { community: community.id } });
    expect(await records()).toBe(4);
    const since = (day: string) =>
      `Unit,Name,Email,Status,Email notices since\n412,Olive Owner,olive@mail.example,owner,${day}`;
    await save(await upload(since(addDays(endedOn, -1))));
    expect(await records()).toBe(4);
    await save(await upload(since(addDays(endedOn, 1))));
    expect(await records()).toBe(5);
  });

  it('is each of the investors of two towers, invited once', async () => {
    const { community, upload, save, read } = await desk();
    const file = new Uint8Array(readFileSync(resolve('tests/fixtures/two-towers.csv')));
    const list = await upload(file);
    const preview = await read(list);
    expect(preview).toContain('80 new invitations');
    expect(preview).toContain('57 more units for people on the list');
    expect(preview).toContain('It may have been 3-4 or 4-3. Correct it in the list.');
    await save(list);
    const invited = { community: community.id, state: 'INVITED' as const };
    expect(await app.em().count(UserCommunity, invited)).toBe(80);
    expect(await app.em().count(FurtherUnit, { membership: invited })).toBe(57);
    const again = await upload(file);
    expect(await read(again)).toContain('57 additional units unchanged');
    await save(again);
    expect(await app.em().count(UserCommunity, invited)).toBe(80);
    expect(await app.em().count(FurtherUnit, { membership: invited })).toBe(57);
  });
});

it('who owns nothing but a parking space counts as no resident', async () => {
  const { em, as, community, outsider, path, read, upload, save } = await desk();
  const residents = async () =>
    /(\d+) of them counts? as/.exec(
      (await read(`${path}/people?show=members`, as)).replace(/<[^>]+>/g, ''),
    );
  const before = (await residents())?.[1];
  await save(await upload('Unit,Name\nP2-14,Olive Owner\n305,Ann Lee'));
  const olive = await invitationOf(community, 'Olive Owner');
  const here = { user: outsider.id, isPrimary: false, state: 'CONFIRMED' as const };
  await em.nativeUpdate(UserCommunity, { id: olive.id }, here);
  expect((await residents())?.[1]).toBe(before);
  const ann = await invitationOf(community, 'Ann Lee');
  const home = ann.unit?.id ?? null;
  const further = { condoUnit: '305', unit: home, state: 'CONFIRMED' as const };
  const id = randomUUID();
  await em.insert(FurtherUnit, { id, membership: olive.id, createdAt: new Date(), ...further });
  expect((await residents())?.[1], 'a home besides').toBe(String(Number(before) + 1));
  await em.nativeDelete(FurtherUnit, { membership: olive.id });
  await em.nativeUpdate(UserCommunity, { id: olive.id }, { unit: home });
  expect((await residents())?.[1]).toBe(String(Number(before) + 1));
});
