import {
  makeActivity,
  makeCommunity,
  makeListing,
  makeMembership,
  makeNewsletterIssue,
  makeNotice,
  makeUser,
} from '#db/factories/index.ts';
import { expect, test } from '#tests/setup/browser.ts';

test('Rules 6.3, 4.3: the hub is for its members, and others are shown a way on @quick', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Ash Gardens ${Date.now()}` });
  const outsider = makeUser(em);
  makeMembership(em, outsider, makeCommunity(em));
  await em.flush();

  await page.goto(`/communities/${community.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Access Restricted' })).toBeVisible();
  await expect(page.getByText(`This page is for residents of ${community.name}`)).toBeVisible();
  const skyline = page.getByRole('img', { name: `${community.name} at dusk.` });
  await expect
    .poll(() => skyline.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(625);
  await expect(page.getByText('Access Restricted')).toBeVisible();
  await expect(
    page.getByText(
      'You need to be registered with this community to access it. Please log in or register to continue.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log In / Register' })).toHaveAttribute(
    'href',
    `/login?redirectTo=${encodeURIComponent(`/communities/${community.slug}`)}`,
  );

  await signInAs(outsider);
  await page.goto(`/communities/${community.slug}`);
  await expect(page.getByText('Access Restricted')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Log In / Register' })).toHaveCount(0);
});

test('Rules 6.3: the My Condo tab, quick actions and a bookmark @quick', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, {
    name: `Gum Row ${Date.now()}`,
    address: '12 Gum Row, Ottawa',
    rulesUrl: 'https://rules.example/gum-row',
    acOnApprox: 'June 1st',
    heatOnApprox: 'October 15th',
    fireInspectionApprox: 'March 2025',
    officeHours: 'Mon-Fri 9AM-5PM',
  });
  const resident = makeUser(em, { name: 'Imani Reid' });
  makeMembership(em, resident, community, { condoUnit: '204' });
  makeNotice(em, resident, community, { title: 'Water off from 9 to noon', pinned: true });
  makeNotice(em, resident, community, { title: 'Winter tires' });
  for (let n = 0; n < 2; n++) {
    makeListing(em, resident, community);
    makeActivity(em, resident, community);
  }
  await em.flush();
  await signInAs(resident);

  await page.goto(`/communities/${community.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: community.name })).toBeVisible();
  await expect(page.getByText('12 Gum Row, Ottawa')).toBeVisible();
  for (const [name, path] of [
    ['Post Activity', 'activities/new'],
    ['Post for Sale', 'listings/new'],
  ] as const) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/communities/${community.slug}/${path}`,
    );
  }
  const tabs = page.getByRole('navigation', { name: community.name }).getByRole('link');
  await expect(tabs).toHaveText(['My Condo', 'Buy & Sell', 'Activities', 'Newsletter Archives']);

  const notices = page.getByRole('region', { name: 'Important Notices' });
  await expect(notices.getByText('1 pinned')).toBeVisible();
  await expect(notices.getByRole('listitem').first()).toContainText('Pinned');
  await expect(notices.getByRole('listitem').first()).toContainText('Water off from 9 to noon');
  const facts = page.getByRole('complementary', { name: 'About the building' });
  for (const text of ['June 1st', 'October 15th', 'March 2025', 'Office hours Mon-Fri 9AM-5PM']) {
    await expect(facts.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(facts.getByRole('link', { name: 'manager@maple-court.example' })).toBeVisible();
  await expect(facts.getByRole('link', { name: '613-555-0151' })).toBeVisible();
  for (const name of ['active listings', 'upcoming events']) {
    await expect(facts.getByText(name, { exact: true })).toBeVisible();
  }

  const quick = page.getByRole('region', { name: 'Quick Actions' });
  await expect(quick.getByRole('link', { name: 'View Rules' })).toHaveAttribute(
    'href',
    'https://rules.example/gum-row',
  );
  for (const name of ['Report Issue', 'Contact Board']) {
    await expect(quick.getByRole('link', { name })).toHaveAttribute(
      'href',
      /^mailto:manager@maple-court\.example\?subject=.*&body=Unit%3A%20204/,
    );
  }
  await page.getByRole('button', { name: `Bookmark ${community.name}` }).click();
  await expect(page.getByText('now comes first in your list of communities.')).toBeVisible();
  await page.getByRole('button', { name: `Remove bookmark for ${community.name}` }).click();
  await expect(page.getByText('Bookmark removed')).toBeVisible();
  await quick.getByRole('link', { name: 'Emergency' }).click();
  await expect(page.getByRole('link', { name: /911/ }).first()).toBeVisible();
});

test('Rules 6.3: the other tabs, full and empty', async ({ page, em, signInAs }) => {
  const [empty, busy] = ['Hawthorn', 'Juniper'].map((name) =>
    makeCommunity(em, { name: `${name} Row ${Date.now()}` }),
  ) as [ReturnType<typeof makeCommunity>, ReturnType<typeof makeCommunity>];
  const resident = makeUser(em, { name: 'Imani Reid' });
  makeMembership(em, resident, empty);
  makeMembership(em, resident, busy, { isPrimary: false });
  const listing = makeListing(em, resident, busy, { title: 'Reading lamp', price: 1950 });
  makeListing(em, resident, busy, { title: 'Unseen lamp', status: 'PENDING' });
  const activity = makeActivity(em, resident, busy, { tags: ['Food', 'Families', 'Free'] });
  const issue = makeNewsletterIssue(em, busy, { title: 'The lobby board' });
  await em.flush();
  await signInAs(resident);

  const hub = `/communities/${empty.slug}`;
  for (const [tab, text, link] of [
    ['Buy & Sell', 'No listings yet.', 'Post First Listing'],
    ['Activities', 'No activities yet.', 'Post First Activity'],
    ['Newsletter Archives', 'No newsletters available yet.', null],
  ] as const) {
    await page.goto(hub);
    const tabs = page.getByRole('navigation', { name: empty.name });
    await tabs.getByRole('link', { name: tab }).click();
    await expect(page.getByText(text)).toBeVisible();
    if (link) await expect(page.getByRole('link', { name: link })).toBeVisible();
  }

  const full = `/communities/${busy.slug}`;
  await page.goto(`${full}?tab=buy-sell`);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: listing.title })).toHaveAttribute(
    'href',
    `/listings/${listing.id}`,
  );
  await expect(main.getByText('$19.50')).toBeVisible();
  await expect(main.getByText('Unseen lamp')).toHaveCount(0);
  await page.goto(`${full}?tab=activities`);
  await expect(main.getByRole('link', { name: activity.title })).toBeVisible();
  await expect(main.getByText('Food · Families', { exact: true })).toBeVisible();
  await expect(main.getByText('Free')).toHaveCount(0);
  await page.goto(`${full}?tab=newsletters`);
  const pdf = main.getByRole('link', { name: 'View PDF of The lobby board, opens in a new tab' });
  await expect(pdf).toHaveText('View PDF');
  await expect(pdf).toHaveAttribute('href', issue.pdfUrl);
  await expect(pdf).toHaveAttribute('target', '_blank');
});
