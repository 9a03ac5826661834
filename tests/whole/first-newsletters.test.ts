import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  Community,
  ModerationEvent,
  NewsletterEdition,
  NewsletterIssue,
} from '#db/entities/index.ts';
import { makeUser } from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';

const app = testApp();
const french = { headers: { 'Accept-Language': 'fr' } };
const tick = 'name="newsletterArchive"';

const pageOf = async (path: string, as?: string) => (await app.send(path, { as })).text();

/** The main part of a page, without the links of its header and footer. */
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'));

async function signedIn(role: 'ADMIN' | 'MANAGER' | 'RESIDENT') {
  const em = app.em();
  const person = makeUser(em, { role });
  await em.flush();
  return app.signIn(person);
}

const settings = () => ({
  name: `Cedar Row ${randomUUID().slice(0, 8)}`,
  language: 'en',
  joinPolicy: 'APPROVAL',
  postReaders: 'MEMBERS',
  requireModeration: 'on',
  idempotencyKey: randomUUID(),
});

const slugs = ['fall-2024', 'spring-2024', 'summer-2024', 'winter-2023'];
const slugsNow = async () =>
  (await app.em().findAll(NewsletterEdition, { orderBy: { slug: 'asc' } })).map(({ slug }) => slug);

beforeEach(async () => {
  const em = app.em();
  await em.nativeDelete(NewsletterEdition, {});
  await em.nativeDelete(NewsletterIssue, {});
});

describe('a site without a newsletter (rules 6.8)', () => {
  it('says so on the page of the current issue, and leads an administrator to the first one', async () => {
    const answer = await app.send('/newsletter');
    expect(answer.status).toBe(200);
    const html = mainOf(await answer.text());
    expect(html).toContain('>Newsletter</h1>');
    expect(html).toContain('The first issue is on its way.');
    expect(html).toContain('The issue will appear here on the day it’s published.');
    expect(html).not.toContain('/manage/');
    expect(mainOf(await pageOf('/newsletter', await signedIn('MANAGER')))).not.toContain(
      '/manage/',
    );
    const own = mainOf(await pageOf('/newsletter', await signedIn('ADMIN')));
    expect(own).toMatch(/href="\/manage\/editor\/newsletters\/new"[^>]*>Write the first issue</);
    const inFrench = mainOf(await (await app.send('/newsletter', french)).text());
    expect(inFrench).toContain('>Bulletin</h1>');
    expect(inFrench).toContain('Le premier numéro est en préparation.');
  });

  it('says so in the archive, which keeps what needs no issue', async () => {
    const html = mainOf(await pageOf('/newsletter/archives'));
    expect(html).toContain('The first issue is on its way.');
    expect(html).toContain('The lock stairs at Hartwells');
    expect(html).not.toContain('/manage/');
    expect(mainOf(await pageOf('/newsletter/archives', await signedIn('ADMIN')))).toContain(
      'Write the first issue',
    );
    const inFrench = mainOf(await (await app.send('/newsletter/archives', french)).text());
    expect(inFrench).toContain('Le premier numéro est en préparation.');
  });

  it('has an empty feed and list, and leaves the current issue out of the sitemap', async () => {
    const feed = await app.send('/newsletters.atom');
    expect(feed.status).toBe(200);
    expect(await feed.text()).not.toContain('<entry>');
    expect(await (await app.send('/api/newsletter-issues')).json()).toEqual([]);
    const map = await pageOf('/sitemap.xml');
    expect(map).not.toContain('/newsletter</loc>');
    expect(map).toContain('/newsletter/archives</loc>');
    expect((await app.send('/newsletter/fall-2024')).status).toBe(404);
  });
});

describe('the archive of 2023 and 2024 (rules 17.2)', () => {
  it('is nobody’s to start but an administrator’s', async () => {
    for (const [as, status] of [
      [undefined, 401],
      [await signedIn('RESIDENT'), 403],
      [await signedIn('MANAGER'), 403],
    ] as const) {
      const form = { ...settings(), newsletterArchive: 'on' };
      expect((await app.send('/manage/new', { as, form })).status).toBe(status);
    }
    expect(await slugsNow()).toEqual([]);
  });

  it('is offered with the first community, and stays out unless it is chosen', async () => {
    const as = await signedIn('ADMIN');
    const offer = await pageOf('/manage/new', as);
    expect(offer).toContain('Start with the newsletter archive of 2023 and 2024');
    expect(offer).toContain('They’re signed “The editors”');
    expect(offer).not.toMatch(/name="newsletterArchive"[^>]*checked/);
    expect((await app.send('/manage/new', { as, form: settings() })).status).toBe(303);
    expect(await slugsNow()).toEqual([]);
    expect(await pageOf('/manage/new', as)).toContain(tick);
  });

  it('keeps the choice in a form that is refused, and publishes nothing', async () => {
    const as = await signedIn('ADMIN');
    const form = { ...settings(), name: '', newsletterArchive: 'on' };
    const refused = await app.send('/manage/new', { as, form });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toMatch(/name="newsletterArchive"[^>]*checked/);
    const taken = settings();
    expect((await app.send('/manage/new', { as, form: taken })).status).toBe(303);
    const again = { ...taken, idempotencyKey: randomUUID(), newsletterArchive: 'on' };
    expect((await app.send('/manage/new', { as, form: again })).status).toBe(409);
    expect(await slugsNow()).toEqual([]);
  });

  it('is published with the community, once, with a line in the log for each issue', async () => {
    const as = await signedIn('ADMIN');
    const form = { ...settings(), newsletterArchive: 'on' };
    for (const time of [1, 2]) {
      expect((await app.send('/manage/new', { as, form })).status, `time ${time}`).toBe(303);
    }
    expect(await app.em().count(Community, { name: form.name })).toBe(1);
    expect(await slugsNow()).toEqual(slugs);
    const issues = await app.em().findAll(NewsletterEdition);
    for (const { id, title } of issues) {
      const lines = await app.em().find(ModerationEvent, { subjectId: id });
      expect(lines).toMatchObject([
        { subjectType: 'EDITORIAL', action: 'PUBLISH', fromStatus: 'DRAFT', toStatus: 'PUBLISHED' },
      ]);
      expect(lines[0]?.snapshot).toMatchObject({ kind: 'newsletters', title });
    }
    const html = await pageOf('/newsletter');
    expect(html).toContain('>Fall 2024</h1>');
    expect(html).toContain('The editors');
    const inFrench = await (await app.send('/newsletter', french)).text();
    expect(inFrench).toContain('La rédaction');
    expect(mainOf(await pageOf('/'))).toMatch(/href="\/newsletter\/winter-2023"[^>]*>Winter 2023</);
    expect(await pageOf('/manage/new', as)).not.toContain(tick);
  });

  it('is published once by two administrators at once, who each get their community', async () => {
    const both = [await signedIn('ADMIN'), await signedIn('ADMIN')];
    const answers = await Promise.all(
      both.map((as) =>
        app.send('/manage/new', { as, form: { ...settings(), newsletterArchive: 'on' } }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(await slugsNow()).toEqual(slugs);
    expect(await app.em().count(NewsletterIssue)).toBe(4);
  });

  it('leaves alone what an editor wrote at one of its addresses', async () => {
    const now = new Date();
    await app.em().insert(NewsletterEdition, {
      id: randomUUID(),
      slug: 'fall-2024',
      ...{ title: 'Our own fall', season: 'Fall', year: 2024, month: 10, standfirst: 'Ours.' },
      ...{ coverAlt: '', sections: [], status: 'DRAFT', createdAt: now, updatedAt: now },
    });
    const as = await signedIn('ADMIN');
    expect(await pageOf('/manage/new', as)).not.toContain(tick);
    const form = { ...settings(), newsletterArchive: 'on' };
    expect((await app.send('/manage/new', { as, form })).status).toBe(303);
    const kept = await app.em().findOneOrFail(NewsletterEdition, { slug: 'fall-2024' });
    expect(kept).toMatchObject({ title: 'Our own fall', status: 'DRAFT' });
    expect(await slugsNow()).toEqual(slugs);
    expect(await app.em().count(NewsletterIssue, { pdfUrl: '/newsletter/fall-2024.pdf' })).toBe(0);
  });
});
