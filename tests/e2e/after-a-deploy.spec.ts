import type { Page, Route } from '@playwright/test';
import { expect, onlyWithScripts, test, untilAlive } from '#tests/setup/browser.ts';

/**
 * Has requests of this kind answered as they are after a deploy. Returns what ends that with the next document: it is
 * the new release's, whose files are all there. Playwright says of a document's request before its scripts are asked
 * for, so that none of them is missed.
 */
async function deploy(
  page: Page,
  url: RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<() => void> {
  let isOver = false;
  await page.route(url, (route) => (isOver ? route.continue() : answer(route)));
  return () =>
    page.once('request', function end(request) {
      isOver = request.isNavigationRequest();
      if (!isOver) page.once('request', end);
    });
}

/** Script files of the release before, of which the browser has those of the present page already. */
const scriptFiles = /\/assets\/[^/]+\.js$/;

test(
  'After a deploy, a link to a page that the browser has not heard of loads its document',
  onlyWithScripts,
  async ({ page }) => {
    // From the start, because Remix asks about the links of a page as soon as it is there.
    const endAtNextDocument = await deploy(page, /__manifest/, (route) => {
      const asked = new URL(route.request().url());
      asked.searchParams.set('version', 'before');
      return route.continue({ url: asked.href });
    });
    await page.goto('/login');
    await untilAlive(page);
    endAtNextDocument();
    const opened = page.waitForEvent('request', (request) => request.isNavigationRequest());
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    expect(new URL((await opened).url()).pathname).toBe('/register');
    await expect(page.getByRole('main').getByLabel('Full Name')).toBeVisible();
  },
);

test(
  'After a deploy, a link to a page whose script files are gone loads its document',
  onlyWithScripts,
  async ({ page, allowErrors }) => {
    allowErrors(/Error loading route module|Failed to fetch dynamically imported module/);
    await page.goto('/login');
    await untilAlive(page);
    const endAtNextDocument = await deploy(page, scriptFiles, (route) =>
      route.fulfill({ status: 404 }),
    );
    endAtNextDocument();
    await page.getByRole('main').getByRole('link', { name: 'Register' }).click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(page.getByRole('main').getByLabel('Full Name')).toBeVisible();
  },
);

test(
  'After a deploy, the logo loads the home page as a document',
  onlyWithScripts,
  async ({ page, allowErrors }) => {
    allowErrors(/Error loading route module|Failed to fetch dynamically imported module/);
    await page.goto('/login');
    await untilAlive(page);
    const endAtNextDocument = await deploy(page, scriptFiles, (route) =>
      route.fulfill({ status: 404 }),
    );
    endAtNextDocument();
    await page.getByRole('banner').getByRole('link', { name: 'The Local Link' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
