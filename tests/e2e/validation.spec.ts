import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { listen } from '#tests/setup/announcements.ts';
import { expect, test, untilAlive } from '#tests/setup/browser.ts';
import { communityFields, makeTooManyToList } from '#tests/setup/choose-community.ts';
import type { Locator } from '@playwright/test';

test('Rules 5.1, 5.2, 7.2: what the login, registration and listing forms refuse, and how they say so @quick', async ({
  page,
  em,
  signInAs,
  scripts,
}) => {
  const community = makeCommunity(em, { name: `Larch Row ${Date.now()}` });
  const resident = makeUser(em);
  makeMembership(em, resident, community);
  await em.flush();
  const main = page.getByRole('main');
  const alert = page.getByRole('alert');

  await page.goto('/login');
  await main.getByLabel('Email').fill(resident.email);
  await main.getByLabel('Password').fill('a wrong one');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(alert).toContainText('Login failed');
  await expect(alert).toContainText('Invalid email or password');
  await expect(main.getByLabel('Email')).toHaveValue(resident.email);

  await page.goto('/register');
  await expect(main.getByPlaceholder('Minimum 6 characters')).toBeVisible();
  await main.getByLabel('Password').fill('short');
  await main.getByRole('button', { name: 'Register' }).last().click();
  await expect(alert).toContainText('Registration failed');
  await expect(alert).toContainText('Please check your information and try again');
  for (const message of [
    'Name is required',
    'Invalid email address',
    'Password must be at least 6 characters',
    'Please select a community',
    'Condo unit is required',
  ]) {
    await expect(alert.getByRole('link', { name: message })).toBeVisible();
  }
  // The page's buttons always leave one row; a form sent without any row is refused too.
  await main
    .getByRole('group', { name: 'Your community' })
    .evaluate((row) => row.setAttribute('disabled', ''));
  await main.getByRole('button', { name: 'Register' }).last().click();
  await expect(alert).toContainText('At least one community must be selected');

  await signInAs(resident);
  await page.goto('/account/settings');
  await main
    .getByRole('group', { name: 'PRIMARY' })
    .evaluate((row) => row.setAttribute('disabled', ''));
  await main.getByRole('button', { name: 'Save Changes' }).last().click();
  await expect(alert).toContainText('At least one community is required');

  await page.goto(`/communities/${community.slug}/listings/new`);
  await main.getByLabel('Price in dollars').fill('-5');
  await main.getByRole('button', { name: 'Post listing' }).click();
  await expect(alert).toContainText('Validation Error');
  await expect(alert).toContainText('Please fill in all required fields.');
  const toast = page.getByText('Validation Error', { exact: true });
  if (scripts) await expect(toast).toBeInViewport({ ratio: 1 });
  else await expect(toast).toHaveCount(0);
  for (const message of ['Enter a title', 'Enter a description', 'Enter the price']) {
    await expect(alert.getByRole('link', { name: message })).toBeVisible();
  }
  await expect(main.getByLabel('Category').locator('option')).toHaveText([
    'No category',
    'Furniture',
    'Electronics',
    'Books',
    'Clothing',
    'Appliances',
    'Other',
  ]);
  await expect(main.getByLabel('Condition').locator('option')).toHaveText([
    'Not specified',
    'New',
    'Like New',
    'Good',
    'Fair',
    'For Parts',
  ]);
});

test('Rules 9.1: a refused form is announced once, by its summary, which has the focus', async ({
  page,
  em,
  scripts,
  signInAs,
}) => {
  if (!scripts) return;
  const community = makeCommunity(em, { name: `Larch Row ${Date.now()}` });
  const resident = makeUser(em);
  makeMembership(em, resident, community);
  await em.flush();
  await signInAs(resident);
  const main = page.getByRole('main');
  const alert = page.getByRole('alert');
  for (const [path, button] of [
    [`/communities/${community.slug}/listings/new`, 'Post listing'],
    [`/communities/${community.slug}/activities/new`, 'Post activity'],
    ['/account/settings', 'Save Changes'],
  ] as const) {
    await page.goto(path);
    await untilAlive(page);
    if (path === '/account/settings') await main.getByLabel('Full Name').fill('');
    const said = await listen(page);
    // The second time, the summary is there already.
    for (let time = 0; time < 2; time++) {
      await main.getByRole('button', { name: button }).last().click();
      await expect(alert).toBeFocused();
      // A toast for the eyes alone, and the title of a page that stays, would come by now.
      await page.waitForLoadState('networkidle');
      const words = (await alert.innerText()).replace(/\s+/g, '');
      const heard = (await said()).map((text) => text.replace(/\s+/g, ''));
      for (const text of heard) expect(words, path).toContain(text);
      if (time === 0) expect(heard.length, path).toBe(1);
    }
  }
});

test('Rules 9.1: messages go away while a refused form is corrected @quick', async ({
  page,
  scripts,
}) => {
  // What is typed before the scripts came is checked with the next change only.
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Log in' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Invalid email address')).toHaveCount(2);
  await main.getByLabel('Email').fill('imani@mail.example');
  if (scripts) {
    await expect(main.getByText('Invalid email address')).toHaveCount(0);
    await expect(main.getByText('Enter your password')).toHaveCount(2);
    await expect(main.getByLabel('Email')).toBeFocused();
  } else {
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(main.getByText('Invalid email address')).toHaveCount(0);
    await expect(main.getByLabel('Email')).toHaveValue('imani@mail.example');
  }
});

test('Rules 9.1: a check in the background loses nothing that is being typed', async ({
  page,
  scripts,
}) => {
  await page.goto('/register');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Register' }).last().click();
  await expect(main.getByText('Condo unit is required')).toHaveCount(2);
  const unit = main.getByLabel('Unit', { exact: true });
  await unit.pressSequentially('Unit');
  if (scripts) await expect(main.getByText('Condo unit is required')).toHaveCount(0);
  await unit.pressSequentially(' 305');
  await expect(unit).toHaveValue('Unit 305');
  await expect(unit).toBeFocused();
});

for (const among of [...(process.env.TEST_EVERYTHING ? [''] : []), ', among many communities']) {
  test(`Rules 9.1: adding and removing a row judges nothing and goes to the row${among}`, async ({
    page,
    em,
    signInAs,
    scripts,
  }) => {
    if (among) makeTooManyToList(em);
    const resident = makeUser(em);
    makeMembership(em, resident, makeCommunity(em, { name: `Spruce Row ${Date.now()}` }));
    await em.flush();
    const main = page.getByRole('main');
    const wrong = page.locator('[aria-invalid], [role="alert"]');

    const addsRows = async (form: Locator, add: string, name: string) => {
      await form.getByLabel(name).fill('Imani Reid');
      await form.getByRole('button', { name: add }).click();
      const second = communityFields(form).nth(1);
      await expect(second).toBeFocused();
      await expect(second).toBeInViewport();
      await expect(wrong).toHaveCount(0);
      await expect(form.getByLabel(name)).toHaveValue('Imani Reid');
      await form.getByLabel(/^Unit/).nth(1).fill('7');
      await form
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
      await expect(communityFields(form)).toHaveCount(1);
      await expect(communityFields(form)).toBeFocused();
      await expect(form.getByLabel(/^Unit/)).toHaveValue('7');
      await expect(wrong).toHaveCount(0);
    };
    /** Types in a field, with a check in the background on the way that must not take the focus. */
    const typesOn = async (form: Locator, label: string) => {
      const unit = form.getByLabel(/^Unit/).nth(1);
      await unit.fill('9');
      const field = form.getByLabel(label);
      const checked = page.waitForResponse((response) => response.request().method() === 'POST');
      await field.pressSequentially('imani@');
      await checked;
      await page.keyboard.type('mail.');
      await expect(field).toHaveValue('imani@mail.');
      await expect(field).toBeFocused();
      await expect(unit).toHaveValue('9');
    };
    await page.goto('/register');
    await addsRows(main, 'Add another community', 'Full name');

    // What was refused before the row was added stays so, is judged again as it changes, and nothing else.
    await main.getByRole('button', { name: 'Register' }).last().click();
    await expect(main.getByText('Invalid email address')).toHaveCount(2);
    await main.getByLabel('Full name').fill('Imani Reid');
    if (scripts) await expect(main.getByText('Name is required')).toHaveCount(0);
    await main.getByRole('button', { name: 'Add another community' }).click();
    await expect(main.getByText('Invalid email address')).toHaveCount(2);
    await expect(main.getByText('Password must be')).toHaveCount(2);
    await expect(main.getByText('Name is required')).toHaveCount(0);
    await expect(main.getByText('Please select a community')).toHaveCount(2);
    await expect(communityFields(main).nth(1)).toBeFocused();
    if (scripts) {
      const email = main.getByLabel('Email');
      await typesOn(main, 'Email');
      await expect(main.getByText('Invalid email address')).toHaveCount(2);
      await expect(main.getByText('Please select a community')).toHaveCount(2);
      await expect(email).toBeFocused();
      await email.pressSequentially('example');
      await expect(main.getByText('Invalid email address')).toHaveCount(0);
      await expect(main.getByText('Password must be')).toHaveCount(2);
      await expect(email).toHaveValue('imani@mail.example');
    }
    if (scripts) {
      await page.goto('/');
      await page.getByRole('link', { name: 'Login', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('tab', { name: 'Register' }).click();
      await addsRows(dialog, 'Add another community', 'Full name');
      await dialog.getByRole('button', { name: 'Register' }).last().click();
      await expect(dialog.getByText('Invalid email address')).toHaveCount(2);
      const panel = dialog.getByRole('tabpanel', { name: 'Register' });
      await panel.getByLabel('Password').fill('four quiet green boats');
      await expect(dialog.getByText('Password must be')).toHaveCount(0);
      await dialog.getByRole('button', { name: 'Add another community' }).click();
      await expect(communityFields(dialog).nth(1)).toBeFocused();
      await expect(dialog.getByText('Invalid email address')).toHaveCount(2);
      await expect(dialog.getByText('Name is required')).toHaveCount(0);
      await expect(dialog.getByText('Enter your password again')).toHaveCount(0);
      await typesOn(panel, 'Email');
    }
    await signInAs(resident);
    await page.goto('/account/settings');
    await addsRows(main, 'Add Community', 'Full Name');
    if (scripts) {
      await main.getByLabel('Full Name').fill('');
      await main.getByRole('button', { name: 'Save Changes' }).last().click();
      await expect(main.getByText('Name is required')).toHaveCount(2);
      await main.getByLabel('Full Name').fill('Imani Reid');
      await expect(main.getByText('Name is required')).toHaveCount(0);
      await main.getByRole('button', { name: 'Add Community' }).click();
      await expect(communityFields(main).nth(1)).toBeFocused();
      await typesOn(main, 'Phone');
    }
  });
}

test('Rules 9.1: a row of Account Settings keeps the focus while it is corrected', async ({
  page,
  em,
  signInAs,
  scripts,
}) => {
  const resident = makeUser(em);
  makeMembership(em, resident, makeCommunity(em, { name: `Aspen Row ${Date.now()}` }));
  await em.flush();
  await signInAs(resident);
  await page.goto('/account/settings');
  const main = page.getByRole('main');
  const unit = main.getByLabel('Unit Number');
  await unit.fill('');
  await main.getByRole('button', { name: 'Save Changes' }).last().click();
  await expect(main.getByText('Unit number is required')).toHaveCount(2);
  // With scripts, a check in the background comes back while somebody types.
  const checked = scripts && page.waitForResponse((answer) => answer.request().method() === 'POST');
  await unit.pressSequentially('Unit');
  await checked;
  await unit.pressSequentially(' 305');
  await expect(unit).toHaveValue('Unit 305');
  await expect(unit).toBeFocused();
});

test('Rules 7.2: two errors of one field stand on lines of their own', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Tag Row ${Date.now()}` });
  const resident = makeUser(em);
  makeMembership(em, resident, community);
  await em.flush();
  await signInAs(resident);
  await page.goto(`/communities/${community.slug}/activities/new`);
  await page.getByText('Spots, tags and language').click();
  const tags = page.getByLabel('Tags');
  await tags.fill(`a, b, c, d, e, f, g, h, i, j, ${'x'.repeat(31)}`);
  await page.getByRole('button', { name: 'Post activity' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  const error = page.locator(`#${await tags.getAttribute('id')}-error`);
  expect(await error.innerText()).toBe('Use up to 10 tags\nKeep each tag to 30 characters');
});
