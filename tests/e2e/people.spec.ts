import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { expect, test } from '#tests/setup/browser.ts';

test('Rules 1.2, 1.3: an administrator finds a person and gives them a role', async ({
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
  await page.getByLabel('Email or name').fill(resident.email);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Imani Reid' }).click();
  await page.getByLabel('Role').selectOption('Board member');
  await page.getByLabel(`${community.name}, 204`).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Role saved')).toBeVisible();
  await expect(page.getByText('Imani Reid is now a board member.')).toBeVisible();
  await expect(page.getByText(`${community.name} (moderates)`)).toBeVisible();
});
