import { beforeAll, describe, expect, it } from 'vitest';
import { makeActivity, makeListing, makeNewsletterIssue } from '#db/factories/index.ts';
import { lastDayOf } from '#app/features/posts/activities/filters.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood, type Neighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
let people: Neighbourhood;
let as: string;

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day);
const isoDay = (moment: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Toronto' }).format(moment);

beforeAll(async () => {
  const em = app.em();
  people = await makeNeighbourhood(em);
  const { community, elsewhere, resident, outsider } = people;
  const listings = [
    ['Oak chair', 'furniture', 'GOOD', 4_000],
    ['Beech chair', 'furniture', 'NEW', 2_550],
    ['Radio', 'electronics', 'GOOD', 2_550],
    ['Chair covers', 'clothing', 'FAIR', null],
  ] as const;
  for (const [n, [title, category, condition, price]] of listings.entries()) {
    const createdAt = inDays(-n - 1);
    makeListing(em, resident, community, { title, category, condition, price, createdAt });
  }
  const gone = { title: 'Gone chair', status: 'SOLD', price: 100, createdAt: inDays(-9) } as const;
  makeListing(em, resident, community, gone);
  makeListing(em, resident, community, { title: 'Hidden chair', status: 'PENDING' });
  makeListing(em, outsider, elsewhere, { title: 'Chair elsewhere' });
  makeActivity(em, resident, community, {
    title: 'Run',
    when: inDays(0.05),
    tags: ['Plein air'],
    place: 'Lobby',
  });
  makeActivity(em, resident, community, { title: 'Later run', when: inDays(70), tags: [] });
  makeActivity(em, resident, community, { title: 'Open run', when: null, tags: ['plein air'] });
  makeActivity(em, resident, community, { title: 'Past run', when: inDays(-3) });
  makeNewsletterIssue(em, community, { title: 'Bulletin d’été' });
  makeNewsletterIssue(em, community, { title: 'Winter news' });
  await em.flush();
  as = await app.signIn(resident);
});

async function open(query: string, language = 'en') {
  const response = await app.send(`/communities/${people.community.slug}?${query}`, {
    as,
    headers: { 'Accept-Language': language },
  });
  expect(response.status, query).toBe(200);
  const html = await response.text();
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

const titlesIn = (html: string): string[] =>
  [...html.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, title = '']) =>
    title.replace(/<[^>]+>/g, ''),
  );
const titles = async (query: string) => titlesIn(await open(query));

describe('Rules 30.4: Buy & Sell', () => {
  it.each([
    ['', ['Oak chair', 'Beech chair', 'Radio', 'Chair covers']],
    ['q=CHAIRS', ['Oak chair', 'Beech chair', 'Chair covers']],
    ['q=chair&category=furniture', ['Oak chair', 'Beech chair']],
    ['q=&category=&condition=GOOD&min=&max=&sort=', ['Oak chair', 'Radio']],
    ['min=25.50&max=$30', ['Beech chair', 'Radio']],
    ['q=chair&sort=cheapest', ['Beech chair', 'Oak chair', 'Chair covers']],
    ['q=chair&sort=dearest', ['Oak chair', 'Beech chair', 'Chair covers']],
    ['q=chair&sold=yes&sort=cheapest', ['Gone chair', 'Beech chair', 'Oak chair', 'Chair covers']],
    ['q=%22%22', []],
    ['q=the', []],
  ])('%s', async (query, expected) => {
    expect(await titles(`tab=buy-sell&${query}`)).toEqual(expected);
  });

  it('keeps what was chosen, says how many fit and leads back to the whole list', async () => {
    const html = await open('tab=buy-sell&q=beech+"chair&category=furniture&min=3&sold=yes');
    expect(html).toContain('value="beech &quot;chair"');
    expect(html).toMatch(/<a [^>]*aria-current="true"[^>]*category=furniture#buy-sell">Furniture</);
    expect(html).toContain('<input type="hidden" name="category" value="furniture"/>');
    expect(html).toMatch(/href="[^"]*q=beech[^"]*min=3[^"]*category=books#buy-sell"/);
    expect(html).toMatch(/name="min"[^>]*value="3"/);
    expect(html).toMatch(/name="sold"[^>]*checked=""|checked=""[^>]*name="sold"/);
    expect(html).toContain('<input type="hidden" name="tab" value="buy-sell"/>');
    expect(html).toContain('1 listing found.');
    expect(html).toContain(`href="/communities/${people.community.slug}?tab=buy-sell"`);
    expect(await open('tab=buy-sell&q=piano')).toContain('No matches.');
    expect(await open('tab=buy-sell&q=chair&sold=yes', 'fr')).toContain('4 annonces trouvées.');
  });

  it('offers what is free beside the categories, and keeps one of them', async () => {
    const chip = (html: string) =>
      /<a [^>]*aria-current="true"[^>]*href="[^"]*buy-sell">([^<]+)</.exec(html)?.[1];
    const toBooks = (html: string) => /href="([^"]*category=books[^"]*)"/.exec(html)?.[1];
    expect(chip(await open('tab=buy-sell'))).toBe('All');
    const free = await open('tab=buy-sell&max=0');
    expect([chip(free), titlesIn(free)]).toEqual(['Free', []]);
    expect(toBooks(free)).not.toContain('max=');
    const priced = await open('tab=buy-sell&max=30');
    expect([chip(priced), toBooks(priced)?.includes('max=30')]).toEqual(['All', true]);
    const both = await open('tab=buy-sell&max=0&category=furniture');
    expect(chip(both)).toBe('Furniture');
    expect(toBooks(both)).not.toMatch(/max=|furniture/);
  });

  it('says how many filters are in use without unfolding them, but shows one it cannot read', async () => {
    const used = await open('tab=buy-sell&min=3&sold=yes');
    expect(used).toContain('More filters: 2 in use');
    expect(used).toContain('>Show results</button>');
    const folded = /<details[^>]*><summary[^>]*><svg[^>]*><use[^>]*#filter/;
    expect(folded.exec(used)?.[0]).not.toContain('open');
    expect(folded.exec(await open('tab=buy-sell&min=cheap'))?.[0]).toContain('open');
  });

  it('marks what is sold', async () => {
    expect((await open('tab=buy-sell&sold=yes')).match(/>Sold</g)).toHaveLength(1);
    expect(await open('tab=buy-sell')).not.toContain('>Sold<');
  });

  it('leaves out what it cannot read, and says so', async () => {
    const html = await open('tab=buy-sell&min=cheap&category=cars&sort=best&condition=GOOD');
    expect(titlesIn(html)).toEqual(['Oak chair', 'Radio']);
    expect(html).toContain(
      'We couldn’t read these filters, so we ignored them: Category, Minimum price ($), Sort by.',
    );
    expect(html).toMatch(/name="min"[^>]*value="cheap"/);
  });

  it('takes at most five statements', async () => {
    const before = app.queryCount();
    await open('tab=buy-sell&q=chair&sort=dearest&sold=yes');
    expect(app.queryCount() - before).toBeLessThanOrEqual(5);
  });
});

describe('Rules 30.4: pages of a narrowed list', () => {
  it.each(['newest', 'cheapest', 'dearest'])('by %s have every listing once', async (sort) => {
    const em = app.em();
    const { community, resident } = people;
    const thing = `${sort}thing`;
    for (let n = 0; n < 29; n++) {
      makeListing(em, resident, community, {
        title: `${thing} ${n}`,
        price: n % 5 === 0 ? null : (n % 3) * 100,
        createdAt: inDays(-20 - (n % 4)),
      });
    }
    await em.flush();
    const seen: string[][] = [];
    let html = await open(`tab=buy-sell&q=${thing}&sort=${sort}`);
    for (;;) {
      seen.push(titlesIn(html));
      expect(html).toContain('29 listings found.');
      const next = /href="[^"?]*\?([^"]+)#buy-sell"[^>]*>Older/.exec(html)?.[1];
      if (!next) break;
      expect(next).toContain(`q=${thing}`);
      html = await open(next.replaceAll('&amp;', '&'));
    }
    expect(seen.map((page) => page.length)).toEqual([12, 12, 5]);
    expect(new Set(seen.flat()).size).toBe(29);
    const back = /href="[^"?]*\?([^"]+)#buy-sell"[^>]*>Newer/.exec(html)?.[1] ?? '';
    expect(await titles(back.replaceAll('&amp;', '&'))).toEqual(seen[1]);
  });

  it('refuse a cursor of another order', async () => {
    const path = `/communities/${people.community.slug}?tab=buy-sell&sort=cheapest`;
    const id = '7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa';
    for (const cursor of ['x', `2026-01-01T00:00:00.000Z_${id}`, `-2_${id}`, `1e99_${id}`]) {
      expect((await app.send(`${path}&after=${cursor}`, { as })).status, cursor).toBe(400);
    }
  });
});

describe('Rules 30.4: activities and newsletters', () => {
  it('activities fit by words, tag and days', async () => {
    const tab = 'tab=activities';
    expect(await titles(tab)).toEqual(['Run', 'Later run', 'Open run']);
    expect(await titles(`${tab}&q=later+runs`)).toEqual(['Later run']);
    expect(await titles(`${tab}&q=plein`)).toEqual(['Run', 'Open run']);
    expect(await titles(`${tab}&tag=PLEIN+AIR`)).toEqual(['Run', 'Open run']);
    expect(await titles(`${tab}&from=${isoDay(inDays(60))}`)).toEqual(['Later run']);
    expect(await titles(`${tab}&to=${isoDay(inDays(2))}`)).toEqual(['Run']);
    const html = await open(`${tab}&when=decade&from=2026-02-31&q=run`);
    expect(titlesIn(html)).toEqual(['Run', 'Later run', 'Open run']);
    expect(html).toContain('ignored them: Date, From.');
    expect(html).toContain('3 activities found.');
    expect(await open(`${tab}&q=swim`)).toContain('No matches.');
  });

  it('activities say where they are', async () => {
    expect(await open('tab=activities')).toMatch(/<bdi[^>]*>Lobby<\/bdi>[^]*Plein air/);
  });

  it('a week ends on Sunday, and a month on its last day', () => {
    expect(lastDayOf('week', '2026-11-22')).toBe('2026-11-22');
    expect(lastDayOf('week', '2026-11-23')).toBe('2026-11-29');
    expect(lastDayOf('month', '2028-02-10')).toBe('2028-02-29');
    expect(lastDayOf('month', '2026-12-31')).toBe('2026-12-31');
  });

  it('newsletters fit by the words of their titles', async () => {
    expect(await titles('tab=newsletters&q=ete')).toEqual(['Bulletin d’été']);
    expect(await open('tab=newsletters&q=sommer')).toContain('No matches.');
  });

  it('a list with nothing has no form, and says so', async () => {
    const { elsewhere, outsider } = people;
    const path = `/communities/${elsewhere.slug}?tab=newsletters`;
    const html = await (await app.send(path, { as: await app.signIn(outsider) })).text();
    expect(html).toContain('No newsletters available yet.');
    expect(html).not.toContain('>Search newsletters<');
  });
});

describe('Rules 30.1: the box in the head of a hub', () => {
  it('leads to the search of its community', async () => {
    const html = await open('');
    expect(html).toContain(`action="/communities/${people.community.slug}/search"`);
    expect(html).toContain(`Search ${people.community.name}`);
  });
});
