import { beforeAll, describe, expect, it } from 'vitest';
import {
  Booking,
  Community,
  CondoNotice,
  Unit,
  UnitCode,
  UserCommunity,
} from '#db/entities/index.ts';
import { makePlace } from '#db/factories/index.ts';
import { slotText } from '#app/features/building/bookings/resident/schema.ts';
import { slotsOn } from '#app/features/building/bookings/slots/slots.server.ts';
import { addDays } from '#app/lib/day.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { multipart } from '#tests/setup/multipart.ts';
import { makeNeighbourhood, type Neighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
let people: Neighbourhood;
let as: string;
let desk: string;
beforeAll(async () => {
  const em = app.em();
  people = await makeNeighbourhood(em);
  ['101', '102', '105'].forEach((label, position) =>
    em.create(Unit, { community: people.community, label, key: unitKey(label), position }),
  );
  await em.flush();
  as = await app.signIn(people.board);
  desk = `/manage/${people.community.slug}`;
});

describe('units that the register does not know are named before anything happens (rules 17.3)', () => {
  it.each([
    ['101, 999', 'Unit 101 is in the register, but unit 999 isn’t. Check the unit numbers.'],
    ['101-999', 'Unit 101 is in the register, but unit 999 isn’t. Check the unit numbers.'],
    ['101, 102, 998, 999', 'Units in the register: 101, 102. Units not in the register: 998, 999'],
    ['999', 'We couldn’t find 999 in the register. Enter at least one unit from the register.'],
  ])('in letters: %s', async (units, words) => {
    const reply = await app.send(`${desk}/letters`, { as, form: { which: 'these', units } });
    expect(reply.status).toBe(400);
    const html = await reply.text();
    expect(html).toContain(words);
    expect(fieldValue(html, 'units')).toBe(units);
    expect(await app.em().count(UnitCode, { unit: { community: people.community.id } })).toBe(0);
  });

  it('in French too', async () => {
    const reply = await app.send(`${desk}/letters`, {
      as,
      headers: { 'Accept-Language': 'fr' },
      form: { which: 'these', units: '101, 999' },
    });
    expect(await reply.text()).toContain('L’unité 101 est au registre, mais pas l’unité 999');
  });

  it.each(['/invitations', '/opening/board'])('in an invitation at %s', async (page) => {
    const form = { name: 'Ida', email: 'ida@mail.example', role: 'BOARD', condoUnit: '999' };
    const reply = await app.send(desk + page, { as, form });
    expect(reply.status).toBe(400);
    const html = await reply.text();
    expect(html).toContain('Unit 999 isn’t in the register');
    expect(fieldValue(html, 'condoUnit')).toBe('999');
    expect(await app.em().count(UserCommunity, { inviteeEmail: form.email })).toBe(0);
    const office = await app.send(desk + page, { as, form: { ...form, condoUnit: '' } });
    expect(office.status).toBeLessThan(400);
    await app.em().nativeDelete(UserCommunity, { inviteeEmail: form.email });
  });

  it.each([
    ['101, 999', 'Unit 101 is in the register, but unit 999 isn’t. Check the unit numbers.'],
    ['101-999', 'Unit 101 is in the register, but unit 999 isn’t. Check the unit numbers.'],
    ['100-105', 'Unit 105 is in the register, but unit 100 isn’t. Check the unit numbers.'],
    ['990-999', '990-999'],
  ])('in the audience of a notice: %s', async (audienceUnits, words) => {
    const reply = await app.handle(
      multipart(`${desk}/notices/new`, {
        as,
        fields: [
          ['intent', 'publish'],
          ['kind', 'INFORMATION'],
          ['first', 'en'],
          ['en.title', 'Water off'],
          ['en.content', 'Tomorrow.'],
          ['audience', 'UNITS'],
          ['audienceUnits', audienceUnits],
          ['placing', 'AUTO'],
        ],
      }),
    );
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain(words);
    expect(await app.em().count(CondoNotice, { community: people.community.id })).toBe(0);
  });

  it('at the counter of bookings, where a box says that it is right', async () => {
    const em = app.em();
    const place = makePlace(em, people.community);
    await em.flush();
    await em.nativeUpdate(Community, { id: people.community.id }, { takesBookings: true });
    const day = addDays(cityToday(), 20);
    const [slot] = slotsOn({ ...place, mostNights: null }, day);
    if (!slot) throw new Error('There are no times.');
    const path = `${desk}/bookings/new?place=${place.id}&day=${day}`;
    const form = { slot: slotText(slot), name: 'Gus Guest', unit: '1O5' };
    const asked = await app.send(path, { as, form });
    expect(asked.status).toBe(400);
    const html = await asked.text();
    expect(html).toMatch(/Did you mean [^?]*105\?/);
    expect(fieldValue(html, 'name')).toBe('Gus Guest');
    expect(html).toMatch(/<input[^>]*type="radio"[^>]*name="asked"[^>]*value="1O5"/);
    expect(await app.em().count(Booking, { place: place.id })).toBe(0);
    const sure = await app.send(path, { as, form: { ...form, asked: '1O5' } });
    expect(sure.status).toBe(303);
  });

  it('in a list of people, whose units are added only where somebody ticks it', async () => {
    const path = `${desk}/people/import`;
    const page = await (await app.send(path, { as })).text();
    const uploaded = await app.handle(
      multipart(path, {
        as,
        fields: [
          ['idempotencyKey', fieldValue(page, 'idempotencyKey')],
          ['text', 'unit,name\n101,Ann Lee\n999,Bob Roy'],
        ],
      }),
    );
    const preview = uploaded.headers.get('Location') ?? '';
    const html = await (await app.send(preview, { as })).text();
    expect(html).toMatch(/1 unit isn’t in the register:\s*(<!-- -->)?\s*(<!-- -->)?999/);
    const [box = ''] = /<input[^>]*name="addUnits"[^>]*>/.exec(html) ?? [];
    expect(box).not.toBe('');
    expect(box).not.toContain('checked');
  });
});
