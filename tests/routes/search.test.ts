import { beforeAll, describe, expect, it } from 'vitest';
import { RecordDocument, RecordFolder, type Community } from '#db/entities/index.ts';
import {
  makeActivity,
  makeCommunity,
  makeListing,
  makeMembership,
  makeNewsletterIssue,
  makeNotice,
  makeUser,
} from '#db/factories/index.ts';
import { foldLine, searchFold } from '#app/features/communities/matching/words.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood, type Neighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
let people: Neighbourhood;
let cookies: { resident: string; board: string; outsider: string };

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

beforeAll(async () => {
  const em = app.em();
  people = await makeNeighbourhood(em);
  const { community, elsewhere, resident, neighbour, board, outsider } = people;
  makeListing(em, neighbour, community, {
    title: 'Vélos d’enfant',
    description:
      'Deux bicyclettes rouges, livrées/assemblées. Un <b>rabais</b> pour les voisins & amis.',
    language: 'fr',
    createdAt: ago(50),
  });
  makeListing(em, neighbour, community, {
    title: 'Coffee table',
    description: 'Solid oak, eleven years old, from a smoke-free home. The legs are painted.',
    images: ['/photos/7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa/1600.webp'],
    createdAt: ago(40),
  });
  makeListing(em, neighbour, community, {
    title: 'Two lamps',
    description: 'They stood on a coffee table. One table lamp, one floor lamp.',
    createdAt: ago(5),
  });
  makeActivity(em, neighbour, community, {
    title: 'Sunday ride',
    description: 'Along the canal, an hour or two.',
    tags: ['cycling'],
  });
  const both = { title: 'Garage doors', content: 'The garage is washed on Monday.' };
  makeNotice(em, board, community, {
    ...both,
    translation: { title: 'Portes du garage', content: 'Le stationnement est lavé lundi.' },
  });
  makeNewsletterIssue(em, community, { title: 'Bulletin of the zebra year' });
  const folder = (access: 'EVERYONE' | 'BOARD') =>
    em.create(RecordFolder, { community, kind: 'CUSTOM', name: access, access });
  const document = (title: string, access: 'EVERYONE' | 'BOARD', given = {}) =>
    em.create(RecordDocument, {
      community,
      folder: folder(access),
      title,
      datedOn: '2026-05-01',
      ...given,
    });
  document('Zebra rules of the house', 'EVERYONE');

  const hidden = 'Zebra hidden';
  document(hidden, 'BOARD');
  document(hidden, 'EVERYONE', { access: 'BOARD' });
  document(hidden, 'EVERYONE', { takenDownAt: new Date() });
  for (const status of ['PENDING', 'REJECTED', 'WITHDRAWN', 'SOLD', 'REMOVED'] as const) {
    makeListing(em, neighbour, community, { status, title: hidden });
  }
  for (const status of ['PENDING', 'REJECTED', 'WITHDRAWN', 'CANCELLED', 'REMOVED'] as const) {
    makeActivity(em, neighbour, community, { status, title: hidden });
  }
  makeListing(em, outsider, elsewhere, { title: hidden });
  makeActivity(em, outsider, elsewhere, { title: hidden });
  makeNotice(em, people.otherBoard, elsewhere, { title: hidden });
  makeNewsletterIssue(em, elsewhere, { title: hidden });
  makeNotice(em, board, community, { title: hidden, status: 'DRAFT', publishedAt: null });
  makeNotice(em, board, community, { title: hidden, status: 'TAKEN_DOWN' });
  makeNotice(em, board, community, { title: hidden, publishedAt: ago(-60) });
  // The resident lives in 305.
  makeNotice(em, board, community, {
    title: 'Zebra floor 6',
    audience: 'FLOORS',
    audienceFloors: [6],
  });
  makeNotice(em, board, community, {
    title: 'Zebra floor 3',
    audience: 'FLOORS',
    audienceFloors: [3],
  });
  makeNotice(em, board, community, { title: 'Zebra owners', audience: 'OWNERS' });
  await em.flush();
  cookies = {
    resident: await app.signIn(resident),
    board: await app.signIn(board),
    outsider: await app.signIn(outsider),
  };
});

const pathFor = (words: string, { slug }: Community = people.community): string =>
  `/communities/${slug}/search?${new URLSearchParams({ q: words }).toString()}`;

async function search(words: string, as = cookies.resident, language = 'en') {
  const response = await app.send(pathFor(words), { as, headers: { 'Accept-Language': language } });
  expect(response.status, words).toBe(200);
  return response.text();
}

/** The titles that were found, in their order, without marks. */
const titlesIn = (html: string): string[] =>
  [...(html.split('id="found"')[1] ?? '').matchAll(/<li class="[^"]*"><a [^>]*>(.*?)<\/a>/g)].map(
    ([, title = '']) => title.replace(/<[^>]+>/g, ''),
  );

const found = async (words: string, as?: string) => titlesIn(await search(words, as)).sort();

describe('Rules 30.1: letters of every script', () => {
  const texts = {
    chair: '出售自行车和沙发，九成新',
    hindi: 'पुरानी कुर्सी बेचनी है',
    polish: 'Łódź: Zdjęcia Żółwia',
    german: 'Sammlung Großstraße, Straße der Zwerge',
    thai: 'ขายจักรยานมือสอง',
    korean: '자전거를 팝니다',
    russian: 'Продаю ёлку Дмитрий',
    vietnamese: 'Đèn bàn',
    party: 'Movers wanted 🎉 and 👍🏽',
    phone: 'Piano mover (613) 555-0142, in the evening',
    call: 'Dog walker 1 613.555.0199',
    plain: 'Cat sitter 6135550177',
  };

  beforeAll(async () => {
    const em = app.em();
    for (const title of Object.values(texts)) {
      makeListing(em, people.neighbour, people.community, { title, description: '-' });
    }
    await em.flush();
  });

  it.each([
    ['自行车', texts.chair],
    ['沙发 出售', texts.chair],
    ['"自行车"', texts.chair],
    ['车行', undefined],
    ['कुर्सी', texts.hindi],
    ['करसा', undefined],
    ['lodz', texts.polish],
    ['Łódź', texts.polish],
    ['ŁÓDŹ zolwia', texts.polish],
    ['strasse', texts.german],
    ['STRASSE', texts.german],
    ['straße', texts.german],
    ['grossstrasse', texts.german],
    ['จักรยาน', texts.thai],
    ['자전거', texts.korean],
    ['ЁЛКУ', texts.russian],
    ['елку', texts.russian],
    ['den ban', texts.vietnamese],
    ['🎉', texts.party],
    ['movers 🎉', texts.party],
    ['👍', texts.party],
    ['piano 🎉', undefined],
    ['6135550142', texts.phone],
    ['613-555-0142', texts.phone],
    ['(613) 555 0142', texts.phone],
    ['+1 613 555 0142', texts.phone],
    ['5550142', texts.phone],
    ['613555014', texts.phone],
    ['piano 613.555.0142', texts.phone],
    ['6135550199', texts.call],
    ['613 555-0177', texts.plain],
    ['6135550143', undefined],
  ])('%s', async (words, title) => {
    expect(await found(words)).toEqual(title === undefined ? [] : [title]);
  });

  it('are marked where they were found', async () => {
    expect(await search('自行车')).toContain('出售<mark>自行车</mark>和沙发');
    expect(await search('lodz')).toContain('<mark>Łódź</mark>');
    expect(await search('6135550142')).toContain('(<mark>613) 555-0142</mark>,');
    expect(await search('🎉')).toContain('<mark>🎉</mark>');
  });

  it('are found in the lists of the hub and by calls too', async () => {
    const { slug, id } = people.community;
    const as = cookies.resident;
    for (const words of ['自行车', 'lodz', '🎉', '6135550142']) {
      const q = encodeURIComponent(words);
      const page = await app.send(`/communities/${slug}?tab=buy-sell&q=${q}`, { as });
      expect(await page.text(), words).toMatch(/>1 listing/);
      const call = await app.send(`/api/listings?communityId=${id}&q=${q}`, { as });
      expect(await call.json(), words).toHaveLength(1);
    }
  });

  it('are folded in the same way from what is typed and from what is found', async () => {
    const others = [
      'ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆàâäçéèêëîïôöùûüÿœæ ÁÍÓÚÑÃÕØÅŠŽ l’Été « naïf » 3-4 e\u0301 lit/matelas_X',
      'İstanbul ığdır ÞORLÁKUR Ðorð ẞ ﬁ ΟΔΥΣΣΕΥΣ ὀδυσσεύς Արև ქართული',
      'קָפֶה־תה שלום، مرحبا؟ می\u200cخواهم हिन्दी। বাংলা தமிழ்',
      'ガス・コンロ がぎぐ ｶﾞ 々〇 한국어 ꞏ ລາວ ខ្មែរ မြန်မာ ½ ² № ① 🇨🇦 ❤️ 👩‍👧 \ue000x\ue001 \u202eabc\u2066',
      ...Object.values(texts),
    ];
    for (const text of others) {
      const [row] = await app
        .em()
        .execute<{ folded: string; line: string }[]>(
          'select search_fold(?) as folded, search_line(?) as line',
          [text, text],
        );
      expect(row, text).toEqual({ folded: searchFold(text), line: foldLine(text) });
    }
  });
});

describe('Rules 30.1: what is found', () => {
  it('has a small picture of posts, a drawing for those without a photo, and its kind', async () => {
    const html = await search('table');
    const lamps = html.split('Two lamps')[0] ?? '';
    expect(lamps.match(/<img src="\/photos\/[^"]*\/400\.webp" alt=""/g) ?? []).toHaveLength(1);
    expect(html.split('Two')[1]).toContain('src="/images/listings/none.svg" alt=""');
    expect(html).toContain('>Listing<');
    expect(await search('sunday')).toContain('src="/images/activities/none.svg" alt=""');
    expect((await search('garage')).split('id="found"')[1]).not.toContain('<img src="/images/');
  });
  it.each([
    ['velos', ['Vélos d’enfant']],
    ['VÉLO', ['Vélos d’enfant']],
    ['vélo rouge', ['Vélos d’enfant']],
    ['bicyclette', ['Vélos d’enfant']],
    ['assemblees', ['Vélos d’enfant']],
    ['les bicyclettes à voisins', ['Vélos d’enfant']],
    ['the tables', ['Coffee table', 'Two lamps']],
    ['paint', ['Coffee table']],
    ['oaks', ['Coffee table']],
    // Its stem, elev, begins other words too.
    ['elevator', ['Zebra floor\u00a03']],
    ['cof', ['Coffee table', 'Two lamps']],
    // Begins the word, but not its stem.
    ['elevato', ['Zebra floor\u00a03']],
    ['rabai', ['Vélos d’enfant']],
    ['assemblée', ['Vélos d’enfant']],
    // One wrong letter, one too many, one missing, two in the wrong order.
    ['elevetor', ['Zebra floor\u00a03']],
    ['bicyclettte', ['Vélos d’enfant']],
    ['sationnement', ['Garage doors']],
    ['coffee talbe', ['Coffee table', 'Two lamps']],
    ['"elevetor"', []],
    ['elevetar', []],
    ['smoke free', ['Coffee table']],
    ['smoke-free', ['Coffee table']],
    ['"floor lamp"', ['Two lamps']],
    ['«floor lamp»', ['Two lamps']],
    ['"lamp floor"', []],
    ['lamp canal', []],
    ['cycling', ['Sunday ride']],
    ['stationnement', ['Garage doors']],
    ['garage', ['Garage doors']],
  ])('%s', async (words, titles) => {
    expect(await found(words)).toEqual(titles);
  });

  it('is only what the person may see', async () => {
    expect(await found('zebra')).toEqual([
      'Bulletin of the zebra year',
      'Zebra floor\u00a03',
      'Zebra rules of the house',
    ]);
    const forBoard = await found('zebra', cookies.board);
    expect(forBoard.filter((title) => title !== 'Zebra hidden')).toEqual([
      'Bulletin of the zebra year',
      'Zebra floor\u00a03',
      'Zebra floor\u00a06',
      'Zebra owners',
      'Zebra rules of the house',
    ]);
    // Moderators have the two documents that are for the board, and nothing that is not published.
    expect(forBoard.filter((title) => title === 'Zebra hidden')).toHaveLength(2);
  });

  it('a slip is forgiven only in words that the person may read, and the page says so', async () => {
    const em = app.em();
    const { community, board, neighbour } = people;
    makeNotice(em, board, community, { title: 'Litigation', audience: 'OWNERS' });
    makeListing(em, neighbour, community, { title: 'Mitigation', status: 'PENDING' });
    makeListing(em, neighbour, community, { title: 'Marmalade' });
    makeListing(em, neighbour, community, { title: 'Marmelade' });
    await em.flush();
    expect(await found('litigatoin')).toEqual([]);
    expect(await found('litigatoin', cookies.board)).toEqual(['Litigation']);
    expect(await found('mitigatio')).toEqual([]);
    // What is found as it was typed is all there is.
    expect(await found('marmalade')).toEqual(['Marmalade']);
    expect(await found('marmolade')).toEqual(['Marmalade', 'Marmelade']);
    expect(await search('marmolade')).toContain(
      'No matches for “marmolade”. 2\u00a0results have a similar spelling.',
    );
    expect(await search('marmolade')).toContain('<mark>Marmalade</mark>');
    expect(await search('elevato')).toContain('<mark>Elevator</mark>');
  });

  it('is nothing for strangers, whoever waits, whose membership has ended, or before the doors open', async () => {
    const em = app.em();
    const closed = makeCommunity(em, { openedAt: null });
    const ended = makeUser(em);
    const { community } = people;
    makeMembership(em, ended, em.merge(community), {
      state: 'ENDED',
      confirmedAt: ago(9),
      endedAt: ago(1),
    });
    await em.flush();
    const statusOf = async (path: string, as?: string) => (await app.send(path, { as })).status;
    expect(await statusOf(pathFor('zebra'))).toBe(401);
    expect(await statusOf(pathFor('zebra'), cookies.outsider)).toBe(403);
    expect(await statusOf(pathFor('zebra'), await app.signIn(ended))).toBe(403);
    expect(await statusOf(pathFor('zebra', closed), cookies.resident)).toBe(404);
    expect(await statusOf('/communities/nowhere/search?q=zebra', cookies.resident)).toBe(404);
  });
});

describe('Rules 30.2: how it is shown', () => {
  it('a title comes before a text, and the newer before the older', async () => {
    expect(titlesIn(await search('coffee table'))).toEqual(['Coffee table', 'Two lamps']);
    const em = app.em();
    const { community, neighbour } = people;
    for (const n of [3, 1, 2]) {
      makeListing(em, neighbour, community, {
        title: `Quilt ${n}.`,
        description: 'Warm.',
        createdAt: ago(n),
      });
    }
    await em.flush();
    expect(titlesIn(await search('quilt'))).toEqual(['Quilt 1.', 'Quilt 2.', 'Quilt 3.']);
  });

  it('the words are marked with their accents, and nothing of a text becomes HTML', async () => {
    const html = await search('velo rabais');
    expect(html).toContain('<mark>Vélos</mark> d’enfant');
    expect(html).toContain(
      'Un &lt;b&gt;<mark>rabais</mark>&lt;/b&gt; pour les voisins &amp; amis.',
    );
    expect(html).not.toContain('<b>');
    expect(html).toContain('1 result for “velo rabais”');
  });

  it('a notice is shown in the language of the reader, with its words marked', async () => {
    expect(await search('garage', cookies.resident, 'fr')).toContain(
      'Portes du <mark>garage</mark>',
    );
    expect(await search('stationnement', cookies.resident, 'fr')).toContain(
      'Le <mark>stationnement</mark> est lavé lundi.',
    );
  });

  it('an activity that is over says so', async () => {
    const em = app.em();
    const when = new Date(Date.now() - 3 * 86_400_000);
    makeActivity(em, people.resident, people.community, { title: 'Pickling class', when });
    await em.flush();
    expect(await search('pickling')).toContain('>Over<');
    expect(await search('sunday')).not.toContain('>Over<');
  });

  it('what is over comes last, also among other words for the same', async () => {
    const em = app.em();
    const { community, neighbour } = people;
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    makeActivity(em, neighbour, community, { title: 'Potluck potluck', when: inDays(-3) });
    makeActivity(em, neighbour, community, {
      title: 'Long table',
      description: 'A supper for the floor, or a potluck if it rains.',
      when: inDays(3),
      place: 'Party room',
    });
    await em.flush();
    expect(titlesIn(await search('potluck'))).toEqual(['Long table', 'Potluck potluck']);
    expect(titlesIn(await search('meal'))).toEqual(['Long table', 'Potluck potluck']);
    expect(await search('meal')).toContain('Party room');
  });

  it('a notice has the day its matter happens, in place of the day it was posted', async () => {
    const em = app.em();
    makeNotice(em, people.board, people.community, {
      title: 'Boiler inspected',
      ...{ happensOn: '2031-05-01', happensFrom: '09:00', happensUntil: '15:00' },
    });
    await em.flush();
    expect(await search('boiler', cookies.resident)).toContain(
      'Thursday, May\u00a01, 2031, 9:00\u00a0AM to 3:00\u00a0PM',
    );
    expect(await search('boiler', cookies.resident, 'fr')).toContain('jeudi 1er\u00a0mai 2031');
  });

  it('sends no scripts, and takes at most five statements', async () => {
    const before = app.queryCount();
    const response = await app.send(pathFor('coffee table'), { as: cookies.resident });
    const html = await response.text();
    expect(app.queryCount() - before).toBeLessThanOrEqual(5);
    expect(html).not.toContain('<script src');
    expect(html).not.toContain('modulepreload');
  });
});

describe('Rules 30.3: what is typed', () => {
  it.each([
    '',
    '   ',
    '"',
    '""" \'',
    '(((',
    'a & | ! <-> :*',
    '\\',
    '%_%',
    'the of and',
    'le la les',
    '-',
    '*',
    'xyz '.repeat(600),
    'é',
    '\u{1F6B2}',
    "'; drop table listings; --",
    'nobody-sells-this',
  ])('%j finds nothing, and the page says what may help', async (words) => {
    const html = await search(words);
    expect(titlesIn(html)).toEqual([]);
    expect(html).toContain('Search tips');
    expect(html.includes('No matches for')).toBe(words.trim() !== '');
  });

  it('stays in the box', async () => {
    expect(await search('"floor <lamp>')).toMatch(/value="&quot;floor &lt;lamp&gt;"/);
  });
});

describe('Rules 30.4: many results', () => {
  it('come page by page, each once, forward and back', async () => {
    const em = app.em();
    const { community, neighbour } = people;
    for (let n = 0; n < 47; n++) {
      // Some of the same rank and the same moment.
      makeListing(em, neighbour, community, {
        title: `Teapot ${n}.`,
        description: n % 3 === 0 ? 'A teapot for tea.' : 'Blue.',
        createdAt: ago(100 - (n % 5)),
      });
    }
    await em.flush();
    const linkIn = (html: string, label: string) =>
      new RegExp(`href="([^"]+)"[^>]*>${label}`).exec(html)?.[1]?.replaceAll('&amp;', '&');
    const seen: string[][] = [];
    let path: string | undefined = pathFor('teapot');
    let html = '';
    while (path) {
      html = await (await app.send(path, { as: cookies.resident })).text();
      seen.push(titlesIn(html));
      expect(html).toContain('47 results for “teapot”');
      path = linkIn(html, 'Next results');
    }
    expect(seen.map((page) => page.length)).toEqual([20, 20, 7]);
    expect(new Set(seen.flat()).size).toBe(47);
    const back = linkIn(html, 'Previous results') ?? '';
    expect(titlesIn(await (await app.send(back, { as: cookies.resident })).text())).toEqual(
      seen[1],
    );
  });

  it('refuses a malformed cursor', async () => {
    const malformed = ['x', '1_2', 'a_1_b', `1_1e999_7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa`];
    for (const cursor of malformed) {
      const response = await app.send(`${pathFor('zebra')}&after=${cursor}`, {
        as: cookies.resident,
      });
      expect(response.status, cursor).toBe(400);
    }
  });
});
