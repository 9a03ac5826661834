import { ref } from '@mikro-orm/core';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  ModerationEvent,
  NoticeDelivery,
  NoticeService,
  ServiceHandover,
  Unit,
  UserCommunity,
} from '#db/entities/index.ts';
import { makeMembership, makeNotice, makeUser } from '#db/factories/index.ts';
import { makeOwner } from '#db/factories/owners.ts';
import { makeRequest, makeRequestPlace } from '#db/factories/requests.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';
import { routeFiles } from '#tests/setup/route-table.ts';
import { cellsOf, isFormula } from '#tests/setup/spreadsheet.ts';

const app = testApp();

/** Where a spreadsheet may begin a cell, in a file of either kind. */
const beginnings = [
  '',
  'Bike;',
  'Bike,',
  'Bike; ',
  'Bike;"',
  `Bike,"'`,
  'Bike\t',
  'Bike\n',
  '"',
  ' ',
];
const formulas = [
  ...["=1+1;=cmd|' /C calc'!A0", '+1 613 555 0101', '-2+3,-1', '@SUM(1,1)', '\uFF1D1+1'],
  ...['=HYPERLINK("https://evil.example";"x")', '\r=1\r\n+2\n-3', "'=1+1", '=1+1\t=2', ';;,=1'],
];
const hostile = beginnings.flatMap((beginning, row) =>
  formulas
    .filter((_, column) => process.env.TEST_EVERYTHING || (row + column) % 3 === 0)
    .map((formula) => beginning + formula),
);

let files: string[];
let as: string;
let desk: string;

/** A building in which every word that people write is hostile. */
beforeAll(async () => {
  const em = app.em();
  const { community, board } = await makeNeighbourhood(em);
  desk = `/manage/${community.slug}`;
  as = await app.signIn(board);
  const notice = makeNotice(em, board, community, {
    ...{ title: hostile.join(' '), kind: 'MEETING', mustBeServed: true },
  });
  community.name = `${hostile[1]} ${community.name}`;
  board.name = `${hostile[2]} Bo`;
  hostile.forEach((words, index) => {
    const label = `${words} ${index}`;
    const unit = em.create(Unit, { community, label, key: `key${index}`, position: index + 1 });
    const state = (['CONFIRMED', 'WAITING', 'ENDED'] as const)[index % 3];
    const user = makeUser(em, { name: words, phone: words });
    const membership = makeMembership(em, user, community, {
      ...{ condoUnit: label, unit, decisionReason: words, claimedTenure: 'OWNER' },
      ...(state ? { state, endedAt: state === 'ENDED' ? new Date() : null } : {}),
    });
    em.create(UserCommunity, {
      ...{ community, condoUnit: label, unit, state: 'INVITED' },
      ...{ inviteeName: words, inviteePhone: words, inviteeEmail: `i${index}@mail.example` },
    });
    em.create(NoticeDelivery, {
      ...{ notice, unitLabel: label, unitKey: `key${index}`, position: index },
      ...{ state: 'SENT', stateAt: new Date(), slipAt: new Date(), slipBy: board },
    });
    const owner = makeOwner(em, unit, {
      name: words,
      address: words,
      membership: state === 'CONFIRMED' ? membership : null,
    });
    // Served on paper, by email, and not yet.
    const handover = em.create(ServiceHandover, {
      ...{ notice, way: 'MAIL', what: words, handedOn: '2026-05-01', handedBy: words, count: 1 },
    });
    em.create(NoticeService, {
      ...{ notice, owner, unitLabel: label, unitKey: `key${index}`, position: index },
      ...{ name: words, way: index % 3 === 1 ? 'EMAIL' : 'MAIL', address: words },
      ...(index % 3 === 0 ? { handover } : {}),
      ...(index % 3 === 1 ? { emailState: 'SENT', emailAt: new Date(), emailTo: words } : {}),
    });
    const place = makeRequestPlace(em, community, {
      ...{ name: label, translation: { name: label }, position: index },
    });
    makeRequest(em, user, community, {
      ...{ place: index % 4 < 2 ? place : null, unitLabel: label, text: words, phone: words },
      state: index % 2 === 0 ? 'NEW' : 'DONE',
    }).assignee = ref(user);
    em.create(ModerationEvent, {
      ...{ subjectType: 'LISTING', subjectId: crypto.randomUUID(), community, actor: board },
      ...{ actorRole: 'BOARD', action: 'REJECT', fromStatus: words, toStatus: words },
      ...{ reasonCode: 'OTHER', publicReason: words, internalNote: words },
      snapshot: { title: words, description: words },
    });
  });
  await em.flush();
  files = [
    '/moderation/log.csv',
    ...['waiting', 'members', 'invited', 'ended'].map((show) => `${desk}/people.csv?show=${show}`),
    `${desk}/units.csv`,
    `${desk}/notices/${notice.id}/delivery.csv`,
    `${desk}/notices/${notice.id}/service.csv`,
    ...['OPEN', 'DONE'].map((show) => `${desk}/requests.csv?show=${show}`),
  ];
});

const read = async (path: string, language: 'en' | 'fr') => {
  const response = await app.send(path, { as, headers: { 'Accept-Language': language } });
  expect(response.status, path).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
};

describe('every CSV file (rules 16.2)', () => {
  it('is in this sweep', () => {
    const addresses = routeFiles()
      .map(({ address }) => address)
      .filter((address) => address.endsWith('.csv'));
    const paths = files.map((file) => file.replace(/\?.*$/, ''));
    const pattern = (address: string) => new RegExp(`^${address.replace(/:\w+/g, '[^/]+')}$`);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      expect(
        paths.some((path) => pattern(address).test(path)),
        address,
      ).toBe(true);
    }
  });

  it('has no formula in it, whichever separator a spreadsheet reads it with', async () => {
    let cells = 0;
    const found: string[] = [];
    for (const file of files) {
      for (const language of ['en', 'fr'] as const) {
        const text = await read(file, language);
        expect(text, file).toMatch(/evil\.example|555 0101|SUM\(1|calc/);
        for (const separator of [',', ';'] as const) {
          const all = cellsOf(text, separator).flat();
          cells += all.length;
          found.push(
            ...all.filter(isFormula).map((cell) => `${language} ${file} at ${separator} ${cell}`),
          );
        }
      }
    }
    console.log(
      `CSV: ${files.length} files, 2 languages, 2 separators, ${hostile.length} hostile texts, ${cells} cells`,
    );
    expect(cells).toBeGreaterThan(files.length * hostile.length);
    expect(found).toEqual([]);
  });

  it('has its columns parted by commas in English and semicolons in French, and a mark first', async () => {
    for (const file of files) {
      const [english, french] = [await read(file, 'en'), await read(file, 'fr')];
      expect([english[0], french[0]], file).toEqual(['\uFEFF', '\uFEFF']);
      const [head = [], ...rows] = cellsOf(english, ',');
      const rowsInFrench = cellsOf(french, ';');
      expect(head.length, file).toBeGreaterThan(5);
      expect(rows.length, file).toBeGreaterThanOrEqual(hostile.length / 4);
      expect(rowsInFrench.length, file).toBe(rows.length + 1);
      for (const row of [...rows, ...rowsInFrench]) expect(row.length, file).toBe(head.length);
    }
  });
});
