import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { BackupRun, SiteSettings } from '#db/entities/index.ts';
import { makeCommunity, makeUser } from '#db/factories/index.ts';
import { env } from '#app/lib/env.server.ts';
import { testApp } from '#tests/setup/app.ts';

const app = testApp();
let admin = '';
let board = '';
beforeAll(async () => {
  const em = app.em();
  const ada = makeUser(em, { role: 'ADMIN', language: 'en' });
  const bo = makeUser(em, { role: 'BOARD', language: 'en' });
  makeCommunity(em, { slug: 'cedar-row', name: 'Cedar Row', openedAt: null });
  await em.flush();
  admin = await app.signIn(ada);
  board = await app.signIn(bo);
});

const path = '/admin/site';
const guides = ['help', 'contact', 'about', 'accessibility', 'privacy', 'terms', 'guidelines'];
const texts = {
  operatorName: 'Rideau Condo Services',
  contactEmail: 'Hello@Rideau.example',
  privacyEmail: 'privacy@rideau.example',
  aboutEn: 'It began on [Cedar Row](/communities/cedar-row).\n\nSee [this](javascript:alert).',
  aboutFr: 'Tout a commencé rue des Cèdres.',
  contactNoteEn: 'We answer on Fridays.',
  contactNoteFr: 'Nous répondons le vendredi.',
};
const read = async (at: string, as?: string, language = 'en') => {
  const answer = await app.send(at, {
    ...(as && { as }),
    headers: { 'Accept-Language': language },
  });
  return answer.text();
};
const saved = () => app.em().findOne(SiteSettings, { id: 1 });

describe('who runs the site (rules 6.1)', () => {
  it('is for administrators only', async () => {
    expect((await app.send(path)).status).toBe(401);
    expect((await app.send(path, { as: board })).status).toBe(403);
    expect((await app.send(path, { as: board, form: { ...texts, seen: '0' } })).status).toBe(403);
    expect(await saved()).toBeNull();
    expect((await app.send(path, { as: admin })).status).toBe(200);
    expect(await read('/admin/people', admin)).toContain('href="/admin/site"');
  });

  it('invents nothing while nobody has said it, in either language', async () => {
    for (const language of ['en', 'fr']) {
      for (const guide of guides) {
        const html = await read(`/${guide}`, undefined, language);
        expect(html, guide).toMatch(/<h1/);
        expect(html, guide).not.toMatch(
          /local-link\.example|within two|deux jours|hillsview|clarence|18-nepean|\{(contact|name|about|privacy)/i,
        );
      }
    }
    expect(await read('/contact')).toContain('Ask your board or property manager');
    expect(await read('/contact', undefined, 'fr')).toContain(
      'Adressez-\u2060vous à votre conseil',
    );
  });

  it('leads a new administrator there, and nobody else', async () => {
    expect(await read('/manage', admin)).toContain('>add the details<');
    expect(await read('/manage/cedar-row/opening', admin)).toContain('href="/admin/site"');
    expect(await read('/manage', board)).not.toContain('href="/admin/site"');
  });

  it('loses nothing typed when a text is in one language only', async () => {
    const { aboutFr: _, ...half } = texts;
    const refused = await app.send(path, { as: admin, form: { ...half, seen: '0' } });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain('Enter “About this site” in French too');
    expect(html).toContain('Rideau Condo Services');
    expect(await saved()).toBeNull();
  });

  it('shows what was set on the guides and at the foot of every page', async () => {
    await read('/contact');
    const done = await app.send(path, { as: admin, form: { ...texts, seen: '0' } });
    expect([done.status, done.headers.get('Location')]).toEqual([303, path]);
    expect(await saved()).toMatchObject({ contactEmail: 'hello@rideau.example', version: 1 });
    const contact = await read('/contact');
    expect(contact).toContain('We answer on Fridays.');
    expect(contact).toContain('href="mailto:hello@rideau.example"');
    const french = await read('/contact', undefined, 'fr');
    expect(french).toContain('Nous répondons le vendredi.');
    expect(await read('/privacy')).toContain('href="mailto:privacy@rideau.example"');
    const about = await read('/about');
    expect(about).toContain('href="/communities/cedar-row"');
    expect(about).not.toContain('href="javascript:');
    expect(about).toContain('Rideau Condo Services keeps the site running');
    expect(contact.slice(contact.indexOf('<footer'))).toContain('Rideau Condo Services');
    const manage = await read('/manage', admin);
    expect(manage).not.toContain('>add the details<');
    expect(manage).toContain('>Site settings<');
  });

  it('names the text that has one language only, in each of its errors', async () => {
    const half = { ...texts, contactNoteFr: '', aboutFr: '', seen: '1' };
    const refused = await app.send(path, { as: admin, form: half });
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain('Enter “Usual reply time” in French too');
    expect(html).toContain('Enter “About this site” in French too');
    expect(html).toContain('Fill in both languages, or neither.');
  });

  it('tells the second of two who save at once what is saved now', async () => {
    const mine = { ...texts, operatorName: 'Ottawa River Homes', seen: '0' };
    const late = await app.send(path, { as: admin, form: mine });
    expect(late.status).toBe(409);
    const html = await late.text();
    expect(html).toContain('Ottawa River Homes');
    expect(html).toContain('Rideau Condo Services');
    expect(html).toContain('name="seen" value="1"');
    expect((await saved())?.operatorName).toBe('Rideau Condo Services');
    const again = await app.send(path, { as: admin, form: { ...mine, seen: '1' } });
    expect(again.status).toBe(303);
    expect((await saved())?.operatorName).toBe('Ottawa River Homes');
  });
});

describe('what administrators see of the backups (rules 6.1)', () => {
  const note = (given: object) =>
    app.em().insert(BackupRun, {
      ...{ id: randomUUID(), kind: 'BACKUP', file: '/backups/x.tar.gz', bytes: 12_400_000 },
      ...{ startedAt: new Date(), endedAt: new Date(), ...given },
    });
  const ago = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1000);

  it('is in both languages, in each state, and for nobody else', async () => {
    expect(await read(path, admin)).toContain('Automatic backups are off.');
    env().backupDir = '/backups';
    expect(await read(path, admin)).toContain('The first one is made overnight.');
    await note({ endedAt: ago(40) });
    const old = await read(path, admin);
    expect(old).toContain('1 day ago), 12.4 MB.');
    expect(old).toContain('Backup overdue');
    expect(old).toContain('The newest backup hasn’t been tested yet.');
    await note({ kind: 'REHEARSAL', endedAt: ago(39) });
    await note({ failure: 'NO_ROOM', bytes: null, endedAt: ago(9) });
    const failed = await read(path, admin);
    expect(failed).toContain('Backup failed');
    expect(failed).toContain('The disk with the folder in BACKUP_DIR is full.');
    expect(failed).toContain('It worked.');
    await note({ endedAt: ago(1) });
    await note({ kind: 'REHEARSAL', failure: 'OTHER' });
    const em = app.em();
    const lise = makeUser(em, { role: 'ADMIN', language: 'fr' });
    await em.flush();
    const french = await read(path, await app.signIn(lise), 'fr');
    expect(french).not.toContain('Sauvegarde en échec');
    expect(french).toContain('Dernière sauvegarde');
    expect(french).toContain('12,4\u00a0Mo');
    expect(french).toContain('Essai de restauration en échec');
    expect(french).not.toContain('/backups');
  });

  it('is on their home page while it needs a look, and on nobody else’s', async () => {
    const line = '/admin/site#backups';
    env().backupDir = '/backups';
    await app.em().nativeDelete(BackupRun, {});
    const home = async (as: string) => (await read('/', as)).includes(line);
    expect(await home(admin)).toBe(false);
    await note({ endedAt: ago(47) });
    expect(await home(admin)).toBe(false);
    await note({ kind: 'REHEARSAL', failure: 'OTHER', endedAt: ago(40) });
    expect(await home(admin)).toBe(true);
    expect(await home(board)).toBe(false);
    expect(await read('/', board)).not.toContain('backupTrouble');
    await note({ kind: 'REHEARSAL', endedAt: ago(30) });
    expect(await home(admin)).toBe(false);
    await note({ failure: 'OTHER', bytes: null, endedAt: ago(20) });
    // One by hand is a backup, and the night's still failed.
    await note({ kind: 'BY_HAND', endedAt: ago(1) });
    expect(await home(admin)).toBe(true);
    expect(await read(path, admin)).toContain('made by hand.');
    await note({ endedAt: ago(0) });
    expect(await home(admin)).toBe(false);
    await app.em().nativeUpdate(BackupRun, {}, { endedAt: ago(49) });
    expect(await home(admin)).toBe(true);
    env().backupDir = undefined;
    expect(await home(admin)).toBe(false);
  });
});
