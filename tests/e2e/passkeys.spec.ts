import { Passkey, Session } from '#db/entities/index.ts';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { expect, test } from '#tests/setup/browser.ts';

const password = 'four quiet green boats';

test('Rules 10.1: a passkey is added, and used as the second step of a login @with-scripts', async ({
  page,
  em,
  server,
  signInAs,
  context,
}) => {
  const resident = makeUser(em, { name: 'Imani Reid', password: await hashPassword(password) });
  makeMembership(em, resident, makeCommunity(em));
  await em.flush();
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signInAs(resident);
  await page.goto('/account/second-step/passkey');
  await page.getByLabel('What to call it').fill('Blue key');
  await page.getByLabel('Your current password').fill('a guess');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('The passkey wasn’t added');
  await page.getByLabel('Your current password').fill(password);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your recovery codes');
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);
  await page.getByRole('button', { name: 'I’ve kept them' }).click();
  await expect(page.getByText('Blue key')).not.toHaveCount(0);

  await server.em().nativeDelete(Session, { user: resident.id });
  await page.goto('/login?redirectTo=%2Faccount%2Fsecurity');
  await page.getByLabel('Email').fill(resident.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Password and logins');
  const used = await server.em().findOneOrFail(Passkey, { user: resident.id });
  expect(used.lastUsedAt).not.toBeNull();
  expect(used.counter).toBeGreaterThan(0);
});
