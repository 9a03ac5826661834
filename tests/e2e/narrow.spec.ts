import type { Locator, Page } from '@playwright/test';
import { makeCommunity, makeListing, makeMembership, makeUser } from '#db/factories/index.ts';
import { expect, inEachLanguage, test } from '#tests/setup/browser.ts';
import {
  brokenLayout,
  doubleText,
  readWith,
  smallTargets,
  wideSpacing,
} from '#tests/setup/layout-checks.ts';
import { everyone, makeTown } from '#tests/setup/town.ts';
import { visitAll } from '#tests/setup/visits.ts';

const narrow = { width: 320, height: 640 };

// The page's content security policy would refuse the style sheets that simulate a reader's settings.
test.use({ bypassCSP: true, viewport: narrow });

/** The layout problems of a page: as it is, with its menus open, and with a reader's settings. */
async function everySetting(page: Page): Promise<string[]> {
  const found = [...(await brokenLayout(page)), ...(await smallTargets(page))];
  const note = async (setting: string) =>
    found.push(...(await brokenLayout(page)).map((line) => `${setting}: ${line}`));
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await note('menus open');
  found.push(...(await smallTargets(page)).map((line) => `menus open: ${line}`));
  await readWith(page, wideSpacing);
  await note('wide spacing');
  await readWith(page, doubleText);
  await note('double text');
  await page.setViewportSize({ width: 1024, height: 768 });
  await note('double text, wide page');
  await page.setViewportSize(narrow);
  return found;
}

test.describe('Layout, which is CSS only', () => {
  test.skip(({ scripts }) => scripts);

  inEachLanguage((language) => {
    for (const who of everyone) {
      test(`No page scrolls sideways, cuts off text or has controls too small to hit (WCAG 1.4.4, 1.4.10, 1.4.12, 2.5.8): ${who}`, async ({
        page,
        server,
        signInAs,
      }) => {
        test.slow();
        const town = await makeTown(server);
        const visits = { town, signInAs, only: who, once: language === 'fr' };
        const found = await visitAll(page, visits, () => everySetting(page));
        expect(found).toEqual([]);
      });
    }

    test('A refused form fits too, with its messages', async ({ page, server, signInAs, t }) => {
      const town = await makeTown(server);
      const hub = `/communities/${town.hillsview.slug}`;
      const found: string[] = [];
      const refused = async (path: string, button: string) => {
        await page.goto(path);
        await page
          .getByRole('main')
          .getByRole('button', { name: button, exact: true })
          .last()
          .click();
        await expect(page.getByRole('alert')).toBeVisible();
        found.push(...(await everySetting(page)).map((line) => `${path}: ${line}`));
      };
      await refused('/login', t('auth.logIn'));
      await refused('/register', t('auth.createAccount'));
      await signInAs(town.resident);
      await refused(`${hub}/listings/new`, t('listingEditor.newSubmit'));
      await refused(`${hub}/activities/new`, t('activityEditor.newSubmit'));
      await refused('/account/photo', t('accounts.changePhoto'));
      expect(found).toEqual([]);
    });
  });

  test('Every page can be read without its pictures', async ({
    page,
    server,
    signInAs,
    allowErrors,
  }) => {
    const town = await makeTown(server);
    allowErrors(/net::ERR_FAILED/);
    await page.route(/\.(svg|webp|png|jpe?g)$/, (route) => route.abort());
    await signInAs(town.resident);
    const hub = `/communities/${town.hillsview.slug}`;
    for (const path of [
      '/',
      `${hub}?tab=buy-sell`,
      `${hub}?tab=newsletters`,
      `/listings/${town.published.id}`,
      `/events/${town.event.slug}`,
      '/newsletter',
    ]) {
      await page.goto(path);
      expect.soft(await brokenLayout(page), path).toEqual([]);
      const nameless = await page
        .locator('img:not([alt]), a[href], button')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.tagName === 'IMG' || !element.textContent?.trim())
            .map(({ outerHTML }) => outerHTML),
        );
      expect.soft(nameless, path).toEqual([]);
      for (const picture of await page.locator('main img[alt]:not([alt=""])').all()) {
        const box = await picture.boundingBox();
        expect.soft(box?.height, `${path}: the alt text of a picture has room`).toBeGreaterThan(24);
      }
    }
  });
});

/** Where some text within an element begins, in px from the left. */
const leftOf = (element: Locator, part: string) =>
  element.evaluate((root, wanted) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const start = node.nodeValue?.indexOf(wanted) ?? -1;
      if (start < 0) continue;
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + wanted.length);
      return range.getBoundingClientRect().left;
    }
    throw new Error(`There is no ${wanted}`);
  }, part);

test('Right-to-left names and titles do not reorder the text beside them', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: '18 Nepean Court' });
  const seller = makeUser(em, { name: 'דוד' });
  makeMembership(em, seller, community, { condoUnit: '305' });
  const listing = makeListing(em, seller, community, {
    title: 'מנורה 2!',
    description: 'אור חם. A lamp.',
  });
  await em.flush();
  await signInAs(seller);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto(`/listings/${listing.id}`);
  const beside = page.getByText('דוד, 18 Nepean Court');
  expect(await leftOf(beside, '18')).toBeGreaterThan(await leftOf(beside, 'דוד'));
  const title = page.getByRole('heading', { level: 1 });
  expect(await leftOf(title, '!')).toBeLessThan(await leftOf(title, 'מנורה'));
  const text = page.getByText('אור חם');
  expect(await leftOf(text, 'A lamp')).toBeLessThan(await leftOf(text, 'אור'));

  await page.goto(`/communities/${community.slug}?tab=buy-sell`);
  const card = page.getByRole('heading', { name: 'מנורה' });
  expect(await leftOf(card, '!')).toBeLessThan(await leftOf(card, 'מנורה'));
  await page.goto(`/listings/${listing.id}/edit`);
  for (const label of ['Title', 'Description']) {
    await expect(page.getByLabel(label)).toHaveCSS('unicode-bidi', 'plaintext');
  }
});

test.describe('What opens only with scripts', () => {
  test.skip(({ scripts }) => !scripts);

  inEachLanguage(() => {
    test('The dialog and a toast fit at 320 px', async ({ page, server, signInAs, t }) => {
      const town = await makeTown(server);
      await page.goto('/');
      await page.setViewportSize({ width: 1024, height: 640 });
      await page.getByRole('link', { name: t('auth.login'), exact: true }).click();
      await page.getByRole('tab', { name: t('auth.register') }).click();
      await expect(page.getByRole('dialog').getByLabel(t('auth.fullName'))).toBeVisible();
      await page.setViewportSize(narrow);
      expect(await everySetting(page)).toEqual([]);

      await signInAs(town.twoHomes);
      await page.goto(`/communities/${town.hillsview.slug}`);
      await page
        .getByRole('button', { name: t('bookmarks.addFor', { community: town.hillsview.name }) })
        .click();
      await expect(page.getByText(t('bookmarks.added.title'), { exact: true })).toBeVisible();
      await page.getByText(t('bookmarks.added.title'), { exact: true }).hover();
      expect(await everySetting(page)).toEqual([]);
    });
  });
});
