import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { expect, onlyWithoutScripts, test } from '#tests/setup/browser.ts';

test('Rules 7.1: one toast at a time, for five seconds, dismissible, at most 420 px wide', async ({
  page,
  em,
  signInAs,
  scripts,
}) => {
  const community = makeCommunity(em, { name: `Willow Row ${Date.now()}` });
  const resident = makeUser(em);
  makeMembership(em, resident, community);
  await em.flush();
  await signInAs(resident);
  const toasts = page.getByRole('status').filter({ hasText: /Bookmark/ });
  if (scripts) await page.clock.install();
  await page.goto(`/communities/${community.slug}`);
  if (scripts) await page.clock.pauseAt(Date.now() + 60_000);

  await page.getByRole('button', { name: /^Bookmark / }).click();
  await expect(toasts).toContainText('Bookmark added');
  const box = await toasts.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
  await page.getByRole('button', { name: /^Remove bookmark for/ }).click();
  await expect(toasts).toContainText('Bookmark removed');
  await expect(toasts).toHaveCount(1);
  await expect(toasts).not.toContainText('Bookmark added');
  if (!scripts) {
    await page.reload();
    await expect(toasts).toHaveCount(0);
    return;
  }
  await page.clock.runFor(4900);
  await expect(toasts).toBeVisible();
  await page.clock.runFor(200);
  await expect(toasts).toHaveCount(0);

  await page.getByRole('button', { name: /^Bookmark / }).click();
  await expect(toasts).toContainText('Bookmark added');
  await toasts.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toasts).toHaveCount(0);
});

test(
  'Rules 7.1: without scripts a toast stands in the flow, until its link dismisses it @quick',
  onlyWithoutScripts,
  async ({ page, em, signInAs }) => {
    const community = makeCommunity(em, { name: `Alder Row ${Date.now()}` });
    const resident = makeUser(em);
    makeMembership(em, resident, community);
    await em.flush();
    await signInAs(resident);
    const path = `/communities/${community.slug}`;
    await page.goto(path);
    await page.getByRole('button', { name: /^Bookmark / }).click();
    const toast = page.getByRole('status').filter({ hasText: 'Bookmark added' });
    await expect(toast).toHaveCSS('position', 'static');
    const box = await toast.boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? 0);
    await toast.getByRole('link', { name: 'Dismiss' }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(toast).toHaveCount(0);
  },
);
