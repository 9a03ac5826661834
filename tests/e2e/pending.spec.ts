import {
  makeActivity,
  makeCommunity,
  makeEvent,
  makeListing,
  makeMembership,
  makeUser,
} from '#db/factories/index.ts';
import type { Page } from '@playwright/test';
import { expect, openReasons, test, untilAlive } from '#tests/setup/browser.ts';
import { makeModerated } from '#tests/setup/moderated.ts';

/**
 * Holds back the answers to scripted navigations and posts until the returned function is called. The route
 * stays, and lets everything through from then on: a request that starts while a route is taken away is never
 * answered. A later call holds again, because the newest route is asked first.
 */
async function holdAnswers(page: Page): Promise<() => Promise<void>> {
  let answer = () => {};
  let hold = () => {};
  const released = new Promise<void>((done) => (answer = done));
  const held = new Promise<void>((done) => (hold = done));
  await page.route(/\.data(\?|$)/, async (route) => {
    hold();
    await released;
    await route.continue();
  });
  return async () => {
    await held;
    answer();
  };
}

test('Rules 6.12: a page that is loading says which page it is', async ({
  page,
  em,
  scripts,
  signInAs,
}) => {
  const community = makeCommunity(em);
  const board = makeUser(em, { name: 'Bo Slow', role: 'BOARD' });
  makeMembership(em, board, community, { canModerate: true });
  const listing = makeListing(em, board, community, { title: 'Slow lamp' });
  const activity = makeActivity(em, board, community, { title: 'Slow walk' });
  const event = makeEvent(em, { title: `Slow fair ${Date.now()}`, startDate: new Date() });
  await em.flush();
  await signInAs(board);
  const hub = `/communities/${community.slug}`;
  const navigations: [string, string, string, string][] = [
    [`${hub}?tab=buy-sell`, listing.title, 'Loading listing...', listing.title],
    [`${hub}?tab=activities`, activity.title, 'Loading activity...', activity.title],
    ['/', event.title, 'Loading event...', event.title],
    [hub, 'Account Settings', 'Loading account settings...', 'Account Settings'],
    [hub, 'Dashboard', 'Loading moderation dashboard...', 'Moderation Dashboard'],
  ];
  for (const [from, link, text, heading] of navigations) {
    await page.goto(from);
    if (link === 'Account Settings') await page.getByText('Bo Slow').first().click();
    if (!scripts) {
      // The browser shows by itself that a page is loading; here the link only has to work.
      await page.getByRole('link', { name: link }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      continue;
    }
    await untilAlive(page);
    const release = await holdAnswers(page);
    await page.getByRole('link', { name: link }).first().click();
    await expect(page.getByText(text)).toBeVisible();
    await release();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(text)).toHaveCount(0);
  }
});

test('Rules 6.12: a form that is being sent cannot be sent again', async ({
  page,
  em,
  scripts,
  signInAs,
}) => {
  test.skip(!scripts, 'without scripts the browser shows by itself that a form is being sent');
  const { community, board, author } = makeModerated(em);
  for (const title of ['First lamp', 'Second lamp']) {
    makeListing(em, author, community, { title, status: 'PENDING' });
  }
  await em.flush();
  await signInAs(board);

  await page.goto('/account/settings');
  await untilAlive(page);
  let release = await holdAnswers(page);
  await page.getByRole('button', { name: 'Save Changes' }).last().click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await release();
  await expect(page.getByText('Profile updated')).toBeVisible();

  await page.goto('/moderation');
  await untilAlive(page);
  release = await holdAnswers(page);
  await page.getByRole('button', { name: 'Approve First lamp' }).click();
  await expect(page.getByRole('button', { name: 'Approve Second lamp' })).toBeDisabled();
  await openReasons(page, 'Second lamp');
  await expect(page.getByRole('button', { name: 'Reject Second lamp' })).toBeDisabled();
  await release();
  await expect(page.getByText('Item approved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reject Second lamp' })).toBeEnabled();
});
