import type { Page } from '@playwright/test';
import { expect, test } from '#tests/setup/browser.ts';

/** Waits until React answers for the elements of the page. */
const comesAlive = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const main = document.querySelector('main');
        return !!main && Object.keys(main).some((key) => key.startsWith('__reactProps'));
      }),
    )
    .toBe(true);

test('a page that is pressed before its data is decoded comes alive all the same @quick', async ({
  page,
  scripts,
}) => {
  test.skip(!scripts, 'with scripts off a page has no data to decode');
  await page.addInitScript(() => {
    // Decoding takes a third of a second, and somebody types through all of it.
    const read = ReadableStreamDefaultReader.prototype.read;
    Object.defineProperty(ReadableStreamDefaultReader.prototype, 'read', {
      async value(this: ReadableStreamDefaultReader) {
        await new Promise((done) => setTimeout(done, 300));
        return read.call(this);
      },
    });
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const press = new KeyboardEvent('keydown', { bubbles: true, key: 'a' });
      document.querySelector('main input')?.dispatchEvent(press);
      port2.postMessage(null);
    };
    port2.postMessage(null);
  });
  await page.goto('/login');
  // The fixture holds that it logged no error.
  await comesAlive(page);
});

test('Rules 6.1: a menu that is opened before the scripts are there stays open, and closes with its page', async ({
  page,
  scripts,
}) => {
  test.skip(!scripts, 'with scripts off a menu is the browser’s own');
  await page.setViewportSize({ width: 360, height: 740 });
  let start = () => {};
  const scriptsMayCome = new Promise<void>((done) => (start = done));
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await scriptsMayCome;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('banner').getByText('Menu', { exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Menu', exact: true });
  await expect(menu.getByRole('link', { name: 'Register' })).toBeVisible();
  start();
  await comesAlive(page);
  // Effects run once the browser has drawn what came alive.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
  await expect(menu.getByRole('link', { name: 'Register' })).toBeVisible();
  await menu.getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(menu).toBeHidden();
});
