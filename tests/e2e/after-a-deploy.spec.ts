import type { Page } from '@playwright/test';
import { expect, onlyWithScripts, test, untilAlive } from '#tests/setup/browser.ts';

/** Has the page's next requests of this kind answered as a new release would, until a document is loaded from it. */
async function deploy(
  page: Page,
  url: RegExp,
  answer: Parameters<Page['route']>[1],
): Promise<void> {
  await page.route(url, answer);
  page.once('framenavigated', () => page.unroute(url));
}

/** Script files of the release before, of which the browser has those of the present page already. */
const scriptFiles = /\/assets\/[^/]+\.js$/;

test(
  'After a deploy, a link to a page that the browser has not heard of loads its document',
  onlyWithScripts,
  async ({ page }) => {
    await page.goto('/login');
    await untilAlive(page);
    await deploy(page, /__manifest/, (route) => {
      const asked = new URL(route.request().url());
      asked.searchParams.set('version', 'before');
      return route.continue({ url: asked.href });
    });
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
    await deploy(page, scriptFiles, (route) => route.fulfill({ status: 404 }));
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
    await deploy(page, scriptFiles, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('banner').getByRole('link', { name: 'The Local Link' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);
