import type { Page } from '@playwright/test';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { expect, onlyWithScripts, test, untilAlive } from '#tests/setup/browser.ts';

/** What others do to a page before our scripts have come. Each works on the document as it is. */
const changes: Record<string, () => void> = {
  'styles of an extension, first in the head': () => {
    const style = document.createElement('style');
    style.className = 'darkreader';
    document.head.prepend(style);
  },
  'the icon of a password manager after each field': () => {
    for (const field of document.querySelectorAll('main input, main textarea'))
      field.insertAdjacentHTML('afterend', '<span data-icon="">🔑</span>');
  },
  'a link around a number in the text': () => {
    for (const element of document.querySelectorAll('main p'))
      if (element.childElementCount === 0)
        element.innerHTML = `<a href="tel:6135550142">${element.textContent ?? ''}</a>`;
  },
  'a translation of the words': () => {
    for (const element of document.querySelectorAll('main h1, main label, main button'))
      if (element.childElementCount === 0)
        element.innerHTML = `<font><font>${element.textContent ?? ''}</font></font>`;
  },
  'an element before everything else in the body': () => {
    document.body.prepend(document.createElement('extension-bar'));
  },
};

/** Opens a page whose scripts come once the returned function is called. */
async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  let start = () => {};
  const mayCome = new Promise<void>((done) => (start = done));
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('body > footer').waitFor();
  return start;
}

for (const [what, change] of Object.entries(changes)) {
  test(
    `What was typed before the scripts came survives ${what}`,
    { tag: [onlyWithScripts.tag] },
    async ({ page, em, signInAs, allowErrors }) => {
      // What React says of a page that is not as the server sent it.
      allowErrors(/Minified React error #(?:418|423|425)/);
      // An extension's styles are free of the page's policy, and these are not.
      allowErrors(/Applying inline style violates/);
      const community = makeCommunity(em);
      const resident = makeUser(em);
      makeMembership(em, resident, community);
      await em.flush();
      const form = page.getByRole('main');
      const typeInto = (name: string, text: string) => form.locator(`[name="${name}"]`).fill(text);

      const startLogin = await openBeforeScripts(page, '/login');
      await page.evaluate(change);
      await typeInto('email', 'imani@mail.example');
      await typeInto('password', 'a window is lit');
      startLogin();
      await untilAlive(page);
      await expect(form.locator('[name="email"]')).toHaveValue('imani@mail.example');
      await expect(form.locator('[name="password"]')).toHaveValue('a window is lit');
      await expect(form.locator('[name="password"]')).toBeFocused();

      await signInAs(resident);
      const hub = `/communities/${community.slug}`;
      const start = await openBeforeScripts(page, `${hub}/listings/new`);
      await page.evaluate(change);
      await typeInto('title', 'Snowshoes');
      await form.locator('[name="free"]').check();
      await form.locator('[name="condition"]').selectOption('GOOD');
      await typeInto('description', 'Two winters old.');
      start();
      await untilAlive(page);
      await expect(form.locator('[name="title"]')).toHaveValue('Snowshoes');
      await expect(form.locator('[name="free"]')).toBeChecked();
      await expect(form.locator('[name="condition"]')).toHaveValue('GOOD');
      await expect(form.locator('[name="description"]')).toHaveValue('Two winters old.');
      await expect(form.locator('[name="description"]')).toBeFocused();
      await form.locator('[name="description"]').press('End');
      await page.keyboard.type(' Hardly used.');
      await expect(form.locator('[name="description"]')).toHaveValue(/Hardly used\./);
    },
  );
}

/** The long forms with scripts, by who writes in them. Other pages of the desk have none. */
const longForms: [
  what: string,
  who: 'visitor' | 'resident' | 'board',
  path: (slug: string) => string,
][] = [
  ['registration', 'visitor', () => '/register'],
  ['a new activity', 'resident', (slug) => `/communities/${slug}/activities/new`],
  ['a new request', 'resident', (slug) => `/communities/${slug}/requests/new`],
  ['Account Settings', 'resident', () => '/account/settings'],
  ['a new notice', 'board', (slug) => `/manage/${slug}/notices/new`],
];

for (const [what, who, path] of longForms) {
  test(
    `What was typed into ${what} before the scripts came survives whatever changes its page`,
    { tag: [onlyWithScripts.tag] },
    async ({ page, em, signInAs, allowErrors }) => {
      allowErrors(/Minified React error #(?:418|423|425)/);
      allowErrors(/Applying inline style violates/);
      const community = makeCommunity(em, { takesRequests: true });
      const people = { resident: makeUser(em), board: makeUser(em, { role: 'BOARD' }) };
      makeMembership(em, people.resident, community);
      makeMembership(em, people.board, community, { canModerate: true });
      await em.flush();
      if (who !== 'visitor') await signInAs(people[who]);
      const fields = page
        .getByRole('main')
        .locator('form[method="post"]')
        .locator('input[type="text"]:visible, textarea:visible');
      for (const [change, apply] of Object.entries(changes)) {
        const start = await openBeforeScripts(page, path(community.slug));
        await page.evaluate(apply);
        const count = await fields.count();
        expect(count, change).toBeGreaterThan(0);
        const words = (index: number) => `Typed ${index}`;
        for (let index = 0; index < count; index++) await fields.nth(index).fill(words(index));
        start();
        await untilAlive(page);
        for (let index = 0; index < count; index++) {
          await expect(fields.nth(index), change).toHaveValue(words(index));
        }
        await expect(fields.nth(count - 1), change).toBeFocused();
      }
    },
  );
}
