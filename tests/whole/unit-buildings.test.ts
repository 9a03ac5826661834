import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Community, Unit } from '#db/entities/index.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** A community without units, and its desk. */
async function setUp() {
  const { community, board } = await makeNeighbourhood(app.em());
  const as = await app.signIn(board);
  const desk = `/manage/${community.slug}`;
  const textAt = async (path: string) => (await app.send(desk + path, { as })).text();
  const post = (path: string, form: Record<string, string>) =>
    app.send(desk + path, { as, form: { ...form, idempotencyKey: randomUUID() } });
  const preview = async (list: string) =>
    (await post('/units/add', { step: 'preview', list })).text();
  const add = async (page: string, form: Record<string, string> = {}) => {
    const checked = fieldValue(page, 'checked');
    expect((await post('/units/add', { step: 'add', checked, ...form })).status).toBe(303);
  };
  const units = async () => {
    const where = { community: community.id };
    const rows = await app.em().find(Unit, where, { orderBy: { position: 'asc' } });
    return rows.map(({ label, building, floor }) => [label, building, floor]);
  };
  return { community, as, desk, textAt, post, preview, add, units };
}

/** The fields of a preview with the buildings, as a browser would send them. */
function buildingFields(page: string): Record<string, string> {
  const names = [...page.matchAll(/name="(buildings\[\d+\]\.(?:was|name))"/g)];
  return Object.fromEntries(
    names.map(([, name = '']) => [name, fieldValue(page, name.replace(/[[\].]/g, '\\$&'))]),
  );
}

const towers = ['A-101', 'A-102', 'A-201', 'B-101', 'B-102', 'B-201', 'P1-01'];

/** The preview of a CSV file, at the desk of `setUp`. */
async function previewOfFile({ desk, as }: { desk: string; as: string }, text: string) {
  const body = new FormData();
  body.set('step', 'preview');
  body.set('file', new Blob([text]), 'units.csv');
  const headers = { cookie: as, 'X-Client-Origin': 'http://localhost:3000' };
  const path = `http://localhost:3000${desk}/units/add`;
  return (await app.handle(new Request(path, { method: 'POST', headers, body }))).text();
}

describe('units as they are written (rules 17.3)', () => {
  const four = ['1-21', '2-305', '12-1', '23-05'];

  it.each([
    ['a list', '1-21\n12-1\n2-305\n23-05'],
    ['a cell of a file', 'Unit\n"1-21\n12-1\n2-305\n23-05"\n'],
    ['a cell of a French file', 'Unité;Étage\r\n"1-21\r\n12-1\r\n2-305\r\n23-05";\r\n'],
  ])('are four, one a line of %s', async (from, text) => {
    const own = await setUp();
    const page = from === 'a list' ? await own.preview(text) : await previewOfFile(own, text);
    await own.add(page);
    const labels = (await own.units()).map(([label]) => label);
    expect(labels.sort()).toEqual(four.toSorted());
  });

  it('are ranges in the field for ranges, but never where a unit has that very name', async () => {
    const { post, preview, add, units } = await setUp();
    const ranges = async (text: string) =>
      (await post('/units/add', { step: 'preview', ranges: text, list: '' })).text();
    await add(await preview('301-302'));
    await add(await ranges('1-101 to 1-104, A-301-A-303'));
    expect((await units()).map(([label]) => label).sort()).toEqual([
      ...['1-101', '1-102', '1-103', '1-104', '301-302'],
      ...['A-301', 'A-302', 'A-303'],
    ]);
    const again = await ranges('301-302, 303-304');
    expect(again).toContain('2 units to add');
    expect(again).toContain('already in the register and won’t change: 301-302');
  });
});

describe('the buildings of a register (rules 17.3)', () => {
  it('guesses them from series of numbers, and the desk confirms or corrects them', async () => {
    const { preview, add, units, textAt } = await setUp();
    const page = await preview(towers.join('\n'));
    expect(page).toContain('Building of 3 units');
    expect(page).toContain('A-101, A-102, A-201. We guessed this from the unit numbers.');
    expect(page).toContain('6 look like homes');
    expect(buildingFields(page)).toEqual({
      'buildings[0].was': 'Tower A',
      'buildings[0].name': 'Tower A',
      'buildings[1].was': 'Tower B',
      'buildings[1].name': 'Tower B',
    });
    await add(page, { ...buildingFields(page), 'buildings[1].name': 'North, by the river' });
    expect(await units()).toEqual([
      ['B-101', 'North, by the river', 1],
      ['B-102', 'North, by the river', 1],
      ['B-201', 'North, by the river', 2],
      ['A-101', 'Tower A', 1],
      ['A-102', 'Tower A', 1],
      ['A-201', 'Tower A', 2],
      ['P1-01', null, null],
    ]);
    const register = await textAt('/units');
    const headings = [...register.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, text]) => text);
    expect(headings.slice(0, 3)).toEqual(['North, by the river', 'Tower A', 'No building given']);
    const filtered = await textAt('/units?building=Tower+A');
    expect(filtered).toContain('A-201');
    expect(filtered).not.toContain('>B-201<');
    // Another of the series is in the building that the others are in now.
    expect(buildingFields(await preview('B-202'))['buildings[0].name']).toBe('North, by the river');
  });

  it('leaves units out of a building whose field is empty', async () => {
    const { preview, add, units, textAt } = await setUp();
    const page = await preview('A-101\nA-102\nA-201');
    await add(page, { ...buildingFields(page), 'buildings[0].name': '' });
    expect(await units()).toEqual([
      ['A-101', null, 1],
      ['A-102', null, 1],
      ['A-201', null, 2],
    ]);
    const register = await textAt('/units');
    expect(register).not.toContain('No building given');
    expect(register).not.toContain('Show building');
  });

  it('reads them from a column, and tells apart the same number of two towers', async () => {
    const { preview, add, units } = await setUp();
    const page = await preview('Tour;Unité\nTour Nord;101\nTour Sud;101\ntour nord;102');
    expect(page).toContain('Building of 2 units');
    await add(page, buildingFields(page));
    expect(await units()).toEqual([
      ['Nord-101', 'Tour Nord', 1],
      ['Nord-102', 'Tour Nord', 1],
      ['Sud-101', 'Tour Sud', 1],
    ]);
  });

  /** A register as earlier versions wrote it: every unit is a home, and none has a building. */
  async function setUpEarlier(labels: string[]) {
    const own = await setUp();
    const em = app.em();
    for (const [index, label] of labels.entries()) {
      const key = unitKey(label);
      em.create(Unit, { community: own.community.id, label, key, floor: null, position: index });
    }
    await em.flush();
    await em.nativeUpdate(Community, { id: own.community.id }, { unitsReviewedAt: null });
    const review = (page: string, form: Record<string, string>) =>
      own.post('/units/review', { checked: fieldValue(page, 'checked'), ...form });
    const kinds = async () => {
      const where = { community: own.community.id };
      const rows = await app.em().find(Unit, where, { orderBy: { position: 'asc' } });
      return Object.fromEntries(rows.map(({ label, kind }) => [label, kind]));
    };
    return { ...own, review, kinds };
  }

  it('shows the desk once what the labels of earlier units say, and changes what it confirms', async () => {
    const { as, textAt, review, units, kinds, preview } = await setUpEarlier([
      ...towers,
      'L-7',
      '04-Mar',
    ]);
    expect(await textAt('/units')).toContain('9 unit numbers can be read in two ways.');
    const page = await textAt('/units/review');
    expect(page).toContain('1 looks like a parking space: P1-01');
    expect(page).toMatch(/04-Mar<\/bdi><\/a>: a spreadsheet has changed this unit/);
    expect(new Set(Object.values(await kinds()))).toEqual(new Set(['HOME']));
    const form = { ...buildingFields(page), 'as.PARKING': 'PARKING', 'as.LOCKER': 'OTHER' };
    expect((await review(page, { step: 'save', ...form })).status).toBe(303);
    expect(await kinds()).toMatchObject({ 'P1-01': 'PARKING', 'L-7': 'OTHER', 'A-101': 'HOME' });
    const placed = await units();
    expect(placed.map(([label, building]) => [label, building]).slice(0, 6)).toEqual(
      towers.slice(0, 6).map((label) => [label, `Tower ${label[0]}`]),
    );
    expect(placed.every(([, , floor]) => floor === null)).toBe(true);
    // The label that a spreadsheet changed stays, and is not shown again either.
    expect(await textAt('/units')).not.toContain('can be read in two ways');
    expect(await textAt('/units/review')).toContain('nothing to review');
    const log = await (await app.send('/moderation/log', { as })).text();
    expect(log).toContain('Units of another kind');
    const again = await preview('Building,Unit\nTower B,A-101');
    expect(again).toContain('already in the register and won’t change: A-101');
  });

  it('leaves every unit as it is where the desk says so, and does not ask again', async () => {
    const { textAt, review, units, kinds } = await setUpEarlier([...towers, 'L-7']);
    const before = [await units(), await kinds()];
    expect((await review(await textAt('/units/review'), { step: 'keep' })).status).toBe(303);
    expect([await units(), await kinds()]).toEqual(before);
    expect(await textAt('/units')).not.toContain('can be read in two ways');
  });

  it('shows and changes that of one unit, with a line in the log', async () => {
    const { community, as, desk, preview, add, post, textAt } = await setUp();
    const page = await preview('101\n102, , , Tower A');
    await add(page, buildingFields(page));
    const where = { community: community.id, label: '101' };
    const { id } = await app.em().findOneOrFail(Unit, where);
    const change = { change: 'save', label: '101', kind: 'HOME', floor: '1' };
    expect((await post(`/units/${id}`, { ...change, building: ' tower a ' })).status).toBe(303);
    expect((await app.em().findOneOrFail(Unit, where)).building).toBe('Tower A');
    expect(fieldValue(await textAt(`/units/${id}`), 'building')).toBe('Tower A');
    const log = await (await app.send(`/moderation/log?community=${community.id}`, { as })).text();
    expect(log).toContain('Building');
    expect((await post(`/units/${id}`, { ...change, building: 'x'.repeat(61) })).status).toBe(400);
    expect((await post(`/units/${id}`, change)).status).toBe(303);
    expect((await app.em().findOneOrFail(Unit, where)).building).toBeNull();
    expect((await app.send(`${desk}/units?building=Tower+A`, { as })).status).toBe(200);
  });

  it.each(['en', 'fr'] as const)(
    'is in the CSV file, which reads back as itself (%s)',
    async (locale) => {
      const first = await setUp();
      const marked = ['3-4', '1-21', '12-1', '301-302'];
      const page = await first.preview([...towers, ...marked].join('\n'));
      await first.add(page, buildingFields(page));
      const headers = { 'Accept-Language': locale };
      const csv = await app.send(`${first.desk}/units.csv`, { as: first.as, headers });
      const text = await csv.text();
      expect(text).toContain(locale === 'en' ? '"Building","Floor"' : '"Immeuble";"Étage"');
      const second = await setUp();
      const shown = await previewOfFile(second, text);
      expect(shown).not.toContain('We guessed');
      await second.add(shown, buildingFields(shown));
      expect(await second.units()).toEqual(await first.units());
    },
  );
});
