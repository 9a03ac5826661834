import { describe, expect, it } from 'vitest';
import {
  ModerationEvent,
  PeopleImport,
  Unit,
  User,
  UserCommunity,
  type Community,
} from '#db/entities/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { multipart } from '#tests/setup/multipart.ts';
import { workbook } from '#tests/setup/workbook.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

const pathOf = ({ slug }: Pick<Community, 'slug'>) => `/manage/${slug}/people/import`;

/** Uploads a file as the page's form does, and returns the path of its preview. */
async function upload(community: Community, as: string, content: string | Uint8Array<ArrayBuffer>) {
  const path = pathOf(community);
  const page = await (await app.send(path, { as })).text();
  const response = await app.handle(
    multipart(path, {
      as,
      fields: [
        ['idempotencyKey', fieldValue(page, 'idempotencyKey')],
        ['text', ''],
        ['file', new File([content], 'residents.csv', { type: 'text/csv' })],
      ],
    }),
  );
  expect(response.status).toBe(303);
  return response.headers.get('Location') ?? '';
}

const invitationsIn = (community: Community) =>
  app
    .em()
    .find(
      UserCommunity,
      { community: community.id, state: 'INVITED' },
      { orderBy: { condoUnit: 'asc', inviteeName: 'asc' } },
    );
const save = { intent: 'save', addUnits: 'yes' };

describe('importing a list of people (rules 16.3)', () => {
  it('is for moderators of the community only', async () => {
    const { community, board, otherBoard, resident } = await makeNeighbourhood(app.em());
    const path = await upload(community, await app.signIn(board), 'unit,name\n101,Ann Lee');
    expect((await app.send(path)).status).toBe(401);
    expect((await app.send(path, { form: save })).status).toBe(401);
    for (const person of [otherBoard, resident]) {
      const as = await app.signIn(person);
      expect((await app.send(path, { as })).status).toBe(403);
      expect((await app.send(path, { as, form: save })).status).toBe(403);
    }
    const other = await makeNeighbourhood(app.em());
    const as = await app.signIn(other.board);
    const elsewhere = path.replace(community.slug, other.community.slug);
    expect((await app.send(elsewhere, { as })).status).toBe(404);
    expect((await app.send(elsewhere, { as, form: save })).status).toBe(404);
    expect(await invitationsIn(community)).toEqual([]);
  });

  it('counts rows as the result does, and shows rows with a problem first', async () => {
    const em = app.em();
    const { community, board, resident } = await makeNeighbourhood(em);
    em.create(Unit, { community, label: '101', key: '101', position: 1 });
    await em.flush();
    const as = await app.signIn(board);
    const rows = [
      'Unit,Name,Email,Owner or tenant,Address for service',
      '101,Zoé Lee,zoe@mail.example,owner,12 Elm Street',
      '101,Bo Li,bo@mail.example,owner,12 Elm Street',
      '102,Cy Roy,cy@mail.example,owner,12 Elm Street',
      `305,${resident.name},${resident.email},,`,
      ',Nobody,,,',
    ];
    const path = await upload(community, as, new Uint8Array(Buffer.from(rows.join('\n'))));
    const counted = [
      '2 new invitations',
      '1 member unchanged',
      '2 owners for the corporation’s record',
    ];
    const preview = await (await app.send(path, { as })).text();
    for (const line of [
      ...counted,
      '1 row that can’t be saved',
      '1 row will be saved only if you add its unit.',
    ]) {
      expect(preview).toContain(`>${line}<`);
    }
    expect(preview.indexOf('Cy Roy')).toBeLessThan(preview.indexOf('Zoé Lee'));
    expect(preview.indexOf('Nobody')).toBeLessThan(preview.indexOf('Zoé Lee'));
    expect((await app.send(path, { as, form: { intent: 'save' } })).status).toBe(303);
    const result = await (await app.send(path, { as })).text();
    for (const line of [
      ...counted,
      '1 row wasn’t saved',
      '1 row wasn’t saved because its unit isn’t in the register',
    ]) {
      expect(result).toContain(`>${line}<`);
    }
  });

  it('asks which was meant where a list was pasted beside a file', async () => {
    const { community, board } = await makeNeighbourhood(app.em());
    const as = await app.signIn(board);
    const path = pathOf(community);
    const both: [string, string | File][] = [
      ['text', 'unit,name\n101,Ann Lee'],
      ['file', new File(['unit,name\n102,Bob Roy'], 'residents.csv', { type: 'text/csv' })],
    ];
    const response = await app.handle(multipart(path, { as, fields: both }));
    expect(response.status).toBe(400);
    const page = await response.text();
    expect(page).toContain('You chose a file and also pasted a list.');
    expect(page, 'what was pasted stays').toContain('101,Ann Lee');
  });

  it('shows a new preview instead of saving where the columns were changed', async () => {
    const { community, board } = await makeNeighbourhood(app.em());
    const as = await app.signIn(board);
    const rows = 'Unit,Name,Email,Owner\n305,Ann Lee,ann@mail.example,Bob Roy';
    const path = await upload(community, as, new Uint8Array(Buffer.from(rows)));
    const columns = { 'columns.unit': '0', 'columns.name': '1', 'columns.email': '2' };
    const form = { intent: 'save', mapped: 'yes', hasHead: 'yes', ...columns };
    const changed = await app.send(path, { as, form: { ...form, 'columns.name': '3' } });
    expect(changed.status).toBe(303);
    expect(await invitationsIn(community)).toEqual([]);
    const preview = await (await app.send(path, { as })).text();
    expect(preview).toContain('Bob Roy');
    expect(preview).not.toContain('Ann Lee</');
    await app.send(path, { as, form: { ...form, 'columns.name': '3' } });
    expect((await invitationsIn(community)).length).toBe(1);
  });

  it('says in its preview what somebody was to the unit until now', async () => {
    const { community, board, resident } = await makeNeighbourhood(app.em());
    const as = await app.signIn(board);
    const em = app.em();
    const own = await em.findOneOrFail(UserCommunity, { community, user: resident });
    own.tenure = 'OWNER';
    await em.flush();
    const list = `Unit,Name,Email,Relation\n${own.condoUnit},Rita,${resident.email},tenant`;
    const path = await upload(community, as, new Uint8Array(Buffer.from(list)));
    const preview = await (await app.send(path, { as })).text();
    expect(preview).toContain('Owner until now.');
  });

  it('looks first, saves once, changes nothing a second time, and is taken back', async () => {
    const { community, board, resident, neighbour } = await makeNeighbourhood(app.em());
    const as = await app.signIn(board);
    const list = Buffer.from(
      [
        'Unité;Prénom;Nom;Courriel;Statut;Langue',
        `305;Rita;Resident;${resident.email};propriétaire;`,
        `999;Nadia;Neighbour;${neighbour.email};;`,
        '101;Zoé;Lee;zoe@mail.example;locataire;français',
        '101;"Bob\r\nLee";;;;',
        ';Nobody;;;;',
        '102;Cy;Roy;not-an-address;;',
        '103;Zoé;Again;zoe@mail.example;;',
      ].join('\r\n'),
      'latin1',
    );
    const path = await upload(community, as, new Uint8Array(list));
    const preview = await (await app.send(path, { as })).text();
    for (const text of [
      'Nothing has been saved yet.',
      '4 new invitations',
      '1 member marked as owner or tenant',
      '1 member in another unit, unchanged',
      '1 row that can’t be saved',
      'The unit is missing.',
      'The email address isn’t valid, so it won’t be saved.',
      'Row 4 has the same email address',
      '3 units aren’t in the register:',
      'Zoé',
    ]) {
      expect(preview, text).toContain(text);
    }
    expect(await invitationsIn(community)).toEqual([]);

    expect((await app.send(path, { as, form: save })).status).toBe(303);
    const saved = await invitationsIn(community);
    const asSaved = saved.map((row) => [row.inviteeName, row.inviteeEmail, row.tenure]);
    expect(asSaved).toHaveLength(4);
    expect(asSaved).toEqual(
      expect.arrayContaining([
        ['Bob Lee', null, null],
        ['Cy Roy', null, null],
        ['Zoé Again', null, null],
        ['Zoé Lee', 'zoe@mail.example', 'TENANT'],
      ]),
    );
    const zoe = async () =>
      (await invitationsIn(community)).find(({ inviteeEmail }) => inviteeEmail !== null);
    expect(await zoe()).toMatchObject({
      condoUnit: '101',
      inviteeLanguage: 'fr',
      inviteHash: null,
    });
    expect(await app.em().count(Unit, { community: community.id })).toBe(3);
    const member = { user: resident.id, community: community.id };
    expect((await app.em().findOneOrFail(UserCommunity, member)).tenure).toBe('OWNER');
    const again = await app.send(path, { as, form: save });
    expect(again.status).toBe(409);
    const after = await (await app.send(path, { as })).text();
    expect(after).toContain('Imported invitations have no links yet:');
    expect(after).toContain(`/manage/${community.slug}/letters`);
    expect(after).toContain('Rows that weren’t saved');
    expect(after).toContain('The unit is missing.');

    const second = await upload(community, as, new Uint8Array(list));
    const nothing = await (await app.send(second, { as })).text();
    expect(nothing).toContain('Nothing in this list is new');
    await app.send(second, { as, form: save });
    const twice = await invitationsIn(community);
    expect(twice.map(({ id }) => id)).toEqual(saved.map(({ id }) => id));

    const renamed = 'unit,name,e-mail\n102,Zoé Leroy,zoe@mail.example';
    const third = await upload(community, as, renamed);
    await app.send(third, { as, form: save });
    expect(await zoe()).toMatchObject({
      condoUnit: '102',
      inviteeName: 'Zoé Leroy',
      tenure: 'TENANT',
    });
    expect((await app.send(third, { as, form: { intent: 'undo' } })).status).toBe(303);
    expect(await zoe()).toMatchObject({
      condoUnit: '101',
      inviteeName: 'Zoé Lee',
    });

    const bob = saved.find(({ inviteeName }) => inviteeName === 'Bob Lee');
    await app
      .em()
      .nativeUpdate(
        UserCommunity,
        { id: bob!.id },
        { state: 'CONFIRMED', user: (await makeNeighbourhood(app.em())).outsider.id },
      );
    expect((await app.send(path, { as, form: { intent: 'undo' } })).status).toBe(303);
    expect(await invitationsIn(community)).toEqual([]);
    const undone = await (await app.send(path, { as })).text();
    expect(undone).toContain('The import was undone');
    expect(undone).not.toMatch(/new invitations|See the invitations/);
    expect(await app.em().count(UserCommunity, { id: bob!.id, state: 'CONFIRMED' })).toBe(1);
    expect((await app.em().findOneOrFail(UserCommunity, member)).tenure).toBeNull();
    expect((await app.send(path, { as, form: { intent: 'undo' } })).status).toBe(409);
    const log = await app
      .em()
      .find(ModerationEvent, { subjectId: community.id }, { orderBy: { createdAt: 'asc' } });
    expect(log.map(({ action }) => action)).toEqual(['IMPORT', 'IMPORT', 'IMPORT', 'UNDO', 'UNDO']);
  });

  it('offers to save a list that only has units, without people', async () => {
    const { community, board } = await makeNeighbourhood(app.em());
    const as = await app.signIn(board);
    const list = 'unit,name\n101,Ann Lee';
    const first = await upload(community, as, list);
    expect((await app.send(first, { as, form: { intent: 'save' } })).status).toBe(303);
    const path = await upload(community, as, list);
    const preview = await (await app.send(path, { as })).text();
    expect(preview).toContain('Import the list');
    expect(preview).not.toContain('Import 0 people');
  });

  it('points out two people in one row', async () => {
    const { community, board } = await makeNeighbourhood(app.em());
    const as = await app.signIn(board);
    const list = [
      'unit,name,email',
      '101,"Smith, Anna and Bob",anna@mail.example',
      '102,Carl Roy,"carl@mail.example, dora@mail.example"',
      '103,Smith & Sons Ltd,office@mail.example',
    ];
    const path = await upload(community, as, list.join('\n'));
    const html = await (await app.send(path, { as })).text();
    expect(html).toContain('1 row seems to list two people');
    expect(html.split('This row seems to list two people.').length).toBe(2);
    expect(html).toContain('There are two email addresses in one cell, so neither will be saved.');
    expect(html).toContain('3 new invitations');
  });

  it('takes a pasted list, other columns, and is thrown away by hand or by the day', async () => {
    const { community, board } = await makeNeighbourhood(app.em());
    const as = await app.signIn(board);
    const path = pathOf(community);
    const nothing = await app.send(path, { as, form: { text: ' ' } });
    expect(nothing.status).toBe(400);
    expect(await nothing.text()).toContain('Choose a file or paste a list');
    const broken = await app.send(path, { as, form: { text: 'unit,name\n101,"Ann' } });
    expect(broken.status).toBe(400);
    expect(await broken.text()).toContain('101,&quot;Ann');
    const start = await app.send(path, { as, form: { text: 'A\tB\nAnn Lee\t101' } });
    const list = start.headers.get('Location') ?? '';
    expect(await (await app.send(list, { as })).text()).toContain(
      'In the form above, choose the column',
    );
    expect((await app.send(list, { as, form: save })).status).toBe(400);
    const map = { intent: 'map', hasHead: 'yes', 'columns.name': '0', 'columns.unit': '1' };
    expect((await app.send(list, { as, form: map })).status).toBe(303);
    expect(await (await app.send(list, { as })).text()).toContain('1 new invitation');
    expect((await app.send(list, { as, form: { intent: 'discard' } })).status).toBe(303);
    expect((await app.send(list, { as })).status).toBe(404);

    const kept = await upload(community, as, 'unit,name\n101,Ann Lee');
    await app.send(kept, { as, form: save });
    await upload(community, as, 'unit,name\n102,Bob Roy');
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    const here = { community: community.id };
    await app.em().nativeUpdate(PeopleImport, here, { createdAt: yesterday });
    await app.em().nativeUpdate(PeopleImport, { ...here, state: 'SAVED' }, { savedAt: yesterday });
    await app.runDueJobs('sweep-people-imports');
    const left = await app.em().find(PeopleImport, here);
    expect(left.map(({ state, rows, undo }) => [state, rows, undo])).toEqual([['SAVED', [], null]]);
    expect((await app.send(kept, { as, form: { intent: 'undo' } })).status).toBe(409);
  });

  it('takes phones over, shows them at the desk, and gives one to who accepts and has none', async () => {
    const { community, board, resident, outsider } = await makeNeighbourhood(app.em());
    const as = await app.signIn(board);
    const list = [
      'Unité;Nom;Courriel;No de téléphone',
      '101;Ann Lee;ann@mail.example;613 555-0141',
      "102;Bob Roy;bob@mail.example;'+1 613 555-0142",
      '103;Cy Young;cy@mail.example;12',
      '104;Di Zorn;613 555-0143;none',
    ].join('\n');
    const path = await upload(community, as, list);
    const preview = await (await app.send(path, { as })).text();
    expect(preview).toContain('613 555-0141');
    expect(preview).toContain('The phone number isn’t valid, so it won’t be saved.');
    expect((await app.send(path, { as, form: save })).status).toBe(303);
    const phones = async () => (await invitationsIn(community)).map((row) => row.inviteePhone);
    expect(await phones()).toEqual(['613 555-0141', '+1 613 555-0142', null, '613 555-0143']);

    // A list without the column changes none; one with another number does, and can be taken back.
    const without = await upload(community, as, 'unit,name,email\n101,Ann Lee,ann@mail.example');
    expect(await (await app.send(without, { as })).text()).toContain('1 invitation unchanged');
    const other = 'unit,name,email,phone\n101,Ann Lee,ann@mail.example,613 555-0199';
    const changed = await upload(community, as, other);
    expect(await (await app.send(changed, { as })).text()).toContain('1 invitation updated');
    await app.send(changed, { as, form: save });
    expect((await phones())[0]).toBe('613 555-0199');
    await app.send(changed, { as, form: { intent: 'undo' } });
    expect((await phones())[0]).toBe('613 555-0141');

    const [ann, bob] = await invitationsIn(community);
    const desk = `/manage/${community.slug}`;
    for (const page of [`${desk}/people/${ann?.id}`, `${desk}/invitations/${ann?.id}`]) {
      expect(await (await app.send(page, { as })).text(), page).toContain('613 555-0141');
      expect((await app.send(page, { as: await app.signIn(resident) })).status).toBe(403);
    }
    const csv = await (await app.send(`${desk}/people.csv?show=invited`, { as })).text();
    expect(csv).toContain('"613 555-0141"');

    const accept = async (id: string | undefined, person: { id: string }) => {
      await app.send(`${desk}/invitations/${id}`, { as, form: { intent: 'renew' } });
      const page = await (await app.send(`${desk}/invitations/${id}`, { as })).text();
      const link = fieldValue(page, 'link').replace('http://localhost:3000', '');
      const mine = await app.signIn(person);
      const opened = await (await app.send(link, { as: mine })).text();
      expect(opened).not.toContain('555-014');
      const form = { idempotencyKey: fieldValue(opened, 'idempotencyKey') };
      expect((await app.send(link, { as: mine, form })).status).toBe(303);
      return (await app.em().findOneOrFail(User, { id: person.id })).phone;
    };
    expect(await accept(ann?.id, outsider)).toBe('613 555-0141');
    await app.em().nativeUpdate(User, { id: resident.id }, { phone: '613 555-0100' });
    expect(await accept(bob?.id, resident)).toBe('613 555-0100');
    // Whoever removes it from their profile removes it from the desk too.
    await app.em().nativeUpdate(User, { id: outsider.id }, { phone: null });
    const member = await (await app.send(`${desk}/people/${ann?.id}`, { as })).text();
    expect(member).toContain('Otto Outsider');
    expect(member).not.toContain('555-014');
  });

  it('leaves rows out whose unit the register does not know, unless it is added (rules 16.3)', async () => {
    const { community, board } = await makeNeighbourhood(app.em());
    const as = await app.signIn(board);
    const em = app.em();
    em.create(Unit, { community: community.id, label: 'PH-2', key: 'ph2', position: 1 });
    await em.flush();
    const list = 'unit,name\nph 2,Ann Lee\n999,Bob Roy';
    const path = await upload(community, as, list);
    const preview = await (await app.send(path, { as })).text();
    expect(preview).toContain('1 row will be saved only if you add its unit.');
    expect(preview).toContain('The row is saved only if you add the unit.');
    expect((await app.send(path, { as, form: { intent: 'save' } })).status).toBe(303);
    // What is in the register is written as there.
    expect((await invitationsIn(community)).map((row) => [row.inviteeName, row.condoUnit])).toEqual(
      [['Ann Lee', 'PH-2']],
    );
    const saved = await (await app.send(path, { as })).text();
    expect(saved).toContain('1 row wasn’t saved because its unit isn’t in the register');
    expect(saved).toContain('Rows that weren’t saved');
    expect(saved).toContain('Bob Roy');

    const again = await upload(community, as, list);
    expect((await app.send(again, { as, form: save })).status).toBe(303);
    expect((await invitationsIn(community)).map(({ condoUnit }) => condoUnit)).toEqual([
      '999',
      'PH-2',
    ]);
  });

  it('says that nothing can be read, and counts one row as one', async () => {
    const { community, board } = await makeNeighbourhood(app.em());
    const as = await app.signIn(board);
    const path = await upload(community, as, 'unit,name\n101,');
    const html = await (await app.send(path, { as })).text();
    expect(html).toContain('None of these rows can be saved.');
    expect(html).toMatch(/>1 row with a problem</);
    expect(html).not.toContain('Nothing in this list is new');
  });

  it('comes back with the form and its limit when it is far too large', async () => {
    const { community, board } = await makeNeighbourhood(app.em());
    const as = await app.signIn(board);
    const file = new File(['x'.repeat(3 * 1024 * 1024)], 'residents.csv');
    const lists: [string, string | File][] = [
      ['file', file],
      ['text', 'x'.repeat(2_100_000)],
    ];
    for (const field of lists) {
      const response = await app.handle(multipart(pathOf(community), { as, fields: [field] }));
      expect(response.status).toBe(413);
      const html = await response.text();
      expect(html).toContain('The list is larger than 2 MB. Split it into smaller lists.');
      expect(html).toContain('<form');
      expect(html).toContain('name="file"');
    }
  });

  it('reads an Excel file, its first sheet or the one that is named', async () => {
    const { community, board } = await makeNeighbourhood(app.em());
    const as = await app.signIn(board);
    const head = ['Unit', 'Name', 'Email notices since'];
    const bytes = await workbook({
      Owners: [
        head,
        [101, 'Ann Lee', new Date('2026-05-12T00:00:00Z')],
        [new Date('2026-03-04T00:00:00Z'), 'Bo Li', ''],
      ],
      Parking: [head, ['P-1', 'Cy Roy', '']],
    });
    const send = async (sheet: string) => {
      const file = new File([bytes], 'owners.xlsx');
      const page = await (await app.send(pathOf(community), { as })).text();
      const key = fieldValue(page, 'idempotencyKey');
      const fields: [string, string | File][] = [
        ['idempotencyKey', key],
        ['text', ''],
        ['sheet', sheet],
        ['file', file],
      ];
      return app.handle(multipart(pathOf(community), { as, fields }));
    };
    const preview = async (response: Response) => {
      expect(response.status).toBe(303);
      return (await app.send(response.headers.get('Location') ?? '', { as })).text();
    };
    const first = await preview(await send(''));
    expect(first).toContain('owners.xlsx (Owners)');
    expect(first).toContain('1 new invitation');
    expect(first).toContain('It may have been 3-4 or 4-3.');
    expect(await preview(await send('parking'))).toContain('Cy Roy');
    const refused = await send('Tenants');
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain(
      'There’s no sheet called “Tenants” in this file. Its sheets: Owners, Parking.',
    );
    expect(fieldValue(html, 'sheet')).toBe('Tenants');
  });

  it('refuses a file over 2 MB and a broken spreadsheet, and says what to do', async () => {
    const { community, board } = await makeNeighbourhood(app.em());
    const as = await app.signIn(board);
    const send = async (content: string, status: number) => {
      const file = new File([content], 'residents.xlsx');
      const response = await app.handle(
        multipart(pathOf(community), { as, fields: [['file', file]] }),
      );
      expect(response.status).toBe(status);
      return response.text();
    };
    expect(await send('x'.repeat(2 * 1024 * 1024 + 1), 413)).toContain('larger than 2 MB');
    expect(await send('PK\u0003\u0004', 400)).toContain('Save it again as .xlsx or CSV');
  });

  it('previews 5,000 rows and saves them in few statements, twice without a double', async () => {
    const { community, board } = await makeNeighbourhood(app.em());
    const as = await app.signIn(board);
    const rows = Array.from({ length: 5000 }, (_, index) => {
      const unit = 101 + (index % 2500);
      return `${unit},Person ${index},person${index}@mail.example,${index % 3 ? 'owner' : 'tenant'}`;
    });
    const list = ['unit,name,email,tenure', ...rows].join('\n');
    const start = app.queryCount();
    const path = await upload(community, as, list);
    expect(await (await app.send(path, { as })).text()).toContain('5,000 new invitations');
    const shown = app.queryCount();
    expect(shown - start, 'statements of the preview').toBeLessThan(50);
    expect((await app.send(path, { as, form: save })).status).toBe(303);
    expect(app.queryCount() - shown, 'statements of saving').toBeLessThan(200);
    const again = await upload(community, as, list);
    expect((await app.send(again, { as, form: save })).status).toBe(303);
    expect(await app.em().count(UserCommunity, { community: community.id, state: 'INVITED' })).toBe(
      5000,
    );
    expect(await app.em().count(Unit, { community: community.id })).toBe(2500);
  });
});
