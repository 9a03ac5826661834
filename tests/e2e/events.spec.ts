import { makeCommunity, makeEvent, makeMembership, makeUser } from '#db/factories/index.ts';
import { expect, test } from '#tests/setup/browser.ts';

test('Rules 6.4, 4: an event can become an activity in one’s community @quick', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, {
    name: `Cedar Lane ${Date.now()}`,
    requireModeration: false,
  });
  const resident = makeUser(em);
  makeMembership(em, resident, community);
  const event = makeEvent(em, {
    title: 'Ice lanterns',
    description: 'First part.\n\nSecond part.',
    website: 'https://lanterns.example/',
    startDate: new Date('2099-02-03T23:00:00Z'),
    endDate: new Date('2099-02-19T23:00:00Z'),
    images: ['/images/events/lights.svg', '/images/events/carols.svg'],
  });
  await em.flush();

  await page.goto(`/events/${event.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Ice lanterns' })).toBeVisible();
  await expect(page.getByText('Second part.', { exact: true })).toBeVisible();
  await expect(page.getByText('February 3 – 19, 2099')).toBeVisible();
  await expect(page.getByText('Lansdowne Park')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Visit Official Website' })).toHaveAttribute(
    'href',
    'https://lanterns.example/',
  );
  await expect(page.getByRole('link', { name: 'Create Activity' })).toHaveCount(0);

  await signInAs(resident);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your Community' })).toBeVisible();
  await page.getByRole('link', { name: 'Create Activity', exact: true }).click();
  const form = page.getByRole('main');
  await expect(form.getByLabel('Title')).toHaveValue('Attend: Ice lanterns');
  await expect(form.getByLabel('Location')).toHaveValue('Lansdowne Park');
  await expect(form.getByLabel('Date and time')).toHaveValue('2099-02-03T18:00');
  await page.getByRole('button', { name: 'Post activity' }).click();
  await expect(page.getByText('Activity submitted')).toBeVisible();
  await expect(page.getByText('Your activity is now live!')).toBeVisible();

  await page.goto('/events/never-heard-of-it');
  await expect(page.getByRole('heading', { name: 'Event not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});
