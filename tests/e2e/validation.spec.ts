import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { expect, test } from '#tests/setup/browser.ts';

test('Rules 5.1, 5.2, 7.2: what the login, registration and listing forms refuse, and how they say so', async ({
  page,
  em,
  signInAs,
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
  for (const message of ['Title is required', 'Description is required', 'Enter the price']) {
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
    'Not stated',
    'New',
    'Like New',
    'Good',
    'Fair',
    'For Parts',
  ]);
});

test('Rules 9.1: messages go away while a refused form is corrected', async ({ page, scripts }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Invalid email address')).toHaveCount(2);
  await main.getByLabel('Email').fill('imani@mail.example');
  if (scripts) {
    await expect(main.getByText('Invalid email address')).toHaveCount(0);
    await expect(main.getByText('Password is required')).toHaveCount(2);
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
