import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { PeopleImport, Unit, UserCommunity } from '#db/entities/index.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { multipart } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** A community with these units in its register, and its desk. */
async function setUp(labels: string[] = []) {
  const em = app.em();
  const { community, board } = await makeNeighbourhood(em);
  for (const [position, label] of labels.entries()) {
    const key = unitKey(label);
    em.create(Unit, { community: community.id, label, key, floor: null, position });
  }
  await em.flush();
  const as = await app.signIn(board);
  const path = `/manage/${community.slug}/people/import`;
  const upload = async (content: string | Uint8Array<ArrayBuffer>) => {
    const page = await (await app.send(path, { as })).text();
    const fields: [string, string | File][] = [
      ['idempotencyKey', fieldValue(page, 'idempotencyKey')],
      ['text', ''],
      ['file', new File([content], 'owners.csv', { type: 'text/csv' })],
    ];
    return (await app.handle(multipart(path, { as, fields }))).headers.get('Location') ?? '';
  };
  const read = async (list: string, language = 'en') =>
    (await app.send(list, { as, headers: { 'Accept-Language': language } })).text();
  const save = async (list: string, form: Record<string, string>) => {
    const saved = await app.send(list, { as, form: { intent: 'save', ...form } });
    expect(saved.status).toBe(303);
    const id = list.split('/').at(-1) ?? '';
    const { summary } = await app.em().findOneOrFail(PeopleImport, { id });
    return summary;
  };
  return { community, upload, read, save, as };
}

/** The lines of each list below a heading of the preview's figures, or of the only one. */
function figuresIn(page: string): Record<string, string[]> {
  const [, section = ''] =
    /<section aria-labelledby="happens"[^>]*>(.*?)<\/section>/s.exec(page) ?? [];
  const lists = [...section.matchAll(/(?:<h3>([^<]*)<\/h3>)?<ul>(.*?)<\/ul>/gs)];
  return Object.fromEntries(
    lists.map(([, heading = '', list = '']) => [
      heading,
      [...list.matchAll(/<li>([^<]*)<\/li>/g)].map(([, line = '']) => line),
    ]),
  );
}

const twoTowers = () => new Uint8Array(readFileSync(resolve('tests/fixtures/two-towers.csv')));

it('previews what is saved with the missing units and without them (rules 16.3)', async () => {
  const { upload, read, save } = await setUp(['1-101', '1-102', 'P1-01']);
  const list = await upload(twoTowers());
  const page = await read(list);
  expect(figuresIn(page)).toEqual({
    'If you add the missing units: 80 people': [
      '117 units added to the register',
      '80 new invitations',
      '57 more units for people on the list',
      '1 row that can’t be saved',
      '129 owners for the corporation’s record',
    ],
    'If you don’t: 3 people': [
      '3 new invitations',
      '1 more unit for someone on the list',
      '1 row that can’t be saved',
      '133 rows will be saved only if you add their units.',
      '3 owners for the corporation’s record',
    ],
  });
  // What it asks: one unit that is written in two ways, three kinds, two buildings, and whether to add them.
  const asked =
    /name="(sameUnits\[\d+\]\.label|as\.[A-Z]+|buildings\[\d+\]\.name|addUnits|dayOrder)"/g;
  expect([...page.matchAll(asked)].map(([, name]) => name).sort()).toEqual([
    'addUnits',
    'as.HOME',
    'as.LOCKER',
    'as.PARKING',
    'buildings[0].name',
    'buildings[1].name',
    'sameUnits[0].label',
  ]);
  expect(Object.keys(figuresIn(await read(list, 'fr')))).toEqual([
    'Si vous ajoutez les unités manquantes\u00a0: 80 personnes',
    'Sinon\u00a0: 3 personnes',
  ]);
  expect(await save(list, {})).toMatchObject({
    created: 3,
    furtherUnits: 1,
    errors: 1,
    unknownUnits: 133,
    unitsAdded: 0,
    owners: 3,
  });
  const other = await setUp(['1-101', '1-102', 'P1-01']);
  expect(await other.save(await other.upload(twoTowers()), { addUnits: 'yes' })).toMatchObject({
    created: 80,
    furtherUnits: 57,
    errors: 1,
    unknownUnits: 0,
    unitsAdded: 117,
    owners: 129,
  });
});

it('has one list of figures where the register has every unit', async () => {
  const { upload, read } = await setUp(['301', '302']);
  const page = await read(await upload('Unit,Name\n301,Ann Lee\n302,Bob Roy'));
  expect(figuresIn(page)).toEqual({ '': ['2 new invitations'] });
});

it('asks what the missing units are, and adds them as the desk says (rules 17.3)', async () => {
  const { community, upload, read, save } = await setUp();
  const rows = ['A-101', 'A-102', 'A-201', 'L-7', 'L-8'].map((unit, at) => `${unit},Person ${at}`);
  const list = await upload(['Unit,Name', ...rows].join('\n'));
  const page = await read(list);
  expect(page).toContain('3 look like homes');
  expect(page).toContain('2 look like lockers: L-7, L-8');
  expect(page).toContain('Building of 3 units');
  expect(fieldValue(page, 'buildings\\[0\\]\\.was')).toBe('Tower A');
  await save(list, {
    addUnits: 'yes',
    'as.LOCKER': 'COMMERCIAL',
    'buildings[0].was': 'Tower A',
    'buildings[0].name': 'Maple Tower',
  });
  const units = await app.em().find(Unit, { community: community.id });
  const found = units.sort((one, other) => one.position - other.position);
  expect(found.map(({ label, kind, building }) => [label, kind, building])).toEqual([
    ['A-101', 'HOME', 'Maple Tower'],
    ['A-102', 'HOME', 'Maple Tower'],
    ['A-201', 'HOME', 'Maple Tower'],
    ['L-7', 'COMMERCIAL', null],
    ['L-8', 'COMMERCIAL', null],
  ]);
});

it('reads the building of a unit that the register does not have from its column', async () => {
  const { community, upload, save } = await setUp();
  const list = await upload('Tour;Unité;Nom\nTour Nord;101;Ann Lee\nTour Sud;101;Bob Roy');
  await save(list, { addUnits: 'yes' });
  const units = await app.em().find(Unit, { community: community.id });
  expect(units.map(({ label, building }) => [label, building]).sort()).toEqual([
    ['Nord-101', 'Tour Nord'],
    ['Sud-101', 'Tour Sud'],
  ]);
});

it('asks about a unit that is written in another way, and takes it only when the desk says so (rules 16.3)', async () => {
  const { community, upload, read, save, as } = await setUp(['PH-02', '101']);
  const list = await upload(
    'Unit,Name,Email\nPH2,Ann,ann.ph@mail.example\n101,Bob,bob.ph@mail.example',
  );
  const page = await read(list);
  expect(page).toContain('Is PH2 the same unit as PH-02?');
  expect(await read(list, 'fr')).toContain('PH2 et PH-02\u00a0: est-ce la même unité\u00a0?');
  const columns = { 'columns.unit': '0', 'columns.name': '1', 'columns.email': '2' };
  const answer = {
    ...columns,
    mapped: 'yes',
    hasHead: 'yes',
    'sameUnits[0].key': 'ph2',
    'sameUnits[0].label': 'PH-02',
  };
  // An answer beside the button that saves is shown before it counts.
  const remapped = await app.send(list, { as, form: { intent: 'save', ...answer } });
  expect(remapped.status).toBe(303);
  const shown = await read(list);
  expect(shown).toMatch(/<option value="PH-02" selected="">/);
  expect(shown).not.toContain('isn’t in the register');
  expect(await save(list, answer)).toMatchObject({ created: 2, unitsAdded: 0, unknownUnits: 0 });
  const invited = await app.em().find(UserCommunity, { community, state: 'INVITED' });
  expect(invited.map(({ condoUnit }) => condoUnit).sort()).toEqual(['101', 'PH-02']);
});

it('shows a unit as the list has it, also once the desk has said which one it is', async () => {
  const { upload, read, as } = await setUp(['PH-02', 'A-305']);
  const list = await upload('Unit,Name\nPenthouse 2,Ann Lee\nTower A 305,Bob Roy');
  const questions = [
    'Is Penthouse 2 the same unit as PH-02?',
    'Is Tower A 305 the same unit as A-305?',
  ];
  for (const question of questions) expect(await read(list)).toContain(question);
  const form = {
    ...{ intent: 'map', mapped: 'yes', hasHead: 'yes', 'columns.unit': '0', 'columns.name': '1' },
    ...{ 'sameUnits[0].key': unitKey('Penthouse 2'), 'sameUnits[0].label': 'PH-02' },
    ...{ 'sameUnits[1].key': unitKey('Tower A 305'), 'sameUnits[1].label': 'A-305' },
  };
  expect((await app.send(list, { as, form })).status).toBe(303);
  for (const question of questions) expect(await read(list)).toContain(question);
});

it('keeps what was chosen for the units when the preview is made again (rules 16.3)', async () => {
  const { community, upload, read, save, as } = await setUp();
  const list = await upload(
    'Unit,Name\nA-101,Ann Lee\nA-102,Bob Roy\nA-103,Cy Low\nPH2,Di Fox\nPH-02,Ed May\nL-7,Flo Hay',
  );
  const columns = { 'columns.unit': '0', 'columns.name': '1', mapped: 'yes', hasHead: 'yes' };
  const chosen = {
    addUnits: 'yes',
    'buildings[0].was': 'Tower A',
    'buildings[0].name': 'Maple Tower',
    'as.LOCKER': 'PARKING',
  };
  const answer = { 'sameUnits[0].key': 'ph-02', 'sameUnits[0].label': 'PH2' };
  const asked = await app.send(list, {
    as,
    form: { intent: 'save', ...columns, ...chosen, ...answer },
  });
  expect(asked.status).toBe(303);
  const shown = await read(list);
  expect(shown).toMatch(/<input type="checkbox"[^>]*name="addUnits"[^>]*checked=""/);
  expect(shown).toContain('value="Maple Tower"');
  expect(shown).toMatch(/name="as\.LOCKER".*?<option value="PARKING" selected="">/s);
  await save(list, { ...columns, ...chosen, ...answer });
  expect(await app.em().count(Unit, { community: community.id, building: 'Maple Tower' })).toBe(3);
});
