import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  findBarriers,
  inEachLanguage,
  onlyWithoutScripts,
  onlyWithScripts,
  test,
} from '#tests/setup/browser.ts';
import { pageRoutes, routeOf } from '#tests/setup/pages.ts';
import { refusedForms } from '#tests/setup/refused-forms.ts';
import { makeTown, personOf } from '#tests/setup/town.ts';
import { onEachPage, visits } from '#tests/setup/visits.ts';

const openMenus = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });

test.describe('With scripts', onlyWithScripts, () => {
  test('Every page route is visited', () => {
    const visited = new Set(visits.map(({ path }) => routeOf(path)));
    const missed = pageRoutes.filter(({ file }) => !visited.has(file));
    expect(missed).toEqual([]);
  });
  inEachLanguage((language) => {
    if (process.env.TEST_EVERYTHING)
      onEachPage('axe finds nothing, in either theme', findBarriers, { once: language === 'fr' });

    for (const { name, who, path, send } of refusedForms) {
      test(`axe finds nothing on a form that was refused: ${name}`, async ({
        page,
        town,
        signInAs,
        t,
      }) => {
        const person = personOf(town, who);
        if (person) await signInAs(person);
        await page.goto(path(town));
        await send(page, t);
        await expect(page.getByRole('alert')).toBeVisible();
        await expectAccessible(page);
      });
    }

    test('axe finds nothing in the menus of a visitor, and in the dialog', async ({ page, t }) => {
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
    });

    test('axe finds nothing in the menus of a moderator', async ({ page, town, signInAs }) => {
      await signInAs(town.board);
      await page.goto('/moderation');
      await openMenus(page);
      await expectAccessible(page);
    });

    test('axe finds nothing in a toast', async ({ page, server, signInAs, t }) => {
      const town = await makeTown(server);
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

test(
  'With forced colours, the current tab, the focus and the buttons still show',
  onlyWithoutScripts,
  async ({ page, town, signInAs }) => {
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
  },
);
