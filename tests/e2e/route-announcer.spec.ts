import { makeListing } from '#db/factories/index.ts';
import { expect, test } from '#tests/setup/browser.ts';
import { makeModerated } from '#tests/setup/moderated.ts';

test('A new page moves the focus to its heading; a page that stays keeps it', async ({
  page,
  em,
  scripts,
  signInAs,
}) => {
  const { community, board, author } = makeModerated(em);
  for (let n = 0; n < 3; n++) makeListing(em, board, community, { title: `Lamp ${n}` });
  // The queue has the newest first, so nothing comes after the chair.
  const pending = ['Old chair', 'Old table'].map((title, index) =>
    makeListing(em, author, community, {
      title,
      status: 'PENDING',
      createdAt: new Date(Date.now() - 60_000 + index * 1000),
    }),
  );
  await em.flush();
  await signInAs(board);
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`/communities/${community.slug}`);

  const tab = page.getByRole('link', { name: 'Buy & Sell' });
  await tab.click();
  await expect(page.getByRole('link', { name: 'Lamp 0' })).toBeVisible();
  if (scripts) await expect(tab).toBeFocused();

  await page.getByRole('link', { name: 'Lamp 0' }).click();
  await expect(heading).toHaveText('Lamp 0');
  if (scripts) {
    await expect(heading).toBeFocused();
    await expect(heading).toHaveCSS('outline-style', 'none');
    const announcement = page.locator('[aria-live=polite]');
    await expect(announcement).toHaveText(`Lamp 0 · ${community.name} · The Local Link`);
    await page.keyboard.press('Tab');
    await expect(heading).not.toHaveAttribute('tabindex');
  }

  await page.goto('/moderation');
  const approve = page.getByRole('button', { name: `Approve ${pending[0]!.title}` });
  await approve.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('has been published successfully.')).toBeVisible();
  await expect(approve).toHaveCount(0);
  if (scripts) {
    await expect(page.getByRole('heading', { name: 'Pending Approvals' })).toBeFocused();
  }

  await page.goto('/account/settings');
  await page.getByLabel('Full Name').fill('');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('alert')).toBeFocused();
});

test('A link to a page without scripts opens it at the top', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeInViewport();
});
