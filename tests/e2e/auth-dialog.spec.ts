import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { hashPassword } from '#app/lib/passwords.server.ts';
import { expect, test } from '#tests/setup/browser.ts';

test('Shared layout: the Login button opens the auth panel (SPEC 2)', async ({
  page,
  em,
  scripts,
}) => {
  const community = makeCommunity(em, { name: `Dogwood ${Date.now()}` });
  const user = makeUser(em, { password: await hashPassword('open the door') });
  makeMembership(em, user, community);
  await em.flush();
  await page.goto('/');
  await page.getByRole('link', { name: 'Login', exact: true }).click();

  if (!scripts) {
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    return;
  }
  const dialog = page.getByRole('dialog', { name: 'Login' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByRole('alert')).toBeFocused();
  await expect(dialog.getByText('Password is required').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'New here? Register' }).click();
  const register = page.getByRole('dialog', { name: 'Register' });
  await expect(register.getByRole('combobox', { name: 'Community' })).toContainText(community.name);
  await page.keyboard.press('Escape');
  await expect(register).toBeHidden();
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeFocused();

  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await dialog.getByLabel('Email').fill(user.email);
  await dialog.getByLabel('Password').fill('open the door');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByText(`Logged in successfully as ${user.name}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Login', exact: true })).toHaveCount(0);
});

test('Messages go away while a refused form is mended (SPEC 5)', async ({ page, scripts }) => {
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

test('A check in the background takes nothing that is being typed (SPEC 5)', async ({
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
