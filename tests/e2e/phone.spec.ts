import {
  makeActivity,
  makeCommunity,
  makeListing,
  makeMembership,
  makeUser,
} from '#db/factories/index.ts';
import { expect, inEachLanguage, onlyWithScripts, test } from '#tests/setup/browser.ts';
import { narrow } from '#tests/setup/layout-checks.ts';

test.use({ viewport: narrow });

test('Rules 6.1: a trail is one way back, and the current tab is in sight', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Cedar Row by the Rideau River ${Date.now()}` });
  const resident = makeUser(em);
  makeMembership(em, resident, community);
  const listing = makeListing(em, resident, community, { title: 'A long title '.repeat(6).trim() });
  await em.flush();
  await signInAs(resident);
  await page.goto(`/listings/${listing.id}/edit`);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('link')).toHaveCount(1);
  // A name of this length takes two lines.
  expect((await trail.boundingBox())?.height).toBeLessThan(64);

  for (const tab of ['my-condo', 'buy-sell', 'activities', 'newsletters']) {
    await page.goto(`/communities/${community.slug}?tab=${tab}`);
    const tabs = page.getByRole('navigation', { name: community.name });
    await expect(tabs.locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  }
});

test(
  'Rules 7.1: a toast does not cover the button at the bottom of a phone',
  onlyWithScripts,
  async ({ page, em, signInAs }) => {
    const community = makeCommunity(em, { name: `Cedar Court ${Date.now()}` });
    const [resident, organizer] = [makeUser(em), makeUser(em)];
    for (const person of [resident, organizer]) makeMembership(em, person, community);
    const activity = makeActivity(em, organizer, community, { title: 'Soup' });
    await em.flush();
    await signInAs(resident);
    await page.goto(`/activities/${activity.id}`);
    await page.getByRole('button', { name: 'Join' }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Joined activity' });
    await expect(toast).toBeVisible();
    const box = await toast.boundingBox();
    const leave = await page.getByRole('button', { name: 'Leave' }).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(leave?.y ?? 0);
  },
);

test('Rules 6.16: a card’s picture and its page’s have one name for the browser', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Cedar Park ${Date.now()}` });
  const resident = makeUser(em);
  makeMembership(em, resident, community);
  const listing = makeListing(em, resident, community, { title: 'Oak desk' });
  await em.flush();
  await signInAs(resident);
  const nameOf = () =>
    page
      .locator(`[data-picture="p-listings-${listing.id}"]`)
      .evaluate((picture) => getComputedStyle(picture).getPropertyValue('view-transition-name'));
  await page.goto(`/communities/${community.slug}?tab=buy-sell`);
  const onCard = await nameOf();
  await page.goto(`/listings/${listing.id}`);
  expect(onCard).toBe(`p-listings-${listing.id}`);
  expect(await nameOf()).toBe(onCard);
  const isFading = () =>
    page.evaluate(() =>
      [...document.styleSheets].some((sheet) =>
        [...sheet.cssRules].some(
          (rule) =>
            rule instanceof CSSMediaRule &&
            matchMedia(rule.conditionText).matches &&
            [...rule.cssRules].some((inner) => inner.cssText.startsWith('@view-transition')),
        ),
      ),
    );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await isFading()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await isFading()).toBe(false);
});

inEachLanguage((language) => {
  test('Rules 6.1: the footer of a phone is short, each link high enough to hit', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/help');
    const footer = page.getByRole('contentinfo');
    // As many communities are named as there are.
    const communities = footer.locator('[aria-labelledby="footer-communities"]');
    const named = (await communities.count()) > 0 ? await communities.boundingBox() : null;
    const height = (await footer.boundingBox())?.height ?? Infinity;
    expect(height - (named?.height ?? 0), language).toBeLessThanOrEqual(380);
    const heights = await footer
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(8);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  });
});

test('Rules 6.3: a phone shows three activities on a screen, each with a button for a thumb', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Cedar Walk ${Date.now()}` });
  const [resident, organizer] = [makeUser(em), makeUser(em)];
  for (const person of [resident, organizer]) makeMembership(em, person, community);
  for (const title of ['Soup for all', 'Evening skate at the rink', 'Film night: short films']) {
    makeActivity(em, organizer, community, { title, place: 'Party room' });
  }
  await em.flush();
  await signInAs(resident);
  await page.goto(`/communities/${community.slug}?tab=activities`);
  const cards = page.getByRole('article');
  const [first, , third] = await Promise.all([0, 1, 2].map((n) => cards.nth(n).boundingBox()));
  expect((third?.y ?? 0) + (third?.height ?? 0) - (first?.y ?? 0)).toBeLessThanOrEqual(640);
  const join = await page.getByRole('button', { name: 'Join “Soup for all”' }).boundingBox();
  expect(join?.height).toBeGreaterThanOrEqual(44);
});
