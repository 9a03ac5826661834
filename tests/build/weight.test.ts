import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { CommunityDocument } from '#db/entities/index.ts';
import {
  makeActivity,
  makeArticle,
  makeEvent,
  makeAttendee,
  makeListing,
  makeMembership,
  makeNewsletterIssue,
  makeNotice,
  makePlacement,
  makeUser,
} from '#db/factories/index.ts';
import { languages } from '#db/enums.ts';
import * as english from '#app/messages/en/index.server.ts';
import * as french from '#app/messages/fr/index.server.ts';
import { testApp } from '#tests/setup/app.ts';
import { putIssues } from '#tests/setup/newsletters.ts';
import { makeNeighbourhood } from '#tests/setup/neighbourhood.ts';

const app = testApp();
const kB = 1000;
const sizeOf = (text: string | Buffer) => gzipSync(text).byteLength;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
}

describe('the browser build', () => {
  it('contains no code of the database, the ORM or the server’s libraries', () => {
    const foreign =
      /mikro|PostgreSql|pglite|argon2|defineEntity|user_communities|"node:|ZodError|pdfkit/i;
    const files = filesUnder('build/client').filter((path) => path.endsWith('.js'));
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((path) => foreign.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('names only files that exist, in its list of routes and elsewhere', () => {
    const scripts = filesUnder('build/client/assets').filter((path) => path.endsWith('.js'));
    const named = scripts.flatMap((path) =>
      path.includes('/manifest-')
        ? readFileSync(path, 'utf8')
            .match(/(?<=")\/[^"]+\.(?:js|css)(?=")/g)!
            .map(fileOf)
        : importsIn(path),
    );
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('has the words of both languages with each area that a view shows', () => {
    const scripts = filesUnder('build/client/assets').filter((path) => path.endsWith('.js'));
    const text = scripts.map((path) => readFileSync(path, 'utf8')).join('\n');
    for (const words of [english.hub, french.hub, english.auth, french.auth])
      for (const message of Object.values(words).filter((each) => typeof each === 'string'))
        expect(text).toContain(message);
  });

  it('has a compressed copy of every script and style sheet, in both ways', () => {
    const files = filesUnder('build/client').filter(
      (path) => /\.(?:js|css)$/.test(path) && statSync(path).size > 1000,
    );
    const lacking = files.filter((path) => !existsSync(`${path}.br`) || !existsSync(`${path}.gz`));
    expect(files.length).toBeGreaterThan(50);
    expect(lacking).toEqual([]);
  });

  it('has a font of at most 16 kB', () => {
    for (const path of filesUnder('public/fonts').filter((name) => name.endsWith('.woff2'))) {
      expect(statSync(path).size).toBeLessThanOrEqual(16 * 1024);
    }
  });
});

describe('what a page weighs', () => {
  it('is at most 20 kB of HTML and CSS, and 118.6 kB of script in 17 files, 104 kB in brotli', async () => {
    const em = app.em();
    const people = await makeNeighbourhood(em);
    const { community, resident, board, admin } = people;
    for (let n = 0; n < 14; n++) {
      makeNotice(em, board, community, { title: `Notice ${n}`, content: longText(n) });
      makeListing(em, resident, community, { title: `Thing ${n}`, description: longText(n) });
      makeListing(em, resident, community, { status: 'PENDING', description: longText(n) });
      makeActivity(em, resident, community, { title: `Walk ${n}`, description: longText(n) });
    }
    const listing = makeListing(em, resident, community, { description: longText(5) });
    const activity = makeActivity(em, resident, community, { description: longText(5) });
    const event = makeEvent(em, { description: longText(5) });
    for (let n = 0; n < 14; n++) makeEvent(em, { title: `Festival ${n}` });
    const article = makeArticle(em, { content: longText(9) });
    for (let n = 0; n < 30; n++) {
      const guest = makeUser(em, { name: `Guest number ${n}` });
      makeMembership(em, guest, community);
      makeAttendee(em, activity, guest);
      if (n < 14)
        makeNewsletterIssue(em, community, {
          title: `Bulletin ${n}`,
          month: 1 + (n % 12),
          year: 2010 + n,
        });
    }
    for (const position of ['home', 'hub-sidebar', 'newsletter'] as const) {
      for (let n = 0; n < 3; n++) makePlacement(em, { position, html: `<p>${longText(n)}</p>` });
    }
    for (const kind of ['RULES', 'EMERGENCY'] as const) {
      const sections = Array.from({ length: 8 }, (_, n) => ({
        heading: `Part ${n}`,
        paragraphs: [longText(n), longText(n + 1)],
      }));
      em.create(CommunityDocument, {
        community,
        kind,
        title: 'House rules',
        lead: words,
        sections,
      });
    }
    community.rulesUrl = `/communities/${community.slug}/rules`;
    await em.flush();
    await putIssues(em);
    const hub = `/communities/${community.slug}`;
    const pages: [string, { id: string } | null][] = [
      ['/', null],
      ['/', resident],
      ['/', board],
      ['/login', null],
      ['/register', null],
      ['/nowhere', null],
      [hub, resident],
      [`${hub}?tab=buy-sell`, resident],
      [`${hub}?tab=activities`, resident],
      [`${hub}?tab=newsletters`, resident],
      [`${hub}/rules`, resident],
      [`${hub}/emergency`, resident],
      [`${hub}/listings/new`, resident],
      [`/listings/${listing.id}`, resident],
      [`/listings/${listing.id}/edit`, resident],
      ['/moderation', board],
      [`${hub}/activities/new`, resident],
      [`/activities/${activity.id}`, resident],
      [`/activities/${activity.id}/edit`, resident],
      ['/account/settings', resident],
      ['/account/photo', resident],
      [`/users/${resident.id}`, resident],
      ['/events', null],
      [`/events/${event.slug}`, resident],
      [`/articles/${article.slug}`, null],
      ['/newsletter', null],
      ['/newsletter/winter-2023', null],
      ['/newsletter/summer-2024', null],
      ['/newsletter/spring-2024', null],
      ['/newsletter/archives', null],
      ['/help', null],
      ['/api/docs', null],
      ['/api/docs/shapes', null],
      ['/admin/people', admin],
    ];
    const tooHeavy: string[] = [];
    const weigh = (what: string, size: number, limit: number) => {
      if (size > limit) tooHeavy.push(`${what}: ${(size / kB).toFixed(1)} kB`);
    };
    for (const [path, person] of pages) {
      const as = person ? await app.signIn(person) : undefined;
      for (const language of languages) {
        const response = await app.send(path, { as, headers: { 'Accept-Language': language } });
        expect(response.status, path).toBe(path === '/nowhere' ? 404 : 200);
        const html = await response.text();
        const markup = sizeOf(html) + sum(stylesheets(html));
        weigh(`HTML and CSS of ${path} in ${language}`, markup, 20 * kB);
        const scripts = scriptFiles(html);
        const named = `scripts of ${path} in ${language}`;
        weigh(`${named}, gzip`, sum(scripts), 118.6 * kB);
        weigh(`${named}, brotli`, sum(scripts, 'br'), 104 * kB);
        if (scripts.length > 17) tooHeavy.push(`${named}: ${scripts.length} files`);
      }
    }
    expect(tooHeavy).toEqual([]);
  });
});

/** The file of an address. */
const fileOf = (address: string): string => join('build/client', address);

/** The files that a script imports, at once or later. */
const importsIn = (path: string): string[] =>
  [
    ...readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*["'`](\.[^"'`]+\.js)["'`]/g),
  ].map(([, from = '']) => join(dirname(path), from));

const sum = (paths: string[], ending = 'gz') =>
  paths.reduce((total, path) => total + sizeSent(path, ending), 0);

/** The size of the compressed copy; the smallest files have none. */
const sizeSent = (path: string, ending: string) =>
  statSync(existsSync(`${path}.${ending}`) ? `${path}.${ending}` : path).size;

const stylesheets = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path = '']) => fileOf(path));

/** Every script file that a page loads before it can be used. */
const scriptFiles = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"|from "([^"]+\.js)"/g)].map(
      ([, preloaded, imported]) => fileOf(preloaded ?? imported ?? ''),
    ),
  ),
];

const words =
  'A long evening by the river with a kettle, two chairs and the neighbours from the sixth floor. ';
const longText = (n: number) => words.repeat(2 + (n % 4));
