import type { Page } from '@playwright/test';
import { Photo } from '#db/entities/index.ts';
import { makeCommunity, makeListing, makeMembership, makeUser } from '#db/factories/index.ts';
import { expect, test, untilAlive } from '#tests/setup/browser.ts';

/** Holds back every post from now on. The returned function waits for the next one and releases it. */
async function holdPosts(page: Page): Promise<() => Promise<void>> {
  const held: (() => void)[] = [];
  await page.route('**', async (route) => {
    if (route.request().method() === 'POST') await new Promise<void>((done) => held.push(done));
    await route.continue();
  });
  return async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    held.shift()?.();
  };
}

/** Has each page note what moves while nobody does anything. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node: Node | null }[];
        };
        const moved = sources.map(({ node }) => node?.parentElement?.innerHTML.slice(0, 80));
        (window as { shifts?: unknown[] }).shifts = [
          ...((window as { shifts?: unknown[] }).shifts ?? []),
          { value, moved },
        ];
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What moved, and by how much. */
const shiftsOf = (page: Page) =>
  page.evaluate(() => (window as { shifts?: unknown[] }).shifts ?? []);

/** Waits for two frames, after which what has arrived is painted. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

test('Only the pressed button says what it is doing', async ({ page, em, scripts, signInAs }) => {
  const community = makeCommunity(em);
  const resident = makeUser(em);
  makeMembership(em, resident, community);
  await em.flush();
  await signInAs(resident);
  await page.goto('/account/settings');
  if (!scripts) {
    await page.getByRole('button', { name: 'Add Community' }).click();
    await expect(page.getByLabel('Unit Number')).toHaveCount(2);
    return;
  }
  const presses: [string, string, string, string][] = [
    ['/account/settings', 'Add Community', 'Adding…', 'Remove community 2'],
    ['', 'Remove community 2', 'Removing…', 'Add Community'],
    ['', 'Save Changes', 'Saving...', 'Save Changes'],
    [`/communities/${community.slug}/listings/new`, 'Post listing', 'Posting…', 'Post listing'],
    [`/communities/${community.slug}`, `Bookmark ${community.name}`, 'Saving…', 'Remove bookmark'],
  ];
  const release = await holdPosts(page);
  for (const [path, name, says, then] of presses) {
    if (path) await page.goto(path);
    const main = page.getByRole('main');
    await main.getByRole('button', { name }).last().click();
    await expect(main.getByRole('button', { name: says })).toBeDisabled();
    await expect(main.getByText(/(?:Saving|Adding|Removing|Posting)(?:…|\.\.\.)/)).toHaveCount(1);
    await release();
    await expect(main.getByRole('button', { name: then }).last()).toBeEnabled();
  }
});

test('A page that is offline says so, and keeps what was typed', async ({
  page,
  context,
  scripts,
}) => {
  await page.goto('/login');
  if (!scripts) return;
  await untilAlive(page);
  await page.getByRole('main').getByLabel('Email').fill('imani@mail.example');
  await context.setOffline(true);
  await expect(page.getByText('You’re offline. We’ve kept what you typed.')).toBeVisible();
  await page.getByRole('link', { name: 'Newsletter Archives' }).first().click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('imani@mail.example');
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.')).toHaveCount(0);
});

test('Nothing moves while a page loads, however late its font arrives', async ({
  page,
  em,
  scripts,
  signInAs,
}) => {
  // Layout shifts can only be measured by script.
  if (!scripts) return;
  const community = makeCommunity(em);
  const resident = makeUser(em);
  makeMembership(em, resident, community);
  const listing = makeListing(em, resident, community, {
    title: 'Oak bookshelf with five shelves',
  });
  await em.flush();
  await signInAs(resident);
  await watchShifts(page);
  const paths = ['/', `/communities/${community.slug}`, `/listings/${listing.id}`, '/newsletter'];
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      let release = () => {};
      const released = new Promise<void>((done) => (release = done));
      await page.route('**/fonts/*.woff2', async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The page is painted in the fallback font.
      await painted(page);
      await release();
      await page.evaluate(() => document.fonts.ready);
      await painted(page);
      expect(await shiftsOf(page), `${path} at ${width}`).toEqual([]);
      await page.unroute('**/fonts/*.woff2');
    }
  }
});

test('Nothing moves while pictures arrive, in ten loads', async ({
  page,
  em,
  scripts,
  signInAs,
}) => {
  if (!scripts) return;
  const community = makeCommunity(em);
  const resident = makeUser(em);
  makeMembership(em, resident, community);
  const listing = makeListing(em, resident, community, { title: 'Oak bookshelf' });
  const sizes = [
    [900, 1200],
    [1600, 900],
    [1000, 333],
  ] as const;
  const photos = sizes.map(([width, height]) =>
    em.create(Photo, { owner: resident, width, height, listing }),
  );
  await em.flush();
  listing.images = photos.map(({ id, width }) => `/photos/${id}/${width}.webp`);
  await em.flush();
  await signInAs(resident);
  await watchShifts(page);
  let arriving = Promise.resolve();
  await page.route('**/{photos,images}/**', async (route) => {
    await arriving;
    const [, id, wanted = 400] = /photos\/([^/]+)\/(\d+)/.exec(route.request().url()) ?? [];
    const photo = photos.find((each) => each.id === id);
    if (!photo) return route.continue();
    const height = Math.round((photo.height * Number(wanted)) / photo.width);
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${wanted}" height="${height}"/>`;
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  for (let load = 0; load < 10; load += 1) {
    const [width, path] = [
      load % 2 ? 360 : 1280,
      [`/listings/${listing.id}`, `/communities/${community.slug}?tab=buy-sell`, '/'][load % 3],
    ];
    await page.setViewportSize({ width, height: 800 });
    let release = () => {};
    arriving = new Promise<void>((done) => (release = done));
    await page.goto(path ?? '/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await painted(page);
    release();
    await page.waitForLoadState('load');
    await painted(page);
    expect(await shiftsOf(page), `${path} at ${width}`).toEqual([]);
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
