import { beforeAll, describe, expect, it } from 'vitest';
import {
  makeActivity,
  makeArticle,
  makeCommunity,
  makeEvent,
  makeMembership,
  makeNewsletterIssue,
  makePlacement,
  makeUser,
} from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { putIssues } from '#tests/setup/newsletters.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
beforeAll(() => putIssues(app.em()));
const day = 24 * 60 * 60 * 1000;

const pageOf = async (path: string, as?: string) => (await app.send(path, { as })).text();

describe('newsletter issues', () => {
  it('keeps the issues of a community from everyone outside it', async () => {
    const em = app.em();
    const { community, elsewhere, resident, outsider, admin } = await makeNeighbourhood(em);
    const own = makeNewsletterIssue(em, community, { title: 'Own letter' });
    const other = makeNewsletterIssue(em, elsewhere);
    const city = makeNewsletterIssue(em, null, { title: 'City letter' });
    await em.flush();
    const idsFor = async (as?: string) => {
      const response = await app.send('/api/newsletter-issues', { as });
      expect(response.headers.get('Cache-Control')).toContain(as ? 'no-store' : 'no-cache');
      expect(response.headers.get('Vary')).toBe(as ? null : 'Accept-Language, Cookie');
      return ((await response.json()) as { id: string }[]).map(({ id }) => id);
    };
    expect(await idsFor()).not.toContain(own.id);
    expect(await idsFor()).toContain(city.id);
    const forOutsider = await idsFor(await app.signIn(outsider));
    expect(forOutsider).not.toContain(own.id);
    expect(forOutsider).toEqual(expect.arrayContaining([other.id, city.id]));
    const forResident = await idsFor(await app.signIn(resident));
    expect(forResident).toEqual(expect.arrayContaining([own.id, city.id]));
    expect(forResident).not.toContain(other.id);
    expect(await idsFor(await app.signIn(admin))).toEqual(
      expect.arrayContaining([own.id, other.id, city.id]),
    );
  });

  it('reads as a page, links to the other issues and sends no script', async () => {
    for (const [path, title] of [
      ['/newsletter', 'Fall 2024'],
      ['/newsletter/summer-2024', 'Summer 2024'],
      ['/newsletter/spring-2024', 'Spring 2024'],
      ['/newsletter/winter-2023', 'Winter 2023'],
    ] as const) {
      const html = await pageOf(path);
      expect(html).toContain(`>${title}</h1>`);
      expect(html).toContain('Back to Home');
      expect(html).toContain('Other Issues');
      expect(html).not.toContain('<script');
    }
    expect(await pageOf('/newsletter/winter-2023')).toContain('QR code');
    const alias = await app.send('/newsletter/fall-2024');
    expect([alias.status, alias.headers.get('Location')]).toEqual([302, '/newsletter']);
    const missing = await app.send('/newsletter/summer-1924');
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain('Newsletter not found');
  });

  it.each(['fall-2024', 'summer-2024', 'spring-2024', 'winter-2023'])(
    'comes as a PDF anybody may keep: %s',
    async (slug) => {
      const first = await app.send(`/newsletter/${slug}.pdf`);
      expect(first.status).toBe(200);
      expect(first.headers.get('Content-Type')).toBe('application/pdf');
      expect(first.headers.get('Cache-Control')).toBe('public, max-age=86400');
      const body = Buffer.from(await first.arrayBuffer());
      expect(body.subarray(0, 5).toString()).toBe('%PDF-');
      const etag = first.headers.get('ETag') ?? '';
      const again = await app.send(`/newsletter/${slug}.pdf`, {
        headers: { 'If-None-Match': etag },
      });
      expect(again.status).toBe(304);
    },
  );

  it('is in French for somebody who reads French, with a PDF of its own', async () => {
    const french = { 'Accept-Language': 'fr-CA,fr;q=0.9,en;q=0.5' };
    const read = (path: string) => app.send(path, { headers: french });
    for (const [path, title] of [
      ['/newsletter', 'Automne 2024'],
      ['/newsletter/summer-2024', 'Été 2024'],
      ['/newsletter/spring-2024', 'Printemps 2024'],
      ['/newsletter/winter-2023', 'Hiver 2023'],
    ] as const) {
      const html = await (await read(path)).text();
      expect(html).toContain(`>${title}</h1>`);
      expect(html).toContain(`<title>Bulletin «\u00a0${title}\u00a0»`);
      expect(html).toContain('Autres numéros');
      expect(html).not.toMatch(/Fall 2024|Summer 2024|Spring 2024|Winter 2023|<script/);
    }
    const archive = await (await read('/newsletter/archives')).text();
    expect(archive).toContain('Hiver\u00a0: soupe aux pois cassés');
    expect(archive).not.toContain('split pea');

    const pdf = '/newsletter/fall-2024.pdf';
    const [inFrench, inEnglish] = [await read(pdf), await app.send(pdf)];
    expect(inFrench.headers.get('Content-Language')).toBe('fr-CA');
    expect(inFrench.headers.get('Vary')).toBe('Accept-Language, Cookie');
    expect(inFrench.headers.get('ETag')).not.toBe(inEnglish.headers.get('ETag'));
    expect(Buffer.from(await inFrench.arrayBuffer()).includes('/Lang (fr-CA)')).toBe(true);
  });

  it('has its French title in lists', async () => {
    const em = app.em();
    const publishedAt = new Date(Date.now() - 1000);
    const own = { pdfUrl: '/newsletter/summer-2024.pdf', publishedAt };
    const translation = { title: 'Été 2024' };
    const issue = makeNewsletterIssue(em, null, { title: 'Summer 2024', translation, ...own });
    const extra = makeNewsletterIssue(em, null, { title: 'Extra', pdfUrl: '/e.pdf', publishedAt });
    await em.flush();
    const titles = async (language: string) => {
      const headers = { 'Accept-Language': language };
      const response = await app.send('/api/newsletter-issues', { headers });
      const listed = (await response.json()) as { id: string; title: string }[];
      return [issue, extra].map(({ id }) => listed.find((each) => each.id === id)?.title);
    };
    expect(await titles('fr')).toEqual(['Été 2024', 'Extra']);
    expect(await titles('en')).toEqual(['Summer 2024', 'Extra']);
    const home = await (await app.send('/', { headers: { 'Accept-Language': 'fr' } })).text();
    expect(home).toMatch(/href="\/newsletter\/summer-2024"[^>]*>Été 2024</);
  });

  it('keeps the PDF of somebody whose account decides the language out of shared caches', async () => {
    const em = app.em();
    const reader = makeUser(em, { language: 'fr' });
    await em.flush();
    const response = await app.send('/newsletter/fall-2024.pdf', { as: await app.signIn(reader) });
    expect(response.headers.get('Content-Language')).toBe('fr-CA');
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
  });

  it('is listed on the archive page', async () => {
    const html = await pageOf('/newsletter/archives');
    for (const text of [
      'Newsletter Archives',
      'All Issues',
      'Trusted Contractors',
      'Local Discoveries',
      'Seasonal Wellness',
      'Smart Condo Living',
      'Join Our Community!',
    ]) {
      expect(html).toContain(text);
    }
  });
});

describe('city events', () => {
  it('offers Create Activity only to people with a community, and only until the event is over', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const homeless = makeUser(em);
    const event = makeEvent(em, {
      website: 'https://market.example/',
      description: 'One.\n\nTwo.',
    });
    const past = makeEvent(em, { startDate: new Date(Date.now() - 3 * day) });
    await em.flush();
    const path = `/events/${event.slug}`;
    for (const as of [undefined, await app.signIn(homeless)]) {
      const html = await pageOf(path, as);
      expect(html).toContain('Visit Official Website');
      expect(html).not.toContain('Create Activity');
      expect(html).not.toContain('Your Community');
    }
    const as = await app.signIn(resident);
    const html = await pageOf(path, as);
    expect(html).toContain('Your Community');
    expect(html).toContain(`/communities/${community.slug}/activities/new?event=${event.slug}`);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(await pageOf(`/events/${past.slug}`, as)).not.toContain('Create Activity');
  });

  it('says for which community each button is, and leads to all events', async () => {
    const em = app.em();
    const { resident } = await makeNeighbourhood(em);
    const second = makeCommunity(em, { name: 'Second Row' });
    makeMembership(em, resident, second, { isPrimary: false });
    const event = makeEvent(em);
    await em.flush();
    const html = await pageOf(`/events/${event.slug}`, await app.signIn(resident));
    expect(html.match(/aria-label="Create Activity in [^"]+"/g)).toHaveLength(2);
    expect(html).toContain('aria-label="Create Activity in Second Row"');
    expect(html).toContain('href="/events">All events in Ottawa<');
    expect(html).toMatch(/<time[^>]*>[A-Z][a-z]+\u00a0\d/);
  });

  it('answers 404 for an unknown event', async () => {
    const page = await app.send('/events/nothing-on');
    expect(page.status).toBe(404);
    const html = await page.text();
    expect(html).toContain('Event not found');
    expect(html).toContain('Back to Home');
    const call = await app.send('/api/city-events/nothing-on');
    expect(call.status).toBe(404);
    expect(await call.json()).toEqual({ message: 'Event not found' });
  });

  it('answers as JSON, soonest first', async () => {
    const em = app.em();
    const later = makeEvent(em, { startDate: new Date(Date.now() + 40 * day) });
    const sooner = makeEvent(em, { startDate: new Date(Date.now() + 30 * day) });
    await em.flush();
    const all = (await (await app.send('/api/city-events')).json()) as { slug: string }[];
    const slugs = all.map(({ slug }) => slug);
    expect(slugs.indexOf(sooner.slug)).toBeLessThan(slugs.indexOf(later.slug));
    const one = (await (await app.send(`/api/city-events/${sooner.slug}`)).json()) as object;
    expect(one).toMatchObject({
      slug: sooner.slug,
      startDate: sooner.startDate.toISOString(),
      images: [],
      featured: false,
    });
    expect((await app.send('/api/city-events', { json: {} })).status).toBe(405);
  });
});

describe('articles', () => {
  it('hides an article that is not published yet, on its page and in the API', async () => {
    const em = app.em();
    const tomorrow = makeArticle(em, { publishedAt: new Date(Date.now() + day) });
    await em.flush();
    const page = await app.send(`/articles/${tomorrow.slug}`);
    expect(page.status).toBe(404);
    expect(await page.text()).toContain('Article not found');
    const call = (await (await app.send('/api/editorial-articles')).json()) as { slug: string }[];
    expect(call.map(({ slug }) => slug)).not.toContain(tomorrow.slug);
  });

  it('shows headings and paragraphs as text, never as markup', async () => {
    const em = app.em();
    const publishedAt = new Date(Date.now() - 30 * day);
    const article = makeArticle(em, { content: '## A part\n\n<b>Bold</b> claim', publishedAt });
    makeArticle(em, { title: 'Another one', publishedAt });
    await em.flush();
    const html = await pageOf(`/articles/${article.slug}`);
    expect(html).toMatch(/<h2[^>]*>A part<\/h2>/);
    expect(html).toContain('&lt;b&gt;Bold&lt;/b&gt; claim');
    expect(html).toContain('Another one');
    expect(html).not.toContain('<script');
  });
});

describe('the list of city events', () => {
  it('has every event that is not over once, the soonest first, without scripts', async () => {
    const em = app.em();
    for (let n = 1; n <= 14; n++) {
      const startDate = new Date(Date.now() + n * 60_000);
      makeEvent(em, { title: `Parade ${n}.`, startDate, endDate: null });
    }
    makeEvent(em, { title: 'Parade of last week.', startDate: new Date(Date.now() - 7 * day) });
    await em.flush();
    const first = await pageOf('/events');
    expect(first).not.toContain('<script');
    expect(first).not.toContain('Parade of last week.');
    const later = /href="([^"]+)"[^>]*>Next events/.exec(first)?.[1] ?? '';
    const second = await pageOf(later.replace(/&amp;/g, '&'));
    const shown = [...`${first}${second}`.matchAll(/Parade (\d+)\./g)].map(([, n]) => Number(n));
    expect([...new Set(shown)]).toEqual(Array.from({ length: 14 }, (_, n) => n + 1));
    expect(second).toContain('href="/events"');
    const end = await pageOf(
      '/events?after=2999-01-01T00:00:00.000Z_00000000-0000-4000-8000-000000000000',
    );
    expect(end).toContain('End of the list.');
    expect(end).not.toContain('No events at the moment');
  });

  it('is linked from home, which has the featured event among its five', async () => {
    const em = app.em();
    for (let n = 1; n <= 6; n++) {
      makeEvent(em, { title: `Sooner ${n}.`, startDate: new Date(Date.now() + n * 1000) });
    }
    const startDate = new Date(Date.now() + 90 * day);
    makeEvent(em, { title: 'Tulips, featured.', startDate, featured: true });
    await em.flush();
    const html = await pageOf('/');
    expect(html).toContain('Tulips, featured.');
    expect(html).toMatch(/href="\/events"[^>]*>All events</);
    expect(html.match(/href="\/events\/[^"]+"/g)).toHaveLength(5);
    expect(await (await app.send('/sitemap.xml')).text()).toContain('/events</loc>');
  });
});

describe('the home page', () => {
  it('needs three queries after the one for the session, and shows their rows', async () => {
    const em = app.em();
    const { community, resident, neighbour } = await makeNeighbourhood(em);
    for (let n = 1; n <= 5; n++) {
      makeArticle(em, { title: `Essay ${n}`, publishedAt: new Date(Date.now() - n * 60_000) });
    }
    makeArticle(em, { title: 'From the board room', section: 'GOVERNANCE' });
    const past = makeEvent(em, { title: 'Last week', startDate: new Date(Date.now() - 7 * day) });
    makeNewsletterIssue(em, null, { title: 'Spring', pdfUrl: '/newsletter/spring-2024.pdf' });
    makeNewsletterIssue(em, null, { title: 'Extra', pdfUrl: '/extra.pdf' });
    makeNewsletterIssue(em, community, { title: 'Maple bulletin', pdfUrl: '/maple.pdf' });
    for (let n = 1; n <= 5; n++) {
      makeNewsletterIssue(em, community, {
        title: `Older bulletin ${n}`,
        publishedAt: new Date(Date.now() - n * day),
      });
    }
    makeActivity(em, neighbour, community, { when: new Date() });
    await em.flush();
    const as = await app.signIn(resident);
    const before = app.queryCount();
    const html = await pageOf('/', as);
    expect(app.queryCount() - before).toBeLessThanOrEqual(4);
    expect(html).toContain(`My Condo - ${community.name}`);
    expect(html).not.toContain('Select your corporation');
    expect(html.replace(/<[^>]+>/g, '')).toMatch(/3 Active Residents.*1 This Month/);
    for (const n of [1, 2, 3, 4]) expect(html).toContain(`Essay ${n}`);
    expect(html).not.toContain('Essay 5');
    expect(html).not.toContain('From the board room');
    expect(html).not.toContain(past.slug);
    expect(html).toMatch(/href="\/maple\.pdf"[^>]*>Maple bulletin</);
    expect(html).toContain('Older bulletin 1');
    expect(html).not.toContain('Older bulletin 2');
    expect(await pageOf('/')).not.toContain('Maple bulletin');
    expect(html).toMatch(/href="\/newsletter\/spring-2024"[^>]*>Spring</);
    expect(html).toMatch(/href="\/newsletter"[^>]*>Extra</);
  });

  it('lets a visitor choose a community', async () => {
    const { community } = await makeNeighbourhood(app.em());
    const html = await pageOf('/');
    expect(html).toContain('Select your corporation');
    expect(html).toContain('Enter Community Hub');
    expect(html).toContain(`href="/communities/${community.slug}"`);
  });
});

describe('sponsors', () => {
  it('shows only running placements, sanitized, labelled and with rel=sponsored', async () => {
    const em = app.em();
    makePlacement(em, {
      html: '<p onclick="x()">Soles <strong>resewn</strong><script>alert(1)</script><img src=x></p>',
      imageUrl: '//evil.example/p.png',
      startAt: new Date(),
    });
    makePlacement(em, { html: '<p>Ended</p>', endAt: new Date(Date.now() - 60_000) });
    makePlacement(em, { html: '<p>Switched off</p>', status: 'ARCHIVED' });
    makePlacement(em, { html: '<p>Elsewhere</p>', position: 'newsletter' });
    await em.flush();
    const html = await pageOf('/');
    expect(html).toContain('<p>Soles <strong>resewn</strong></p>');
    expect(html).toContain('>Sponsor</p>');
    expect(html).toContain('rel="sponsored noopener"');
    expect(html).not.toMatch(/src="\/\/evil|onclick|Ended|Switched off|>Elsewhere</);
    expect(await pageOf('/newsletter')).toContain('<p>Elsewhere</p>');
  });
});

describe('the pages behind the footer', () => {
  it.each(['help', 'contact', 'guidelines', 'about', 'accessibility', 'privacy', 'terms'])(
    'has a page /%s, without scripts',
    async (slug) => {
      const response = await app.send(`/${slug}`);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).not.toContain('<script');
      expect(html).not.toMatch(/href="#"/);
    },
  );

  it('say what the rules say of posts, passwords and what everyone sees', async () => {
    const help = await (await app.send('/help')).text();
    expect(help).toContain('keep seeing the approved version');
    expect(help).not.toContain('it goes back to the board');
    expect(help).toContain('id="log-in"');
    expect(await (await app.send('/login')).text()).toContain('href="/forgot-password"');
    const privacy = await (await app.send('/privacy')).text();
    expect(privacy).toContain('published, sold or cancelled');
    expect(privacy).toContain('the month you joined');
  });

  it('promise a reason for a decision only where one was given', async () => {
    for (const slug of ['terms', 'guidelines', 'help', 'privacy']) {
      const html = await (await app.send(`/${slug}`)).text();
      expect(html, slug).toMatch(/reason[^.]* if (they|there|one)|If they give a reason/);
      expect(html, slug).not.toMatch(/will say why|comes with a reason|see the reason|when, why/);
    }
  });

  it('say the same of a notice as the proof of its delivery, and what a lawyer should look at', async () => {
    const said = {
      en: [
        'which units the notice reached and how',
        'isn’t for us to say',
        'Condominium Act, 1998',
        'lawyer',
      ],
      fr: [
        'à quelles unités l’avis a été remis, et comment',
        'Il ne nous appartient pas de dire si cela vaut signification',
        'Loi de 1998 sur les condominiums',
        'juriste',
      ],
    };
    for (const [language, words] of Object.entries(said)) {
      const headers = { 'Accept-Language': language };
      const html = await (await app.send('/terms', { headers })).text();
      for (const word of words) expect(html, word).toContain(word);
    }
  });

  it('answers 404 at other addresses, without the hint for developers', async () => {
    for (const path of ['/nonsense', '/no/such/page']) {
      const response = await app.send(path);
      expect(response.status).toBe(404);
      const html = await response.text();
      expect(html).toContain('404 Page Not Found');
      expect(html).not.toContain('app/routes');
      expect(html).not.toContain('<script');
    }
    expect((await app.send('/nonsense', { form: {} })).status).toBe(404);
    expect((await app.send('/help', { form: {} })).status).toBe(405);
  });
});
