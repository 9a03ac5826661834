import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  Community,
  MailLetter,
  ModerationEvent,
  Mortgagee,
  Owner,
  Ownership,
  Unit,
  User,
  UserCommunity,
} from '#db/entities/index.ts';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { importLines } from '#app/cli/import-words.ts';
import { importCommunity } from '#app/features/site/community-import/import-community.server.ts';
import {
  downloadCommunity,
  linesIn,
  textOf,
  withText,
  writeZip,
  type Files,
} from '#tests/setup/community-file.ts';
import { rowsIn, testImports, type Site } from '#tests/setup/community-imports.ts';

const { files, path, emptySite, bring, storedFiles } = testImports();

const sumOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');
const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** The rows of each kind, each id replaced by what it stands for, so that two sites can be compared. */
function portrait(files: Files): Record<string, string[]> {
  const kinds = Object.keys(files).filter((name) => name.endsWith('.jsonl'));
  const labels = new Map<string, string>();
  const rows = new Map(kinds.map((kind) => [kind, linesIn(files, kind).map(comparable)]));
  for (const [kind, list] of rows) {
    for (const row of list) {
      const label = sumOf(kind + JSON.stringify(row).replace(uuid, '')).slice(0, 12);
      labels.set(String(row.id), `${kind}:${label}`);
      if (typeof row.path === 'string') {
        labels.set(String(row.file_id), `file:${sumOf(files[row.path] ?? '')}`);
      }
    }
  }
  return Object.fromEntries(
    [...rows].map(([kind, list]) => [
      kind,
      list
        .map((row) => JSON.stringify(row).replace(uuid, (id) => labels.get(id) ?? 'unknown'))
        .sort(),
    ]),
  );
}

/** A row without what an import changes on purpose. */
function comparable(row: Record<string, unknown>): Record<string, unknown> {
  const { previous: _, invite_expires_at: __, closed_at: ___, ...kept } = row;
  const isDelivery = 'unit_key' in row;
  if (isDelivery && kept.state === 'QUEUED') kept.state = 'UNSENT';
  if (kept.status === 'PUBLISHED' && Date.parse(String(kept.published_at)) > Date.now()) {
    kept.status = 'DRAFT';
  }
  if (kept.role === 'ADMIN' && 'is_closed' in row) kept.role = null;
  if (kept.email === 'admin@demo.example' && 'can_moderate' in row) kept.can_moderate = false;
  return kept;
}

describe('the import of a community (rules 3.13)', () => {
  let site: Site;
  let again: Files;
  beforeAll(async () => {
    site = await emptySite();
    await bring(site);
    again = await downloadCommunity(site.newEm(), 'hillsview-place');
  });

  it('makes the same units, people, notices, documents, posts and log elsewhere', () => {
    const [before, after] = [portrait(files()), portrait(again)];
    const log = after['log.jsonl'] ?? [];
    const added = log.filter((line) => line.includes('"action":"IMPORT"'));
    expect(added).toHaveLength(1);
    after['log.jsonl'] = log.filter((line) => !added.includes(line));
    for (const kind of Object.keys(before)) expect(after[kind], kind).toEqual(before[kind]);
    for (const kind of [
      ...['notice-deliveries', 'photos', 'revisions', 'appeals', 'notice-files'],
      ...['further-units', 'owners', 'ownerships', 'owner-consents', 'mortgagees'],
    ]) {
      expect(before[`data/${kind}.jsonl`]?.length, kind).toBeGreaterThan(0);
    }
  });

  it('keeps everything that the record of owners says', async () => {
    const em = site.newEm();
    const owner = await em.findOneOrFail(
      Owner,
      { name: '2345678 Ontario inc.' },
      { populate: ['membership.user', 'emailBy'] },
    );
    expect(owner).toMatchObject({
      ...{ language: 'fr', email: 'zzowner@mail.example', emailSource: 'DESK' },
      ...{ emailOn: '2026-02-01', returnedEmail: 'zzowner@mail.example', returnedOn: '2026-03-01' },
      address: 'c/o Roy Law Office\n9 Rideau Street',
    });
    expect(owner.emailBy?.unwrap().email).toBe('board@demo.example');
    expect(owner.membership?.unwrap().user?.unwrap().email).toBe('resident@demo.example');
    const owned = await em.find(Ownership, { owner }, { populate: ['unit'] });
    expect(
      owned
        .map(({ unit, startedOn, endedOn }) => {
          const { label, kind, building } = unit.unwrap();
          return [label, kind, building, startedOn, endedOn ?? null];
        })
        .sort(),
    ).toEqual([
      ['A-305', 'HOME', 'Tower A', '2020-05-01', '2026-01-31'],
      ['P2-14', 'PARKING', 'Tower A', '2020-05-01', null],
    ]);
    expect(await em.findOneOrFail(Mortgagee, { name: 'Rideau Trust' })).toMatchObject({
      ...{ email: 'bank@mail.example', returnedEmail: 'bank@mail.example', askedOn: '2026-02-01' },
    });
    expect(await em.findOneOrFail(Community, { slug: 'hillsview-place' })).toMatchObject({
      ...{ serviceRule: 'RECORD', serviceDecidedOn: '2026-01-05' },
    });
  });

  it('has the same files, by their checksums', () => {
    const sums = (of: Files) =>
      Object.entries(of)
        .filter(([name]) => /^(documents|photos)\/|plan\.csv$/.test(name))
        .map(([name, bytes]) => `${name.replace(uuid, '')} ${sumOf(bytes)}`)
        .sort();
    expect(sums(files()).length).toBeGreaterThan(10);
    expect(sums(again)).toEqual(sums(files()));
  });

  it('says in the log where it comes from, and has the end of the chain that it goes on from', async () => {
    const lines = textOf(files(), 'log.jsonl').trim().split('\n');
    const event = await site.newEm().findOneOrFail(ModerationEvent, {
      action: 'IMPORT',
      subjectType: 'COMMUNITY',
      snapshot: { chainEnd: sumOf(lines.at(-1) ?? '') },
    });
    expect(event).toMatchObject({ actor: null, snapshot: { entries: lines.length } });
    const [shown] = linesIn(again, 'log.jsonl').slice(-1);
    expect(shown).toMatchObject({ action: 'IMPORT', by: null });
    expect(shown?.details).toEqual(
      expect.arrayContaining([`Checksum of the last entry: ${sumOf(lines.at(-1) ?? '')}`]),
    );
  });

  it('sends nothing, and lets nobody in without a link', async () => {
    const em = site.newEm();
    expect(await em.count(MailLetter)).toBe(0);
    expect(await em.count(User, { isAuthenticated: true })).toBe(0);
    expect(await em.count(User, { role: 'ADMIN' })).toBe(0);
    const hashes = await em.execute<{ password: string }[]>('select distinct password from users');
    expect(hashes).toHaveLength(1);
    expect(hashes[0]?.password).toMatch(/^\$argon2id\$/);
    expect(await em.count(UserCommunity, { inviteHash: { $ne: null } })).toBe(0);
    expect(await rowsIn(site, 'unit_codes')).toBe(0);
    expect(textOf(files(), 'log.jsonl').includes('Zzold Name')).toBe(false);
  });

  it('refuses a second time, and takes another address', async () => {
    const stored = storedFiles();
    await expect(bring(site)).rejects.toThrow(
      'There is a community at /communities/hillsview-place already. Nothing was changed. Give this one another address: --slug hillsview-place-2',
    );
    expect(storedFiles()).toBe(stored);
    const report = await bring(site, path(), 'hillsview-two');
    expect(report).toMatchObject({ slug: 'hillsview-two', isRehearsal: false });
    const two = await site.newEm().findOneOrFail(Community, { slug: 'hillsview-two' });
    expect(two.rulesUrl).toBe('/communities/hillsview-two/rules');
    await expect(bring(site, path(), 'Editor Two')).rejects.toThrow('--slug editor-two-2');
    await expect(bring(site, path(), 'editor')).rejects.toThrow('can’t be the address');
  });
});

describe('a download of an earlier version, with an owner for each unit', () => {
  it('has each as an owner of that unit, and guesses nothing', async () => {
    const rowOf = new Map(
      linesIn(files(), 'data/ownerships.jsonl').map((row) => [row.owner_id, row]),
    );
    const linesOf = (rows: object[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
    const earlier = linesIn(files(), 'data/owners.jsonl').map((owner) => {
      const { unit_id, ended_on } = rowOf.get(owner.id) ?? {};
      const { id, membership_id, name, address, created_at, updated_at } = owner;
      return { id, membership_id, name, address, unit_id, ended_on, created_at, updated_at };
    });
    const units = linesIn(files(), 'data/units.jsonl').map(
      ({ kind: _, building: __, ...unit }) => unit,
    );
    const later = ['data/ownerships.jsonl', 'data/mortgagees.jsonl'];
    const kept = Object.entries(files()).filter(([name]) => !later.includes(name));
    const withOwners = withText(Object.fromEntries(kept), 'data/owners.jsonl', () =>
      linesOf(earlier),
    );
    const site = await emptySite();
    await bring(site, writeZip(withText(withOwners, 'data/units.jsonl', () => linesOf(units))));
    expect(await rowsIn(site, 'owners')).toBe(earlier.length);
    expect(await rowsIn(site, 'ownerships')).toBe(earlier.length);
    const em = site.newEm();
    expect(await em.count(Unit, { kind: { $ne: 'HOME' } })).toBe(0);
    expect(await em.count(Unit, { building: { $ne: null } })).toBe(0);
  });
});

describe('a rehearsal', () => {
  it('says what would be made, and keeps nothing', async () => {
    const site = await emptySite();
    const stored = storedFiles();
    const report = await importCommunity(site.newEm(), path(), { isRehearsal: true });
    expect(report.counts.units).toBe(linesIn(files(), 'data/units.jsonl').length);
    const said = importLines(report, 'https://link.example');
    expect(said).toContain('would be at /communities/hillsview-place');
    expect(said).toContain('This was a rehearsal: nothing was kept.');
    expect(said).toContain('“Comes out in a week”');
    expect(said).toContain('https://link.example/forgot-password');
    expect(said).toMatch(
      /\(admin@demo\.example\): an administrator of the other site.+ADMIN is never imported/,
    );
    for (const table of ['users', 'communities', 'moderation_events', 'stored_files']) {
      expect(await rowsIn(site, table), table).toBe(0);
    }
    expect(storedFiles()).toBe(stored);
  });
});

describe('people who have an account here', () => {
  it('keep it as it is: only a confirmed address gets the membership, and a role is said', async () => {
    const site = await emptySite();
    const em = site.newEm();
    const elsewhere = makeCommunity(em);
    const own = {
      name: 'Own Name',
      password: 'own hash',
      phone: '613-555-0100',
      isAuthenticated: true,
    };
    const neighbour = makeUser(em, { ...own, email: 'neighbour@demo.example' });
    makeMembership(em, neighbour, elsewhere, { isPrimary: true });
    const board = makeUser(em, { ...own, email: 'board@demo.example' });
    const squatter = makeUser(em, {
      ...{ name: 'Squatter', email: 'manager@demo.example', isAuthenticated: false },
    });
    const wisher = makeUser(em, {
      ...{ name: 'Wisher', email: 'else@mail.example', isAuthenticated: false },
      emailBefore: 'resident@demo.example',
    });
    await em.flush();
    const report = await bring(site);
    const found = site.newEm();
    const kept = await found.findOneOrFail(User, { id: neighbour.id }, { populate: ['password'] });
    expect(kept).toMatchObject({ name: 'Own Name', phone: '613-555-0100', role: 'RESIDENT' });
    expect(kept.password).toBe('own hash');
    const community = await found.findOneOrFail(Community, { slug: 'hillsview-place' });
    const placeOf = (user: string) => found.find(UserCommunity, { community: community.id, user });
    expect(await placeOf(neighbour.id)).toMatchObject([
      { state: 'CONFIRMED', isPrimary: false, position: 1 },
    ]);
    expect(await placeOf(board.id)).toMatchObject([{ canModerate: true, isPrimary: true }]);
    expect(await found.findOneOrFail(User, board.id)).toMatchObject({ role: 'BOARD' });
    expect(report.raised).toMatchObject([{ from: 'RESIDENT', to: 'BOARD' }]);
    expect(
      await found.count(ModerationEvent, {
        ...{ community: community.id, subjectType: 'ROLE', subjectId: board.id, action: 'GRANT' },
      }),
    ).toBeGreaterThan(0);
    for (const { id } of [squatter, wisher]) {
      expect(await placeOf(id)).toEqual([]);
      expect(await found.findOneOrFail(User, id)).toMatchObject({ role: 'RESIDENT' });
    }
    const invited = await found.find(UserCommunity, {
      ...{ community: community.id, user: null },
      inviteeEmail: { $in: ['manager@demo.example', 'resident@demo.example'] },
    });
    expect(invited).toHaveLength(2);
    for (const one of invited) expect(one).toMatchObject({ state: 'INVITED', inviteHash: null });
    const said = importLines(report, 'https://link.example');
    expect(said).toContain('(board@demo.example): was RESIDENT here and is BOARD now');
    expect(said).toContain('2 whose address an account here has');
  });
});
