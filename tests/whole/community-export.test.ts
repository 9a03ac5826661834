import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  ModerationEvent,
  Photo,
  StoredFile,
  Unit,
  UnitCode,
  UserCommunity,
  type User,
} from '#db/entities/index.ts';
import { makeMembership, makeNotice, makePlace, makeUser } from '#db/factories/index.ts';
import { makeOwner } from '#db/factories/owners.ts';
import { references } from '#app/features/site/community-import/references.ts';
import { env } from '#app/lib/env.server.ts';
import { translateKey } from '#app/messages/catalogue.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { makeNeighbourhood, type Neighbourhood } from '#tests/setup/neighbourhood.ts';
import { cellsOf, isFormula } from '#tests/setup/spreadsheet.ts';
import { makeTown, type Town } from '#tests/setup/town.ts';

const app = testApp();

type Files = Record<string, string>;

async function download(slug: string, as: string, language: 'en' | 'fr' = 'en'): Promise<Files> {
  const response = await app.send(`/manage/${slug}/export.zip`, {
    as,
    form: {},
    headers: { 'Accept-Language': language },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('application/zip');
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes, true)]),
  );
}

const sumOf = (text: string) =>
  createHash('sha256').update(Buffer.from(text, 'latin1')).digest('hex');

const utf8 = (text = '') => Buffer.from(text, 'latin1').toString('utf8');

const linesIn = (text = ''): Record<string, unknown>[] =>
  utf8(text)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('all records of a community in one file (rules 3.12)', () => {
  let town: Town;
  let board: User;
  let files: Files;
  beforeAll(async () => {
    town = await makeTown({ em: app.em, env: { dataDir: env().dataDir } });
    board = town.board;
    const em = app.em();
    const notice = makeNotice(em, board, town.hillsview, { title: 'Boiler / "noise": tonight' });
    const unit = em.create(Unit, {
      community: town.hillsview,
      label: '12',
      key: '12',
      position: 9,
    });
    const ended = makeUser(em, { name: 'Zzleaving Lee', email: 'zzleaving@mail.example' });
    ended.deletionAskedAt = new Date();
    makeMembership(em, ended, town.hillsview, { state: 'ENDED', endedAt: new Date() });
    await em.flush();
    em.create(UnitCode, {
      unit,
      nonce: 'zznonce',
      codeHash: 'zzhash',
      createdBy: board,
      expiresAt: new Date(),
    });
    em.create(ModerationEvent, {
      ...{ subjectType: 'REPORT', subjectId: notice.id, community: town.hillsview },
      ...{ action: 'REPORT', toStatus: 'OPEN' },
      snapshot: { title: 'Zzreport about the board', about: 'USER', aboutId: board.id },
    });
    const [invited] = await em.find(UserCommunity, { inviteeEmail: 'invited@mail.example' });
    if (invited) invited.inviteHash = 'zzinvitation';
    await em.flush();
    files = await download(town.hillsview.slug, await app.signIn(board));
  });

  it('has lists for people, documents with their files, notices with proofs, data and the log', () => {
    const names = Object.keys(files);
    const { slug } = town.hillsview;
    const nameOf = (list: string) =>
      `${slug}-${translateKey('en', `doorQueue.csv.files.${list}`)}.csv`;
    for (const name of [
      /^documents\/[^/]+\/[^/]+\.pdf$/,
      /^documents\/[^/]+\/[^/]+ \(version \d+\)\.pdf$/,
      /^notices\/\d{4}-\d\d-\d\d Boiler - noise tonight\/poster\.pdf$/,
      /^notices\/\d{4}-\d\d-\d\d [^/]+\/proof-of-delivery\.pdf$/,
      /^notices\/\d{4}-\d\d-\d\d [^/]+\/proof-of-delivery\.csv$/,
    ]) {
      expect(
        names.some((one) => name.test(one)),
        String(name),
      ).toBe(true);
    }
    for (const name of [
      ...['waiting', 'members', 'invited', 'ended'].map((list) => nameOf(list)),
      `${slug}-units.csv`,
      ...['documents.csv', 'notices.csv', 'posts.csv', 'decisions.csv', 'log.jsonl'],
      ...['README.txt', 'SHA256SUMS.txt', 'data/memberships.jsonl', 'data/listings.jsonl'],
    ]) {
      expect(names).toContain(name);
    }
    for (const name of names) expect(name).not.toMatch(/\.\.|\\|^\/|["<>|:*?]/);
    const lower = names.map((name) => name.toLowerCase());
    expect(new Set(lower).size).toBe(names.length);
    for (const [name, text] of Object.entries(files)) {
      if (name.endsWith('.pdf')) expect(text.slice(0, 5), name).toBe('%PDF-');
    }
  });

  it('has as many posts, notices and documents as the community', async () => {
    const rowsOf = async (table: string) => {
      const [row] = await app
        .em()
        .execute<{ rows: number }[]>(
          `select count(*)::int as rows from ${table} where community_id = ?`,
          [town.hillsview.id],
        );
      return row?.rows;
    };
    for (const [file, table] of [
      ['units', 'units'],
      ['listings', 'listings'],
      ['activities', 'activities'],
      ['notices', 'condo_notices'],
      ['documents', 'records'],
      ['folders', 'record_folders'],
    ] as const) {
      expect(linesIn(files[`data/${file}.jsonl`]).length, file).toBe(await rowsOf(table));
    }
    const cells = cellsOf(utf8(files['posts.csv']), ',');
    const posts = ((await rowsOf('listings')) ?? 0) + ((await rowsOf('activities')) ?? 0);
    expect(cells).toHaveLength(posts + 1);
    expect(cells[0]?.slice(0, 3)).toEqual(['Kind', 'Title', 'State']);
    expect(cellsOf(utf8(files['notices.csv']), ',')).toHaveLength(
      ((await rowsOf('condo_notices')) ?? 0) + 1,
    );
    for (const [name, text] of Object.entries(files)) {
      if (!name.endsWith('.csv')) continue;
      expect(cellsOf(utf8(text), ',').flat().filter(isFormula), name).toEqual([]);
    }
    const versions = linesIn(files['data/document-versions.jsonl']);
    expect(versions.length).toBeGreaterThan(1);
    for (const { path } of versions) expect(files).toHaveProperty([String(path)]);
  });

  it('names no row that it has not', async () => {
    const em = app.em();
    const community = town.hillsview;
    const unit = em.create(Unit, { community, label: '611', key: '611', position: 10 });
    const cancelled = em.create(UserCommunity, {
      ...{ community, condoUnit: '611', unit, state: 'ENDED', inviteeName: 'Ann Owner' },
      endedAt: new Date(),
    });
    const owner = makeOwner(em, unit, { membership: cancelled, name: 'Ann Owner' });
    const guest = makeUser(em, { name: 'Petra Picture', role: 'ADMIN' });
    const place = makePlace(em, community);
    const photo = em.create(Photo, { owner: guest, width: 800, height: 600, place });
    await em.flush();
    const all = await download(community.slug, await app.signIn(board));
    const rowsOf = (kind: string) => linesIn(all[`data/${kind}.jsonl`]);
    expect(rowsOf('owners')).toContainEqual(
      expect.objectContaining({ id: owner.id, membership_id: null }),
    );
    expect(rowsOf('photos').map(({ id }) => id)).toContain(photo.id);
    const missing = references.flatMap(([kind, field, target]) => {
      const ids = new Set(rowsOf(target).map(({ id }) => id));
      const named = rowsOf(kind).map((row) => row[field]);
      return named.flatMap((id) => (id && !ids.has(id) ? [`${kind}.${field} ${String(id)}`] : []));
    });
    expect(missing).toEqual([]);
  });

  it('sums up every file, and chains the log', () => {
    const sums = utf8(files['SHA256SUMS.txt']).trim().split('\n');
    expect(sums).toHaveLength(Object.keys(files).length - 1);
    for (const line of sums) {
      const [sum = '', name = ''] = [line.slice(0, 64), line.slice(66)];
      expect(sumOf(files[name] ?? ''), name).toBe(sum);
    }
    let previous = '0'.repeat(64);
    const lines = utf8(files['log.jsonl']).trim().split('\n');
    for (const line of lines) {
      expect(line.startsWith(`{"previous":"${previous}"`)).toBe(true);
      previous = createHash('sha256').update(line).digest('hex');
    }
    const about = utf8(files['README.txt']);
    expect(about).toContain(previous);
    expect(about.indexOf('Records of')).toBeGreaterThanOrEqual(0);
    expect(about).toContain('Dossiers');
    const entries = linesIn(files['log.jsonl']);
    expect(entries.length).toBeGreaterThan(3);
    expect(entries.at(-1)).toMatchObject({ action: 'EXPORT', by: { name: board.name } });
    const times = entries.map(({ at }) => String(at));
    expect(times).toEqual([...times].sort());
  });

  it('has nothing that the desk does not show', async () => {
    const all = Object.entries(files)
      .filter(([name]) => !name.endsWith('.pdf'))
      .map(([, text]) => utf8(text))
      .join('\n');
    for (const secret of [
      ...['argon2', 'zznonce', 'zzhash', 'zzinvitation', 'zzleaving@mail.example'],
      ...['Zzreport about the board', 'password', 'invite_hash', 'person_ids', 'Birch Lane'],
    ]) {
      expect(all.replace(/passwords/g, ''), secret).not.toContain(secret);
    }
    expect(all).toContain('Zzleaving Lee');
    const elsewhere = await app
      .em()
      .find(StoredFile, { community: { $ne: town.hillsview.id } }, { limit: 5 });
    for (const { id } of elsewhere) expect(all).not.toContain(id);
  });

  it('is in French for whoever reads French, and goes into the log once each time', async () => {
    const taken = () =>
      app.em().count(ModerationEvent, { action: 'EXPORT', community: town.hillsview.id });
    const before = await taken();
    const french = await download(town.hillsview.slug, await app.signIn(board), 'fr');
    expect(Object.keys(french)).toEqual(
      expect.arrayContaining(['avis.csv', 'publications.csv', 'decisions.csv', 'README.txt']),
    );
    expect(utf8(french['publications.csv']).slice(0, 20)).toContain('"Type";"Titre"');
    expect(before).toBeGreaterThan(0);
    expect(await taken()).toBe(before + 1);
    const log = await app.send(`/moderation/log?community=${town.hillsview.id}&what=desk`, {
      as: await app.signIn(board),
    });
    expect(await log.text()).toContain('All records downloaded');
  });
});

describe('who may download all records', () => {
  let hood: Neighbourhood;
  beforeAll(async () => {
    hood = await makeNeighbourhood(app.em());
  });

  it('is who manages the community, from a page that its desk leads to', async () => {
    const { community, board, manager, admin, resident, otherBoard } = hood;
    const page = `/manage/${community.slug}/export`;
    const desk = await app.send(`/manage/${community.slug}`, { as: await app.signIn(board) });
    expect(await desk.text()).toContain(`href="${page}"`);
    for (const who of [board, manager, admin]) {
      const as = await app.signIn(who);
      const shown = await (await app.send(page, { as })).text();
      expect(shown).toContain(`action="${page}.zip"`);
      expect(Object.keys(await download(community.slug, as))).toContain('log.jsonl');
    }
    for (const who of [resident, otherBoard]) {
      const as = await app.signIn(who);
      expect((await app.send(page, { as })).status).toBe(403);
      expect((await app.send(`${page}.zip`, { as, form: {} })).status).toBe(403);
    }
    expect((await app.send(page)).status).toBe(401);
    const visitor = await app.send(`${page}.zip`, { form: {} });
    expect(visitor.headers.get('Location')).toBe(
      `/login?redirectTo=${encodeURIComponent(`${page}.zip`)}`,
    );
    const opened = await app.send(`${page}.zip`, { as: await app.signIn(board) });
    expect([opened.status, opened.headers.get('Location')]).toEqual([302, page]);
  });

  it('do so five times an hour, and are told to wait on the page after that', async () => {
    const { community, manager } = hood;
    const as = await app.signIn(manager);
    for (let n = 0; n < 4; n += 1) await download(community.slug, as);
    const page = `/manage/${community.slug}/export`;
    const refused = await app.send(`${page}.zip`, { as, form: {} });
    expect([refused.status, refused.headers.get('Location')]).toEqual([303, page]);
    const em = app.em();
    expect(await em.count(ModerationEvent, { action: 'EXPORT', actor: manager.id })).toBe(5);
  });
});
