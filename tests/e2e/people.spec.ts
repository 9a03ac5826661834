import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { expect, test } from '#tests/setup/browser.ts';

test('Rules 1.2, 1.3: an administrator finds a person and gives them a role @quick', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Hazel Row ${Date.now()}` });
  const admin = makeUser(em, { name: 'Ada Admin', role: 'ADMIN' });
  const resident = makeUser(em, { name: 'Imani Reid' });
  makeMembership(em, resident, community, { condoUnit: '204' });
  await em.flush();
  await signInAs(admin);

  await page.goto('/');
  await page.locator('summary', { hasText: 'Ada Admin' }).first().click();
  await page.getByRole('link', { name: 'People' }).first().click();
  const search = async () => {
    await page.getByLabel('Email or name').fill(resident.email);
    await page.getByRole('button', { name: 'Search' }).click();
  };
  const find = async () => {
    await search();
    await page.getByRole('main').getByRole('link', { name: 'Imani Reid' }).click();
  };
  await find();
  await page.getByLabel('Role').selectOption('Board member');
  await page.getByRole('button', { name: 'Save' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Role saved' });
  await expect(toast).toContainText('Imani Reid');
  await expect(toast).toContainText('doesn’t moderate a community yet');
  // Specs before this one may have made more people with a role than the list's first page has.
  await find();
  const unit = `${community.name}, 204`;
  const label = page.locator('label', { hasText: community.name });
  await expect(label).toHaveText(unit, { useInnerText: true });
  await page.getByLabel(unit).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(toast).not.toContainText('doesn’t moderate a community yet');
  await search();
  await expect(page.getByText(`${community.name} (moderator)`)).toBeVisible();
});
