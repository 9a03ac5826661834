import { runInNewContext } from 'node:vm';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
import { testApp } from '#tests/setup/app.ts';
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
    const files = filesUnder('public/build').filter((path) => path.endsWith('.js'));
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((path) => foreign.test(readFileSync(path, 'utf8')))).toEqual([]);
  });

  it('imports nothing that another of its files does not export', () => {
    const files = filesUnder('public/build').filter((path) => path.endsWith('.js'));
    const missing = files.flatMap((path) =>
      importsIn(readFileSync(path, 'utf8')).flatMap(({ names, from }) => {
        const exported = exportsIn(readFileSync(join('public', from), 'utf8'));
        return names.filter((name) => !exported.has(name)).map((name) => `${path}: ${name}`);
      }),
    );
    expect(missing).toEqual([]);
  });

  it('names only files that exist, in its lists of routes and elsewhere', () => {
    const files = filesUnder('public/build').filter((path) => path.endsWith('.js'));
    const missing = files.flatMap((path) => {
      const named = path.includes('manifest-')
        ? Object.values(routesIn(path)).map(({ module }) => module)
        : (readFileSync(path, 'utf8').match(/(?<=")\/build\/[^"]+\.\w+(?=")/g) ?? []);
      if (path.includes('manifest-')) expect(named.length).toBeGreaterThan(20);
      return named
        .filter((name) => !existsSync(join('public', name)))
        .map((name) => `${path}: ${name}`);
    });
    expect(missing).toEqual([]);
  });

  it('names only files that exist, style sheets too, in each language', () => {
    const files = filesUnder('public/build').filter((path) => path.endsWith('.js'));
    const named = files.flatMap(
      (path) => readFileSync(path, 'utf8').match(/(?<=")\/build\/[^"]+\.\w+(?=")/g) ?? [],
    );
    expect(named.some((path) => path.endsWith('.css'))).toBe(true);
    expect(named.filter((path) => !existsSync(join('public', path)))).toEqual([]);
  });

  it('has a font of at most 16 kB', () => {
    for (const path of filesUnder('public/fonts').filter((name) => name.endsWith('.woff2'))) {
      expect(statSync(path).size).toBeLessThanOrEqual(16 * 1024);
    }
  });
});

/** The list of routes that a browser unpacks from a file. */
function routesIn(path: string): Record<string, { module: string }> {
  const page = {
    window: {} as { __remixManifest?: { routes: Record<string, { module: string }> } },
  };
  runInNewContext(readFileSync(path, 'utf8'), page);
  return page.window.__remixManifest?.routes ?? {};
}

describe('what a page weighs, gzip', () => {
  it('is at most 20 kB of HTML and CSS and 100 kB of script', async () => {
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
    const hub = `/communities/${community.slug}`;
    const pages: [string, { id: string } | null][] = [
      ['/', null],
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
        const scripts = sum(await scriptFiles(html));
        weigh(`HTML and CSS of ${path} in ${language}`, markup, 20 * kB);
        weigh(`scripts of ${path} in ${language}`, scripts, 100 * kB);
      }
    }
    expect(tooHeavy).toEqual([]);
  });
});

const importsIn = (source: string) =>
  [...source.matchAll(/import\{([^}]*)\}from"([^"]+)"/g)].map(([, names = '', from = '']) => ({
    names: names.split(',').map((name) => name.split(' as ')[0] ?? ''),
    from,
  }));

const exportsIn = (source: string) =>
  new Set(
    [...source.matchAll(/export\{([^}]*)\}/g)]
      .flatMap(([, names = '']) => names.split(','))
      .map((name) => name.split(' as ').at(-1) ?? ''),
  );

const sum = (paths: string[]) =>
  paths.reduce((total, path) => total + sizeOf(readFileSync(join('public', path))), 0);

const stylesheets = (html: string) =>
  [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path]) => path ?? '');

/** Every script file a page loads, and the files they import in turn. */
async function scriptFiles(html: string): Promise<string[]> {
  const found = new Set<string>();
  const visit = (path: string) => {
    if (found.has(path)) return;
    found.add(path);
    const source = readFileSync(join('public', path), 'utf8');
    for (const [, imported] of source.matchAll(/(?:from|import)\s*"([^"]+\.js)"/g)) {
      visit(new URL(imported ?? '', `http://x${path}`).pathname);
    }
  };
  for (const [path] of html.matchAll(/\/build\/[\w$./-]+\.js/g)) visit(path);
  return [...found];
}

const words =
  'A long evening by the river with a kettle, two chairs and the neighbours from the sixth floor. ';
const longText = (n: number) => words.repeat(2 + (n % 4));
