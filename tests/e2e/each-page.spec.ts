import { findBarriers, onlyWithScripts, test } from '#tests/setup/browser.ts';
import { everySetting, narrow } from '#tests/setup/layout-checks.ts';
import { onEachPage } from '#tests/setup/visits.ts';

/**
 * What the quick suite checks on every page, in one visit: in French, whose words are the longer ones. In the whole
 * suite axe.spec.ts and narrow.spec.ts visit them as everyone, in both languages and themes, and without scripts.
 */
if (!process.env.TEST_EVERYTHING) {
  test.describe('Each page', onlyWithScripts, () => {
    // The page's content security policy would refuse the style sheets that simulate a reader's settings.
    test.use({ bypassCSP: true, viewport: narrow, locale: 'fr-CA' });

    onEachPage('axe finds nothing, and everything fits at 320 px', async (page) => [
      ...(await findBarriers(page)),
      ...(await everySetting(page)),
    ]);
  });
}
