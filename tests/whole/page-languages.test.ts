import { beforeAll, describe, expect, it } from 'vitest';
import { languages, type Language } from '#db/enums.ts';
import { testApp } from '#tests/setup/app.ts';
import { contentOf, dataOf } from '#tests/setup/page-data.ts';
import { structuredTexts, wordsOf } from '#tests/setup/page-words.ts';
import { onceForEachRoute, pagesOf } from '#tests/setup/pages.ts';
import { refusedCalls, refusedForms } from '#tests/setup/refusals.ts';
import { temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { everyone, makeTown, personOf, type Town } from '#tests/setup/town.ts';
import { inAnotherLanguage } from '#tests/setup/word-language.ts';

const dataDir = temporaryFolder();
const app = testApp({ dataDir });

let town: Town;
let cookies: Record<string, string | undefined>;

beforeAll(async () => {
  town = await makeTown({ em: app.em, env: { dataDir } });
  const signedIn = everyone.map(async (who) => {
    const person = personOf(town, who);
    return [who, person ? await app.signIn(person) : undefined] as const;
  });
  cookies = Object.fromEntries(await Promise.all(signedIn));
});

/**
 * Every page in a language, as everyone sees it, by who opens it and its path; without TEST_EVERYTHING each
 * route once in French. They are fetched once.
 */
const pagesIn = async (language: Language) => (fetched[language] ??= await fetchPages(language));
const fetched: Partial<Record<Language, Pages>> = {};
type Pages = Map<string, { html: string; status: number }>;

async function fetchPages(language: Language): Promise<Pages> {
  const pages: Pages = new Map();
  const headers = { 'Accept-Language': language };
  const visits = pagesOf(town);
  const all = process.env.TEST_EVERYTHING || language === 'en';
  for (const { who, path, status = 200 } of all ? visits : onceForEachRoute(visits)) {
    const response = await app.send(path, { as: cookies[who], headers });
    expect(response.status, `${who} ${path}`).toBe(status);
    pages.set(`${who} ${path}`, { html: await response.text(), status });
  }
  return pages;
}

/** A description in the head begins with a fact, and what somebody wrote follows. */
function withoutData(text: string, isData: (text: string) => boolean): string {
  const [, fact = '', rest = ''] = /^(.+?\.) (.+)$/s.exec(text) ?? [];
  return isData(rest) ? fact : text;
}

/** Finds the words of a page that are in another language than the page. */
async function wrongWords(language: Language): Promise<(html: string) => string[]> {
  const isData = await dataOf(app.em(), town, language);
  const own = contentOf(language);
  const foreign = new Set(
    languages
      .filter((other) => other !== language)
      .flatMap((other) => [...contentOf(other)])
      .filter((text) => /\p{L}{2} /u.test(text) && !own.has(text) && !isData(text)),
  );
  return (html) => {
    const words = [...wordsOf(html), ...structuredTexts(html)].map((text) =>
      withoutData(text, isData),
    );
    return [
      ...inAnotherLanguage(words, language, isData),
      ...words.filter((text) => foreign.has(text.replace(/\s+/g, ' ').trim())),
    ];
  };
}

it('Messages of another language are told from one’s own, and from what people wrote', () => {
  const found = inAnotherLanguage(
    ['Buy & Sell', 'Petites annonces', 'Welcome home, Imani', 'The Local Link', 'Bed · Login'],
    'fr',
  );
  expect(found).toEqual(['Buy & Sell', 'Welcome home, Imani', 'Bed · Login']);
  expect(inAnotherLanguage(['Buy & Sell', 'Petites annonces'], 'en')).toEqual(['Petites annonces']);
  expect(inAnotherLanguage(['Login'], 'fr', (text) => text === 'Login')).toEqual([]);
});

describe.each(languages)('in "%s", no word of ours is in another language', (language) => {
  const headers = { 'Accept-Language': language };

  it('on any page, as anyone', async () => {
    const find = await wrongWords(language);
    const wrong: Record<string, string[]> = {};
    for (const [visit, { html }] of await pagesIn(language)) {
      const words = find(html);
      if (words.length > 0) wrong[visit] = [...new Set(words)];
    }
    expect(wrong).toEqual({});
  });

  it('in a refused form', async () => {
    const find = await wrongWords(language);
    for (const [path, who, form] of refusedForms(town)) {
      const response = await app.send(path, { as: cookies[who], form, headers });
      expect(response.status, path).toBeGreaterThanOrEqual(400);
      expect(find(await response.text()), path).toEqual([]);
    }
  });

  it('in a refused call', async () => {
    for (const [path, who, json] of refusedCalls) {
      const response = await app.send(path, { as: cookies[who], json, headers });
      expect(response.headers.get('Content-Language'), path).toBe(`${language}-CA`);
      const { message, errors = {} } = (await response.json()) as {
        message: string;
        errors?: Record<string, string[]>;
      };
      const texts = [message, ...Object.values(errors).flat()];
      expect(inAnotherLanguage(texts, language), path).toEqual([]);
    }
  });
});

/** What a search has is a few words, and those it was sent with are in the address. */
const searches = /<form[^>]*method="get"[\s\S]*?<\/form>/g;
const typed = /<textarea|<input(?![^>]*type="(?:hidden|checkbox|radio|submit)")/;

it('switching the theme without scripts leaves every page as it is that has a form to fill in', async () => {
  const lost: string[] = [];
  const kept: string[] = [];
  for (const [visit, { html, status }] of await pagesIn('en')) {
    if (status !== 200) continue;
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
    const [form = ''] = /<form[^>]*action="\/theme"[\s\S]*?<\/form>/.exec(html) ?? [];
    expect(form, visit).not.toBe('');
    const stays = form.includes('name="stay"');
    if (typed.test(main.replace(searches, '')) && !stays) lost.push(visit);
    if (stays) kept.push(visit);
  }
  expect(lost).toEqual([]);
  expect(kept).toContain(`board /listings/${town.ownPending.id}`);
  expect(kept).not.toContain(`visitor /listings/${town.published.id}`);
  expect(kept).not.toContain('visitor /');
  expect(kept, 'a search').not.toContain(`resident /communities/${town.hillsview.slug}`);
});
