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

test('Rules 6.2: what a visitor finds, and how they get to their condo @quick', async ({
  page,
  em,
}) => {
  const community = makeCommunity(em, { name: `Aspen House ${Date.now()}` });
  const event = makeEvent(em, { title: `Lantern walk ${Date.now()}`, startDate: new Date() });
  const article = makeArticle(em, { title: 'Ten minutes of sun' });
  for (const slug of ['fall-2024', 'summer-2024', 'spring-2024', 'winter-2023']) {
    makeNewsletterIssue(em, null, { title: slug, pdfUrl: `/newsletter/${slug}.pdf` });
  }
  makeNewsletterIssue(em, null, { title: 'any other', pdfUrl: 'https://printer.example/x.pdf' });
  makePlacement(em);
  await em.flush();

  await page.goto('/');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Find your condo', exact: true })).toBeVisible();
  await expect(main.getByText('Enter Community Hub').first()).toBeVisible();
  await expect(main.getByText('Active Residents')).toBeVisible();
  await expect(main.getByText('This Month')).toBeVisible();
  const events = page.getByRole('region', { name: 'Upcoming Events in Ottawa' });
  await expect(events.getByRole('link', { name: event.title })).toHaveAttribute(
    'href',
    `/events/${event.slug}`,
  );
  const articles = page.getByRole('region', { name: 'Latest Newsletter Articles' });
  await expect(articles.getByRole('link', { name: article.title }).first()).toBeVisible();
  expect(await articles.getByRole('link').count()).toBeLessThanOrEqual(4);
  await expect(main.getByText('Sponsor', { exact: true }).first()).toBeVisible();
  const tiles = page.getByRole('region', { name: 'Newsletter Archives' });
  expect(await tiles.getByRole('listitem').count()).toBeLessThanOrEqual(6);
  for (const [title, path] of [
    ['fall-2024', '/newsletter'],
    ['summer-2024', '/newsletter/summer-2024'],
    ['spring-2024', '/newsletter/spring-2024'],
    ['winter-2023', '/newsletter/winter-2023'],
    ['any other', '/newsletter'],
  ] as const) {
    await expect(tiles.getByRole('link', { name: title }).first()).toHaveAttribute('href', path);
  }

  await main.getByText('Find Your Condo', { exact: true }).click();
  const chooser = page.getByRole('group', { name: 'Select your corporation' });
  await chooser.getByRole('link', { name: community.name }).click();
  await expect(page).toHaveURL(new RegExp(`/communities/${community.slug}$`));
  await expect(page.getByText('Access Restricted')).toBeVisible();

  await page.goto('/');
  await page.getByRole('link', { name: 'Browse Newsletter' }).click();
  await expect(page).toHaveURL(/\/newsletter$/);
});

test('Rules 6.2: a resident is taken to their own hub @quick', async ({ page, em, signInAs }) => {
  const community = makeCommunity(em, { name: `Birch Yard ${Date.now()}` });
  const resident = makeUser(em);
  makeMembership(em, resident, community, { condoUnit: '7' });
  await em.flush();
  await signInAs(resident);
  await page.goto('/');
  await expect(page.getByText('Find Your Condo')).toHaveCount(0);
  await expect(page.getByText('1 Active Resident', { exact: true })).toBeVisible();
  await expect(page.getByText('0 This Month')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome home, / })).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: `Emergency information for ${community.name}` }),
  ).toHaveAttribute('href', `/communities/${community.slug}/emergency`);
  await page.getByRole('link', { name: `My Condo - ${community.name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: community.name })).toBeVisible();
});

test('Rules 6.2: an article links to others in its section', async ({ page, em }) => {
  const article = makeArticle(em, { title: 'Quiet floors', content: 'One.\n\n## Felt\n\nTwo.' });
  makeArticle(em, { title: `Dry rooms ${Date.now()}` });
  await em.flush();
  await page.goto(`/articles/${article.slug}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Felt' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Read next' })).toBeVisible();
});
