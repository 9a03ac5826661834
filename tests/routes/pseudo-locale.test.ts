import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { guides } from '#app/features/guides/content/index.ts';
import * as archive from '#app/features/newsletters/content/archive.ts';
import { newsletters } from '#app/features/newsletters/content/index.ts';
import { entities } from '#db/entities/index.ts';
import { testApp } from '#tests/setup/app.ts';
import { outsideMessages, wordsOf } from '#tests/setup/page-words.ts';
import { pagesOf, type PageVisit } from '#tests/setup/pages.ts';
import { everyone, makeTown, personOf, type Town } from '#tests/setup/town.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'local-link-pseudo-'));
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
 * Every text of the database and of the written content, whole and by its lines: what pages show
 * besides messages.
 */
async function everyText(): Promise<Set<string>> {
  const rows = await Promise.all(entities.map((entity) => app.em().find(entity as never, {})));
  const texts = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string') {
      for (const part of [value, ...value.split('\n')]) texts.add(flat(part));
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(JSON.parse(JSON.stringify([rows, guides, newsletters, archive])));
  return texts;
}

/** The brand, the building in the footer, and what dates, times and languages consist of. */
const known =
  /The Local Link|Hillsview Place|\b(January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Mon|Tue|Wed|Thu|Fri|Sat|Sun|AM|PM|at)\b/g;

/** The words on a page that come neither from the catalogue nor from anybody's data. */
function strayWords(html: string): string[] {
  return (
    wordsOf(html)
      .map((text) => outsideMessages(text).replace(known, '').trim())
      // Two letters are the initials of somebody without a photo.
      .filter((text) => /\p{L}{2}/u.test(text) && !/^\p{Lu}{2}$/u.test(text))
      .filter((text) => !flat(text).split(' · ').every(isData))
  );
}

const flat = (text: string) => text.replace(/\s+/g, ' ').trim();

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
});
