import { expect, it } from 'vitest';
import { makeNotice } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const day = 24 * 60 * 60 * 1000;
const inDays = (count: number) => new Date(Date.now() + count * day);
const cityDay = (count: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(inDays(count));

async function makeBoard() {
  const em = app.em();
  const { community, board, resident } = await makeNeighbourhood(em);
  const as = await app.signIn(resident);
  const make = (title: string, given: Partial<Parameters<typeof makeNotice>[3]> = {}) =>
    makeNotice(em, board, community, { title, ...given });
  const open = async (query = '') => {
    const path = `/communities/${community.slug}/notices${query}`;
    const response = await app.send(path, { as, headers: { 'Accept-Language': 'en' } });
    expect(response.status).toBe(200);
    return response.text();
  };
  return { em, community, as, make, open };
}

const titlesIn = (html: string, part: string) =>
  [
    ...(
      new RegExp(`<section aria-labelledby="${part}".*?</section>`, 's').exec(html)?.[0] ?? ''
    ).matchAll(/<h3[^>]*>(.*?)<\/h3>/g),
  ].map(([, title = '']) => title.replace(/<[^>]+>/g, ''));

it('what is in effect, and what is coming up, come apart; the API does not know of it (rules 19.1)', async () => {
  const { em, community, as, make, open } = await makeBoard();
  make('Meeting', { happensOn: cityDay(20), publishedAt: inDays(-1) });
  make('Water', { happensOn: cityDay(1), happensFrom: '09:00', publishedAt: inDays(-2) });
  make('Carpet', { happensOn: cityDay(1), publishedAt: inDays(-3) });
  make('All of today', { happensOn: cityDay(0), publishedAt: inDays(-4) });
  make('Elevator', { pinned: true, publishedAt: inDays(-8) });
  make('Gas', { kind: 'EMERGENCY', pinned: true, publishedAt: inDays(-9) });
  make('Annual meeting', { pinned: true, happensOn: cityDay(40), publishedAt: inDays(-10) });
  make('Parcel lockers', { publishedAt: inDays(-5) });
  make('Over', { happensOn: cityDay(-1), publishedAt: inDays(-6) });
  make('Taken back', { happensOn: cityDay(3), publishedAt: inDays(-7), expiresAt: inDays(-1) });
  make('Not for floor 3', { happensOn: cityDay(2), audience: 'FLOORS', audienceFloors: [40] });
  await em.flush();

  const page = await open();
  expect(titlesIn(page, 'now')).toEqual(['Gas', 'All of today', 'Elevator']);
  expect(titlesIn(page, 'coming')).toEqual(['Carpet', 'Water', 'Meeting', 'Annual meeting']);
  expect(titlesIn(page, 'earlier')).toEqual(['Parcel lockers', 'Over', 'Taken back']);
  expect(page).not.toContain('Not for floor 3');

  const api = await app.send(`/api/communities/${community.slug}/notices`, { as });
  expect(((await api.json()) as { title: string }[]).map(({ title }) => title)).toEqual([
    'Gas',
    'Elevator',
    'Annual meeting',
    'Meeting',
    'Water',
    'Carpet',
    'All of today',
    'Parcel lockers',
    'Over',
  ]);

  const found = await open('?q=carpet');
  expect(titlesIn(found, 'coming')).toEqual(['Carpet']);
  expect(found).not.toMatch(/Earlier<\/h2>|No matches/);
});

it('only the first page has what is coming up, and no page has it twice', async () => {
  const { em, make, open } = await makeBoard();
  make('Fire alarm test', { happensOn: cityDay(2), publishedAt: inDays(-30) });
  for (let n = 1; n <= 25; n++) make(`Parcel ${n}.`, { publishedAt: inDays(-n) });
  await em.flush();

  const first = await open();
  expect(titlesIn(first, 'coming')).toEqual(['Fire alarm test']);
  expect(titlesIn(first, 'earlier')).toHaveLength(20);
  const [, next = ''] = /notices(\?after=[^"]+)"/.exec(first) ?? [];
  const second = await open(next.replaceAll('&amp;', '&'));
  expect(second).toContain('Parcel 25.');
  expect(second).not.toMatch(/Fire alarm test|Coming up|aria-labelledby="earlier"/);
});

it('without any, there are no such headings', async () => {
  const { em, make, open } = await makeBoard();
  make('Parcel lockers');
  await em.flush();
  const page = await open();
  expect(page).not.toMatch(/Coming up|aria-labelledby="earlier"/);
  expect(page).toMatch(/<h2[^>]*><a[^>]*>Parcel lockers/);
});

it('a row has the beginning of the text, cut at a word, and no more of it', async () => {
  const { em, make, open } = await makeBoard();
  make('Lockers', {
    content: `- The new lockers\n- beside the mail room\n\n${'are in use from today '.repeat(9)}`,
  });
  await em.flush();
  const page = await open();
  expect(page).toContain(
    '>The new lockers beside the mail room are in use from today are in use from today are in use…<',
  );
  expect(page).not.toContain('are in use from today '.repeat(3));
});
