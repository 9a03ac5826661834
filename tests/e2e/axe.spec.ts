import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  findBarriers,
  inEachLanguage,
  test,
} from '#tests/setup/browser.ts';
import { pageRoutes, pagesOf, routeOf } from '#tests/setup/pages.ts';
import { everyone, makeTown } from '#tests/setup/town.ts';
import { visitAll } from '#tests/setup/visits.ts';

const openMenus = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

test.describe('With scripts', () => {
  test.skip(({ scripts }) => !scripts);

  test('Every page route is visited', async ({ server }) => {
    const visited = new Set(pagesOf(await makeTown(server)).map(({ path }) => routeOf(path)));
    const missed = pageRoutes().filter(({ file }) => !visited.has(file));
    expect(missed).toEqual([]);
  });
  inEachLanguage((language) => {
    for (const who of everyone) {
      test(`axe finds nothing on any page, in either theme: ${who}`, async ({
        page,
        server,
        signInAs,
      }) => {
        test.slow();
        const town = await makeTown(server);
        const once = language === 'fr';
        const visits = { town, signInAs, only: who, once };
        const found = await visitAll(page, visits, () => findBarriers(page));
        expect(found).toEqual([]);
      });
    }

    test('axe finds nothing on forms that were refused', async ({ page, server, signInAs, t }) => {
      test.slow();
      const town = await makeTown(server);
      const hub = `/communities/${town.hillsview.slug}`;
      const refused = async (path: string, button: string) => {
        await page.goto(path);
        const main = page.getByRole('main');
        await main.getByRole('button', { name: button, exact: true }).last().click();
        await expect(page.getByRole('alert')).toBeVisible();
        await expectAccessible(page);
      };
      await refused('/login', t('auth.logIn'));
      await refused('/register', t('auth.createAccount'));
      await signInAs(town.resident);
      await refused(`${hub}/listings/new`, t('listingEditor.newSubmit'));
      await refused(`${hub}/activities/new`, t('activityEditor.newSubmit'));
      await refused('/account/photo', t('accounts.changePhoto'));
      await page.goto('/account/settings');
      await page.getByLabel(t('accounts.fullName')).fill('');
      await page.getByRole('button', { name: t('accounts.addCommunity') }).click();
      await expect(page.getByText(t('accounts.furtherCommunity', { number: 2 }))).toBeVisible();
      await page
        .getByRole('button', { name: t('accounts.save') })
        .last()
        .click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
      await signInAs(town.admin);
      await page.goto(`/admin/people/${town.board.id}`);
      await page.getByLabel(t('people.role')).selectOption('');
      await page.getByRole('button', { name: t('people.save') }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page);
    });

    test('axe finds nothing in open menus, the dialog and a toast', async ({
      page,
      server,
      signInAs,
      t,
    }) => {
      test.slow();
      const town = await makeTown(server);
      await page.goto('/');
      await openMenus(page);
      await expectAccessible(page);
      await page.goto('/');
      await page.getByRole('link', { name: t('auth.login'), exact: true }).click();
      await expectAccessible(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t('auth.logIn') }).click();
      await expect(dialog.getByRole('alert')).toBeFocused();
      await expectAccessible(page);
      await dialog.getByRole('tab', { name: t('auth.register') }).click();
      await expect(dialog.getByLabel(t('auth.fullName'))).toBeVisible();
      await expectAccessible(page);

      await signInAs(town.board);
      await page.goto('/moderation');
      await openMenus(page);
      await expectAccessible(page);
      await signInAs(town.twoHomes);
      await page.goto(`/communities/${town.clarence.slug}`);
      await page
        .getByRole('button', { name: t('bookmarks.addFor', { community: town.clarence.name }) })
        .click();
      await page.getByText(t('bookmarks.added.title'), { exact: true }).hover();
      await openMenus(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 360, height: 740 });
      await openMenus(page);
      await expectAccessible(page);
    });

    // axe is a script itself, so this uses the Lite version instead of a browser without scripts.
    test('axe finds nothing on what only shows without scripts', async ({
      page,
      server,
      signInAs,
      t,
    }) => {
      const town = await makeTown(server);
      await signInAs(town.twoHomes);
      await page.goto('/communities/nowhere');
      await page.getByRole('button', { name: t('shell.lite') }).click();
      await expect(page.getByRole('link', { name: t('communities.find') })).toBeVisible();
      await expectAccessible(page);
      await page.goto(`/communities/${town.clarence.slug}`);
      await page
        .getByRole('button', { name: t('bookmarks.addFor', { community: town.clarence.name }) })
        .click();
      await expect(page.getByText(t('bookmarks.added.title'), { exact: true })).toBeVisible();
      await expectAccessible(page);
    });
  });
});

test('With forced colours, the current tab, the focus and the buttons still show', async ({
  page,
  server,
  signInAs,
  scripts,
}) => {
  test.skip(scripts);
  const town = await makeTown(server);
  await signInAs(town.board);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/communities/${town.hillsview.slug}?tab=buy-sell`);
  const edgeOf = (name: string) =>
    page
      .getByRole('link', { name, exact: true })
      .evaluate((element) => getComputedStyle(element).borderBottomColor);
  expect(await edgeOf('Buy & Sell')).not.toBe(await edgeOf('Activities'));
  const button = page.getByRole('link', { name: 'Post for Sale' });
  await button.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button).toHaveCSS('outline-style', 'solid');
  await expect(button).toHaveCSS('border-top-style', 'solid');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'My Condo' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  await page.goto('/moderation');
  await expect(page.getByRole('button', { name: /^Approve/ }).first()).toHaveCSS(
    'border-top-width',
    '1px',
  );
});
