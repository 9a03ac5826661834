import { Session, User } from '#db/entities/index.ts';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { expect, test } from '#tests/setup/browser.ts';
import { signIn, type Em } from '#tests/setup/sessions.ts';

const wrong = 'That isn’t your current password';

async function makeResident(em: Em) {
  const community = makeCommunity(em);
  const password = await hashPassword('the right one');
  const resident = makeUser(em, { name: 'Imani Reid', password });
  makeMembership(em, resident, community);
  await em.flush();
  return resident;
}

test('Rules 6.9, 7.2, 9.4: changing the password, first with the wrong one @quick', async ({
  page,
  em,
  server,
  signInAs,
  scripts,
}) => {
  const resident = await makeResident(em);
  await signInAs(resident);
  await page.goto('/account/settings');
  await page
    .getByRole('link', { name: 'Change your password or log out of other devices' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Password and logins' })).toBeVisible();
  const form = page.getByRole('region', { name: 'Change your password' });
  const [present, fresh] = [
    form.getByLabel('Your current password'),
    form.getByLabel('New password'),
  ];
  await present.fill('a guess');
  await fresh.fill('four quiet green boats');
  await form.getByRole('button', { name: 'Change password' }).click();
  const alert = form.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Your password wasn’t changed');
  await alert.getByRole('link', { name: wrong }).click();
  await expect(present).toBeFocused();
  await expect(page.getByRole('alert')).toHaveCount(1);
  // A page never carries a password; one that stays open keeps what was typed.
  await expect(fresh).toHaveValue(scripts ? 'four quiet green boats' : '');

  await present.fill('the right one');
  await fresh.fill('four quiet green boats');
  await form.getByRole('button', { name: 'Change password' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Password changed' });
  await expect(toast).toContainText('All your other devices have been logged out.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const field of [present, fresh]) await expect(field).toHaveValue('');
  const before = resident.password;
  expect((await server.em().findOneOrFail(User, resident.id)).password).not.toBe(before);
});

test('Rules 5.1, 6.9: changing the e-mail address, first with the wrong password', async ({
  page,
  em,
  server,
  signInAs,
}) => {
  const resident = await makeResident(em);
  await signInAs(resident);
  await page.goto('/account/security');
  const form = page.getByRole('region', { name: 'Change your email address' });
  const [address, present] = [
    form.getByLabel('Email address', { exact: true }),
    form.getByLabel('Your current password'),
  ];
  await expect(address).toHaveValue(resident.email);
  const next = `new.${resident.email}`;
  await address.fill(next);
  await present.fill('a guess');
  await form.getByRole('button', { name: 'Change email address' }).click();
  const alert = form.getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Your email address wasn’t changed');
  await alert.getByRole('link', { name: wrong }).click();
  await expect(present).toBeFocused();
  await expect(address).toHaveValue(next);

  await present.fill('the right one');
  await form.getByRole('button', { name: 'Change email address' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Email address changed' });
  await expect(toast).toContainText(next);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(address).toHaveValue(next);
  await expect(present).toHaveValue('');
  expect((await server.em().findOneOrFail(User, resident.id)).email).toBe(next);
});

test('Rules 6.9: the list of sessions, ending one, and ending all the others @quick', async ({
  page,
  em,
  server,
  signInAs,
}) => {
  const resident = await makeResident(em);
  for (let more = 0; more < 3; more++) await signIn(server.em(), resident);
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  await server.em().nativeUpdate(Session, { user: resident.id }, { userAgent });
  await signInAs(resident);
  await page.goto('/account/security');
  const list = page.getByRole('region', { name: 'Where you’re logged in' });
  const sessions = list.getByRole('listitem');
  await expect(sessions).toHaveCount(4);
  await expect(sessions.filter({ hasText: 'This device' })).toHaveCount(1);
  await expect(
    sessions.filter({ hasText: 'This device' }).getByRole('button', { name: /^Log out/ }),
  ).toHaveCount(0);
  await list
    .getByRole('button', { name: /^Log out on / })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: 'Device logged out' })).toContainText(
    'Firefox on Linux has been logged out of your account.',
  );
  await expect(sessions).toHaveCount(3);
  await list.getByRole('button', { name: 'Log out of other devices' }).click();
  await expect(page.getByText('2 other devices have been logged out.')).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(list.getByText('You’re logged in only on this device.')).toBeVisible();
  await expect(list.getByRole('button')).toHaveCount(0);
});
