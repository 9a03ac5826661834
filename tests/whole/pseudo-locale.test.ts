import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#tests/setup/app.ts';
import { outsideMessages, wordsOf } from '#tests/setup/page-words.ts';
import { dataOf } from '#tests/setup/page-data.ts';
import { onceForEachRoute, pagesOf, type PageVisit } from '#tests/setup/pages.ts';
import { everyone, makeTown, personOf, type Town } from '#tests/setup/town.ts';
import { refusedCalls, refusedForms } from '#tests/setup/refusals.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';

const dataDir = temporaryFolder();
const app = testApp({ pseudoLocale: true, dataDir });

let town: Town;
let isData: (text: string) => boolean;
let cookies: Record<string, string | undefined>;

beforeAll(async () => {
  town = await makeTown({ em: app.em, env: { dataDir } });
  isData = await dataOf(app.em(), town, 'en');
  const signedIn = everyone.map(async (who) => {
    const person = personOf(town, who);
    return [who, person ? await app.signIn(person) : undefined] as const;
  });
  cookies = Object.fromEntries(await Promise.all(signedIn));
});

/** The brand, the building in the footer, and what dates and times consist of. */
const known =
  /The Local Link|Hillsview Place|\b(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun|AM|PM|at)\b/g;

/** The words on a page that come neither from the catalogue nor from anybody's data. */
const strayWords = (html: string): string[] =>
  wordsOf(html)
    .filter((text) => !isData(flat(text)))
    .flatMap((text) => (outsideMessages(text).length > 1 ? [text] : text.split('\n')))
    .filter((text) => !outsideMessages(text).every((part) => isKnown(flat(part))));

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

const hasWord = (text: string) => /\p{Script=Latin}{2}/u.test(text);

/**
 * Whether a part of a text is data, a date, a price, the initials of somebody without a photo, the key of an
 * authenticator app, or an address of the site. */
const isKnown = (part: string): boolean =>
  [part, part.replace(/^[\d, ]+|[\d, ]+$/g, ''), part.replace(leadingFact, '')].some(isData) ||
  part.split(/·|, /).every((piece) => isData(flat(piece)) || !hasWord(piece.replace(known, ''))) ||
  /^\p{L}{2}$/u.test(part) ||
  /^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/.test(part) ||
  /^((http:\/\/)?localhost:3000)?(\/[\w.-]+)+$/.test(part);

/** A description in the head begins with a price or a date, or with a message for either. */
const leadingFact = /^(\$[\d.,]+|\w+day, \w+ \d+, \d+ at [\d:]+\s[AP]M)?\. /;

/** What a search was for stands on its page. */
const typedIn = ({ path }: PageVisit): string =>
  (/\/(search|communities)\?/.test(path) && new URLSearchParams(path.split('?')[1]).get('q')) ||
  '⟦⟧';

const visitKey = ({ who, path }: PageVisit) => `${who} ${path}`;

describe('in the pseudo-locale, no word is outside the catalogue', () => {
  it('on any page, as anyone', async () => {
    const stray: Record<string, string[]> = {};
    const visits = pagesOf(town);
    for (const visit of process.env.TEST_EVERYTHING ? visits : onceForEachRoute(visits)) {
      const response = await app.send(visit.path, { as: cookies[visit.who] });
      expect(response.status, visitKey(visit)).toBe(visit.status);
      const words = strayWords((await response.text()).replaceAll(typedIn(visit), ''));
      if (words.length > 0) stray[visitKey(visit)] = [...new Set(words)];
    }
    expect(stray).toEqual({});
  });

  it('in a refused form', async () => {
    for (const [path, who, form] of refusedForms(town)) {
      const response = await app.send(path, { as: cookies[who], form });
      expect(response.status, path).toBeGreaterThanOrEqual(400);
      expect(strayWords(await response.text()), path).toEqual([]);
    }
  });

  it('in a refused call', async () => {
    for (const [path, who, json] of refusedCalls) {
      const response = await app.send(path, { as: cookies[who], json });
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
