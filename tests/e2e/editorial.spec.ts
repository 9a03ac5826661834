import {
  makeArticle,
  makeCommunity,
  makeEvent,
  makeMembership,
  makeNewsletterIssue,
  makePlacement,
  makeUser,
} from '#db/factories/index.ts';
import { expect, test } from '#tests/setup/browser.ts';

test('A visitor finds their condo on the home page (SPEC 2 home, shared layout)', async ({
  page,
  em,
}) => {
  const community = makeCommunity(em, { name: `Aspen House ${Date.now()}` });
  makeEvent(em, { title: 'Lantern walk' });
  makeArticle(em, { title: 'Ten minutes of sun' });
  makeNewsletterIssue(em, null, { title: 'Summer', pdfUrl: '/newsletter/summer-2024.pdf' });
  makePlacement(em);
  await em.flush();

  await page.goto('/');
  await expect(page.getByText('Active Residents')).toBeVisible();
  await expect(page.getByText('This Month')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upcoming Events in Ottawa' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Latest Newsletter Articles' })).toBeVisible();
  await expect(page.getByText('Sponsor', { exact: true }).first()).toBeVisible();

  await page.locator('main summary').click();
  const chooser = page.getByRole('group', { name: 'Select your corporation' });
  await expect(chooser).toBeVisible();
  expect((await page.locator('main details > div').boundingBox())?.width).toBe(256);
  await chooser.getByRole('link', { name: community.name }).click();
  await expect(page).toHaveURL(new RegExp(`/communities/${community.slug}$`));
  await expect(page.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();

  await page.goto('/');
  await page.getByRole('link', { name: 'Browse Newsletter' }).click();
  await expect(page).toHaveURL(/\/newsletter$/);
});

test('A resident is taken to their own hub from the home page (SPEC 2 home)', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Birch Yard ${Date.now()}` });
  const resident = makeUser(em);
  makeMembership(em, resident, community, { condoUnit: '7' });
  await em.flush();
  await signInAs(resident);
  await page.goto('/');
  await expect(page.getByText('Find Your Condo')).toHaveCount(0);
  await expect(page.getByText('1 Active Residents')).toBeVisible();
  await page.getByRole('link', { name: `My Condo - ${community.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: community.name })).toBeVisible();
});

test('Each issue leads home, to the others and to its PDF (SPEC 2 newsletter pages)', async ({
  page,
}) => {
  await page.goto('/newsletter/archives');
  await page.getByRole('link', { name: 'Winter 2023' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winter 2023' })).toBeVisible();
  await expect(page.getByText('QR code coming soon')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download PDF of Winter 2023' })).toHaveAttribute(
    'href',
    '/newsletter/winter-2023.pdf',
  );
  const others = page.getByRole('navigation', { name: 'Other Issues' });
  await others.getByRole('link', { name: 'Fall 2024' }).click();
  await expect(page).toHaveURL(/\/newsletter$/);
  await page.goto('/newsletter/winter-2023');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('An issue prints without what only a screen can use (DESIGN 10)', async ({ page }) => {
  await page.goto('/newsletter/spring-2024');
  await page.emulateMedia({ media: 'print' });
  for (const unprinted of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: 'Back to Home' }),
    page.getByRole('navigation', { name: 'Other Issues' }),
  ]) {
    await expect(unprinted).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Spring 2024' })).toBeVisible();
});

test('The archive gathers the issues and joins to home (SPEC 2 archive)', async ({ page }) => {
  await page.goto('/newsletter/archives');
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter Archives' })).toBeVisible();
  await expect(page.locator('main article')).toHaveCount(4);
  await page.getByRole('link', { name: 'Join Our Community!' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('An event can be taken along to the community (SPEC 2 events)', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Cedar Lane ${Date.now()}` });
  const resident = makeUser(em);
  makeMembership(em, resident, community);
  const event = makeEvent(em, {
    title: 'Ice lanterns',
    description: 'First part.\n\nSecond part.',
    website: 'https://lanterns.example/',
  });
  await em.flush();

  await page.goto(`/events/${event.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ice lanterns' })).toBeVisible();
  await expect(page.getByText('Second part.', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Visit Official Website' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Activity' })).toHaveCount(0);

  await signInAs(resident);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Community' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create Activity', exact: true })).toHaveAttribute(
    'href',
    `/communities/${community.slug}/activities/new?event=${event.slug}`,
  );

  await page.goto('/events/never-heard-of-it');
  await expect(page.getByRole('heading', { name: 'Event not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('An article reads on to others of its section (SPEC 2 home)', async ({ page, em }) => {
  const article = makeArticle(em, { title: 'Quiet floors', content: 'One.\n\n## Felt\n\nTwo.' });
  makeArticle(em, { title: `Dry rooms ${Date.now()}` });
  await em.flush();
  await page.goto(`/articles/${article.slug}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Felt' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Read on' })).toBeVisible();
});

test('The footer leads to pages that exist (SPEC 2 footer)', async ({ page }) => {
  await page.goto('/help');
  for (const name of ['Resources', 'Support']) {
    const links = page.getByRole('navigation', { name, exact: true }).getByRole('link');
    for (const link of await links.all()) {
      const address = (await link.getAttribute('href')) ?? '';
      expect((await page.request.get(address)).status(), address).toBe(200);
    }
  }
});

test('A community that is not there leads to those that are (SPEC 2 selector)', async ({
  page,
  em,
  signInAs,
  scripts,
}) => {
  const user = makeUser(em);
  const community = makeCommunity(em, { name: `Alder Row ${Date.now()}` });
  await em.flush();
  await signInAs(user);
  await page.goto('/communities/nowhere-at-all');
  await expect(page.getByRole('heading', { name: 'Community not found' })).toBeVisible();
  if (!scripts) {
    await page.getByRole('link', { name: 'Find Your Condo' }).click();
    await expect(page).toHaveURL(/\/#communities$/);
    return;
  }
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/communities*', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await page.locator('main summary').click();
  const chooser = page.getByRole('group', { name: 'Select your corporation' });
  await expect(chooser.getByText('Loading communities...')).toBeVisible();
  release();
  await expect(chooser.getByText('Loading communities...')).toHaveCount(0);
  await chooser.getByRole('link', { name: community.name }).click();
  await expect(page).toHaveURL(new RegExp(`/communities/${community.slug}$`));
});
