import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  makeActivity,
  makeArticle,
  makeEvent,
  makeListing,
  makeNewsletterIssue,
} from '#db/factories/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { putIssues } from '#tests/setup/newsletters.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
beforeAll(() => putIssues(app.em()));
const origin = 'http://localhost:3000';

/** The metadata in the head of a page. */
async function headOf(path: string, as?: string) {
  const html = await (await app.send(path, { as })).text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
  const json = first(/<script type="application\/ld\+json">(.*?)<\/script>/);
  return {
    title: first(/<title>(.*?)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/),
    image: first(/<meta property="og:image" content="([^"]*)"/),
    robots: first(/<meta name="robots" content="([^"]*)"/),
    about: json ? (JSON.parse(json) as Record<string, unknown>) : null,
  };
}

describe('the metadata of a page', () => {
  it('keeps pages that are not for everyone out of search engines', async () => {
    const em = app.em();
    const { community, resident, board, admin } = await makeNeighbourhood(em);
    const pending = makeListing(em, resident, community, { status: 'PENDING' });
    const sold = makeListing(em, resident, community, { status: 'SOLD' });
    const hidden = makeActivity(em, resident, community, { status: 'REJECTED' });
    await em.flush();
    const hub = `/communities/${community.slug}`;
    const [asResident, asBoard, asAdmin] = await Promise.all(
      [resident, board, admin].map((person) => app.signIn(person)),
    );
    const pages: [string, string | undefined][] = [
      [hub, undefined],
      [hub, asResident],
      [`${hub}/listings/new`, asResident],
      [`${hub}/activities/new`, asResident],
      [`${hub}/emergency`, asResident],
      [`/listings/${pending.id}`, asResident],
      [`/listings/${pending.id}`, undefined],
      [`/listings/${pending.id}/edit`, asResident],
      [`/listings/${sold.id}`, undefined],
      [`/activities/${hidden.id}`, asBoard],
      [`/activities/${hidden.id}/edit`, asResident],
      [`/users/${resident.id}`, undefined],
      ['/account/settings', asResident],
      ['/account/photo', asResident],
      ['/moderation', asBoard],
      ['/admin/people', asAdmin],
      [`/admin/people/${resident.id}`, asAdmin],
      ['/login', undefined],
      ['/register', undefined],
      ['/nowhere', undefined],
    ];
    for (const [path, as] of pages) {
      const head = await headOf(path, as);
      expect(head.title, path).toMatch(/\S · The Local Link$/);
      expect(head.description, path).toBeTruthy();
      expect(head, path).toMatchObject({ robots: 'noindex', canonical: null, about: null });
    }
  });

  it('gives a public page a title, a description, one address and a picture', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const listing = makeListing(em, resident, community, { title: 'Teak </script> desk' });
    const activity = makeActivity(em, resident, community, { title: 'Canal walk' });
    const event = makeEvent(em, { title: 'Tulips' });
    const article = makeArticle(em, { title: 'Quiet floors' });
    await em.flush();
    const pages: [string, RegExp][] = [
      ['/', /^Ottawa’s condo communities · /],
      ['/newsletter', /^Fall 2024 newsletter · /],
      ['/newsletter/winter-2023', /^Winter 2023 newsletter · /],
      ['/newsletter/archives', /^Newsletter Archives · /],
      ['/help', /^Help · /],
      [`/articles/${article.slug}`, /^Quiet floors · /],
      [`/events/${event.slug}`, /^Tulips · Ottawa · /],
      [`/activities/${activity.id}`, new RegExp(`^Canal walk · ${community.name} · `)],
      [`/listings/${listing.id}`, new RegExp(`^Teak .* desk · ${community.name} · `)],
    ];
    for (const [path, title] of pages) {
      const head = await headOf(`${path}?from=elsewhere`);
      expect(head.title, path).toMatch(title);
      expect(head.title, path).toMatch(/ · The Local Link$/);
      expect(head.description?.length, path).toBeGreaterThan(20);
      expect(head.description?.length, path).toBeLessThanOrEqual(200);
      expect(head, path).toMatchObject({ canonical: origin + path, robots: null });
      expect(head.image, path).toBe(`${origin}/images/card.png`);
    }
  });

  it('describes listings and events to search engines, and no text can end the script', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const listing = makeListing(em, resident, community, {
      title: '</script><script>alert(1)</script>',
      price: 4550,
      condition: 'LIKE_NEW',
      images: ['https://pictures.example/desk.jpg'],
    });
    const event = makeEvent(em, { startDate: new Date('2027-05-08T14:00:00Z') });
    await em.flush();
    const page = await (await app.send(`/listings/${listing.id}`)).text();
    expect(page).not.toContain('<script>alert(1)');
    const { about, image } = await headOf(`/listings/${listing.id}`);
    expect(image).toBe('https://pictures.example/desk.jpg');
    expect(about).toMatchObject({
      '@type': 'Product',
      name: listing.title,
      itemCondition: 'https://schema.org/UsedCondition',
      offers: { price: '45.50', priceCurrency: 'CAD', url: `${origin}/listings/${listing.id}` },
    });
    expect((await headOf(`/events/${event.slug}`)).about).toMatchObject({
      '@type': 'Event',
      name: event.title,
      startDate: '2027-05-08T14:00:00.000Z',
    });
  });
});

describe('the identity', () => {
  it('has the icons and the card that pages link to', async () => {
    const html = await (await app.send('/')).text();
    const named = [
      ...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*href="([^"]+)"/g),
    ];
    expect(named.map(([, path]) => path)).toEqual([
      '/favicon.ico',
      '/favicon.svg',
      '/images/icon-180.png',
      '/site.webmanifest',
    ]);
    expect(html).toContain('<meta name="theme-color" content="#0d181d"/>');
    const manifest = JSON.parse(await readFile('public/site.webmanifest', 'utf8')) as {
      icons: { src: string; sizes: string }[];
    };
    const pictures = [
      ['/images/card.png', '1200x630'],
      ['/images/icon-180.png', '180x180'],
      ...manifest.icons.map(({ src, sizes }) => [src, sizes]),
    ] as [string, string][];
    for (const [path, sizes] of pictures) {
      const file = await readFile(`public${path}`);
      const { width, height } = await sharp(file).metadata();
      if (sizes !== 'any') expect(`${width}x${height}`, path).toBe(sizes);
      expect(file.byteLength, path).toBeLessThan(40_000);
    }
    const ico = await readFile('public/favicon.ico');
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 2]);
  });
});

describe('robots.txt and sitemap.xml', () => {
  it('list what is public and nothing else', async () => {
    const em = app.em();
    const { community, resident } = await makeNeighbourhood(em);
    const open = makeListing(em, resident, community);
    const pending = makeListing(em, resident, community, { status: 'PENDING' });
    const sold = makeListing(em, resident, community, { status: 'SOLD' });
    const activity = makeActivity(em, resident, community);
    const rejected = makeActivity(em, resident, community, { status: 'REJECTED' });
    const event = makeEvent(em);
    const article = makeArticle(em);
    const later = makeArticle(em, { publishedAt: new Date(Date.now() + 86_400_000) });
    const issue = makeNewsletterIssue(em, community);
    await em.flush();

    const robots = await app.send('/robots.txt');
    expect(robots.headers.get('Content-Type')).toContain('text/plain');
    expect(await robots.text()).toContain(`Sitemap: ${origin}/sitemap.xml`);

    const before = app.queryCount();
    const response = await app.send('/sitemap.xml');
    expect(app.queryCount() - before).toBeLessThanOrEqual(1);
    expect(response.headers.get('Content-Type')).toContain('application/xml');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
    const map = await response.text();
    for (const path of [
      '/',
      '/newsletter',
      '/newsletter/archives',
      '/newsletter/winter-2023',
      '/help',
      `/articles/${article.slug}`,
      `/events/${event.slug}`,
    ]) {
      expect(map).toContain(`<loc>${origin}${path}</loc>`);
    }
    expect(map).toContain(
      `<loc>${origin}/listings/${open.id}</loc><lastmod>${open.updatedAt.toISOString()}</lastmod>`,
    );
    expect(map).toContain(`<loc>${origin}/activities/${activity.id}</loc>`);
    for (const secret of [
      pending.id,
      sold.id,
      rejected.id,
      later.slug,
      issue.id,
      '/communities/',
    ]) {
      expect(map).not.toContain(secret);
    }
    const again = await app.send('/sitemap.xml', {
      headers: { 'If-None-Match': response.headers.get('ETag') ?? '' },
    });
    expect(again.status).toBe(304);
  });
});
