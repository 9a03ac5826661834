import { describe, expect, it } from 'vitest';
import {
  Booking,
  FurtherUnit,
  MailLetter,
  ModerationEvent,
  Owner,
  Ownership,
  ServiceRequest,
  Unit,
  UserCommunity,
  type User,
} from '#db/entities/index.ts';
import {
  makeBooking,
  makeMembership,
  makeNotice,
  makePlace,
  makeUser,
} from '#db/factories/index.ts';
import { makeOwner } from '#db/factories/owners.ts';
import { makeRequest } from '#db/factories/requests.ts';
import { freeBookingsOfLeft } from '#app/features/building/bookings/commands/free-of-left.server.ts';
import { addDays } from '#app/lib/day.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { multipart } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** A unit of Sol, who owns nothing else, and one of Mia, who owns two, with the form of a sale. */
async function setUp() {
  const em = app.em();
  const people = await makeNeighbourhood(em);
  const { community } = people;
  const unit = (label: string, position: number) =>
    em.create(Unit, { community, label, key: label.toLowerCase(), floor: 3, position });
  const units = { sols: unit('305', 1), mias: unit('306', 2), other: unit('412', 3) };
  const owner = (user: User, home: Unit) => {
    const membership = makeMembership(em, user, community, {
      condoUnit: home.label,
      unit: home,
      tenure: 'OWNER',
    });
    return { membership, record: makeOwner(em, home, { name: user.name, membership }) };
  };
  const sol = makeUser(em, { name: 'Sol Seller', isAuthenticated: true });
  const mia = makeUser(em, { name: 'Mia Many', isAuthenticated: true });
  const sols = owner(sol, units.sols);
  const mias = owner(mia, units.mias);
  em.create(FurtherUnit, {
    membership: mias.membership,
    condoUnit: '412',
    unit: units.other,
    state: 'CONFIRMED',
    tenure: 'OWNER_ELSEWHERE',
  });
  em.create(Ownership, { owner: mias.record, unit: units.other });
  const notice = makeNotice(em, people.board, community, {
    title: 'For owners alone',
    audience: 'OWNERS',
  });
  await em.flush();
  const as = await app.signIn(people.board);
  const path = (of: Unit) => `/manage/${community.slug}/units/${of.id}/sale`;
  const sell = (of: Unit, seller: Owner, given: Record<string, string> = {}) =>
    app.send(path(of), {
      as,
      form: {
        sellers: seller.id,
        soldOn: cityToday(),
        residence: 'LEAVES',
        buyerHome: 'LATER',
        step: 'record',
        ...given,
      },
    });
  const membership = (id: string) => app.em().findOneOrFail(UserCommunity, { id });
  return { ...people, em, units, sol, mia, sols, mias, notice, as, path, sell, membership };
}

describe('the sale of a unit (rules 37.7)', () => {
  it('is for moderators of the community, of a unit that has an owner on record', async () => {
    const { units, path, sol, otherBoard, as } = await setUp();
    for (const [who, status] of [
      [undefined, 401],
      [await app.signIn(sol), 403],
      [await app.signIn(otherBoard), 403],
    ] as const) {
      expect((await app.send(path(units.sols), { as: who })).status).toBe(status);
    }
    const page = await (await app.send(path(units.sols), { as })).text();
    expect(page).toContain('Sol Seller');
    expect(page).toMatch(
      /name="residence"[^>]*value="LEAVES"[^>]*checked|checked[^>]*value="LEAVES"/,
    );
  });

  it('is looked at before it is recorded, with everything it would end, and can be put right', async () => {
    const { units, sols, mias, sell, membership } = await setUp();
    const buyer = { buyerName: 'Bea Buyer', buyerEmail: 'bea@mail.example', buyerHome: 'HERE' };
    const looked = await sell(units.sols, sols.record, { ...buyer, step: 'look' });
    expect(looked.status).toBe(200);
    const page = await looked.text();
    expect(page).toContain('Their membership ends now.');
    expect(page).toContain('bea@mail.example');
    expect(fieldValue(page, 'buyerName')).toBe('Bea Buyer');
    // Enter in a field looks at it too.
    const entered = await (await sell(units.mias, mias.record, { step: '' })).text();
    expect(entered).toContain('They lose the unit and keep their others.');
    const edited = await (await sell(units.sols, sols.record, { ...buyer, step: 'edit' })).text();
    expect(edited).toContain('value="Bea Buyer"');
    expect(edited).not.toContain('Their membership ends now.');
    expect((await membership(sols.membership.id)).state).toBe('CONFIRMED');
    expect(await app.em().count(Ownership, { owner: sols.record.id, endedOn: null })).toBe(1);
  });

  it('ends the membership of who leaves with their only unit, and invites the buyers from the closing day', async () => {
    const { units, sols, sell, membership, community } = await setUp();
    const tag = crypto.randomUUID().slice(0, 8);
    const sold = await sell(units.sols, sols.record, {
      buyerName: 'Bea Buyer',
      buyerEmail: `bea.${tag}@mail.example`,
      secondName: 'Ben Buyer',
      buyerHome: 'HERE',
    });
    expect(sold.status).toBe(303);
    expect((await membership(sols.membership.id)).state).toBe('ENDED');
    const owned = await app
      .em()
      .find(Ownership, { unit: units.sols.id }, { populate: ['owner'], orderBy: { createdAt: 1 } });
    expect(
      owned.map(({ owner, startedOn, endedOn }) => [
        owner.unwrap().name,
        startedOn ?? null,
        endedOn ?? null,
      ]),
    ).toEqual([
      ['Sol Seller', null, addDays(cityToday(), -1)],
      ['Bea Buyer', cityToday(), null],
      ['Ben Buyer', cityToday(), null],
    ]);
    const invited = await app.em().find(UserCommunity, { community, state: 'INVITED' });
    expect(
      invited.map(({ inviteeName, condoUnit, tenure }) => [inviteeName, condoUnit, tenure]),
    ).toEqual([['Bea Buyer', '305', 'OWNER']]);
    // Somebody else was faster.
    expect((await sell(units.sols, sols.record)).status).toBe(409);
  });

  it('refuses a closing day that no calendar has, or that is before 1900', async () => {
    const { units, sols, sell } = await setUp();
    for (const soldOn of ['0000-01-01', '0001-01-01', '2026-02-30']) {
      const refused = await sell(units.sols, sols.record, { soldOn });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain('Enter the closing day like 2026-12-31');
    }
  });

  it.each([
    ['LEAVES', 'CANCELLED'],
    ['TENANT', 'CONFIRMED'],
  ])(
    'says what becomes of requests and bookings, where the seller %s',
    async (residence, state) => {
      const { em, units, sol, sols, sell, community, path, as } = await setUp();
      const day = addDays(cityToday(), 5);
      const at = { startsAt: new Date(`${day}T14:00:00Z`), endsAt: new Date(`${day}T18:00:00Z`) };
      const [room, elevator] = (['PARTY_ROOM', 'ELEVATOR'] as const).map((kind) =>
        makeBooking(em, makePlace(em, community, { kind, name: kind }), sol, at),
      );
      const request = makeRequest(em, sol, community);
      await em.flush();
      for (const [locale, ...said] of [
        ['en', 'They have 1 open request. It stays open', 'They have 2 bookings to come.'],
        ['fr', '1 demande de leur part est ouverte.', '2 réservations à leur nom sont à venir.'],
      ]) {
        const headers = { 'Accept-Language': locale ?? '' };
        const page = await (await app.send(path(units.sols), { as, headers })).text();
        for (const words of said) expect(page.replace(/\s/g, ' ')).toContain(words);
      }
      expect((await sell(units.sols, sols.record, { residence })).status).toBe(303);
      // Within the hour, for somebody who is made to leave.
      await freeBookingsOfLeft(app.em(), new AbortController().signal);
      const after = (id = '') => app.em().findOneOrFail(Booking, { id });
      expect((await after(room?.id)).state).toBe(state);
      expect((await after(elevator?.id)).state).toBe('CONFIRMED');
      expect((await app.em().findOneOrFail(ServiceRequest, { id: request.id })).state).toBe('NEW');
    },
  );

  it('sends the seller no owners’ notice from that day, and other owners theirs', async () => {
    const { units, sol, sols, mia, sell, community, as } = await setUp();
    const told = async () => {
      const response = await app.send(`/api/communities/${community.slug}/notices`, {
        as,
        json: { title: 'For owners', content: 'The budget.', audience: 'OWNERS' },
      });
      const { id } = (await response.json()) as { id: string };
      const letters = await app.em().find(MailLetter, { event: { $like: `notice:${id}%` } });
      return letters.map(({ user }) => user?.id).filter((id) => id === sol.id || id === mia.id);
    };
    expect((await told()).sort()).toEqual([sol.id, mia.id].sort());
    expect((await sell(units.sols, sols.record, { residence: 'TENANT' })).status).toBe(303);
    expect(await told()).toEqual([mia.id]);
  });

  it('leaves who owns another unit there, and who stays as a tenant in it, without the owners’ notices', async () => {
    const { units, sols, mias, sell, membership, sol, mia, notice, community } = await setUp();
    const hub = `/communities/${community.slug}/notices/${notice.id}`;
    expect((await app.send(hub, { as: await app.signIn(sol) })).status).toBe(200);
    expect((await sell(units.sols, sols.record, { residence: 'TENANT' })).status).toBe(303);
    expect(await membership(sols.membership.id)).toMatchObject({
      state: 'CONFIRMED',
      tenure: 'TENANT',
    });
    expect((await app.send(hub, { as: await app.signIn(sol) })).status).toBe(404);
    expect((await sell(units.mias, mias.record)).status).toBe(303);
    expect(await membership(mias.membership.id)).toMatchObject({
      state: 'CONFIRMED',
      condoUnit: '412',
      tenure: 'OWNER_ELSEWHERE',
    });
    expect(await app.em().count(FurtherUnit, { membership: mias.membership.id })).toBe(0);
    // She reads on as the owner of the other unit.
    expect((await app.send(hub, { as: await app.signIn(mia) })).status).toBe(200);
  });

  it('gives a member who buys the unit beside their own, and keeps one record of them', async () => {
    const { units, sols, mia, mias, sell, community } = await setUp();
    const sold = await sell(units.sols, sols.record, {
      buyerName: 'Mia Many',
      buyerEmail: mia.email,
      buyerHome: 'ELSEWHERE',
      __pick__: new URLSearchParams({ buyerSameAs: mias.record.id }).toString(),
    });
    expect(sold.status).toBe(303);
    expect(await app.em().count(Owner, { community, name: 'Mia Many' })).toBe(1);
    expect(await app.em().count(Ownership, { owner: mias.record.id })).toBe(3);
    const further = {
      membership: mias.membership.id,
      condoUnit: '305',
      state: 'CONFIRMED',
    } as const;
    expect(await app.em().count(FurtherUnit, further)).toBe(1);
  });

  it('takes nothing from an owner who keeps a share, nor from who owns another unit on record', async () => {
    const { em, units, sols, mias, sell, membership } = await setUp();
    const spouse = makeOwner(em, units.sols, { name: 'Sue Seller', membership: sols.membership });
    const other = em.create(Ownership, { owner: mias.record, unit: units.sols });
    await em.nativeDelete(FurtherUnit, { membership: mias.membership.id });
    await em.flush();
    expect((await sell(units.sols, spouse)).status).toBe(303);
    expect(await membership(sols.membership.id)).toMatchObject({
      state: 'CONFIRMED',
      tenure: 'OWNER',
    });
    expect((await sell(units.mias, mias.record)).status).toBe(303);
    expect(await membership(mias.membership.id)).toMatchObject({
      state: 'CONFIRMED',
      tenure: 'OWNER_ELSEWHERE',
    });
    expect(await app.em().count(Ownership, { id: other.id, endedOn: null })).toBe(1);
  });

  it('is not undone by the same list again: the seller gets nothing back', async () => {
    const { units, sols, mias, sell, membership, community, as } = await setUp();
    const text = 'Unit,Name,Status\n305,Sol Seller,Owner\n306,Mia Many,Owner\n412,Mia Many,Owner';
    expect((await sell(units.sols, sols.record, { residence: 'TENANT' })).status).toBe(303);
    expect((await sell(units.mias, mias.record)).status).toBe(303);
    const path = `/manage/${community.slug}/people/import`;
    const page = await (await app.send(path, { as })).text();
    const uploaded = await app.handle(
      multipart(path, {
        as,
        fields: [
          ['idempotencyKey', fieldValue(page, 'idempotencyKey')],
          ['text', text],
        ],
      }),
    );
    const preview = uploaded.headers.get('Location') ?? '';
    expect(await (await app.send(preview, { as })).text()).toContain('2 former owners, unchanged');
    await app.send(preview, { as, form: { intent: 'save' } });
    expect((await membership(sols.membership.id)).tenure).toBe('TENANT');
    expect((await membership(mias.membership.id)).condoUnit).toBe('412');
    expect(await app.em().count(FurtherUnit, { membership: mias.membership.id })).toBe(0);
    expect(await app.em().count(UserCommunity, { community, state: 'INVITED' })).toBe(0);
  });

  it.each(['en', 'fr'])('is not undone by our own file of before (%s)', async (locale) => {
    const { units, sols, mias, sell, membership, community, as } = await setUp();
    const headers = { 'Accept-Language': locale };
    const desk = `/manage/${community.slug}/people`;
    const file = await (await app.send(`${desk}.csv?show=members`, { as, headers })).text();
    expect(file.split('\n').filter((line) => line.includes('Mia Many'))).toHaveLength(2);
    expect((await sell(units.sols, sols.record)).status).toBe(303);
    expect((await sell(units.mias, mias.record)).status).toBe(303);
    const page = await (await app.send(`${desk}/import`, { as })).text();
    const uploaded = await app.handle(
      multipart(`${desk}/import`, {
        as,
        fields: [
          ['idempotencyKey', fieldValue(page, 'idempotencyKey')],
          ['text', ''],
          ['file', new File([file], 'people.csv', { type: 'text/csv' })],
        ],
      }),
    );
    const preview = uploaded.headers.get('Location') ?? '';
    const shown = await (await app.send(preview, { as, headers })).text();
    expect(shown.replace(/\s/g, ' ')).toContain(
      locale === 'en' ? '2 former owners, unchanged' : '2 anciens propriétaires, sans changement',
    );
    await app.send(preview, { as, form: { intent: 'save', addUnits: 'yes' } });
    expect((await membership(sols.membership.id)).state).toBe('ENDED');
    expect((await membership(mias.membership.id)).condoUnit).toBe('412');
    expect(await app.em().count(FurtherUnit, { membership: mias.membership.id })).toBe(0);
    const sold = { unit: { $in: [units.sols.id, units.mias.id] }, endedOn: null };
    expect(await app.em().count(Ownership, sold)).toBe(0);
    const invited = { community, state: 'INVITED', inviteeName: 'Sol Seller' } as const;
    expect(await app.em().count(UserCommunity, invited)).toBe(0);
  });

  it('adds the unit to an invitation that a buyer has, and asks about a name that is on record', async () => {
    const { em, units, sols, sell, community } = await setUp();
    const email = `ines.${crypto.randomUUID()}@mail.example`;
    const invited = em.create(UserCommunity, {
      community,
      condoUnit: '412',
      unit: units.other,
      state: 'INVITED',
      tenure: 'OWNER',
      inviteeName: 'Ines Investor',
      inviteeEmail: email,
    });
    const record = makeOwner(em, units.other, { name: 'Ines Investor', membership: invited });
    await em.flush();
    const buyer = { buyerName: 'Ines Investor', buyerEmail: email, buyerHome: 'ELSEWHERE' };
    const asked = await sell(units.sols, sols.record, buyer);
    expect(asked.status).toBe(400);
    expect(await asked.text()).toContain('Yes: Ines Investor, 412');
    const answer = new URLSearchParams({ buyerSameAs: record.id }).toString();
    const sold = await sell(units.sols, sols.record, { ...buyer, __pick__: answer });
    expect(sold.status).toBe(303);
    const after = await app.em().findOneOrFail(UserCommunity, { id: invited.id });
    expect(after).toMatchObject({ condoUnit: '412', state: 'INVITED' });
    const further = { membership: invited.id, condoUnit: '305', state: 'CONFIRMED' } as const;
    expect(await app.em().count(FurtherUnit, further)).toBe(1);
    expect(await app.em().count(Ownership, { owner: record.id })).toBe(2);
  });

  it('writes what was typed of a buyer who is on record into it, and logs what the record then says', async () => {
    const { em, units, sols, mias, sell } = await setUp();
    const record = makeOwner(em, units.other, {
      name: 'Ines Investor',
      email: 'old@mail.example',
      emailSource: 'LIST',
      emailOn: '2026-01-05',
    });
    await em.flush();
    const sold = await sell(units.sols, sols.record, {
      buyerName: 'Ines Investor',
      buyerEmail: 'new@mail.example',
      buyerAddress: '9 Rideau Street\nOttawa',
      buyerSameAs: record.id,
    });
    expect(sold.status).toBe(303);
    expect(await app.em().findOneOrFail(Owner, { id: record.id })).toMatchObject({
      email: 'new@mail.example',
      emailSource: 'DESK',
      emailOn: cityToday(),
      address: '9 Rideau Street\nOttawa',
    });
    const lines = await app.em().find(ModerationEvent, { subjectId: units.sols.id });
    expect(lines.map(({ snapshot }) => snapshot)).toContainEqual(
      expect.objectContaining({
        owner: 'Ines Investor',
        serviceEmail: 'new@mail.example',
        serviceAddress: '9 Rideau Street\nOttawa',
      }),
    );
    // What the form leaves out stays.
    const more = { buyerName: 'Ines Investor', buyerSameAs: record.id };
    expect((await sell(units.mias, mias.record, more)).status).toBe(303);
    expect(await app.em().findOneOrFail(Owner, { id: record.id })).toMatchObject({
      email: 'new@mail.example',
      address: '9 Rideau Street\nOttawa',
    });
  });

  it('refuses a closing day before a seller owned the unit, by name and day', async () => {
    const { units, sols, sell } = await setUp();
    const ownership = { owner: sols.record.id, unit: units.sols.id };
    await app.em().nativeUpdate(Ownership, ownership, { startedOn: '2026-03-01' });
    for (const soldOn of ['2026-02-28', '2026-03-01']) {
      const refused = await sell(units.sols, sols.record, { soldOn });
      expect(refused.status).toBe(400);
      expect(await refused.text()).toMatch(/has owned the unit since \W*March\W+1,\W+2026/);
    }
    expect((await app.em().findOneOrFail(Ownership, ownership)).endedOn ?? null).toBeNull();
    expect((await sell(units.sols, sols.record, { soldOn: '2026-03-02' })).status).toBe(303);
  });

  it('says by field what is missing, and changes nothing', async () => {
    const { units, sols, sell, membership } = await setUp();
    for (const [given, message] of [
      [{ sellers: '' }, 'Select who sold'],
      [{ soldOn: '2999-01-01' }, 'The closing day is in the future'],
      [{ buyerName: 'Bea', buyerHome: 'HERE' }, 'Enter an email address to invite the buyer'],
      [{ buyerEmail: 'bea@mail.example' }, 'Enter the name of the buyer'],
    ] as const) {
      const refused = await sell(units.sols, sols.record, given);
      expect(refused.status, message).toBe(400);
      expect(await refused.text()).toContain(message);
    }
    expect((await membership(sols.membership.id)).state).toBe('CONFIRMED');
    expect(await app.em().count(Ownership, { unit: units.sols.id, endedOn: null })).toBe(1);
  });
});
