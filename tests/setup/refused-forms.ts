import type { Page } from '@playwright/test';
import { expect, type Translate } from './browser.ts';
import type { Town, Who } from './town.ts';

interface RefusedForm {
  name: string;
  who: Who;
  path: (town: Town) => string;
  /** Sends it with something missing. */
  send: (page: Page, t: Translate) => Promise<void>;
}

type Button = 'auth.logIn' | 'auth.createAccount' | 'accounts.changePhoto' | EditorButton;
type EditorButton = 'listingEditor.newSubmit' | 'activityEditor.newSubmit';

/** A form that starts empty: pressing its button is refused with what is missing. */
const empty = (who: Who, key: Button, path: RefusedForm['path']): RefusedForm => ({
  name: key,
  who,
  path,
  async send(page, t) {
    const main = page.getByRole('main');
    await main
      .getByRole('button', { name: t(key), exact: true })
      .last()
      .click();
  },
});

const hub = ({ hillsview }: Town) => `/communities/${hillsview.slug}`;

/** Forms to look at once they were refused. */
export const refusedForms: RefusedForm[] = [
  empty('visitor', 'auth.logIn', () => '/login'),
  empty('visitor', 'auth.createAccount', () => '/register'),
  empty('resident', 'listingEditor.newSubmit', (town) => `${hub(town)}/listings/new`),
  empty('resident', 'activityEditor.newSubmit', (town) => `${hub(town)}/activities/new`),
  empty('resident', 'accounts.changePhoto', () => '/account/photo'),
  {
    name: 'settings with another community',
    who: 'resident',
    path: () => '/account/settings',
    async send(page, t) {
      await page.getByLabel(t('accounts.fullName')).fill('');
      await page.getByRole('button', { name: t('accounts.addCommunity') }).click();
      await expect(page.getByText(t('accounts.furtherCommunity', { number: 2 }))).toBeVisible();
      const save = page.getByRole('button', { name: t('accounts.save') });
      await save.last().click();
    },
  },
  {
    name: 'no role',
    who: 'admin',
    path: ({ board }) => `/admin/people/${board.id}`,
    async send(page, t) {
      await page.getByLabel(t('people.role')).selectOption('');
      await page.getByRole('button', { name: t('people.save') }).click();
    },
  },
];
