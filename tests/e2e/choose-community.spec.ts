import { Community } from '#db/entities/index.ts';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import {
  expect,
  expectAccessible,
  inEachLanguage,
  test,
  untilAlive,
} from '#tests/setup/browser.ts';
import { chooseCommunity, communityFields, expectChosen } from '#tests/setup/choose-community.ts';
import type { Em } from '#tests/setup/sessions.ts';

/** A town with too many communities for a list, three of them of one name. */
async function makeMany(em: Em) {
  const stamp = Date.now().toString(36);
  for (let n = 0; n < 14; n++) makeCommunity(em, { name: `Poplar ${stamp} ${n}` });
  const named = ['Église', 'Élan', 'Érable'].map((word) =>
    makeCommunity(em, { name: `Résidence ${stamp} ${word}`, address: `7 Rue ${stamp}, Ottawa` }),
  );
  await em.flush();
  const [church, elan, maple] = named;
  if (!church || !elan || !maple) throw new Error('Three were made');
  return { stamp, church, elan, maple };
}

inEachLanguage(() => {
  test('Rules 33: type, press and choose, twice, and register @quick', async ({
    page,
    em,
    t,
    scripts,
  }) => {
    const { stamp, maple, elan } = await makeMany(em);
    await page.goto('/register');
    const form = page.getByRole('main');
    await form.getByLabel(t('auth.fullName')).fill('Ada Byron');
    await form.getByLabel(t('auth.email')).fill(`ada.${stamp}.${Date.now()}@mail.example`);
    const box = communityFields(form);
    const find = form.getByRole('button', { name: t('chooser.find'), exact: true });
    const results = form.getByRole('group', { name: t('auth.community'), exact: true });
    await box.fill(`residence ${stamp}`);
    await find.click();
    await expect(results.getByText(t('suggestions.found', { count: 3 }))).toBeVisible();
    await expect(results).toBeFocused();
    await expect(form.getByLabel(t('auth.fullName'))).toHaveValue('Ada Byron');
    if (scripts) await expectAccessible(page);
    await form.getByRole('radio', { name: elan.name }).check();

    await box.fill('zzqqxx');
    await find.click();
    await expect(results.getByText(t('suggestions.none', { text: 'zzqqxx' }))).toBeVisible();
    await expectChosen(form, elan);
    await box.fill(`ERABLE ${stamp}`);
    await find.click();
    await form.getByRole('radio', { name: maple.name }).check();
    await expectChosen(form, maple);
    await form.getByLabel(t('auth.unit'), { exact: true }).fill('305');
    await form.getByLabel(t('auth.password')).fill('four quiet green boats');
    await form
      .getByRole('button', { name: t('auth.createAccount') })
      .last()
      .click();
    await expect(page.getByText(t('auth.registered.title'))).toBeVisible();
  });
});

test('Rules 6.9, 33: a few communities are listed', async ({ page, em, signInAs }) => {
  const opened = await em.find(Community, { openedAt: { $ne: null } });
  const ids = opened.map(({ id }) => id);
  await em.nativeUpdate(Community, { id: { $in: ids } }, { openedAt: null });
  try {
    const stamp = Date.now().toString(36);
    const [birch, cedar] = ['Birch', 'Cedar'].map((tree) =>
      makeCommunity(em, { name: `${tree} Few ${stamp}` }),
    ) as [Community, Community];
    const resident = makeUser(em);
    makeMembership(em, resident, birch, { condoUnit: '204' });
    await em.flush();
    await signInAs(resident);
    await page.goto('/account/settings');
    const form = page.getByRole('main');
    await expectChosen(form, birch);
    await form.getByRole('button', { name: 'Add Community' }).click();
    const list = form.getByRole('combobox', { name: 'Community', exact: true }).last();
    await expect(list.locator('option')).toHaveText(['Select community', birch.name, cedar.name]);
    await expect(list).toHaveValue('');
    await chooseCommunity(form, cedar, { row: 1 });
    await form.getByLabel('Unit Number').last().fill('7');
    await form.getByRole('button', { name: 'Save Changes' }).last().click();
    await expect(page.getByText('Profile updated')).toBeVisible();
    await expectChosen(form, cedar, { row: 1 });
  } finally {
    // The other specs of this server have theirs back.
    await em.nativeUpdate(Community, { id: { $in: ids } }, { openedAt: new Date() });
  }
});

test('Rules 33: the home page finds a community among many', async ({ page, em, scripts }) => {
  const { stamp, maple } = await makeMany(em);
  await page.goto('/');
  await page.locator('summary', { hasText: 'Find Your Condo' }).click();
  await page.getByLabel('Community name or address').fill(`erable ${stamp}`);
  if (scripts) {
    await expect(page.getByRole('option', { name: maple.name })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  } else {
    await page.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(page.getByText('1 community found.')).toBeVisible();
    await page.getByRole('link', { name: maple.name }).click();
  }
  await expect(page).toHaveURL(new RegExp(`/communities/${maple.slug}$`));
});

test('Rules 33: suggestions are a combobox', async ({ page, em, signInAs, scripts }) => {
  test.skip(!scripts);
  const { stamp, church, maple } = await makeMany(em);
  const resident = makeUser(em);
  makeMembership(em, resident, church, { condoUnit: '204' });
  await em.flush();
  await signInAs(resident);
  await page.clock.install();
  await page.goto('/account/settings');
  const form = page.getByRole('main');
  const box = form.getByRole('combobox', { name: 'Community', exact: true });
  const searches: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/communities')) searches.push(request.url());
  });
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.focus();
  await expect(box).toHaveValue(church.name);
  await box.fill(`residence ${stamp}`);
  const options = form.getByRole('option').filter({ hasText: stamp });
  await expect(options).toHaveCount(3);
  // The list stays as it is, and is not asked for again, while nobody types.
  await page.clock.runFor(10_000);
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(searches.length).toBe(1);
  await expect(form.getByText('3 communities found.')).toBeAttached();
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  const active = await options.last().getAttribute('id');
  await expect(box).toHaveAttribute('aria-activedescendant', active ?? '');
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveValue(`residence ${stamp}`);
  await expectChosen(form, church);
  expect(searches.length).toBe(1);

  await box.fill(`erable ${stamp}`);
  await expect(options).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue(maple.name);
  await expect(box).toBeFocused();
  await expectChosen(form, maple);
  await expect(form.getByText(`${maple.name} selected.`)).toBeAttached();
  await expect(form.getByText(`${maple.name}, Unit 204`)).toBeVisible();
});

test('Rules 33: words typed before the suggestions are loaded bring them, or stay', async ({
  page,
  em,
  scripts,
  allowErrors,
}) => {
  test.skip(!scripts);
  allowErrors(/Failed to load resource: net::ERR_FAILED/);
  const { stamp, maple } = await makeMany(em);
  // The suggestions are all that the page still loads once it is alive.
  const script = /\/assets\/[^/?]+\.js$/;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.goto('/register');
  await untilAlive(page);
  await page.route(script, async (route) => {
    await held;
    await route.continue();
  });
  const form = page.getByRole('main');
  const box = form.getByRole('combobox', { name: 'Community' });
  const asked = page.waitForRequest(script);
  await box.focus();
  await asked;
  await box.pressSequentially(`erable ${stamp}`);
  release();
  await form.getByRole('option', { name: maple.name }).click();
  await expectChosen(form, maple);

  await page.unroute(script);
  await page.reload();
  await untilAlive(page);
  await page.route(script, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
  await box.fill(`erable ${stamp}`);
  await failed;
  await expect(box).toHaveValue(`erable ${stamp}`);
  await form.getByRole('button', { name: 'Find', exact: true }).click();
  await form.getByRole('radio', { name: maple.name }).check();
  await expectChosen(form, maple);
});
