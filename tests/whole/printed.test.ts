import { beforeAll, describe, expect, it } from 'vitest';
import { NoticeDelivery, NoticeService, Unit } from '#db/entities/index.ts';
import { makeMembership, makeNotice, makeUser } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { putIssues } from '#tests/setup/newsletters.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { pdfTexts } from '#tests/setup/pdf-texts.ts';
import { routeFiles } from '#tests/setup/route-table.ts';
import { makeDeskRequest } from '#tests/setup/town-requests.ts';

const app = testApp();

/** Names as people of Ottawa have them. */
const names = ['Łukasz Żółć', 'Nguyễn Thị Ánh', 'Ελένη', 'Олена', '你好', 'مريم', '🎉'];

let as: string;
let desk: string;
let page: string;
let service: string;
let order: string;
let link: string;

/** A building that has these names wherever people write something. */
beforeAll(async () => {
  const em = app.em();
  await putIssues(em);
  const { community, board, resident, neighbour } = await makeNeighbourhood(em);
  const all = names.join(' ');
  community.name = `Court ${all}`;
  const notice = makeNotice(em, board, community, {
    title: `Water off ${all}`,
    content: `Close the taps → ${all}`,
    translation: { title: `Eau coupée ${all}`, content: `Fermez les robinets → ${all}` },
  });
  const meeting = makeNotice(em, board, community, {
    ...{ title: `Owners’ meeting ${all}`, kind: 'MEETING', mustBeServed: true },
  });
  names.forEach((name, index) => {
    const unit = em.create(Unit, {
      ...{ community, label: name, key: `key${index}`, position: index + 1 },
    });
    const user = makeUser(em, { name });
    makeMembership(em, user, community, { condoUnit: name, unit });
    em.create(NoticeDelivery, {
      ...{ notice, unitLabel: name, unitKey: `key${index}`, position: 2 * index },
      ...{ state: 'NO_ACCOUNT', slipAt: new Date(), slipBy: user },
    });
    em.create(NoticeDelivery, {
      ...{ notice, unitLabel: `${name} B`, unitKey: `b${index}`, position: 2 * index + 1 },
      state: 'NO_ACCOUNT',
    });
    // One owner is served by mail, and one at the unit.
    em.create(NoticeService, {
      ...{ notice: meeting, unitLabel: name, unitKey: `key${index}`, position: 2 * index },
      ...{ name, way: 'MAIL', address: `${name} 12\nOttawa ON` },
    });
    em.create(NoticeService, {
      ...{ notice: meeting, unitLabel: `${name} B`, unitKey: `b${index}`, position: 2 * index + 1 },
      ...{ name, way: 'UNIT' },
    });
  });
  await em.flush();
  const people = { author: resident, joiner: neighbour, board };
  const { request, ref, secret } = await makeDeskRequest(em, community, people, {
    ...{ number: 2001, word: all },
  });
  request.text = `It stops → ${all}`;
  await em.flush();
  as = await app.signIn(board);
  desk = `/manage/${community.slug}`;
  page = `${desk}/notices/${notice.id}`;
  service = `${desk}/notices/${meeting.id}`;
  order = `${desk}/requests/${ref}/work-order.pdf`;
  link = `/work/${secret}/order.pdf`;
  const form = { which: 'these', units: names.join(', ') };
  expect((await app.send(`${desk}/letters`, { as, form })).status).toBe(303);
});

/** The addresses of what is made to be printed. */
const printed = () => [
  `${page}/delivery.pdf`,
  `${page}/slips.pdf`,
  `${page}/poster.pdf`,
  `${desk}/letters.pdf`,
  `${service}/delivery.pdf`,
  `${service}/service.pdf`,
  `${service}/labels.pdf`,
  `${service}/labels.pdf?way=unit`,
  order,
  link,
  '/newsletter/spring-2024.pdf',
];

const read = async (path: string, language = 'en'): Promise<Buffer> => {
  const response = await app.send(path, { as, headers: { 'Accept-Language': language } });
  expect(response.status, path).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  return Buffer.from(await response.arrayBuffer());
};

/** All letters of a PDF. Text in several fonts comes in pieces, and names from the right where they are drawn. */
const lettersOf = (pdf: Buffer): string =>
  pdfTexts(pdf)
    .map(({ text }) => text)
    .join('');

describe('what is printed (rules 26.6)', () => {
  it('is all in this test', () => {
    const addresses = routeFiles()
      .map(({ address }) => address)
      .filter((address) => address.endsWith('.pdf'));
    const patterns = addresses.map((one) => new RegExp(`^${one.replace(/:\w+/g, '[^/]+')}$`));
    const missing = addresses.filter(
      (_, index) => !printed().some((path) => patterns[index]?.test(path)),
    );
    // A file that the board uploaded, as it is.
    expect(missing).toEqual(['/communities/:slug/emergency.pdf']);
  });

  it('is on US Letter, brings its fonts along, and has every letter of every name', async () => {
    for (const path of printed()) {
      const pdf = await read(path);
      const file = pdf.toString('latin1');
      const sizes = new Set([...file.matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, size]) => size));
      expect([...sizes], path).toEqual(['0 0 612 792']);
      expect(file, path).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
      if (path.startsWith('/newsletter')) continue;
      const letters = lettersOf(pdf);
      for (const name of names.flatMap((one) => one.split(' '))) {
        // Arabic is drawn as joined shapes from the right, and copied as the letters it is.
        const shown = name === 'مريم' ? [...name].reverse().join('') : name;
        expect(letters, `${path}: ${name}`).toContain(shown);
      }
      expect(letters, path).not.toContain('[U+');
    }
  });
});

it('A work order says who lets the contractor in, and nothing of a resident’s or the desk’s (rules 35.8)', async () => {
  const byLink = await app.send(link);
  expect(byLink.status).toBe(200);
  for (const pdf of [await read(order), Buffer.from(await byLink.arrayBuffer())]) {
    const letters = lettersOf(pdf);
    expect(letters).toContain('The concierge, 613-555-0155');
    for (const words of ['Rita', 'Nadia', '0177', 'Zznote', 'Zzwords']) {
      expect(letters, words).not.toContain(words);
    }
  }
});

it('A proof says in one line what it is proof of (rules 26.3)', async () => {
  for (const [language, words] of [
    ['en', 'Proof of which units were reached and how, not of service under the Condominium Act.'],
    [
      'fr',
      'Preuve de remise aux unités, et non de signification au sens de la Loi sur les condominiums.',
    ],
  ] as const) {
    const texts = pdfTexts(await read(`${page}/delivery.pdf`, language)).map(({ text }) => text);
    expect(texts[1], language).toBe(words);
  }
});
