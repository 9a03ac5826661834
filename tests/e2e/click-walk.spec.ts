import type { Page } from '@playwright/test';
import { User } from '#db/entities/index.ts';
import { languages } from '#db/languages.ts';
import { languageTags } from '#app/lib/i18n/locale.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { expect, onlyWithScripts, test } from '#tests/setup/browser.ts';
import { clickWalk, markLeft, openFresh, take, untilSettled } from '#tests/setup/click-walk.ts';
import { personOf, type Who } from '#tests/setup/town.ts';

const password = 'a window is lit';
const hub = '/communities/hillsview-place';

/** The links that lead from the home page to five pages, of which the last has a form. */
const stopsOf = (who: Who): string[][] => [
  // Someone of no community finds a few there, and not always the same.
  [who === 'admin' ? '/communities/' : hub],
  ['/account/settings'],
  [who === 'resident' ? '/account' : '/moderation'],
  who === 'admin' ? ['/admin/people'] : [hub, `${hub}?tab=buy-sell`, '/listings/'],
  who === 'admin' ? ['/account', '/account/security'] : [hub, `${hub}/listings/new`],
];

for (const language of languages) {
  test.describe(language, () => {
    test.use({ locale: languageTags[language] });
    for (const who of ['resident', 'board', 'manager', 'admin'] as const) {
      test(
        `Home is whole after a login, and by the logo, back and forward: ${who}`,
        {
          tag: [
            onlyWithScripts.tag,
            ...(language === 'en' && who === 'resident' ? ['@quick'] : []),
          ],
        },
        async ({ page, town, em, t }) => {
          const { id, email } = town[who];
          await em.nativeUpdate(User, { id }, { password: await hashPassword(password) });
          const fresh = await openFresh(page);
          const expectWhole = async (path?: string) => {
            if (path) expect(new URL(page.url()).pathname).toBe(path);
            expect(await fresh.compare(page)).toBeNull();
          };

          await page.goto('/login');
          await untilSettled(page);
          const form = page.getByRole('main');
          await form.getByLabel(t('auth.email')).fill(email);
          await form.getByLabel(t('auth.password')).fill(password);
          await page.evaluate(markLeft);
          await form.getByRole('button', { name: t('auth.logIn') }).click();
          await untilSettled(page);
          await expectWhole('/');

          for (const links of stopsOf(who)) {
            for (const href of links) await follow(page, href);
            await expectWhole();
            await follow(page, '/');
            await expectWhole('/');
            await page.evaluate(markLeft);
            await page.goBack();
            await untilSettled(page);
            await expectWhole();
            await page.evaluate(markLeft);
            await page.goForward();
            await untilSettled(page);
            await expectWhole('/');
          }
        },
      );
    }
  });
}

test.describe('Every link, menu and search that is clicked leads to a whole page', () => {
  // One after the other, so that nobody takes a way again which is the same for everybody.
  test.describe.configure({ mode: 'serial' });
  const known = new Set<string>();
  for (const who of ['visitor', 'resident', 'board', 'manager', 'admin'] as const) {
    const tag = [onlyWithScripts.tag, ...(who === 'resident' ? ['@quick'] : [])];
    test(who, { tag }, async ({ page, town, signInAs }) => {
      // It takes some hundreds of clicks.
      test.setTimeout(20 * 60_000);
      const person = personOf(town, who);
      if (person) await signInAs(person);
      // In the quick suite some pages.
      const clicks = process.env.TEST_EVERYTHING ? Infinity : 12;
      const walked = await clickWalk(page, '/', { clicks, ofFrame: 1, known });
      expect(walked.problems).toEqual([]);
      expect(walked.clicks).toBeGreaterThan(10);
      expect(walked.reached.size).toBeGreaterThan(5);
    });
  }
});

/** Clicks the first link that leads there, wherever on the page it is; one that ends in a slash leads to any below. */
async function follow(page: Page, href: string): Promise<void> {
  const like = href.length > 1 && href.endsWith('/') ? '^=' : '=';
  const problem = await take(page, { part: 'body', selector: `a[href${like}"${href}"]` });
  expect(problem, `the link to ${href} on ${page.url()}`).toBeNull();
}
