import type { Locator, Page } from '@playwright/test';
import { makeCommunity, makeListing, makeMembership, makeUser } from '#db/factories/index.ts';
import { Session } from '#db/entities/index.ts';
import { hashPassword } from '#app/lib/session/passwords.server.ts';
import { expect, test } from '#tests/setup/browser.ts';
import type { Em } from '#tests/setup/sessions.ts';

const password = 'open the quiet door';

async function makeResident(em: Em) {
  const community = makeCommunity(em, { name: `Larch Row ${Date.now()}` });
  const resident = makeUser(em, { password: await hashPassword(password) });
  makeMembership(em, resident, community);
  await em.flush();
  return { resident, form: `/communities/${community.slug}/listings/new` };
}

/** Has the server answer the next post to an address that matches, and gives that to the page once released. */
async function holdAnswer(page: Page, address: RegExp) {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  let note = () => {};
  const answered = new Promise<void>((done) => (note = done));
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const response = await route.fetch();
    note();
    await released;
    await route.fulfill({ response });
  });
  return { answered, release };
}

/** Stops the browser on its way to an address, also where a redirect leads there. */
async function holdDocument(page: Page, path: string) {
  const devtools = await page.context().newCDPSession(page);
  const reached = new Promise<string>((done) =>
    devtools.on('Fetch.requestPaused', ({ requestId }) => done(requestId)),
  );
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: `*${path}` }] });
  return {
    reached,
    release: async () => devtools.send('Fetch.continueRequest', { requestId: await reached }),
  };
}

/** For a page that is being left: Playwright itself waits for the next one before it looks again. */
const untilRemoved = (locator: Locator): Promise<void> =>
  locator.evaluate(
    (element) =>
      new Promise<void>((done) =>
        new MutationObserver(() => element.isConnected || done()).observe(document, {
          childList: true,
          subtree: true,
        }),
      ),
  );

for (const tab of ['login', 'register']) {
  test(`Rules 9.4: a late check of the ${tab} form leaves the browser on its way with what was typed`, async ({
    page,
    em,
    signInAs,
    scripts,
  }) => {
    test.skip(!scripts);
    const { resident, form } = await makeResident(em);
    await signInAs(resident);
    await page.goto(form);
    const main = page.getByRole('main');
    await main.getByLabel('Title').fill('A kept lamp');
    await em.nativeDelete(Session, { user: resident.id });
    await main.getByRole('button', { name: 'Post listing' }).click();
    await main.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await main.getByLabel('Email').fill(resident.email);
    if (tab === 'register') {
      await main.getByRole('button', { name: 'Register' }).click();
      await expect(page).toHaveURL(/\/register$/);
      await main.getByLabel('Full name').fill('Nina New');
      await main.getByLabel('Email').fill(`nina.${Date.now()}@mail.example`);
      await main.getByRole('textbox', { name: 'Unit' }).fill('12');
    }
    const send = main.locator(`form[action="/${tab}"] button:not([tabindex], [name])`);
    await send.click();
    const alert = main.getByRole('alert');
    await expect(alert).toBeFocused();

    const check = await holdAnswer(page, new RegExp(`/${tab}\\.data$`));
    await main.getByLabel('Password').fill(password);
    await check.answered;
    const kept = await holdDocument(page, form);
    const corrected = untilRemoved(alert);
    await send.click({ noWaitAfter: true });
    await kept.reached;
    // The session has begun. The form's check comes back, and the browser goes on.
    check.release();
    await corrected;
    await kept.release();
    await expect(main.getByLabel('Title')).toHaveValue('A kept lamp');
    await expect(page).toHaveURL(new RegExp(`${form}$`));
  });
}

for (const lost of ['the session is over', 'the server cannot be reached']) {
  test(`Rules 9.3, 9.4: a form that is checked after ${lost} keeps what was typed`, async ({
    page,
    em,
    signInAs,
    scripts,
    allowErrors,
  }) => {
    test.skip(!scripts);
    allowErrors(/Failed to load resource: net::ERR_FAILED/);
    const { resident, form } = await makeResident(em);
    await signInAs(resident);
    await page.goto(form);
    const main = page.getByRole('main');
    await main.getByLabel('Title').fill('A kept lamp');
    await main.getByRole('button', { name: 'Post listing' }).click();
    await expect(main.getByRole('alert')).toBeFocused();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.method()));
    if (lost.startsWith('the session')) await em.nativeDelete(Session, { user: resident.id });
    else await page.route(/\.data(\?|$)/, (route) => route.abort());
    for (const words of ['Warm light', 'Warm light, no cord']) {
      const ended = Promise.race([
        page.waitForEvent('requestfinished', (one) => one.method() === 'POST'),
        page.waitForEvent('requestfailed', (one) => one.method() === 'POST'),
      ]);
      await main.getByLabel('Description').fill(words);
      await ended;
    }
    // Loading the page again would have come between the two checks.
    expect(asked).toEqual(['POST', 'POST']);
    await expect(main.getByLabel('Title')).toHaveValue('A kept lamp');
    await expect(main.getByLabel('Description')).toHaveValue('Warm light, no cord');
  });
}

test('Rules 9.1: a check of the registration in the dialog loads nothing of the page behind', async ({
  page,
  em,
  scripts,
}) => {
  test.skip(!scripts);
  const resident = makeUser(em);
  const listing = makeListing(em, resident, makeCommunity(em));
  await em.flush();
  for (const path of ['/', '/join', `/users/${resident.id}`, `/listings/${listing.id}`]) {
    await expectNoReload(page, path);
  }
});

async function expectNoReload(page: Page, path: string) {
  await page.goto(path);
  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  const panel = page.getByRole('dialog').getByRole('tabpanel', { name: 'Register' });
  await panel.getByLabel('Full name').press('Enter');
  await expect(panel.getByRole('alert')).toBeFocused();
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  for (const [label, words] of [
    ['Full name', 'Nina New'],
    ['Password', 'four quiet green boats'],
  ] as const) {
    const field = panel.getByLabel(label);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(words);
    await expect(field).not.toHaveAttribute('aria-invalid');
  }
  // Loading the page behind again would have come between the two checks.
  expect(asked, path).toEqual(['POST /register.data', 'POST /register.data']);
}
