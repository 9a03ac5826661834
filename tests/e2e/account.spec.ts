import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { expect, test } from '#tests/setup/browser.ts';
import { chooseCommunity, communityFields, expectChosen } from '#tests/setup/choose-community.ts';
import { chosenFile } from '#tests/setup/multipart.ts';

test('Rules 6.9, 5.1, 7: profile, communities, photo, My Profile @quick', async ({
  page,
  em,
  signInAs,
}) => {
  const birch = makeCommunity(em, { name: `Birch Row ${Date.now()}` });
  const cedar = makeCommunity(em, { name: `Cedar Row ${Date.now()}` });
  const resident = makeUser(em, { name: 'Imani Reid' });
  makeMembership(em, resident, birch, { condoUnit: '204' });
  await em.flush();
  await signInAs(resident);

  await page.goto('/');
  await page.locator('summary', { hasText: 'Imani Reid' }).first().click();
  await page.getByRole('link', { name: 'Account Settings' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account Settings' })).toBeVisible();
  await expect(page.getByText('Manage your profile and community associations')).toBeVisible();
  const form = page.getByRole('main');
  for (const name of ['Profile Information', 'My Communities']) {
    await expect(form.getByRole('heading', { name })).toBeVisible();
  }
  await expect(form.getByLabel('Email Address', { exact: true })).toHaveValue(resident.email);
  await expect(form.getByLabel('Phone Number')).toHaveValue('');
  await expect(form.getByPlaceholder('Unit 305, Apt 12B, etc.')).toHaveValue('204');
  await expectChosen(form, birch);
  await expect(form.getByRole('link', { name: 'Account', exact: true }).first()).toHaveAttribute(
    'href',
    '/account',
  );
  await expect(form.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  await expect(form.getByText('PRIMARY', { exact: true })).toBeVisible();
  await expect(form.getByText(`${birch.name}, Unit 204`)).toBeVisible();
  await expect(form.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  // A second row starts empty, and then either row can be removed.
  await form.getByRole('button', { name: 'Add Community' }).click();
  await expect(form.getByText('Community 2')).toBeVisible();
  await expect(form.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  await expect(communityFields(form).last()).toBeFocused();
  await form.getByLabel('Full Name').fill('');
  await form.getByLabel('Email Address', { exact: true }).fill('nowhere');
  await form.getByRole('button', { name: 'Save Changes' }).last().click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('Error updating profile');
  for (const message of [
    'Name is required',
    'Invalid email address',
    'Please select a community',
    'Unit number is required',
  ]) {
    await expect(page.getByRole('link', { name: message })).toBeVisible();
  }

  await form.getByLabel('Full Name').fill('Imani R.');
  await form.getByLabel('Email Address', { exact: true }).fill(resident.email);
  await chooseCommunity(form, cedar, { row: 1 });
  await form.getByLabel('Unit Number').last().fill('7');
  await form.getByRole('button', { name: 'Save Changes' }).last().click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(page.getByText('Your profile has been updated successfully.')).toBeVisible();
  await expect(form.getByText(`${cedar.name}, Unit 7`)).toBeVisible();

  // A file that is not a photo is refused with a message; a photo shows everywhere.
  const fake = { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('text') };
  await form.getByLabel('Profile photo').setInputFiles(fake);
  await form.getByRole('button', { name: 'Change Photo' }).click();
  await expect(page.getByRole('link', { name: '“fake.jpg” isn’t a JPEG' })).toBeVisible();
  await form.getByLabel('Profile photo').setInputFiles(await chosenFile('me.jpg'));
  await form.getByRole('button', { name: 'Change Photo' }).click();
  await expect(page).toHaveURL(/\/account\/settings$/);
  await expect(form.locator('img[src^="/photos/"]')).toBeVisible();

  await page.locator('summary', { hasText: 'Imani R.' }).first().click();
  await page.getByRole('link', { name: 'My Profile' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Imani R.' })).toBeVisible();
  await expect(form.getByRole('link', { name: cedar.name })).toBeVisible();
});
