import type { Locator } from '@playwright/test';
import { makeCommunity, makeListing, makeMembership, makeUser } from '#db/factories/index.ts';
import {
  expect,
  inEachLanguage,
  onlyWithoutScripts,
  onlyWithScripts,
  test,
} from '#tests/setup/browser.ts';
import { brokenLayout, everySetting, narrow } from '#tests/setup/layout-checks.ts';
import { refusedForms } from '#tests/setup/refused-forms.ts';
import { makeTown, personOf, type Town } from '#tests/setup/town.ts';
import { onEachPage } from '#tests/setup/visits.ts';

// The page's content security policy would refuse the style sheets that simulate a reader's settings.
test.use({ bypassCSP: true, viewport: narrow });

const fits =
  'No page scrolls sideways, cuts off text or has controls too small to hit (WCAG 1.4.4, 1.4.10, 1.4.12, 2.5.8)';

test.describe('Layout, which is CSS only', onlyWithoutScripts, () => {
  inEachLanguage(
    (language) => {
      if (process.env.TEST_EVERYTHING) onEachPage(fits, everySetting, { once: language === 'fr' });

      for (const { name, who, path, send } of refusedForms) {
        test(`A refused form fits too, with its messages: ${name}`, async ({
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
          expect(await everySetting(page)).toEqual([]);
        });
      }
    },
    // Its words are the longer ones.
    { quick: 'fr' },
  );

  const withPictures: Record<string, (town: Town) => string> = {
    'the home page': () => '/',
    'listings for sale': ({ hillsview }) => `/communities/${hillsview.slug}?tab=buy-sell`,
    newsletters: ({ hillsview }) => `/communities/${hillsview.slug}?tab=newsletters`,
    'a listing': ({ published }) => `/listings/${published.id}`,
    'an event': ({ event }) => `/events/${event.slug}`,
    'the newsletter': () => '/newsletter',
  };
  for (const [name, path] of Object.entries(withPictures)) {
    test(`A page can be read without its pictures: ${name}`, async ({
      page,
      town,
      signInAs,
      allowErrors,
    }) => {
      allowErrors(/net::ERR_FAILED/);
      await page.route(/\.(svg|webp|png|jpe?g)$/, (route) => route.abort());
      await signInAs(town.resident);
      await page.goto(path(town));
      expect.soft(await brokenLayout(page)).toEqual([]);
      const nameless = await page
        .locator('img:not([alt]), a[href], button')
        .evaluateAll((elements) =>
          elements
            .filter(
              (element) =>
                element.tagName === 'IMG' ||
                !(element.textContent?.trim() || element.querySelector('img[alt]:not([alt=""])')),
            )
            .map(({ outerHTML }) => outerHTML),
        );
      expect.soft(nameless).toEqual([]);
      for (const picture of await page.locator('main img[alt]:not([alt=""])').all()) {
        const box = await picture.boundingBox();
        expect.soft(box?.height, 'the alt text of a picture has room').toBeGreaterThan(24);
      }
    });
  }
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

test.describe('What opens only with scripts', onlyWithScripts, () => {
  inEachLanguage(() => {
    test('The dialog and a toast fit at 320 px', async ({ page, server, signInAs, t }) => {
      const town = await makeTown(server);
      await page.goto('/');
      await page.setViewportSize({ width: 1280, height: 640 });
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
