import { makeCommunity, makeListing, makeMembership, makeUser } from '#db/factories/index.ts';
import { expect, expectAccessible, test } from '#tests/setup/browser.ts';
import { pictureFile } from '#tests/setup/multipart.ts';

/** A file as a browser's file chooser hands it over. */
async function chosen(name: string) {
  const file = await pictureFile({ name });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(await file.arrayBuffer()) };
}

const stamp = () => `${Date.now()}${Math.random().toString(36).slice(2, 6)}`;

test('Account settings: profile, communities, photo, My Profile (SPEC 2, 4, 5, 8)', async ({
  page,
  em,
  signInAs,
}) => {
  const birch = makeCommunity(em, { name: `Birch Row ${stamp()}` });
  const cedar = makeCommunity(em, { name: `Cedar Row ${stamp()}` });
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
  await expect(form.getByText('PRIMARY', { exact: true })).toBeVisible();
  await expect(form.getByText(`${birch.name}, Unit 204`)).toBeVisible();
  await expect(form.getByRole('button', { name: /^Remove/ })).toHaveCount(0);

  // A second row comes empty, and both can be removed then.
  await form.getByRole('button', { name: 'Add Community' }).click();
  await expect(form.getByText('Community 2')).toBeVisible();
  await expect(form.getByRole('button', { name: /^Remove/ })).toHaveCount(2);
  await form.getByLabel('Full Name').fill('');
  await form.getByRole('button', { name: 'Save Changes' }).last().click();
  await expect(page.getByRole('alert')).toBeFocused();
  for (const message of ['Name is required', 'Please select a community']) {
    await expect(page.getByRole('link', { name: message })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Unit number is required' })).toBeVisible();

  await form.getByLabel('Full Name').fill('Imani R.');
  await form
    .getByRole('combobox', { name: 'Community' })
    .last()
    .selectOption({ label: cedar.name });
  await form.getByLabel('Unit Number').last().fill('7');
  await form.getByRole('button', { name: 'Save Changes' }).last().click();
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(page.getByText('Your profile has been updated successfully.')).toBeVisible();
  await expect(form.getByText(`${cedar.name}, Unit 7`)).toBeVisible();

  // A file that is no photo gets a word; a photo shows everywhere.
  const fake = { name: 'fake.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('text') };
  await form.getByLabel('Profile photo').setInputFiles(fake);
  await form.getByRole('button', { name: 'Change Photo' }).click();
  await expect(page.getByRole('link', { name: '“fake.jpg” is not a JPEG' })).toBeVisible();
  await form.getByLabel('Profile photo').setInputFiles(await chosen('me.jpg'));
  await form.getByRole('button', { name: 'Change Photo' }).click();
  await expect(page).toHaveURL(/\/account\/settings$/);
  await expect(form.locator('img[src^="/photos/"]')).toBeVisible();

  await page.locator('summary', { hasText: 'Imani R.' }).first().click();
  await page.getByRole('link', { name: 'My Profile' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Imani R.' })).toBeVisible();
  await expect(form.getByRole('link', { name: cedar.name })).toBeVisible();
});

test('Photos of a listing: chosen, kept, shown, taken away (SPEC 2, 5; DESIGN 9, 10)', async ({
  page,
  em,
  signInAs,
  scripts,
}) => {
  const community = makeCommunity(em, { name: `Fir Row ${stamp()}`, requireModeration: false });
  const resident = makeUser(em, { name: 'Imani Reid' });
  makeMembership(em, resident, community);
  await em.flush();
  await signInAs(resident);
  const form = page.getByRole('main');

  await page.goto(`/communities/${community.slug}/listings/new`);
  await form.getByLabel('Description').fill('Warm light.');
  await form.getByLabel('Add photos').setInputFiles([await chosen('a.jpg'), await chosen('b.jpg')]);
  if (scripts) await expect(page.getByRole('img', { name: 'b.jpg' })).toBeVisible();
  await form.getByRole('button', { name: 'Post listing' }).click();
  await expect(page.getByRole('link', { name: 'Title is required' })).toBeVisible();
  await expect(form.getByLabel('Remove photo 2')).toBeVisible();
  if (scripts) await expectAccessible(page);

  await form.getByLabel('Title').fill('Reading lamp');
  await form.getByRole('button', { name: 'Post listing' }).click();
  await expect(page.getByText('Your listing is now live!')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Reading lamp, picture 2' });
  await expect(picture).toHaveAttribute('srcset', /400\.webp 400w, .*800\.webp 800w/);
  await expect(picture).toHaveAttribute('width', '1000');

  await page.getByRole('link', { name: 'Edit' }).click();
  await form.getByLabel('Remove photo 1').check();
  await form.getByRole('button', { name: 'Save listing' }).click();
  await expect(page.getByText('Listing saved')).toBeVisible();
  await expect(page.getByRole('img', { name: /Reading lamp, picture/ })).toHaveCount(1);
});

test('Bookmarks, quick actions and the seller’s profile (DESIGN 7)', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Gum Row ${stamp()}` });
  const resident = makeUser(em, { name: 'Imani Reid' });
  const seller = makeUser(em, { name: 'Sol Seller' });
  makeMembership(em, resident, community, { condoUnit: '204' });
  makeMembership(em, seller, community);
  const listing = makeListing(em, seller, community, { title: 'Public lamp' });
  await em.flush();
  await signInAs(resident);

  await page.goto(`/communities/${community.slug}`);
  await page.getByRole('button', { name: `Bookmark: ${community.name}` }).click();
  await expect(page.getByText('stands first when you choose a community.')).toBeVisible();
  await page.getByRole('button', { name: `Remove bookmark: ${community.name}` }).click();
  await expect(page.getByText('Bookmark removed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Report Issue' })).toHaveAttribute(
    'href',
    /^mailto:manager@maple-court\.example\?subject=.*&body=Unit%3A%20204/,
  );
  await page.getByRole('link', { name: 'Emergency' }).click();
  await expect(page.getByRole('link', { name: '911' })).toBeVisible();

  await page.goto(`/listings/${listing.id}`);
  await page.getByRole('link', { name: 'More from Sol Seller' }).click();
  await expect(page.getByRole('heading', { name: 'Communities you share' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Public lamp' })).toBeVisible();
});

test('Roles: an administrator finds a person and appoints them (DESIGN 6)', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Hazel Row ${stamp()}` });
  const admin = makeUser(em, { name: 'Ada Admin', role: 'ADMIN' });
  const resident = makeUser(em, { name: 'Imani Reid' });
  makeMembership(em, resident, community, { condoUnit: '204' });
  await em.flush();
  await signInAs(admin);

  await page.goto('/');
  await page.locator('summary', { hasText: 'Ada Admin' }).first().click();
  await page.getByRole('link', { name: 'People' }).first().click();
  await page.getByLabel('Email or name').fill(resident.email);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Imani Reid' }).click();
  await page.getByLabel('Role').selectOption('Board member');
  await page.getByLabel(`${community.name}, 204`).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Role saved')).toBeVisible();
  await expect(page.getByText(`${community.name} (moderates)`)).toBeVisible();
});
