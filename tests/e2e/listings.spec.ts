import { makeCommunity, makeListing, makeMembership, makeUser } from '#db/factories/index.ts';
import { expect, expectAccessible, test } from '#tests/setup/browser.ts';
import { chosenFile } from '#tests/setup/multipart.ts';

test('Rules 6.6, 4.2: what everyone sees of a listing, and what shows for a missing one @quick', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Elder Row ${Date.now()}` });
  const seller = makeUser(em, { name: 'Sol Seller', isAuthenticated: true });
  makeMembership(em, seller, community);
  const reader = makeUser(em, { name: 'Rita Reader' });
  makeMembership(em, reader, community);
  const listing = makeListing(em, seller, community, {
    title: 'Box of mysteries',
    description: 'Twelve paperbacks.\nNo covers.\n\nOne has no ending.',
    category: 'books',
    condition: 'LIKE_NEW',
    price: null,
    contactEmail: 'sol@mail.example',
    createdAt: new Date('2026-02-03T01:00:00Z'),
  });
  await em.flush();

  // A visitor finds the way to log in where the address is for members.
  await page.goto(`/listings/${listing.id}`);
  await expect(page.getByText('sol@mail.example')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Log in to see the email address' })).toHaveAttribute(
    'href',
    `/login?redirectTo=${encodeURIComponent(`/listings/${listing.id}`)}`,
  );
  await signInAs(reader);
  await page.reload();
  await expect(page.getByRole('link', { name: `Back to ${community.name}` })).toHaveAttribute(
    'href',
    new RegExp(`^/communities/${community.slug}`),
  );
  await expect(page.getByText('For Sale', { exact: true })).toBeVisible();
  await expect(page.getByText('Price not specified').first()).toBeVisible();
  await expect(page.getByText('One has no ending.', { exact: true })).toBeVisible();
  const opening = page.getByText('Twelve paperbacks. No covers.', { exact: true });
  expect(await opening.innerText()).toBe('Twelve paperbacks.\nNo covers.');
  for (const name of ['Contact Seller', 'Item Details', 'Seller']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText('Community Member')).toBeVisible();
  await expect(page.getByText('Like New', { exact: true })).toBeVisible();
  await expect(page.getByText('Books', { exact: true })).toBeVisible();
  await expect(page.getByText('February 2, 2026')).toBeVisible();
  await expect(page.getByText('Sol Seller', { exact: true })).toHaveCount(1);
  await expect(page.getByText('This site doesn’t send email yet')).toBeVisible();
  const mail = `mailto:sol@mail.example?subject=${encodeURIComponent('Interested in: Box of mysteries')}`;
  for (const name of ['Send Email', 'sol@mail.example']) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', mail);
  }

  await signInAs(seller);
  await page.reload();
  await expect(page.getByText('Your listing', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to Sol' })).toHaveCount(0);
  await expect(page.getByText('sol@mail.example')).toHaveCount(0);
  await expect(page.getByText('Contact Seller')).toHaveCount(0);
  await page.getByRole('link', { name: 'Sol Seller' }).click();
  await expect(page.getByRole('link', { name: 'Box of mysteries' })).toBeVisible();
  const shared = page.getByRole('region', { name: 'Your communities' });
  await expect(shared.getByRole('link', { name: community.name })).toBeVisible();

  listing.status = 'SOLD';
  listing.price = 0;
  await em.flush();
  await signInAs(reader);
  await page.goto(`/listings/${listing.id}`);
  await expect(page.getByText('Free', { exact: true })).toBeVisible();
  await expect(page.getByText('Sold', { exact: true })).toBeVisible();
  await expect(page.getByText('This item has been sold.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^(Write to|Send Email)/ })).toHaveCount(0);

  await page.goto('/listings/7b6f3ad4-0f0f-4c57-9f2d-0a60a3b5b0aa');
  await expect(page.getByRole('heading', { name: 'Listing not found' })).toBeVisible();
  await expect(page.getByText("The listing you're looking for doesn't exist.")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('Rules 6.6: on a phone the way to write stays in view and covers nothing that has focus', async ({
  page,
  em,
  signInAs,
  server,
}) => {
  const community = makeCommunity(em, { name: `Birch Row ${Date.now()}` });
  const seller = makeUser(em, { name: 'Sol Seller', isAuthenticated: true });
  const reader = makeUser(em, {});
  for (const person of [seller, reader]) makeMembership(em, person, community);
  const listing = makeListing(em, seller, community, {
    description: 'Long.\n\n'.repeat(30),
    price: 4500,
  });
  await em.flush();
  await signInAs(reader);
  await page.setViewportSize({ width: 360, height: 740 });
  // Only a site that sends email has the way to write.
  server.env.smtpUrl = 'smtp://mail.example';
  await page.goto(`/listings/${listing.id}`).finally(() => {
    server.env.smtpUrl = undefined;
  });
  const write = page.getByRole('link', { name: 'Write to Sol' });
  await expect(write).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('$45', { exact: true }).last()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toHaveCount(0);
  for (const name of ['Sol Seller', 'Report this listing']) {
    const link = page.getByRole('link', { name });
    await link.focus();
    const [one, bar] = [await link.boundingBox(), await write.boundingBox()];
    expect((one?.y ?? 0) + (one?.height ?? 0), name).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('Rules 5.2, 11: the photos of a listing, chosen, kept, shown and removed', async ({
  page,
  em,
  signInAs,
  scripts,
  allowErrors,
}) => {
  const community = makeCommunity(em, { name: `Fir Row ${Date.now()}`, requireModeration: false });
  const resident = makeUser(em, { name: 'Imani Reid' });
  makeMembership(em, resident, community);
  await em.flush();
  await signInAs(resident);
  const form = page.getByRole('main');

  await page.goto(`/communities/${community.slug}/listings/new`);
  await form.getByLabel('Description').fill('Warm light.');
  await form
    .getByLabel('Add photos')
    .setInputFiles([await chosenFile('a.jpg'), await chosenFile('b.jpg')]);
  if (scripts) {
    await expect(page.getByRole('img', { name: 'b.jpg' })).toBeVisible();
    await expect(page.getByText('2 photos added.')).toBeVisible();
    await expect(page.locator('input[name="images[1]"]')).toHaveValue(/^\/photos\//);
  }
  await form.getByRole('button', { name: 'Post listing' }).click();
  await expect(page.getByRole('link', { name: 'Enter a title' })).toBeVisible();
  await expect(form.getByLabel('Remove photo 2')).toBeVisible();
  if (scripts) await expectAccessible(page);

  await form.getByLabel('Title').fill('Reading lamp');
  await form.getByRole('button', { name: 'Post listing' }).click();
  await expect(page.getByText('Your listing is now live!')).toBeVisible();
  const picture = page.getByRole('img', { name: 'Reading lamp, picture 2' });
  await expect(picture).toHaveAttribute('srcset', /400\.webp 400w, .*800\.webp 800w/);
  await expect(picture).toHaveAttribute('width', '1000');
  // Each picture opens by itself, and the small ones lead to the large ones.
  await page.getByRole('link', { name: 'Show photo 2' }).click();
  await expect(picture).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Reading lamp, picture 2' })).toHaveAttribute(
    'href',
    (await picture.getAttribute('src')) ?? '',
  );

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  if (scripts) {
    const add = form.getByLabel('Add photos');
    await add.setInputFiles({ name: 'no.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
    await expect(page.getByText('isn’t a JPEG, PNG, WebP or AVIF photo')).toBeVisible();
    await expect(page.getByText('no.txt')).toBeVisible();
    await expect(page.getByRole('img', { name: 'no.txt' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove no.txt' }).click();
    await expect(page.getByText('no.txt')).toHaveCount(0);
    // One that is refused keeps the form from being saved without it, until it is removed.
    await add.setInputFiles({ name: 'nil.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
    await expect(page.getByText('This file is empty.')).toBeVisible();
    await form.getByRole('button', { name: 'Save listing' }).click();
    await expect(page.getByRole('link', { name: '“nil.jpg” is empty' })).toBeVisible();
    await expect(form.getByLabel('Title')).toHaveValue('Reading lamp');
    await page.getByRole('button', { name: 'Remove nil.jpg' }).click();
    // A photo that could not be uploaded ahead of the form is sent with it.
    await page.route('**/api/uploads', (route) => route.abort());
    allowErrors(/net::ERR_FAILED/);
    await add.setInputFiles([await chosenFile('c.jpg')]);
    await expect(page.getByRole('img', { name: 'c.jpg' })).toBeVisible();
  }
  await form.getByLabel('Remove photo 1').check();
  await form.getByRole('button', { name: 'Save listing' }).click();
  await expect(page.getByText('Listing saved')).toBeVisible();
  await expect(page.getByRole('img', { name: /Reading lamp, picture/ })).toHaveCount(
    scripts ? 2 : 1,
  );
});
