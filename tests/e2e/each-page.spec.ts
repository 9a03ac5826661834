import { onlyWithScripts, test } from '#tests/setup/browser.ts';
import { onEachPage } from '#tests/setup/visits.ts';

/**
 * What the quick suite checks on every page: that it opens, with the status it should have and without an error in the
 * browser. In the whole suite axe.spec.ts and narrow.spec.ts visit them as everyone, in both languages and themes.
 */
if (!process.env.TEST_EVERYTHING) {
  test.describe('Each page @quick', onlyWithScripts, () => {
    test.use({ locale: 'fr-CA' });

    onEachPage('opens without an error', async (page) => {
      // Its scripts take the page over before the browser is idle.
      await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
      return [];
    });
  });
}
