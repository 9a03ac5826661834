import { beforeAll, describe, expect, it } from 'vitest';
import { guideBySlug, guideSlugs } from '#app/features/guides/content/index.ts';
import { archiveIn, newslettersIn } from '#app/features/newsletters/content/index.ts';
import { entities } from '#db/entities/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { outsideMessages, wordsOf } from '#tests/setup/page-words.ts';
import { pagesOf, type PageVisit } from '#tests/setup/pages.ts';
import { everyone, makeTown, personOf, type Town } from '#tests/setup/town.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

const dataDir = temporaryFolder();
const app = testApp({ pseudoLocale: true, dataDir });

let town: Town;
let data: Set<string>;
let cookies: Record<string, string | undefined>;

beforeAll(async () => {
  town = await makeTown({ em: app.em, env: { dataDir } });
  data = await everyText();
  const signedIn = everyone.map(async (who) => {
    const person = personOf(town, who);
    return [who, person ? await app.signIn(person) : undefined] as const;
  });
  cookies = Object.fromEntries(await Promise.all(signedIn));
});

/**
 * Every text of the database and of the written content, whole and by its lines, links and marks:
 * what pages show besides messages.
 */
async function everyText(): Promise<Set<string>> {
  const rows = await Promise.all(entities.map((entity) => app.em().find(entity as never, {})));
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const part of [value, ...value.split(/\n+|<[^>]*>|\[|\]\([^)]*\)|\*\*|^#+ /m)]) {
        texts.add(flat(part));
      }
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  const guides = guideSlugs.map((slug) => guideBySlug(slug, 'en'));
  collect(JSON.parse(JSON.stringify([rows, guides, newslettersIn('en'), archiveIn('en')])));
  texts.add('nobody-of-this-name');
  for (const who of everyone) {
    const person = personOf(town, who);
    if (!person) continue;
    texts.add(person.name.split(' ')[0] ?? '');
    texts.add(person.email);
  }
  return texts;
}

/** The brand, the building in the footer, and what dates and times consist of. */
const known =
  /The Local Link|Hillsview Place|\b(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun|AM|PM|at)\b/g;

/** The words on a page that come neither from the catalogue nor from anybody's data. */
const strayWords = (html: string): string[] =>
  wordsOf(html).filter(
    (text) => !isData(flat(text)) && !outsideMessages(text).every((part) => isKnown(flat(part))),
  );

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

const hasWord = (text: string) => /\p{Script=Latin}{2}/u.test(text);

/** Whether a part of a text is data, a date, a price, or the initials of somebody without a photo. */
const isKnown = (part: string): boolean =>
  [part, part.replace(/^[\d, ]+|[\d, ]+$/g, ''), part.replace(leadingFact, '')].some(isData) ||
  part.split(/·|, /).every((piece) => isData(flat(piece)) || !hasWord(piece.replace(known, ''))) ||
  /^\p{L}{2}$/u.test(part);

/** A description in the head begins with a price or a date, or with a message for either. */
const leadingFact = /^(\$[\d.,]+|\w+day, \w+ \d+, \d+ at [\d:]+\s[AP]M)?\. /;

/** Whether a text is data, or the beginning of some: descriptions in the head are cut. */
const isData = (text: string): boolean =>
  data.has(text) ||
  (text.endsWith('…') && [...data].some((whole) => whole.startsWith(text.slice(0, -1))));

const visitKey = ({ who, path }: PageVisit) => `${who} ${path}`;

describe('in the pseudo-locale, no word is outside the catalogue', () => {
  it('on any page, as anyone', async () => {
    const stray: Record<string, string[]> = {};
    for (const visit of pagesOf(town)) {
      const response = await app.send(visit.path, { as: cookies[visit.who] });
      expect(response.status, visitKey(visit)).toBe(visit.status);
      const words = strayWords(await response.text());
      if (words.length > 0) stray[visitKey(visit)] = [...new Set(words)];
    }
    expect(stray).toEqual({});
  });

  it('in a refused form', async () => {
    const hub = `/communities/${town.hillsview.slug}`;
    const forms: [string, string | undefined, Record<string, string>][] = [
      ['/login', undefined, { email: 'nobody', password: '' }],
      ['/login', undefined, { email: 'nobody@mail.example', password: 'wrong' }],
      ['/register', undefined, { email: 'nobody', password: '12', name: '' }],
      [`${hub}/listings/new`, cookies.resident, { title: '', price: 'cheap', category: 'boats' }],
      [`${hub}/activities/new`, cookies.resident, { title: 'x'.repeat(121), when: 'soon' }],
      ['/account/settings', cookies.resident, { name: '', email: 'nobody' }],
      ['/moderation', cookies.board, { status: 'PUBLISHED', subjectType: 'LISTING' }],
      [`/admin/people/${town.board.id}`, cookies.admin, { role: 'KING' }],
    ];
    for (const [path, as, form] of forms) {
      const response = await app.send(path, { as, form });
      expect(response.status, path).toBeGreaterThanOrEqual(400);
      expect(strayWords(await response.text()), path).toEqual([]);
    }
  });

  it('in a refused call', async () => {
    const calls: [string, string | undefined, unknown][] = [
      ['/api/auth/login', undefined, { email: 1 }],
      ['/api/auth/register', undefined, { name: '', communities: [{}] }],
      ['/api/listings', undefined, {}],
      ['/api/listings', cookies.resident, { price: -1, images: 'none', title: 5 }],
      ['/api/activities', cookies.resident, { when: 'soon', tags: [1], description: '' }],
      ['/api/nothing', undefined, {}],
    ];
    for (const [path, as, json] of calls) {
      const response = await app.send(path, { as, json });
      const { message, errors = {} } = (await response.json()) as {
        message: string;
        errors?: Record<string, string[]>;
      };
      for (const text of [message, ...Object.values(errors).flat()]) {
        expect(outsideMessages(text).join('').replace(/[\d,]/g, ''), `${path}: ${text}`).toBe('');
      }
    }
  });
});
