import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  ModerationEvent,
  Owner,
  OwnerConsent,
  Ownership,
  Unit,
  UserCommunity,
} from '#db/entities/index.ts';
import { makeMembership, makeUser } from '#db/factories/index.ts';
import { makeOwner } from '#db/factories/owners.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { acceptInvitation } from '#app/features/residency/memberships/invitations/accept.server.ts';
import { hashSecret } from '#app/features/residency/memberships/invitations/secret.server.ts';
import { joinCommunity } from '#app/features/residency/memberships/join.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { multipart } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** A building where Rita owns unit 305, with a record of hers, and Nadia another unit, with one too. */
async function setUp() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community, elsewhere } = people;
  const units = Object.fromEntries(
    ['305', '611'].map((label, index) => [
      label,
      em.create(Unit, { community, label, key: unitKey(label), floor: 3, position: index + 1 }),
    ]),
  ) as Record<'305' | '611', Unit>;
  const foreign = em.create(Unit, { community: elsewhere, label: '9', key: '9' });
  await em.flush();
  for (const label of ['305', '611'] as const) {
    const own = { community, condoUnit: label, user: { $ne: null } };
    await em.nativeUpdate(UserCommunity, own, { unit: units[label].id, tenure: 'OWNER' });
  }
  const ownerOf = async (unit: Unit, user: { id: string; name: string }) => {
    const membership = await em.findOneOrFail(UserCommunity, { community, user: user.id });
    return makeOwner(em, unit, { membership, name: user.name });
  };
  const ritas = await ownerOf(units['305'], people.resident);
  const nadias = await ownerOf(units['611'], people.neighbour);
  await em.flush();
  const as = {
    board: await app.signIn(people.board),
    otherBoard: await app.signIn(people.otherBoard),
    resident: await app.signIn(people.resident),
    outsider: await app.signIn(people.outsider),
  };
  const desk = (unit: { id: string }, owner: string) =>
    `/manage/${community.slug}/units/${unit.id}/owners/${owner}`;
  const record = (id: string) => app.em().findOneOrFail(Owner, { id });
  return { ...people, units, foreign, ritas, nadias, as, desk, record };
}

const agreed = { answer: 'AGREED', givenOn: '2026-01-05', way: 'FORM' };

describe('the record of owners (rules 37.1)', () => {
  it('is closed to everybody but the desk and the owner', async () => {
    const { as, desk, units, foreign, ritas, nadias, elsewhere, record } = await setUp();
    const form = { name: 'Mallory', address: 'Elsewhere' };
    const path = desk(units['305'], ritas.id);
    for (const [cookie, status] of [
      [undefined, 401],
      [as.resident, 403],
      [as.outsider, 403],
      [as.otherBoard, 403],
    ] as const) {
      expect((await app.send(path, { as: cookie })).status).toBe(status);
      expect((await app.send(path, { as: cookie, form })).status).toBe(status);
    }
    // A unit of another community, at either desk; an owner of another unit.
    const atOther = `/manage/${elsewhere.slug}/units/${units['305'].id}/owners/${ritas.id}`;
    for (const [cookie, wrong] of [
      [as.otherBoard, atOther],
      [as.board, desk(foreign, 'new')],
      [as.board, desk(units['611'], ritas.id)],
      [as.board, desk(units['305'], randomUUID())],
    ] as const) {
      expect((await app.send(wrong, { as: cookie })).status, wrong).toBe(404);
      expect((await app.send(wrong, { as: cookie, form })).status, wrong).toBe(404);
    }
    // Another owner's record, and one's own once the unit is sold.
    const theirs = `/account/owner/${nadias.id}`;
    const mine = `/account/owner/${ritas.id}`;
    const own = { address: 'Elsewhere', answer: 'AGREED', version: '1' };
    expect((await app.send(theirs)).status).toBe(401);
    for (const cookie of [as.resident, as.board, as.outsider]) {
      expect((await app.send(theirs, { as: cookie })).status).toBe(404);
      expect((await app.send(theirs, { as: cookie, form: own })).status).toBe(404);
    }
    await app.em().nativeUpdate(Ownership, { owner: ritas.id }, { endedOn: '2020-01-01' });
    expect((await app.send(mine, { as: as.resident })).status).toBe(404);
    expect((await app.send(mine, { as: as.resident, form: own })).status).toBe(404);
    for (const { id } of [ritas, nadias]) expect((await record(id)).address).toBeNull();
    expect(await app.em().count(OwnerConsent, { owner: { $in: [ritas.id, nadias.id] } })).toBe(0);
  });

  it('is written at the desk, with each answer kept and each change in the log', async () => {
    const { as, desk, units, community } = await setUp();
    const add = desk(units['305'], 'new');
    const page = await (await app.send(add, { as: as.board })).text();
    const form = {
      ...agreed,
      idempotencyKey: fieldValue(page, 'idempotencyKey'),
      name: 'Estate of A. Lafrenière',
      address: 'c/o O. Charron\r\n\r\n40 Eddy Street',
    };
    for (let press = 0; press < 2; press += 1) {
      expect((await app.send(add, { as: as.board, form })).status).toBe(303);
    }
    const found = await app.em().find(Owner, { community: community.id, name: form.name });
    expect(found).toMatchObject([{ address: 'c/o O. Charron\n40 Eddy Street', membership: null }]);
    const [{ id } = { id: '' }] = found;
    const edit = desk(units['305'], id);
    const refused = { ...form, idempotencyKey: '', answer: 'REFUSED', givenOn: '2026-02-01' };
    const changed = { ...refused, way: 'LETTER', version: '1' };
    expect((await app.send(edit, { as: as.board, form: changed })).status).toBe(303);
    // Overtaken: what was typed stays, and sending again goes through.
    const late = await app.send(edit, { as: as.board, form: { ...changed, name: 'Another name' } });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain('Another name');
    expect(fieldValue(html, 'version')).toBe('2');
    const consents = await app
      .em()
      .find(OwnerConsent, { owner: id }, { orderBy: { createdAt: 1 } });
    expect(consents.map(({ answer, givenOn }) => [answer, givenOn])).toEqual([
      ['AGREED', '2026-01-05'],
      ['REFUSED', '2026-02-01'],
    ]);
    const lines = await app
      .em()
      .find(
        ModerationEvent,
        { community: community.id, subjectType: 'UNIT' },
        { orderBy: { createdAt: 1 } },
      );
    expect(lines.map(({ snapshot }) => snapshot)).toMatchObject([
      { owner: form.name, electronic: 'AGREED' },
      { owner: form.name, electronic: 'REFUSED', before: { electronic: 'AGREED' } },
    ]);
    const log = await (await app.send('/moderation/log', { as: as.board })).text();
    expect(log).toContain('Notices by email: Refused (was Agreed)');
    const unit = await (
      await app.send(`/manage/${community.slug}/units/${units['305'].id}`, { as: as.board })
    ).text();
    expect(unit.replaceAll('\u00a0', ' ')).toContain(
      'Asked for notices on paper on February 1, 2026 (letter).',
    );
  });

  it('says by field what is wrong, and keeps what was typed', async () => {
    const { as, desk, units, nadias } = await setUp();
    const add = desk(units['305'], 'new');
    const foreignAccount = await app.em().findOneOrFail(Owner, { id: nadias.id });
    for (const [form, message] of [
      [{ name: '' }, 'Enter the name of the owner'],
      [{ name: 'Ada', answer: 'AGREED' }, 'Enter the date of the request or agreement'],
      [
        { name: 'Ada', answer: 'AGREED', givenOn: '2999-01-01', way: 'FORM' },
        'The date of the request or agreement is in the future',
      ],
      [{ name: 'Ada', givenOn: '2026-01-05' }, 'Choose what the owner asked for'],
      [{ name: 'Ada', address: '1\n2\n3\n4\n5\n6\n7' }, 'Keep the address to six lines'],
      [
        { name: 'Ada', membership: foreignAccount.membership?.id ?? '' },
        'Choose an account from the list',
      ],
    ] as [Record<string, string>, string][]) {
      const response = await app.send(add, { as: as.board, form });
      expect(response.status, message).toBe(400);
      const html = await response.text();
      expect(html).toContain(message);
      if (form.name) expect(fieldValue(html, 'name')).toBe(form.name);
    }
  });

  it('shows an owner their own, to change as of today', async () => {
    const { as, ritas, record, community } = await setUp();
    const list = await (await app.send('/account/owner', { as: as.resident })).text();
    expect(list).toContain(`/account/owner/${ritas.id}`);
    expect(list).not.toContain('Nadia Neighbour');
    const form = { address: '12 Elm Street', answer: 'AGREED', version: '1' };
    const path = `/account/owner/${ritas.id}`;
    expect((await app.send(path, { as: as.resident, form })).status).toBe(303);
    expect(await record(ritas.id)).toMatchObject({ address: '12 Elm Street', version: 2 });
    const [consent] = await app.em().find(OwnerConsent, { owner: ritas.id });
    expect(consent).toMatchObject({ answer: 'AGREED', way: 'HERE', givenOn: cityToday() });
    const [line] = await app.em().find(ModerationEvent, { community, subjectType: 'UNIT' });
    expect(line?.snapshot).toMatchObject({ bySelf: true, serviceAddress: '12 Elm Street' });
    // The same again is no change, and an old form is overtaken.
    const same = { ...form, version: '2' };
    expect((await app.send(path, { as: as.resident, form: same })).status).toBe(303);
    expect(await app.em().count(OwnerConsent, { owner: ritas.id })).toBe(1);
    expect((await app.send(path, { as: as.resident, form })).status).toBe(409);
  });

  it('keeps an address for service without an answer about email', async () => {
    const { as, ritas, record } = await setUp();
    const path = `/account/owner/${ritas.id}`;
    const html = await (await app.send(path, { as: as.resident })).text();
    expect(html).toContain('Your board hasn’t decided to serve notices by email');
    const form = { address: '12 Elm Street', version: '1' };
    expect((await app.send(path, { as: as.resident, form })).status).toBe(303);
    expect(await record(ritas.id)).toMatchObject({ address: '12 Elm Street', version: 2 });
    expect(await app.em().count(OwnerConsent, { owner: ritas.id })).toBe(0);
    const own = await (await app.send('/account/owner', { as: as.resident })).text();
    expect(own).toContain('12 Elm Street');
    expect(own).toContain('The board hasn’t decided to serve notices by email.');
    const wrong = { ...form, answer: 'PERHAPS', version: '2' };
    expect((await app.send(path, { as: as.resident, form: wrong })).status).toBe(400);
    // An answer that was given stays.
    await app.send(path, { as: as.resident, form: { ...form, answer: 'AGREED', version: '2' } });
    const later = { address: '14 Elm Street', version: '3' };
    expect((await app.send(path, { as: as.resident, form: later })).status).toBe(303);
    expect(await app.em().find(OwnerConsent, { owner: ritas.id })).toMatchObject([
      { answer: 'AGREED' },
    ]);
  });

  it('keeps a unit in the register', async () => {
    const { as, community } = await setUp();
    const em = app.em();
    const unit = em.create(Unit, { community, label: '700', key: '700' });
    makeOwner(em, unit, { name: 'Nobody who lives here' });
    await em.flush();
    const path = `/manage/${community.slug}/units/${unit.id}`;
    const response = await app.send(path, { as: as.board, form: { change: 'remove' } });
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('record names its owners');
  });

  it('comes from a list and goes into files, safe for spreadsheets, and an import is undone', async () => {
    const { as, community, units } = await setUp();
    const path = `/manage/${community.slug}/people/import`;
    const page = await (await app.send(path, { as: as.board })).text();
    const text = [
      'Unit,Name,Email,Status,Address for service,Notices by email,Date of consent,How consent was given',
      '305,Ola Owner,ola@mail.example,Owner,"=1+1 Elm Street, Kingston",yes,2026-03-01,Signed form',
      '611,Tess Tenant,tess@mail.example,Tenant,5 Oak Street,yes,2026-03-01,letter',
      '611,Nora Nodate,nora@mail.example,Owner,,agreed,,',
    ].join('\n');
    const uploaded = await app.handle(
      multipart(path, {
        as: as.board,
        fields: [
          ['idempotencyKey', fieldValue(page, 'idempotencyKey')],
          ['text', text],
        ],
      }),
    );
    const preview = uploaded.headers.get('Location') ?? '';
    const html = await (await app.send(preview, { as: as.board })).text();
    expect(html).toContain('2 owners for the corporation’s record');
    expect(html).toContain('We didn’t understand the answer on notices by email');
    const saved = await app.send(preview, { as: as.board, form: { intent: 'save' } });
    expect(saved.status).toBe(303);
    const listed = ['Ola Owner', 'Tess Tenant', 'Nora Nodate'];
    const owners = await app.em().find(Owner, { community, name: { $in: listed } });
    expect(owners.map(({ name, address }) => [name, address]).sort()).toEqual([
      ['Nora Nodate', null],
      ['Ola Owner', '=1+1 Elm Street, Kingston'],
    ]);
    const ola = owners.find(({ name }) => name === 'Ola Owner');
    expect(await app.em().find(OwnerConsent, { owner: ola?.id })).toMatchObject([
      { answer: 'AGREED', givenOn: '2026-03-01', way: 'FORM' },
    ]);
    for (const file of ['units.csv', 'people.csv?show=invited']) {
      const csv = await (
        await app.send(`/manage/${community.slug}/${file}`, { as: as.board })
      ).text();
      expect(csv, file).toContain(`"'=1+1 Elm Street`);
      expect(csv, file).toContain('2026-03-01');
    }
    const undone = await app.send(preview, { as: as.board, form: { intent: 'undo' } });
    expect(undone.status).toBe(303);
    expect(await app.em().count(Owner, { community, name: { $in: listed } })).toBe(0);
    expect(await app.em().count(Ownership, { unit: units['305'].id })).toBe(1);
  });

  it('follows an invitation to the account of whoever accepts it, also of a member', async () => {
    const { as, community, units, resident } = await setUp();
    const em = app.em();
    const secret = randomUUID();
    const invited = em.create(UserCommunity, {
      ...{ community, condoUnit: '611', unit: units['611'], state: 'INVITED', tenure: 'OWNER' },
      ...{ inviteeName: resident.name, inviteHash: hashSecret(secret) },
      inviteExpiresAt: new Date(Date.now() + 3_600_000),
    });
    const owner = makeOwner(em, units['611'], { membership: invited, name: resident.name });
    await em.flush();
    const path = `/account/owner/${owner.id}`;
    expect((await app.send(path, { as: as.resident })).status).toBe(404);
    await em
      .fork()
      .transactional((tx) =>
        acceptInvitation(tx, { id: resident.id, role: 'RESIDENT', name: resident.name }, secret),
      );
    expect((await app.send(path, { as: as.resident })).status).toBe(200);
    expect((await app.send(path, { as: as.outsider })).status).toBe(404);
  });

  it.each(['code', 'approval'] as const)(
    'follows an invitation to the account of whoever comes in by %s, and back when that is undone',
    async (way) => {
      const { as, community, units } = await setUp();
      const em = app.em();
      const ann = makeUser(em, { name: 'Ann Owner' });
      const row = makeMembership(em, ann, community, { state: 'WAITING', condoUnit: '611' });
      const invited = em.create(UserCommunity, {
        ...{ community, condoUnit: '611', unit: units['611'], state: 'INVITED', tenure: 'OWNER' },
        inviteeName: ann.name,
      });
      const owner = makeOwner(em, units['611'], { membership: invited, name: ann.name });
      await em.flush();
      const path = `/account/owner/${owner.id}`;
      const person = `/manage/${community.slug}/people/${row.id}`;
      const hers = await app.signIn(ann);
      expect((await app.send(path, { as: hers })).status).toBe(404);
      if (way === 'code') {
        await app.em().transactional((tx) =>
          joinCommunity(tx, {
            ...{ actor: { id: ann.id, role: 'RESIDENT', name: ann.name } },
            ...{ communityId: community.id, condoUnit: '611', isProven: true },
            ...{ isPrimary: true, position: 0 },
          }),
        );
      } else {
        const form = { intent: 'confirm', unit: '611' };
        expect((await app.send(person, { as: as.board, form })).status).toBe(303);
      }
      const tied = async () => (await app.em().findOneOrFail(Owner, { id: owner.id })).membership;
      expect((await tied())?.id).toBe(row.id);
      expect((await app.send(path, { as: hers })).status).toBe(200);
      if (way === 'code') return;
      const undone = await app.send(person, { as: as.board, form: { intent: 'unconfirm' } });
      expect(undone.status).toBe(303);
      expect((await tied())?.id).toBe(invited.id);
    },
  );

  it('goes seven years after the last day as an owner, with its address in the log', async () => {
    const { as, desk, units, community } = await setUp();
    const form = { name: 'Sol Seller', address: '99 Birch Road' };
    await app.send(desk(units['305'], 'new'), { as: as.board, form });
    const owner = await app.em().findOneOrFail(Owner, { name: 'Sol Seller', community });
    const year = Number(cityToday().slice(0, 4));
    const ended = (years: number) =>
      app.em().nativeUpdate(Ownership, { owner: owner.id }, { endedOn: `${year - years}-01-01` });
    await ended(6);
    await app.runDueJobs('sweep-owners');
    expect(await app.em().count(Owner, { id: owner.id })).toBe(1);
    await ended(8);
    await app.runDueJobs('sweep-owners');
    expect(await app.em().count(Owner, { id: owner.id })).toBe(0);
    const lines = await app.em().find(ModerationEvent, { community, subjectType: 'UNIT' });
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('99 Birch Road');
  });
});
