import type { PlaywrightTestArgs } from '@playwright/test';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { Session } from '#db/entities/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { expect, test, type Fixtures } from '#tests/setup/browser.ts';
import { chooseCommunity, communityFields, expectChosen } from '#tests/setup/choose-community.ts';

type Opening = Pick<PlaywrightTestArgs & Fixtures, 'page' | 'em' | 'signInAs'>;

/** Opens the form of a new listing in a community of that name, as a resident with a password. */
async function openNewListing({ page, em, signInAs }: Opening, name: string) {
  const community = makeCommunity(em, { name });
  const resident = makeUser(em, { password: await hashPassword('open the door') });
  makeMembership(em, resident, community);
  await em.flush();
  await signInAs(resident);
  await page.goto(`/communities/${community.slug}/listings/new`);
  return { community, resident, main: page.getByRole('main') };
}

test('Rules 9.4: a form that is sent after the session ended comes back after logging in @quick', async ({
  page,
  em,
  signInAs,
}) => {
  const { community, resident, main } = await openNewListing(
    { page, em, signInAs },
    `Willow Row ${Date.now()}`,
  );
  await main.getByLabel('Title').fill('A kept lamp');
  await main.getByLabel('Description').fill('Kept words\n\nand more');
  await em.nativeDelete(Session, { user: resident.id });
  await main.getByRole('button', { name: 'Post listing' }).click();
  await expect(main.getByText('Log in to continue. We’ve kept what you typed.')).toBeVisible();
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect(header.getByText(resident.name)).toHaveCount(0);
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await main.getByLabel('Email').fill(resident.email);
  await main.getByLabel('Password').fill('a wrong one');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(main.getByText('Invalid email or password')).toBeVisible();
  await main.getByLabel('Password').fill('open the door');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(new RegExp(`${community.slug}/listings/new$`));
  await expect(main.getByLabel('Title')).toHaveValue('A kept lamp');
  await expect(main.getByLabel('Description')).toHaveValue('Kept words\n\nand more');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await main.getByRole('button', { name: 'Post listing' }).click();
  await expect(page.getByText('Listing submitted')).toBeVisible();
});

test('Rules 9.4: a bookmark that is pressed after the session ended is set after logging in', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Osier Row ${Date.now()}` });
  const resident = makeUser(em, { password: await hashPassword('open the door') });
  makeMembership(em, resident, community);
  await em.flush();
  await signInAs(resident);
  await page.goto(`/communities/${community.slug}?tab=activities`);
  await em.nativeDelete(Session, { user: resident.id });
  await page.getByRole('button', { name: `Bookmark ${community.name}` }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('You’re no longer logged in');
  await expect(main).toContainText('Nothing has been sent yet.');
  await main.getByRole('button', { name: 'Log in' }).click();
  await main.getByLabel('Email').fill(resident.email);
  await main.getByLabel('Password').fill('open the door');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText('Bookmark added', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/communities\/[^/]+\?tab=activities$/);
  await expect(page.getByRole('button', { name: /^Remove bookmark/ })).toBeVisible();
});

test('Rules 9.4: what was typed without a session also comes back after registering', async ({
  page,
  em,
  signInAs,
}) => {
  const stamp = Date.now();
  const aspen = makeCommunity(em, { name: `Aspen Row ${stamp}` });
  const rowan = makeCommunity(em, { name: `Rowan Row ${stamp}` });
  const resident = makeUser(em);
  makeMembership(em, resident, aspen);
  await em.flush();
  await signInAs(resident);
  await page.goto(`/communities/${aspen.slug}/activities/new`);
  const main = page.getByRole('main');
  await main.getByLabel('Title').fill('A kept walk');
  await em.nativeDelete(Session, { user: resident.id });
  await main.getByRole('button', { name: 'Post activity' }).click();
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await main.getByRole('button', { name: 'Register' }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(main.getByText('Register to continue. We’ve kept what you typed.')).toBeVisible();
  await expectChosen(main, aspen);
  // Somebody who chooses another community reads what to do, and loses nothing.
  await chooseCommunity(main, rowan);
  await main.getByLabel('Full name').fill('Nina New');
  await main.getByLabel('Email').fill(`nina.${stamp}@mail.example`);
  await main.getByRole('textbox', { name: 'Unit' }).fill('12');
  const register = main.getByRole('button', { name: 'Register' }).last();
  await register.click();
  await expect(page.getByRole('alert')).toContainText('Registration failed');
  await main.getByLabel('Password').fill('four quiet green boats');
  await register.click();
  await expect(main.getByText('This community isn’t in your account yet.')).toBeVisible();

  const [settings] = await Promise.all([
    page.waitForEvent('popup'),
    main.getByRole('link', { name: 'Account Settings' }).click(),
  ]);
  const form = settings.getByRole('main');
  await form.getByRole('button', { name: 'Add Community' }).click();
  await expect(communityFields(form)).toHaveCount(2);
  await chooseCommunity(form, aspen, { row: 1 });
  await form.getByLabel('Unit Number').last().fill('12');
  await form.getByRole('button', { name: 'Save Changes' }).last().click();
  await expect(settings.getByText('Profile updated')).toBeVisible();
  await settings.close();

  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByLabel('Title')).toHaveValue('A kept walk');
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
});

test('Rules 10: nobody is logged in any more on the pages after a session ended', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Aspen Row ${Date.now()}` });
  const resident = makeUser(em);
  makeMembership(em, resident, community);
  await em.flush();
  await signInAs(resident);
  await page.goto(`/communities/${community.slug}/listings/new`);
  await em.nativeDelete(Session, { user: resident.id });
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Post listing' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('You’re no longer logged in');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'The Local Link' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(header.getByRole('link', { name: 'Login' }).first()).toBeVisible();
  await expect(header.getByText(resident.name)).toHaveCount(0);
});

test('Rules 9.4: leaving a half-typed form asks with scripts', async ({
  page,
  em,
  signInAs,
  scripts,
}) => {
  test.skip(!scripts);
  const community = makeCommunity(em, { name: `Poplar Row ${Date.now()}` });
  const resident = makeUser(em);
  makeMembership(em, resident, community);
  await em.flush();
  await signInAs(resident);
  const path = `/communities/${community.slug}/activities/new`;
  await page.goto(`/communities/${community.slug}`);
  await page.getByRole('link', { name: 'Post Activity' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  const main = page.getByRole('main');
  const archives = page.getByRole('link', { name: 'Newsletter Archives' }).first();
  const asked: string[] = [];
  let stay = true;
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (stay ? dialog.dismiss() : dialog.accept());
  });

  await main.getByLabel('Title').click();
  await page.keyboard.type('A walk');
  await archives.click();
  expect(asked).toEqual(['confirm']);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(main.getByLabel('Title')).toHaveValue('A walk');
  await page.evaluate(() => history.back());
  await expect.poll(() => asked).toEqual(['confirm', 'confirm']);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(main.getByLabel('Title')).toHaveValue('A walk');
  asked.pop();
  await page.evaluate(() => location.assign('/'));
  await expect.poll(() => asked).toEqual(['confirm', 'beforeunload']);
  await expect(main.getByLabel('Title')).toHaveValue('A walk');

  // A refused form still has its words; one that was saved has none.
  await main.getByRole('button', { name: 'Post activity' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await archives.click();
  expect(asked.length).toBe(3);
  await main.getByLabel('Description').fill('Around the pond.');
  await main.getByRole('button', { name: 'Post activity' }).click();
  await expect(page.getByText('Activity submitted')).toBeVisible();
  await archives.click();
  await expect(page).toHaveURL(/archives$/);
  expect(asked.length).toBe(3);

  stay = false;
  await page.goto(path);
  await main.getByLabel('Title').fill('Another walk');
  await main.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/tab=activities$/);
  expect(asked.length).toBe(3);
  await page.goto(path);
  await main.getByLabel('Title').fill('Another walk');
  await archives.click();
  await expect(page).toHaveURL(/archives$/);
  expect(asked.length).toBe(4);
});

test('Rules 9.4: Back, Forward and Logout ask before a half-typed form is left', async ({
  page,
  em,
  signInAs,
  scripts,
}) => {
  test.skip(!scripts);
  const community = makeCommunity(em, { name: `Birch Row ${Date.now()}` });
  const resident = makeUser(em, { name: 'Rita Resident' });
  makeMembership(em, resident, community);
  await em.flush();
  await signInAs(resident);
  const hub = `/communities/${community.slug}?tab=buy-sell`;
  const form = `/communities/${community.slug}/listings/new`;
  const title = page.getByRole('main').getByLabel('Title');
  const asked: string[] = [];
  let stay = true;
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (stay ? dialog.dismiss() : dialog.accept());
  });
  const isAt = (path: string) =>
    expect(page).toHaveURL((url) => url.pathname + url.search === path);

  await page.goto(hub);
  await page.locator(`main a[href="${form}"]`).first().click();
  await isAt(form);
  await title.click();
  await page.keyboard.type('A lamp');
  for (const count of [1, 2]) {
    await page.evaluate(() => history.back());
    await expect.poll(() => asked).toEqual(Array.from({ length: count }, () => 'confirm'));
    await isAt(form);
    await expect(title).toHaveValue('A lamp');
  }
  await page.getByText('Rita Resident').first().click();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect.poll(() => asked).toEqual(['confirm', 'confirm', 'beforeunload']);
  await isAt(form);
  await expect(title).toHaveValue('A lamp');

  stay = false;
  await page.goBack();
  await expect.poll(() => asked.length).toBe(4);
  await isAt(hub);
  await expect(title).toHaveCount(0);
  await page.goForward();
  await isAt(form);
  await title.click();
  await page.keyboard.type('Another lamp');
  await page.getByText('Rita Resident').first().click();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await expect(page.getByText('Logged out successfully')).toBeVisible();
  expect(asked.length).toBe(5);
});

test('Rules 6.1, 9.4: closing the dialog keeps a half-typed registration, and leaving the page asks', async ({
  page,
  em,
  scripts,
}) => {
  test.skip(!scripts);
  const stamp = Date.now();
  const community = makeCommunity(em, { name: `Juniper Row ${stamp}` });
  await em.flush();
  const asked: string[] = [];
  let stay = true;
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (stay ? dialog.dismiss() : dialog.accept());
  });
  const header = page.getByRole('banner');
  const archives = header.getByRole('link', { name: 'Newsletter Archives' }).first();
  const dialog = page.getByRole('dialog');
  const panel = dialog.getByRole('tabpanel', { name: 'Register' });
  const name = panel.getByLabel('Full name');
  const first = panel.locator('input:visible, select:visible').first();

  await page.goto('/');
  await header.getByRole('link', { name: 'Register' }).click();
  await expect(first).toBeFocused();
  await name.focus();
  await page.keyboard.type('Nina New');
  await page.keyboard.press('Tab');
  await page.keyboard.type('nina');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await header.getByRole('link', { name: 'Register' }).click();
  await expect(name).toHaveValue('Nina New');
  await expect(first).toBeFocused();
  await expect(panel.getByLabel('Email')).toHaveValue('nina');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await header.getByRole('link', { name: 'Login', exact: true }).click();
  await expect(page.locator('#login-email')).toBeFocused();
  await dialog.getByRole('tab', { name: 'Register' }).click();
  await expect(name).toHaveValue('Nina New');
  await page.keyboard.press('Escape');
  expect(asked).toEqual([]);

  await archives.click();
  await expect.poll(() => asked).toEqual(['confirm']);
  await page.evaluate(() => location.assign('/help'));
  await expect.poll(() => asked).toEqual(['confirm', 'beforeunload']);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  stay = false;
  await archives.click();
  await expect(page).toHaveURL(/archives$/);
  await header.getByRole('link', { name: 'Register' }).click();
  await expect(name).toHaveValue('');
  expect(asked.length).toBe(3);

  // Once it is accepted, there is nothing left to ask about, also right after a refusal.
  await chooseCommunity(panel, community);
  await panel.getByRole('textbox', { name: 'Unit' }).fill('12');
  await panel.getByLabel('Email').fill(`nina.${stamp}@mail.example`);
  await panel.getByLabel('Password').fill('four quiet green boats');
  await name.press('Enter');
  await expect(panel.getByRole('alert')).toBeFocused();
  await name.fill('Nina New');
  await name.press('Enter');
  await expect(page.getByText('Welcome to The Local Link!')).toBeVisible();
  await expect(page).toHaveURL(/archives$/);
  expect(asked.length).toBe(3);
});

test('Rules 6.11, 9.4: switching the theme keeps what was typed', async ({
  page,
  em,
  signInAs,
  scripts,
}) => {
  const community = makeCommunity(em, { name: `Hazel Row ${Date.now()}` });
  const resident = makeUser(em);
  makeMembership(em, resident, community);
  await em.flush();
  await signInAs(resident);
  await page.goto(`/communities/${community.slug}/listings/new`);
  const title = page.getByLabel('Title');
  await title.fill('A kept lamp');
  await page.getByRole('button', { name: 'Light theme' }).first().click();
  const html = page.locator('html');
  if (scripts) await expect(html).toHaveAttribute('data-theme', 'light');
  else
    await expect(
      page
        .getByText(
          'The next page you open will have this theme. What you typed here is still here.',
        )
        .first(),
    ).toBeVisible();
  await expect(title).toHaveValue('A kept lamp');
  await page.getByRole('button', { name: 'Post listing' }).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(title).toHaveValue('A kept lamp');
});

test('Rules 6.11, 9.4: switching the theme keeps what was typed before the session ended', async ({
  page,
  em,
  signInAs,
  scripts,
}) => {
  const { resident, main } = await openNewListing(
    { page, em, signInAs },
    `Rowan Row ${Date.now()}`,
  );
  const switchTheme = async (to: 'Light' | 'Dark') => {
    const kept = page.waitForResponse((response) => response.url().endsWith('/theme'));
    await page
      .getByRole('button', { name: `${to} theme` })
      .first()
      .click();
    expect((await kept).status()).toBe(204);
    const theme = scripts ? to.toLowerCase() : /./;
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  };
  await main.getByLabel('Title').fill('A kept lamp');
  await em.nativeDelete(Session, { user: resident.id });
  await main.getByRole('button', { name: 'Post listing' }).click();
  await expect(main.getByText('Log in to continue. We’ve kept what you typed.')).toBeVisible();
  await switchTheme('Light');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await switchTheme('Dark');
  await main.getByLabel('Email').fill(resident.email);
  await main.getByLabel('Password').fill('open the door');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(main.getByLabel('Title')).toHaveValue('A kept lamp');
});

test('Rules 9.4: switching the language or Lite keeps what was typed before the session ended', async ({
  page,
  em,
  signInAs,
  scripts,
}) => {
  const { resident, main } = await openNewListing(
    { page, em, signInAs },
    `Alder Row ${Date.now()}`,
  );
  const footer = page.getByRole('contentinfo');
  const press = async (name: string, path: string, hint: string) => {
    const place = path === '/lite' ? footer : page.getByRole('banner');
    const kept = page.waitForResponse((response) => response.url().endsWith(path));
    await place.getByRole('button', { name }).click();
    expect((await kept).status()).toBe(204);
    await expect(place.getByText(hint).first()).toBeVisible();
  };
  await main.getByLabel('Title').fill('A kept lamp');
  await em.nativeDelete(Session, { user: resident.id });
  await main.getByRole('button', { name: 'Post listing' }).click();
  await expect(main.getByText('Log in to continue. We’ve kept what you typed.')).toBeVisible();
  await press('Français', '/language', 'La prochaine page sera en français.');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await press(
    'English',
    '/language',
    'The next page you open will be in English. What you typed here is still here.',
  );
  if (scripts)
    await press(
      'Passer à la version allégée',
      '/lite',
      'La prochaine page sera dans la version choisie.',
    );
  await main.getByLabel('Courriel').fill(resident.email);
  await main.getByLabel('Mot de passe').fill('open the door');
  await main.getByRole('button', { name: 'Se connecter' }).click();
  await expect(main.getByLabel('Title')).toHaveValue('A kept lamp');
  if (scripts)
    await expect(footer.getByRole('button', { name: 'Use the full version' })).toBeVisible();
});

test('Rules 9.4: a press without a session is kept when the language is switched', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Hemlock Row ${Date.now()}` });
  const resident = makeUser(em);
  makeMembership(em, resident, community);
  await em.flush();
  await signInAs(resident);
  await page.goto(`/communities/${community.slug}?tab=activities`);
  await em.nativeDelete(Session, { user: resident.id });
  await page.getByRole('button', { name: `Bookmark ${community.name}` }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Nothing has been sent yet.');
  const kept = page.waitForResponse((response) => response.url().endsWith('/language'));
  await page.getByRole('banner').getByRole('button', { name: 'Français' }).click();
  expect((await kept).status()).toBe(204);
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.locator('main [name="draft"]').first()).toBeAttached();
});

test('Rules 9.4: switching the language asks before a half-typed login or registration is left', async ({
  page,
  scripts,
}) => {
  test.skip(!scripts);
  const asked: string[] = [];
  let stay = true;
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void (stay ? dialog.dismiss() : dialog.accept());
  });
  await page.goto('/login');
  const html = page.locator('html');
  const email = page.getByRole('main').getByRole('textbox').first();
  const footer = page.getByRole('contentinfo');
  const header = page.getByRole('banner');
  await email.fill('nina@mail.example');
  await header.getByRole('button', { name: 'Français' }).click();
  await expect.poll(() => asked).toEqual(['confirm']);
  await expect(email).toHaveValue('nina@mail.example');
  await footer.getByRole('button', { name: 'Use the Lite version' }).click();
  await expect.poll(() => asked).toEqual(['confirm', 'confirm']);
  await expect(email).toHaveValue('nina@mail.example');
  stay = false;
  await header.getByRole('button', { name: 'Français' }).click();
  await expect(html).toHaveAttribute('lang', 'fr-CA');
  expect(asked.length).toBe(3);
  await page.goto('/register');
  await page.getByRole('main').getByLabel('Nom complet').click();
  await page.keyboard.type('Nina');
  stay = true;
  await header.getByRole('button', { name: 'English' }).click();
  await expect.poll(() => asked.slice(3)).toEqual(['beforeunload']);
  await expect(html).toHaveAttribute('lang', 'fr-CA');
});
