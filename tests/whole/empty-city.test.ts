import { beforeEach, describe, expect, it } from 'vitest';
import { Community, NewsletterIssue, SiteSettings } from '#db/entities/index.ts';
import { makeCommunity, makeUser } from '#db/factories/index.ts';
import { notePublicChange } from '#app/lib/db/public-changes.server.ts';
import { testApp } from '#tests/setup/app.ts';

const app = testApp();
const french = { headers: { 'Accept-Language': 'fr' } };

const pageOf = async (path: string, as?: string) => (await app.send(path, { as })).text();
const inFrench = async (path: string) => (await app.send(path, french)).text();

/** The main part of a page, without the links of its header and footer. */
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

beforeEach(async () => {
  const em = app.em();
  await em.nativeUpdate(Community, {}, { openedAt: null });
  const later = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await em.nativeUpdate(NewsletterIssue, {}, { publishedAt: later });
});

describe('a city whose operator has no address yet (rules 33)', () => {
  it('sends nobody to write to it', async () => {
    for (const path of ['/register', '/', '/help']) {
      const html = mainOf(await pageOf(path));
      expect(html, path).not.toMatch(/write to us|goes to us/);
      if (path !== '/help') expect(html, path).not.toContain('href="/contact"');
    }
    expect(mainOf(await pageOf('/'))).toContain('tell its board or manager');
    expect(mainOf(await inFrench('/register'))).toContain('parlez-en au conseil');
  });
});

describe('a city without communities (rules 33)', () => {
  beforeEach(async () => {
    const em = app.em();
    await em.nativeDelete(SiteSettings, {});
    await em.insert(SiteSettings, { id: 1, contactEmail: 'hello@rideau.example' });
    notePublicChange();
  });

  it('says at the form to register that there is none, and what to do', async () => {
    const html = mainOf(await pageOf('/register'));
    expect(html).toContain('No communities have joined yet.');
    expect(html).toContain('href="/join"');
    expect(html).toContain('href="/contact"');
    expect(mainOf(await inFrench('/register'))).toContain('Aucune communauté pour l’instant');
  });

  it('says so on the home page, to an administrator with the way to add one', async () => {
    const html = mainOf(await pageOf('/'));
    expect(html).toContain('No communities have joined yet.');
    expect(html).toContain('href="/join"');
    expect(html).toContain('href="/contact"');
    expect(html).not.toContain('/manage/');
    const em = app.em();
    const admin = makeUser(em, { role: 'ADMIN' });
    const resident = makeUser(em);
    await em.flush();
    expect(mainOf(await pageOf('/', await app.signIn(admin)))).toContain('href="/manage/new"');
    const theirs = mainOf(await pageOf('/', await app.signIn(resident)));
    expect(theirs).toContain('href="/contact"');
    expect(theirs).not.toContain('/manage/');
  });

  it('says nothing of that once a community is open', async () => {
    const em = app.em();
    makeCommunity(em, { name: 'Opened Towers', openedAt: new Date() });
    await em.flush();
    const html = mainOf(await pageOf('/register'));
    expect(html).toContain('Opened Towers');
    expect(html).not.toContain('No communities have joined yet.');
  });
});

describe('a city without newsletters (rules 33)', () => {
  it('says on the home page when there will be one, to an administrator with the way to write it', async () => {
    const html = mainOf(await pageOf('/'));
    expect(html).toContain('No newsletters available yet.');
    expect(html).toContain('Each issue appears here when it’s published.');
    expect(html).not.toContain('href="/newsletter/archives"');
    const em = app.em();
    const admin = makeUser(em, { role: 'ADMIN' });
    await em.flush();
    expect(mainOf(await pageOf('/', await app.signIn(admin)))).toContain(
      'href="/manage/editor/newsletters/new"',
    );
    expect(mainOf(await inFrench('/'))).toContain('Chaque numéro paraît ici');
  });
});
