import { randomUUID } from 'node:crypto';
import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import {
  Community,
  CommunityDocument,
  ModerationEvent,
  RecordDocument,
  RecordFolder,
  RecordVersion,
  StoredFile,
} from '#db/entities/index.ts';
import type { FolderKind } from '#db/enums.ts';
import { makeMembership, makeUser } from '#db/factories/index.ts';
import { seedFolders } from '#db/record-folders.ts';
import { testApp } from '#tests/setup/app.ts';
import { fieldValue } from '#tests/setup/form-fields.ts';
import { multipart } from '#tests/setup/multipart.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();

/** A community with its folders, one person of each kind, and the cookies of all. */
async function setUp() {
  const em = app.em();
  const hood = await makeNeighbourhood(em);
  const { community, elsewhere } = hood;
  const more = {
    owner: makeUser(em, { name: 'Olive Owner' }),
    tenant: makeUser(em, { name: 'Tariq Tenant' }),
    landlord: makeUser(em, { name: 'Lena Landlord' }),
    waiting: makeUser(em, { name: 'Wanda Waiting' }),
    ended: makeUser(em, { name: 'Emil Ended' }),
  };
  makeMembership(em, more.owner, community, { tenure: 'OWNER' });
  makeMembership(em, more.tenant, community, { tenure: 'TENANT' });
  makeMembership(em, more.landlord, community, { tenure: 'OWNER_ELSEWHERE' });
  makeMembership(em, more.waiting, community, { state: 'WAITING', claimedTenure: 'OWNER' });
  makeMembership(em, more.ended, community, { state: 'ENDED', tenure: 'OWNER' });
  await em.flush();
  for (const { id } of [community, elsewhere]) await seedFolders(em, id);
  const people = { ...hood, ...more };
  type Person = Exclude<keyof typeof people, 'community' | 'elsewhere'>;
  const cookies = new Map<Person, Promise<string>>();
  const as = (who: Person): Promise<string> => {
    const cookie = cookies.get(who) ?? app.signIn(people[who]);
    cookies.set(who, cookie);
    return cookie;
  };
  const folder = async (kind: FolderKind, of = community.id) =>
    (await app.em().findOneOrFail(RecordFolder, { community: of, kind })).id;
  return {
    community,
    elsewhere,
    as,
    folder,
    shelf: `/communities/${community.slug}/documents`,
    desk: `/manage/${community.slug}/documents`,
  };
}

const text = (words = 'Fifty cents a day.') =>
  new File([words], 'Fees.txt', { type: 'text/plain' });

async function pdf(draw: (document: PDFKit.PDFDocument) => void): Promise<File> {
  const document = new PDFDocument();
  draw(document);
  document.end();
  return new File([new Uint8Array(await buffer(document))], 'plan.pdf');
}

const document = (folderId: string, given: Record<string, string> = {}) => ({
  folderId,
  title: 'Fees',
  language: 'en',
  datedOn: '2026-03-01',
  keep: 'SUGGESTED',
  ...given,
});

async function post(path: string, as: string, fields: Record<string, string>, file?: File) {
  const parts: [string, string | File][] = Object.entries(fields);
  return app.handle(multipart(path, { as, fields: file ? [...parts, ['upload', file]] : parts }));
}

/** Puts a document on the shelf, and returns its id. */
async function add(desk: string, as: string, fields: Record<string, string>, file = text()) {
  const response = await post(`${desk}/new`, as, fields, file);
  expect(response.status, await response.clone().text()).toBe(303);
  return response.headers.get('Location')?.split('#document-').at(-1) ?? '';
}

const statusOf = async (path: string, as?: string) => (await app.send(path, { as })).status;
const html = async (path: string, as?: string) => (await app.send(path, { as })).text();

describe('a file that is refused (rules 20.4)', () => {
  it('is said once, and a form without a file says that one is missing', async () => {
    const { desk, folder, as } = await setUp();
    const board = await as('board');
    const fields = document(await folder('RULES'));
    const evil = new File(['<script>'], 'evil.pdf', { type: 'application/pdf' });
    const refused = await post(`${desk}/new`, board, fields, evil);
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain('evil.pdf');
    expect(page).not.toContain('Choose a file');
    const empty = await post(`${desk}/new`, board, fields);
    expect(empty.status).toBe(400);
    expect(await empty.text()).toContain('Choose a file');
  });
});

describe('who may see what (rules 20.2)', () => {
  it('nobody from outside sees anything of a shelf, by page, data or file', async () => {
    const { shelf, desk, folder, as } = await setUp();
    const inFolder = await folder('RULES');
    const id = await add(desk, await as('board'), document(inFolder));
    const file = `${shelf}/${id}/file`;
    const pages = [shelf, `${shelf}?q=fees`, `${shelf}/folders/${inFolder}`];
    for (const path of [...pages, `${shelf}.data`]) expect(await statusOf(path), path).toBe(401);
    const sent = await app.send(file);
    expect(sent.status).toBe(302);
    expect(sent.headers.get('Location')).toContain('/login?');
    for (const who of ['outsider', 'otherBoard', 'waiting', 'ended'] as const) {
      const cookie = await as(who);
      // Whoever moderates elsewhere has most reason to be let in by mistake, and tries every door.
      const rest = who === 'otherBoard' ? [...pages, `${shelf}.data`, `${file}?version=1`] : [];
      for (const path of [...new Set([shelf, file, ...rest])]) {
        const response = await app.send(path, { as: cookie });
        expect(response.status, `${who} ${path}`).toBe(403);
        expect(await response.text()).not.toContain('Fees');
      }
    }
    const owner = await as('owner');
    expect(await statusOf('/communities/nowhere/documents', owner)).toBe(404);
  });

  it('what somebody may not see is not there: no folder, title, count, page or file', async () => {
    const { shelf, desk, folder, as } = await setUp();
    const board = await as('board');
    const [rules, budget, contracts] = await Promise.all(
      (['RULES', 'BUDGET', 'CONTRACTS'] as const).map((kind) => folder(kind)),
    );
    const ids = {
      open: await add(desk, board, document(rules ?? '', { title: 'Open paper' })),
      strict: await add(
        desk,
        board,
        document(rules ?? '', { title: 'Strict paper', access: 'BOARD' }),
      ),
      owners: await add(desk, board, document(budget ?? '', { title: 'Owners paper' })),
      contract: await add(desk, board, document(contracts ?? '', { title: 'Contract paper' })),
    };
    expect(await html(desk, board)).toContain('2 documents');
    const all = ['open', 'strict', 'owners', 'contract'];
    const seen = {
      resident: ['open'],
      tenant: ['open'],
      owner: ['open', 'owners'],
      landlord: ['open', 'owners'],
      board: all,
      manager: all,
      admin: all,
    };
    // Everybody searches; whoever stands for those who see the same opens every page and file.
    for (const [who, mine] of Object.entries(seen)) {
      const cookie = await as(who as keyof typeof seen);
      const found = await html(`${shelf}?q=paper`, cookie);
      for (const [name, id] of Object.entries(ids)) {
        expect(found.includes(id), `${who} ${name}`).toBe(mine.includes(name));
      }
    }
    for (const who of ['tenant', 'landlord', 'manager'] as const) {
      const mine = seen[who];
      const cookie = await as(who);
      const data = await html(`${shelf}.data?q=paper`, cookie);
      const inRules = await html(`${shelf}/folders/${rules}`, cookie);
      for (const [name, id] of Object.entries(ids)) {
        const isMine = mine.includes(name);
        expect(await statusOf(`${shelf}/${id}/file`, cookie), `${who} ${name}`).toBe(
          isMine ? 200 : 404,
        );
        expect(data.includes(id), `${who} ${name}`).toBe(isMine);
      }
      expect(inRules.includes('Strict paper')).toBe(mine.includes('strict'));
      const index = await html(shelf, cookie);
      expect(index).toContain(mine.includes('strict') ? '2 documents' : '1 document');
      for (const [name, of] of [
        ['owners', budget],
        ['contract', contracts],
      ] as const) {
        expect(index.includes(`${shelf}/folders/${of}`), `${who} ${name}`).toBe(
          mine.includes(name),
        );
        const status = mine.includes(name) ? 200 : 404;
        expect(await statusOf(`${shelf}/folders/${of}`, cookie)).toBe(status);
      }
      expect(index.includes('the board has recorded as owners')).toBe(!mine.includes('owners'));
    }
    const tenant = await html(shelf, await as('tenant'));
    expect(tenant).toContain('noindex');
    expect(tenant).not.toContain('Budget');
    expect(tenant).not.toMatch(/<script/);
    // A folder that becomes stricter takes its documents along.
    const { version } = await app.em().findOneOrFail(RecordFolder, { id: rules });
    await app.send(`${desk}/folders/${rules}`, {
      as: board,
      form: { access: 'OWNERS', version: String(version) },
    });
    expect(await statusOf(`${shelf}/${ids.open}/file`, await as('tenant'))).toBe(404);
    expect(await statusOf(`${shelf}/${ids.open}/file`, await as('owner'))).toBe(200);
  });
});

describe('the file of a document', () => {
  it('comes under its title, from no cache, and its downloads are counted for moderators', async () => {
    const { shelf, desk, folder, as } = await setUp();
    const board = await as('board');
    const fields = document(await folder('FORMS'), { title: 'Été : formulaire', language: 'fr' });
    const id = await add(desk, board, fields);
    const owner = await as('owner');
    const response = await app.send(`${shelf}/${id}/file`, { as: owner });
    expect(await response.text()).toBe('Fifty cents a day.');
    const headers = Object.fromEntries(response.headers);
    expect(headers).toMatchObject({
      'content-type': 'text/plain',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    });
    expect(headers['content-disposition']).toMatch(
      /^attachment; .*filename\*=UTF-8''%C3%89t%C3%A9/,
    );
    await app.send(`${shelf}/${id}/file`, { as: owner, method: 'HEAD' });
    const page = await html(`${desk}/${id}`, board);
    expect(page).toContain('Opened 1 time');
    expect(await html(`${shelf}.data?q=formulaire`, owner)).not.toContain('downloads');
    expect(await html(`${shelf}/folders/${fields.folderId}`, owner)).toMatch(
      /lang="fr"[^>]*>Été : formulaire/,
    );
  });
});

describe('the desk of the shelf', () => {
  it('is closed to everybody but the moderators of the community', async () => {
    const { desk, folder, as, community } = await setUp();
    const inFolder = await folder('RULES');
    const id = await add(desk, await as('manager'), document(inFolder));
    const pages = [
      desk,
      `${desk}/new`,
      `${desk}/folders/new`,
      `${desk}/folders/${inFolder}`,
      `${desk}/folders/${inFolder}/delete`,
      `${desk}/${id}`,
      `${desk}/${id}/edit`,
      `${desk}/${id}/version`,
      `${desk}/${id}/take-down`,
      `${desk}/${id}/delete`,
      `${desk}/texts/rules/en`,
      `${desk}/texts/emergency/fr`,
    ];
    const formless = [desk, `${desk}/${id}`];
    const form = { ...document(inFolder), reason: 'x', sure: 'yes', version: '1', lead: 'x' };
    // A member, and a moderator of another community, at every page and form; all others at one of each.
    for (const path of pages) {
      expect(await statusOf(path), path).toBe(401);
      for (const who of ['owner', 'otherBoard'] as const) {
        const cookie = await as(who);
        expect(await statusOf(path, cookie), `${who} ${path}`).toBe(403);
        if (formless.includes(path)) continue;
        expect((await app.send(path, { as: cookie, form })).status, `${who} ${path}`).toBe(403);
      }
      if (!formless.includes(path)) expect((await app.send(path, { form })).status).toBe(401);
      expect(await statusOf(path, await as('board')), path).toBe(200);
    }
    for (const who of ['manager', 'admin'] as const) {
      expect(await statusOf(desk, await as(who)), who).toBe(200);
    }
    for (const who of ['resident', 'waiting', 'ended', 'outsider'] as const) {
      const cookie = await as(who);
      expect(await statusOf(desk, cookie), who).toBe(403);
      expect((await app.send(`${desk}/new`, { as: cookie, form })).status, who).toBe(403);
    }
    for (const path of [desk, `${desk}/${id}`]) {
      expect(await statusOf(`${path}.data`, await as('owner')), path).toBe(403);
    }
    expect(await app.em().count(RecordDocument, { community: community.id })).toBe(1);
    expect(await statusOf(`${desk}/texts/menu/en`, await as('board'))).toBe(404);
  });

  it('takes nothing of another community', async () => {
    const here = await setUp();
    const board = await here.as('board');
    const theirs = await here.folder('RULES', here.elsewhere.id);
    const response = await post(`${here.desk}/new`, board, document(theirs), text());
    expect(response.status).toBe(404);
    const otherDesk = `/manage/${here.elsewhere.slug}/documents`;
    const id = await add(otherDesk, await here.as('otherBoard'), document(theirs));
    for (const path of [`${here.desk}/${id}`, `${here.desk}/folders/${theirs}`]) {
      expect(await statusOf(path, board)).toBe(404);
    }
    const form = { reason: 'Not ours', version: '1' };
    const taken = await app.send(`${here.desk}/${id}/take-down`, { as: board, form });
    expect(taken.status).toBe(404);
    expect(await statusOf(`${here.shelf}/${id}/file`, board)).toBe(404);
    expect(await statusOf(`${here.shelf}/folders/not-an-id`, board)).toBe(404);
  });

  it('a refused form comes back with what was typed and the file, which is sent once', async () => {
    const { desk, folder, as, community } = await setUp();
    const board = await as('board');
    const fields = document(await folder('BUDGET'), { title: ' ', access: 'EVERYONE' });
    const refused = await post(`${desk}/new`, board, fields, text());
    expect(refused.status).toBe(400);
    const page = await refused.text();
    expect(page).toContain('Enter a title');
    expect(page).toContain('<bdi>Fees.txt</bdi>');
    const file = {
      'files[0].id': fieldValue(page, 'files\\[0\\].id'),
      'files[0].name': 'Fees.txt',
    };
    const looser = await post(`${desk}/new`, board, { ...fields, ...file, title: 'Budget' });
    expect(looser.status).toBe(400);
    expect(await looser.text()).toContain('This folder is for owners.');
    const without = await post(`${desk}/new`, board, { ...fields, title: 'Budget' });
    expect(await without.text()).toContain('Choose a file');
    const key = { idempotencyKey: randomUUID() };
    const whole = { ...document(fields.folderId, { title: 'Budget' }), ...file, ...key };
    const [saved, again] = [
      await post(`${desk}/new`, board, whole),
      await post(`${desk}/new`, board, whole),
    ];
    expect([saved.status, again.status]).toEqual([303, 303]);
    const [kept, ...others] = await app.em().find(RecordDocument, { community: community.id });
    expect(others).toEqual([]);
    expect(kept).toMatchObject({ title: 'Budget', retainUntil: '2033-03-01', access: null });
    const wrong = await post(
      `${desk}/new`,
      board,
      document(fields.folderId),
      new File([new Uint8Array([77, 90, 0, 1])], 'setup.exe'),
    );
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('setup.exe');
    // Somebody else cannot use the file of a form.
    const stolen = await post(`${desk}/new`, await as('manager'), { ...whole, ...key, title: 'B' });
    expect(stolen.status).toBe(400);
  });

  it('warns of a scan without text, and takes it', async () => {
    const { desk, folder, as, shelf } = await setUp();
    const board = await as('board');
    const inFolder = await folder('RULES');
    const scan = await pdf((page) => page.rect(50, 50, 300, 400).fill('#888'));
    const words = await pdf((page) =>
      page.text('No bicycles in the elevators, please. '.repeat(3)),
    );
    const scanned = await add(desk, board, document(inFolder, { title: 'Scanned' }), scan);
    const written = await add(desk, board, document(inFolder, { title: 'Written' }), words);
    expect(await html(`${desk}/${scanned}`, board)).toContain('looks like a scan');
    expect(await html(`${desk}/${written}`, board)).not.toContain('looks like a scan');
    expect(await html(desk, board)).toContain('Scans without text');
    const little = await pdf((page) => page.text('Pool closed.'));
    const short = await add(desk, board, document(inFolder, { title: 'Short' }), little);
    expect(await html(`${desk}/${short}`, board)).not.toContain('looks like a scan');
    const file = await app.send(`${shelf}/${written}/file`, { as: board });
    expect(file.headers.get('Content-Disposition')).toMatch(/^inline; filename="Written.pdf"/);
  });

  it('keeps old versions for moderators, and gives the second of two people 409', async () => {
    const { desk, shelf, folder, as, community } = await setUp();
    const board = await as('board');
    const owner = await as('owner');
    const inFolder = await folder('BUDGET');
    const id = await add(desk, board, document(inFolder), text('First words'));
    const file = `${shelf}/${id}/file`;
    const fields = { note: 'Page 4 corrected', version: '1' };
    const same = await post(`${desk}/${id}/version`, board, fields, text('First words'));
    expect(same.status).toBe(400);
    expect(await same.text()).toContain('This file has the same contents as version 1');
    expect((await post(`${desk}/${id}/version`, board, fields, text('Second'))).status).toBe(303);
    expect(await html(file, owner)).toBe('Second');
    expect(await html(`${file}?version=1`, board)).toBe('First words');
    for (const asked of ['3', '0', 'x', '']) {
      expect(await statusOf(`${file}?version=${asked}`, board)).toBe(404);
    }
    expect(await statusOf(`${file}?version=1`, owner)).toBe(404);
    expect(await html(`${shelf}/folders/${inFolder}`, owner)).toContain('Page 4 corrected');

    const late = await post(`${desk}/${id}/version`, board, fields, text('Third'));
    expect(late.status).toBe(409);
    const typed = { ...document(inFolder, { title: 'Fees 2026' }), version: '1' };
    const lost = await app.send(`${desk}/${id}/edit`, { as: board, form: typed });
    expect(lost.status).toBe(409);
    const page = await lost.text();
    expect(page).toContain('Saved version');
    const version = fieldValue(page, 'version');
    const sent = await app.send(`${desk}/${id}/edit`, { as: board, form: { ...typed, version } });
    expect(sent.status).toBe(303);
    const row = await app.em().findOneOrFail(RecordDocument, { id, community: community.id });
    expect(row.title).toBe('Fees 2026');
  });

  it('takes down with a reason, puts back, and deletes what is down with all its files', async () => {
    const { desk, shelf, folder, as, community } = await setUp();
    const board = await as('board');
    const owner = await as('owner');
    const id = await add(desk, board, document(await folder('RULES')));
    const file = `${shelf}/${id}/file`;
    const press = async (what: string, form: Record<string, string>) => {
      const { version } = await app.em().findOneOrFail(RecordDocument, { id });
      const sent = { as: board, form: { version: String(version), ...form } };
      return (await app.send(`${desk}/${id}/${what}`, sent)).status;
    };
    expect(await press('delete', { reason: 'Old', sure: 'yes' })).toBe(409);
    expect(await press('take-down', {})).toBe(400);
    expect(await press('take-down', { reason: 'Names in it' })).toBe(303);
    expect(await statusOf(file, owner)).toBe(404);
    expect(await statusOf(file, board)).toBe(200);
    expect(await html(desk, board)).toContain('Taken down');
    expect(await press('take-down', {})).toBe(303);
    expect(await statusOf(file, owner)).toBe(200);
    expect(await press('take-down', { reason: 'Again' })).toBe(303);
    expect(await press('delete', { reason: 'Old' })).toBe(400);
    expect(await press('delete', { reason: 'Old', sure: 'yes' })).toBe(303);
    expect(await statusOf(file, board)).toBe(404);
    const em = app.em();
    expect(await em.count(RecordVersion, { record: id })).toBe(0);
    expect(await em.count(StoredFile, { community: community.id })).toBe(0);
    const lines = await em.find(
      ModerationEvent,
      { subjectId: id, subjectType: 'DOCUMENT' },
      { orderBy: { createdAt: 'asc' } },
    );
    expect(lines.map(({ action, internalNote }) => [action, internalNote])).toEqual([
      ['UPLOAD', null],
      ['TAKE_DOWN', 'Names in it'],
      ['REOPEN', null],
      ['TAKE_DOWN', 'Again'],
      ['DELETE', 'Old'],
    ]);
  });

  it('marks what was kept long enough, and groups minutes by year', async () => {
    const { desk, shelf, folder, as } = await setUp();
    const board = await as('board');
    const inFolder = await folder('BOARD_MINUTES');
    for (const datedOn of ['2026-02-03', '2025-11-04']) {
      await add(desk, board, document(inFolder, { title: 'Minutes', datedOn }));
    }
    const old = { title: 'Statements', datedOn: '2011-01-31' };
    await add(desk, board, document(await folder('STATEMENTS'), old));
    const index = await html(desk, board);
    expect(index).toContain('Only had to be kept until January\u00a031, 2018');
    const years = await html(`${shelf}/folders/${inFolder}`, await as('owner'));
    expect([...years.matchAll(/<h2[^>]*>(\d{4})</g)].map(([, year]) => year)).toEqual([
      '2026',
      '2025',
    ]);
  });

  it('adds folders of the board’s own, in one language or two, and deletes empty ones', async () => {
    const { desk, shelf, as, community } = await setUp();
    const board = await as('board');
    const path = `${desk}/folders/new`;
    expect((await app.send(path, { as: board, form: { access: 'OWNERS' } })).status).toBe(400);
    const form = { nameEn: 'Garden', nameFr: 'Jardin', access: 'EVERYONE' };
    expect((await app.send(path, { as: board, form })).status).toBe(303);
    const kind = 'CUSTOM';
    const { id } = await app.em().findOneOrFail(RecordFolder, { community: community.id, kind });
    const tenant = await as('tenant');
    const french = await app.send(shelf, { as: tenant, headers: { 'Accept-Language': 'fr' } });
    expect(await french.text()).toContain('>Jardin<');
    expect(await html(shelf, tenant)).toContain('>Garden<');
    const renamed = { ...form, nameEn: '', nameFr: 'Le jardin', version: '1' };
    const here = `${desk}/folders/${id}`;
    expect((await app.send(here, { as: board, form: renamed })).status).toBe(303);
    const late = await app.send(here, { as: board, form: { ...renamed, access: 'BOARD' } });
    expect(late.status).toBe(409);
    expect(await html(shelf, tenant)).toMatch(/lang="fr"[^>]*>Le jardin</);
    const fees = await add(desk, board, document(id));
    expect((await app.send(`${here}/delete`, { as: board, form: {} })).status).toBe(409);
    await app.em().nativeDelete(RecordDocument, { id: fees });
    expect((await app.send(`${here}/delete`, { as: board, form: { x: '' } })).status).toBe(303);
    expect(await app.em().count(RecordFolder, { id })).toBe(0);
  });
});

describe('house rules and the emergency plan come from the shelf (rules 20.6)', () => {
  it('are written side by side, with sections that buttons add and remove', async () => {
    const { community, desk, shelf, folder, as } = await setUp();
    const board = await as('board');
    const path = `${desk}/texts/rules/en`;
    const sections = {
      'sections[0].heading': 'Quiet',
      'sections[0].text': 'From ten.\r\n\r\nTo seven.',
    };
    const form = { title: 'Our rules', lead: 'For all.', version: '0', ...sections };
    const insert = JSON.stringify({
      type: 'insert',
      payload: { name: 'sections', defaultValue: {} },
    });
    const more = await app.send(path, { as: board, form: { ...form, __intent__: insert } });
    expect(more.status).toBe(200);
    expect(await more.text()).toContain('name="sections[1].heading"');
    const empty = { ...form, 'sections[1].heading': 'Pets', 'sections[1].text': '' };
    expect((await app.send(path, { as: board, form: empty })).status).toBe(400);
    expect((await app.send(path, { as: board, form })).status).toBe(303);
    // A page to read is no document: the shelf counts as the desk does.
    const counted = await html(shelf, board);
    expect(counted).toContain('1 web page');
    expect(counted).not.toContain('1 document');
    expect(await html(desk, board)).not.toContain('1 document');
    const lost = await app.send(path, { as: board, form: { ...form, title: 'Other rules' } });
    expect(lost.status).toBe(409);
    expect(await lost.text()).toContain('Our rules');
    const french = { ...form, title: 'Nos règles', version: '1' };
    const saved = await app.send(`${desk}/texts/rules/fr`, { as: board, form: french });
    expect(saved.status).toBe(303);
    const text = await app.em().findOneOrFail(CommunityDocument, { community: community.id });
    expect(text).toMatchObject({
      title: 'Our rules',
      sections: [{ heading: 'Quiet', paragraphs: ['From ten.', 'To seven.'] }],
      translation: { title: 'Nos règles' },
    });
    const rules = `/communities/${community.slug}/rules`;
    const { rulesUrl } = await app.em().findOneOrFail(Community, { id: community.id });
    expect(rulesUrl).toBe(rules);
    const tenant = await as('tenant');
    expect(await html(rules, tenant)).toContain('To seven.');
    expect(await statusOf(rules)).toBe(401);
    const inFolder = await html(`${shelf}/folders/${await folder('RULES')}`, tenant);
    expect(inFolder).toContain(`href="${rules}"`);
    expect(await html(`/communities/${community.slug}`, tenant)).toContain(`href="${shelf}"`);
  });

  it('a PDF takes the place of the emergency plan, which anybody may open', async () => {
    const { community, desk, folder, as } = await setUp();
    const board = await as('board');
    const inFolder = await folder('EMERGENCY');
    const page = `/communities/${community.slug}/emergency`;
    expect(await statusOf(`${page}.pdf`)).toBe(404);
    const plan = (title: string) => document(inFolder, { title, isEmergencyPlan: 'yes' });
    const words = (line: string) => pdf((one) => one.text(line));
    expect((await post(`${desk}/new`, board, plan('Text'), text())).status).toBe(400);
    const strict = { ...plan('First'), access: 'BOARD' };
    const refused = await post(`${desk}/new`, board, strict, await words('first'));
    expect(refused.status).toBe(400);
    // Its file stays with the form: each PDF is looked into once, in a process of its own.
    const kept = fieldValue(await refused.text(), 'files\\[0\\].id');
    const again = { ...plan('First'), 'files[0].id': kept, 'files[0].name': 'plan.pdf' };
    const saved = await post(`${desk}/new`, board, again);
    const first = saved.headers.get('Location')?.split('#document-').at(-1) ?? '';
    const second = await add(desk, board, plan('Second'), await words('second'));
    const flags = await app.em().find(RecordDocument, { isEmergencyPlan: true, folder: inFolder });
    expect(flags.map(({ id }) => id)).toEqual([second]);
    const response = await app.send(`${page}.pdf`);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(await html(page)).toContain(`href="${page}.pdf"`);
    expect(await statusOf(`/communities/${community.slug}/documents/${first}/file`)).toBe(302);
    const form = { reason: 'Old numbers', version: '1' };
    await app.send(`${desk}/${second}/take-down`, { as: board, form });
    expect(await statusOf(`${page}.pdf`)).toBe(404);
    expect(await html(page)).not.toContain(`${page}.pdf`);
  });

  it('two at once leave one plan, and no folder is deleted under a new document', async () => {
    const { desk, folder, as } = await setUp();
    const board = await as('board');
    const inFolder = await folder('EMERGENCY');
    const words = await pdf((one) => one.text('Meet at the maple.'));
    const plan = (title: string) =>
      post(`${desk}/new`, board, document(inFolder, { title, isEmergencyPlan: 'yes' }), words);
    const saved = await Promise.all([plan('First'), plan('Second')]);
    expect(saved.map(({ status }) => status)).toEqual([303, 303]);
    const flags = await app.em().find(RecordDocument, { isEmergencyPlan: true, folder: inFolder });
    expect(flags).toHaveLength(1);
    await app.send(`${desk}/folders/new`, {
      ...{ as: board, form: { nameEn: 'Garage', access: 'EVERYONE' } },
    });
    const own = await app.em().findOneOrFail(RecordFolder, { name: 'Garage' });
    const answers = await Promise.all([
      post(`${desk}/new`, board, document(own.id, { title: 'Ramp' }), words),
      app.send(`${desk}/folders/${own.id}/delete`, { as: board, form: {} }),
    ]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
  });
});
