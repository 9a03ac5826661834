import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { FurtherUnit, Unit, User, UserCommunity } from '#db/entities/index.ts';
import { makeMembership, makeUser } from '#db/factories/index.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { multipart } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** A community where the board confirms, whose board has imported this list and made codes for its units. */
async function setUp(list: string[]) {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community } = people;
  community.joinPolicy = 'APPROVAL';
  ['101', '102', '103'].forEach((label, position) =>
    em.create(Unit, { community, label, key: unitKey(label), position }),
  );
  await em.flush();
  const board = await app.signIn(people.board);
  const path = `/manage/${community.slug}/people/import`;
  const page = await (await app.send(path, { as: board })).text();
  const uploaded = await app.handle(
    multipart(path, {
      as: board,
      fields: [
        ['idempotencyKey', fieldValue(page, 'idempotencyKey')],
        ['text', ['Unit,Name,Email,Status,Language,Phone', ...list].join('\n')],
      ],
    }),
  );
  const preview = uploaded.headers.get('Location') ?? '';
  const saved = await app.send(preview, { as: board, form: { intent: 'save' } });
  expect(saved.status).toBe(303);
  const letters = `/manage/${community.slug}/letters`;
  await app.send(letters, { as: board, form: { which: 'all' } });
  const codeFor = async (label: string) => {
    const { id } = await app.em().findOneOrFail(Unit, { community: community.id, label });
    const html = await (await app.send(`${letters}/${id}`, { as: board })).text();
    return /[A-Z3479]{5}-[A-Z3479]{5}/.exec(html)?.[0] ?? '';
  };
  return { ...people, as: { board }, preview, codeFor };
}

const newEmail = () => `olive.${randomUUID().slice(0, 8)}@mail.example`;

/** Registers with a code, from a browser that has chosen no language. */
async function register(
  code: string,
  given: { name: string; email: string },
  headers: Record<string, string> = {},
) {
  const reply = await app.send('/register', {
    headers,
    form: {
      ...given,
      password: 'quiet river 9',
      'communities[0].communityId': '',
      'communities[0].condoUnit': '',
      'communities[0].code': code,
    },
  });
  expect(reply.status).toBe(303);
  return reply;
}

const invitedTo = async (community: { id: string }) =>
  (
    await app
      .em()
      .find(
        UserCommunity,
        { community: community.id, state: 'INVITED' },
        { orderBy: { inviteeName: 'asc' } },
      )
  ).map(({ inviteeName }) => inviteeName);

const membershipOf = (email: string) =>
  app.em().findOneOrFail(UserCommunity, { user: { email } }, { populate: ['user'] });

describe('a code and an invitation of a list (rules 16.4)', () => {
  it('meet by the address: tenure, phone and language are taken over, and nobody stays invited', async () => {
    const email = newEmail();
    const { community, codeFor, as, preview } = await setUp([
      `101,Olive Owner,${email},owner,fr,613-555-0101`,
      '102,Tim Tenant,,tenant,,',
    ]);
    await register(await codeFor('101'), { name: 'Liv O.', email: email.toUpperCase() });
    const row = await membershipOf(email);
    expect(row).toMatchObject({ state: 'CONFIRMED', condoUnit: '101', tenure: 'OWNER' });
    expect(row.user?.getEntity()).toMatchObject({ phone: '613-555-0101', language: 'fr' });
    expect(await invitedTo(community)).toEqual(['Tim Tenant']);
    const invited = await app.send(`/manage/${community.slug}/people?show=invited`, {
      as: as.board,
    });
    expect(await invited.text()).not.toContain('Olive Owner');
    const own = await (
      await app.send(`/manage/${community.slug}/people/${row.id}`, { as: as.board })
    ).text();
    expect(own).toContain('Matched with the invitation for <bdi>Olive Owner</bdi>');
    // Taking the list back leaves whoever has come in, and sends no invitation after them.
    await app.send(preview, { as: as.board, form: { intent: 'undo' } });
    expect(await membershipOf(email)).toMatchObject({ state: 'CONFIRMED', tenure: 'OWNER' });
    expect(await invitedTo(community)).toEqual([]);
  });

  it('meet by the name in the unit, also written the other way round, without capitals or accents', async () => {
    const { community, codeFor } = await setUp([
      '101,"Côté, Zoé",zoe.at.work@mail.example,owner,,',
      '102,Tim Tenant,,tenant,,',
    ]);
    const email = newEmail();
    await register(await codeFor('101'), { name: 'zoe cote', email });
    expect(await membershipOf(email)).toMatchObject({ condoUnit: '101', tenure: 'OWNER' });
    expect(await invitedTo(community)).toEqual(['Tim Tenant']);
  });

  it('leave alone an invitation for another unit, another person, two of one name, and the board', async () => {
    const email = newEmail();
    const { community, codeFor, as } = await setUp([
      `101,Olive Owner,${email},owner,,613-555-0101`,
      '102,John Smith,john.old@mail.example,owner,,613-555-0102',
      '102,John Smith,john.young@mail.example,tenant,,613-555-0103',
    ]);
    const invite = await app.send(`/manage/${community.slug}/invitations`, {
      as: as.board,
      form: {
        name: 'Paula President',
        email: 'paula@mail.example',
        condoUnit: '103',
        role: 'BOARD',
        tenure: 'OWNER',
      },
    });
    expect(invite.status).toBe(303);
    await register(await codeFor('102'), { name: 'Olive Owner', email });
    expect(await membershipOf(email)).toMatchObject({ condoUnit: '102', tenure: null });
    const john = newEmail();
    await register(await codeFor('102'), { name: 'John Smith', email: john });
    expect(await membershipOf(john)).toMatchObject({ condoUnit: '102', tenure: null });
    const paula = newEmail();
    await register(await codeFor('103'), { name: 'Paula President', email: paula });
    const row = await membershipOf(paula);
    expect(row).toMatchObject({ tenure: null, canModerate: false });
    expect(row.user?.getEntity()).toMatchObject({ role: 'RESIDENT', phone: null });
    expect(await invitedTo(community)).toEqual([
      'John Smith',
      'John Smith',
      'Olive Owner',
      'Paula President',
    ]);
  });

  it('keep the phone and the language that the person has chosen', async () => {
    const email = newEmail();
    const { codeFor } = await setUp([`101,Olive Owner,${email},owner,fr,613-555-0101`]);
    const chosen = await app.send('/language', { form: { language: 'en', redirectTo: '/' } });
    const cookie = (chosen.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
    expect(cookie).toContain('language');
    await register(await codeFor('101'), { name: 'Olive Owner', email }, { Cookie: cookie });
    expect((await membershipOf(email)).user?.getEntity().language).toBe('en');
  });

  it('meet for somebody who has an account, who waits, and who gets a further unit', async () => {
    const { community, codeFor, resident, newcomer, waiting } = await (async () => {
      const em = app.em();
      const newcomer = makeUser(em, {
        name: 'Nora Newcomer',
        language: null,
        phone: '613-555-9999',
      });
      const waiting = makeUser(em, { name: 'Wanda Waiting' });
      await em.flush();
      const setting = await setUp([
        `101,Nora N.,${newcomer.email},owner elsewhere,fr,613-555-0101`,
        '102,Wanda Waiting,,tenant,,',
        '103,Rita Resident,rita.list@mail.example,owner,,',
      ]);
      const later = app.em();
      makeMembership(later, await later.findOneOrFail(User, waiting.id), setting.community, {
        state: 'WAITING',
        condoUnit: '102',
        isPrimary: false,
      });
      await later.flush();
      return { ...setting, newcomer, waiting };
    })();
    const join = async (person: User, unit: string) =>
      app.send('/join', { as: await app.signIn(person), form: { code: await codeFor(unit) } });
    await join(newcomer, '101');
    const row = await membershipOf(newcomer.email);
    expect(row.tenure).toBe('OWNER_ELSEWHERE');
    expect(row.user?.getEntity()).toMatchObject({ phone: '613-555-9999', language: 'fr' });
    await join(waiting, '102');
    expect(await membershipOf(waiting.email)).toMatchObject({
      state: 'CONFIRMED',
      tenure: 'TENANT',
    });
    await join(resident, '103');
    const [further] = await app.em().find(FurtherUnit, { membership: { user: resident.id } });
    expect(further).toMatchObject({ condoUnit: '103', state: 'CONFIRMED', tenure: 'OWNER' });
    expect(await invitedTo(community)).toEqual([]);
  });

  it('meet where Account Settings give a member another unit with its code', async () => {
    const { community, resident, codeFor } = await setUp(['103,Rita Resident,,owner,,']);
    const moved = await app.send('/account/settings', {
      as: await app.signIn(resident),
      form: {
        name: resident.name,
        email: resident.email,
        'communities[0].communityId': community.id,
        'communities[0].condoUnit': '103',
        'communities[0].code': await codeFor('103'),
      },
    });
    expect(moved.status).toBe(303);
    expect(await membershipOf(resident.email)).toMatchObject({
      state: 'CONFIRMED',
      condoUnit: '103',
      tenure: 'OWNER',
    });
    expect(await invitedTo(community)).toEqual([]);
  });

  it('meet once for two who come with one name at the same moment', async () => {
    const { community, codeFor } = await setUp(['101,Olive Owner,,owner,,613-555-0101']);
    const code = await codeFor('101');
    const emails = [newEmail(), newEmail()];
    await Promise.all(emails.map((email) => register(code, { name: 'Olive Owner', email })));
    const rows = await Promise.all(emails.map((email) => membershipOf(email)));
    expect(rows.map(({ state }) => state)).toEqual(['CONFIRMED', 'CONFIRMED']);
    expect(rows.map(({ tenure }) => tenure ?? null).sort()).toEqual(['OWNER', null]);
    expect(await invitedTo(community)).toEqual([]);
  });

  it('meet at the queue too: the moderator’s word counts, and taking it back invites again', async () => {
    const email = newEmail();
    const { community, as } = await setUp([`101,Olive Owner,${email},owner,,613-555-0101`]);
    const em = app.em();
    const olive = makeUser(em, { name: 'Olive Owner', email });
    const place = await em.findOneOrFail(
      UserCommunity,
      { community: community.id },
      {
        populate: ['community'],
      },
    );
    makeMembership(em, olive, place.community.getEntity(), { state: 'WAITING', condoUnit: '101' });
    await em.flush();
    const { id } = await membershipOf(email);
    const people = `/manage/${community.slug}/people`;
    const confirm = { only: id, [`unit.${id}`]: '101', [`tenure.${id}`]: '' };
    expect((await app.send(people, { as: as.board, form: confirm })).status).toBe(303);
    expect(await membershipOf(email)).toMatchObject({ state: 'CONFIRMED', tenure: 'OWNER' });
    expect(await invitedTo(community)).toEqual([]);
    const undone = await app.send(`${people}/${id}`, {
      as: as.board,
      form: { intent: 'unconfirm' },
    });
    expect(undone.status).toBe(303);
    expect(await membershipOf(email)).toMatchObject({ state: 'WAITING' });
    expect(await invitedTo(community)).toEqual(['Olive Owner']);
    const other = { ...confirm, [`tenure.${id}`]: 'TENANT' };
    expect((await app.send(people, { as: as.board, form: other })).status).toBe(303);
    expect(await membershipOf(email)).toMatchObject({ state: 'CONFIRMED', tenure: 'TENANT' });
  });
});
