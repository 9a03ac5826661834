import type { Page } from '@playwright/test';
import { expect, test as base } from './browser.ts';
import { onceForEachRoute, pagesOf, type PageVisit } from './pages.ts';
import { personOf, type Town } from './town.ts';

/**
 * Visits leave nothing behind but cookies, so those with the same settings share a page: a new one takes three times
 * as long to open, and fetches and reads every script and style sheet again.
 */
const test = base.extend<object, { sharedPages: Map<string, Page> }>({
  sharedPages: [
    async ({}, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ browser, sharedPages, locale, viewport, bypassCSP, javaScriptEnabled }, use) => {
    const settings = JSON.stringify({ locale, viewport, bypassCSP, javaScriptEnabled });
    const page = sharedPages.get(settings) ?? (await browser.newPage());
    sharedPages.set(settings, page);
    await page.context().clearCookies();
    await use(page);
  },
  context: async ({ page }, use) => use(page.context()),
});

/** A town whose ids are their own names, such as `published.id`: its pages have the order of a real one's. */
const namedTown = named('') as Town;

/** What says its own path where a text is wanted, and whose parts do. */
function named(path: string): object {
  return new Proxy(
    {},
    {
      get: (_, part) =>
        part === Symbol.toPrimitive
          ? () => path
          : named([path, String(part)].filter(Boolean).join('.')),
    },
  );
}

/** Every page as each person who sees it differently. */
export const visits = pagesOf(namedTown);

const firstVisits = new Set(onceForEachRoute(visits));

/**
 * Defines a test for each page: `look` returns the problems that it finds there. With `once`, and in the quick
 * suite, a route is visited once, by the first person it is listed for.
 */
export function onEachPage(
  title: string,
  look: (page: Page) => Promise<string[]>,
  { once = false }: { once?: boolean } = {},
): void {
  for (const [index, visit] of visits.entries()) {
    if ((once || !process.env.TEST_EVERYTHING) && !firstVisits.has(visit)) continue;
    test(`${title}: ${visit.who} ${visit.path}`, async ({ page, town, signInAs }) => {
      const { path, who, status } = pagesOf(town)[index] as PageVisit;
      const person = personOf(town, who);
      if (person) await signInAs(person);
      expect((await page.goto(path))?.status()).toBe(status);
      expect(await look(page)).toEqual([]);
    });
  }
}
