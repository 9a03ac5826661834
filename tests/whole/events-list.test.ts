import { expect, it } from 'vitest';
import { CityEvent } from '#db/entities/index.ts';
import { makeEvent } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';

const app = testApp();
const day = 24 * 60 * 60 * 1000;
const inDays = (count: number) => new Date(Date.now() + count * day);

const page = async (path: string, language = 'en') => {
  const response = await app.send(path, { headers: { 'Accept-Language': language } });
  expect(response.status).toBe(200);
  return response.text();
};

it('the list of city events has the next one large, with the beginning of its text in the reader’s language, on the first page only (rules 6.4)', async () => {
  const em = app.em();
  await em.nativeDelete(CityEvent, {});
  makeEvent(em, {
    title: 'Ice lanterns',
    description: 'Bring a light.\n\nAnd mitts.',
    startDate: inDays(1),
    translation: {
      title: 'Lanternes de glace',
      description: 'Apportez une lumière.',
      location: 'Parc Lansdowne',
    },
  });
  for (let n = 2; n < 16; n++) {
    makeEvent(em, { title: `Market ${n}`, description: `Stall ${n}.`, startDate: inDays(n) });
  }
  await em.flush();

  const first = await page('/events');
  expect(first).toContain('Bring a light. And mitts.');
  expect(first.match(/<article/g)).toHaveLength(1);
  expect(first).not.toContain('Stall');
  expect(await page('/events', 'fr')).toMatch(/Lanternes de glace[^]*Apportez une lumière\./);

  const [, next = ''] = /href="(\/events\?after=[^"]+)"/.exec(first) ?? [];
  const second = await page(next.replaceAll('&amp;', '&'));
  expect(second).toContain('Market 15');
  expect(second).not.toMatch(/<article|Bring a light|Stall/);
});

it('lists write days short, the year only where it is not this one; an event’s page writes them out (rules 6.4)', async () => {
  const em = app.em();
  await em.nativeDelete(CityEvent, {});
  const event = makeEvent(em, {
    title: 'Ice season',
    startDate: new Date('2099-02-03T23:00:00Z'),
    endDate: new Date('2099-02-19T23:00:00Z'),
  });
  await em.flush();
  const list = (await page('/events')).replaceAll('\u00a0', ' ');
  expect(list).toContain('Feb 3 – 19, 2099');
  const own = (await page(`/events/${event.slug}`)).replaceAll('\u00a0', ' ');
  expect(own).toContain('February 3 – 19, 2099');
});
