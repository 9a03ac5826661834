import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type axe from 'axe-core';
import type { NodeResult, RunOptions } from 'axe-core';
import { test as base, expect, type ConsoleMessage, type Page } from '@playwright/test';
import { languages, type Language } from '#db/enums.ts';
import { watchPublicChanges } from '#app/lib/db/public-changes.server.ts';
import { files, siteServer } from '#app/server/http.ts';
import type { Site } from '#app/server/site.ts';
import { defaultLocale, languageTags } from '#app/lib/i18n/locale.ts';
import { translate, type MessageKey, type ParamsAt } from '#app/messages/catalogue.server.ts';
import { noteEmptyMain } from './empty-main.ts';
import { signIn, type Em } from './sessions.ts';
import { keepPrinted } from './log-secrets.ts';
import { putNewsletters } from './newsletters.ts';
import { prepareServer, type TestHarness } from './test-env.ts';
import { makeTown, type Town } from './town.ts';

interface Server {
  origin: string;
  em: () => Em;
  /** The server's settings. A test may change one, if it sets it back. */
  env: TestHarness['env'];
}

/** A message in the language of the browser. */
export type Translate = <K extends MessageKey>(key: K, ...params: ParamsAt<K>) => string;

export interface Fixtures {
  /** Whether this run has scripts; some behaviour exists only there. */
  scripts: boolean;
  /** The words of the page, for specs that run in each language. */
  t: Translate;
  /** An EntityManager on the server's own database, for factories. */
  em: Em;
  /** Signs a person in on this browser. */
  signInAs: (user: { id: string }) => Promise<void>;
  /** Allows console errors of this kind, such as a 404 that the test provokes. */
  allowErrors: (pattern: RegExp) => void;
}

/** Specs run against the real server, one with a database of its own per worker. */
export const test = base.extend<
  Fixtures & { noEmptyMain: undefined },
  { server: Server; town: Town }
>({
  server: [
    async ({}, use) => {
      keepPrinted();
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      const harness = await prepareServer({ port, appUrl: origin, trustedProxies: 0 });
      await putNewsletters(harness.orm.em);
      process.env.NODE_ENV = 'production';
      const { href } = pathToFileURL(resolve('build/server/index.js'));
      const { site } = (await import(href)) as { site: Site };
      await watchPublicChanges();
      const running = siteServer(site, files('build/client')).listen(port);
      await untilItAnswers(origin);
      await use({ origin, em: () => harness.orm.em.fork(), env: harness.env });
      running.close();
      await harness.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  /** One of everything, for tests that only look. Those that change something make a town of their own. */
  town: [async ({ server }, use) => use(await makeTown(server)), { scope: 'worker' }],
  baseURL: async ({ server }, use) => use(server.origin),
  em: async ({ server }, use) => use(server.em()),
  scripts: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled !== false),
  t: async ({ locale }, use) => {
    const language = languages.find((each) => languageTags[each] === locale) ?? defaultLocale;
    await use((key, ...params) => translate(language, key, ...params));
  },
  signInAs: async ({ server, context }, use) => {
    await use(async (user) => {
      const [name, value] = (await signIn(server.em(), user)).split('=') as [string, string];
      await context.addCookies([{ name, value, url: server.origin }]);
    });
  },
  allowErrors: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [
        /Failed to load resource: .*status of (400|401|403|404|409)/,
        // What Remix logs where a navigation overtakes one whose answer is still coming in.
        /^(AbortError: )?BodyStreamBuffer was aborted/,
        // What Chromium says where a fade to a page that is being left again is left out.
        /^Transition was aborted because of invalid state/,
      ];
      const unexpected: string[] = [];
      const note = (text: string) => {
        if (!allowed.some((pattern) => pattern.test(text)))
          unexpected.push(`${page.url()}: ${text}`);
      };
      const noteMessage = (message: ConsoleMessage) =>
        message.type() === 'error' && note(message.text());
      const noteError = (error: Error) => note(error.message);
      page.on('console', noteMessage).on('pageerror', noteError);
      await use((pattern) => allowed.push(pattern));
      page.off('console', noteMessage).off('pageerror', noteError);
      expect(unexpected, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],
  /** Refuses a page that is left open with an empty `<main>`. */
  noEmptyMain: [
    async ({ page }, use) => {
      await use(undefined);
      const found: string[] = [];
      const contexts = page.context().browser()?.contexts() ?? [];
      const open = contexts.flatMap((context) => context.pages());
      await Promise.all(open.map((each) => noteEmptyMain(each, found)));
      expect(found, 'pages whose <main> is empty').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Where a spec runs that is not marked by `test.skip`: in the quick suite with scripts, in the whole one with
 * scripts and without (record 44).
 */
export const onlyWithScripts = { tag: '@with-scripts' };
export const onlyWithoutScripts = { tag: '@without-scripts' };
export const alwaysBothWays = { tag: '@both-ways' };

/** Defines specs once for each language, on the same server; in the quick suite, for one of them. */
export function inEachLanguage(
  define: (language: Language) => void,
  { quick = defaultLocale }: { quick?: Language } = {},
): void {
  for (const language of process.env.TEST_EVERYTHING ? languages : [quick]) {
    test.describe(language, () => {
      test.use({ locale: languageTags[language] });
      define(language);
    });
  }
}

/** axe for a page, without the white space and comments of the file that axe-core exports. */
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** The rules whose result can depend on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * The problems axe finds on the page as it is: with every rule in the dark theme, and in the whole suite with
 * the rules about colour in the light one, but for French: its colours are those of the same page in English.
 * A contrast that axe cannot decide counts as a problem, except where a menu or a toast covers the text, or
 * the header an empty field, in a select, whose arrow is a picture behind the text, and for ink, links and
 * warnings on the sky, which contrast.test.ts checks.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  // Colours in transition from one theme to the other would be misjudged.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const inBothThemes = Boolean(process.env.TEST_EVERYTHING);
  return page.evaluate(
    async ([rules, inBothThemes]) => {
      const run = async (theme: string, options: RunOptions) => {
        document.documentElement.dataset.theme = theme;
        const { violations, incomplete } = await window.axe.run({
          ...options,
          resultTypes: ['violations', 'incomplete'],
          elementRef: true,
        });
        const probe = document.body.appendChild(document.createElement('i'));
        const onSky = ['var(--ink)', 'var(--link)', 'var(--danger)'].map((value) => {
          probe.style.color = value;
          return getComputedStyle(probe).color;
        });
        probe.remove();
        const headerEnd = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        // Of an empty field axe says that it is empty, not what covers it.
        const isUnderHeader = ({ any, element }: NodeResult) =>
          any.some(({ data }) => data?.messageKey === 'emptyValue') &&
          (element?.getBoundingClientRect().top ?? headerEnd) < headerEnd;
        const isOnSky = (element: HTMLElement | undefined): element is HTMLElement => {
          if (element?.closest('main div:has(> svg)')) return true;
          for (let at = element; at; at = at.parentElement ?? undefined)
            if (getComputedStyle(at).backgroundImage.includes('gradient')) return true;
          return false;
        };
        // Only for screen readers.
        const isOutOfSight = (element: HTMLElement | undefined) =>
          element !== undefined && Math.min(element.offsetWidth, element.offsetHeight) <= 1;
        const isKnown = (node: NodeResult) =>
          node.element?.tagName === 'SELECT' ||
          isUnderHeader(node) ||
          node.any.some(({ data }) => /overlap|obscur/i.test(String(data?.messageKey))) ||
          isOutOfSight(node.element) ||
          (isOnSky(node.element) && onSky.includes(getComputedStyle(node.element).color));
        const undecided = incomplete
          .filter(({ id }) => id === 'color-contrast')
          .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isKnown(node)) }))
          .filter(({ nodes }) => nodes.length > 0);
        // What an open menu covers in part is not too small: it is whole again when the menu is shut.
        const isCovered = ({ any }: NodeResult) =>
          document.querySelector('header details[open]') !== null &&
          any.some(({ data }) => /obscur/i.test(String(data?.messageKey)));
        const certain = violations
          .map(({ id, nodes }) => ({
            id,
            nodes: id === 'target-size' ? nodes.filter((node) => !isCovered(node)) : nodes,
          }))
          .filter(({ nodes }) => nodes.length > 0);
        return [...certain, ...undecided].map(
          ({ id, nodes }) => `${theme}, ${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
        );
      };
      const others = Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));
      if (inBothThemes && document.documentElement.lang.startsWith('fr')) {
        return run('dark', { rules: { 'target-size': { enabled: true }, ...others } });
      }
      const inLight = inBothThemes ? await run('light', { runOnly: rules }) : [];
      return [...inLight, ...(await run('dark', { rules: { 'target-size': { enabled: true } } }))];
    },
    [colourRules, inBothThemes] as const,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export async function expectAccessible(page: Page): Promise<void> {
  expect(await findBarriers(page), 'axe').toEqual([]);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function untilItAnswers(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const reached = await fetch(`${origin}/api/communities`).catch(() => null);
    if (reached?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`The server at ${origin} does not answer`);
}

/** Waits until the page's scripts have taken it over: what is pressed before goes to the server as it is. */
export const untilAlive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );

/** Opens the reasons for rejecting a post of the queue and, with `reason`, chooses that one. */
export async function openReasons(page: Page, title: string, reason?: string): Promise<void> {
  const item = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  await item.locator('summary').last().click();
  if (reason) await item.getByRole('combobox').selectOption({ label: reason });
}

/** A toast with this title, about the thing of this name. */
export async function expectToast(page: Page, title: string, about: string): Promise<void> {
  const toast = page.getByRole('status').filter({ hasText: title });
  await expect(toast).toBeVisible();
  await expect(toast).toContainText(about);
}
