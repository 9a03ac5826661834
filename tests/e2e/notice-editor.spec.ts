import { CondoNotice } from '#db/entities/index.ts';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { expect, test, type Fixtures } from '#tests/setup/browser.ts';

/** Somebody of the board, and two neighbours on floor 3. */
async function makeBoard({ em, signInAs }: Pick<Fixtures, 'em' | 'signInAs'>) {
  const community = makeCommunity(em, { name: `Spruce Court ${Date.now()}` });
  const board = makeUser(em, { role: 'BOARD' });
  makeMembership(em, board, community, { condoUnit: '1204', canModerate: true });
  for (const condoUnit of ['305', '311'])
    makeMembership(em, makeUser(em), community, { condoUnit });
  await em.flush();
  await signInAs(board);
  return { community, editor: `/manage/${community.slug}/notices/new` };
}

test('Rules 19.1: a notice is shown beside its form while it is written, with what will happen @with-scripts @quick', async ({
  page,
  em,
  signInAs,
  scripts,
}) => {
  test.skip(!scripts, 'without scripts there is the Preview button');
  const { community, editor } = await makeBoard({ em, signInAs });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(editor);
  const main = page.getByRole('main');
  const beside = page.getByRole('region', { name: 'As residents will see it' });
  const button = main.locator('button[value="publish"]');
  await expect(beside).toContainText('Write a title or a text');
  await expect(main.getByText('To everyone, now, as an information notice.')).toBeVisible();
  await expect(button).toHaveText('Publish to 3 people');

  await main.getByLabel('Title in English').fill('Water off');
  await main.getByLabel('Text in English').fill('Close:\n- kitchen\n- bath\n\nCall 613-555-0134.');
  await expect(beside.getByRole('heading', { name: 'Water off' })).toBeVisible();
  await expect(beside.getByRole('listitem')).toHaveText(['kitchen', 'bath']);
  await expect(beside.getByRole('link', { name: '613-555-0134' })).toBeVisible();
  const box = (await beside.boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(640);
  // Typing is not read out.
  await expect(beside.locator('[aria-live], [role="status"], [role="alert"]')).toHaveCount(0);

  // A part of the sentence unfolds its field.
  await main.getByRole('link', { name: 'To everyone' }).click();
  await expect(main.getByLabel('Who it’s for')).toBeFocused();
  await main.getByLabel('Who it’s for').selectOption({ label: 'Owners, wherever they live' });
  await expect(main.getByText('To owners, now, as an information notice.')).toBeVisible();
  // What is typed selects its option, which the sentence and the count follow.
  await main.getByLabel('Floors').fill('3');
  await expect(main.getByLabel('Who it’s for')).toHaveValue('FLOORS');
  await expect(button).toHaveText('Publish to 2 people');
  await expect(main.getByText('To floor 3, now, as an information notice.')).toBeVisible();
  await main.getByLabel('Publish at').fill('2099-01-05T09:00');
  await expect(button).toHaveText('Schedule for 2 people');
  const sentence = 'To floor 3, on Jan 5, 2099 at 9:00 AM, as an information notice.';
  await expect(main.getByText(sentence)).toBeVisible();
  await main.getByLabel('Publish at').fill('');
  const calm = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await main.getByLabel('Type').selectOption({ label: 'Emergency' });
  await expect(main.getByText('To floor 3, now, as an emergency notice.')).toBeVisible();
  await expect(beside).toContainText('Pinned');
  await expect(button).not.toHaveCSS('background-color', calm);
  await main.getByLabel('Happens on').fill('2098-12-05');
  await main.getByLabel('Start time, Ottawa time').fill('09:00');
  await expect(beside).toContainText('Friday, December 5, 2098, 9:00 AM');

  // What is refused keeps all of it, and what is published is what was shown.
  await main.getByLabel('Title in English').fill('');
  await button.click();
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(beside).toContainText('613-555-0134');
  await main.getByLabel('Title in English').fill('Water off');
  await main.getByLabel('Happens on').fill('');
  await main.getByLabel('Start time, Ottawa time').fill('');
  await button.click();
  await expect(page.getByRole('status').filter({ hasText: 'Notice published' })).toBeVisible();
  await expect(button).toHaveText('Save changes');
  await expect(beside.getByRole('heading', { name: 'Water off' })).toBeVisible();
  const notice = await em.fork().findOneOrFail(CondoNotice, { community: community.id });
  expect(notice).toMatchObject({ kind: 'EMERGENCY', audienceFloors: [3], status: 'PUBLISHED' });

  // A narrow page has the button alone.
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(beside).toBeHidden();
  await expect(main.getByRole('button', { name: 'Preview' })).toBeVisible();
});

test('Rules 19.1: without scripts, the sentence says what is saved, and Preview shows the notice @without-scripts @quick', async ({
  page,
  em,
  signInAs,
  scripts,
}) => {
  test.skip(scripts, 'with scripts the notice is beside the form');
  const { editor } = await makeBoard({ em, signInAs });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(editor);
  const main = page.getByRole('main');
  await expect(main.getByText('To everyone, now, as an information notice.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'As residents will see it' })).toHaveCount(0);
  await main.getByLabel('Title in English').fill('Water off');
  await main.getByLabel('Text in English').fill('Close the taps.');
  await main.getByRole('link', { name: 'as an information notice' }).click();
  await main.getByLabel('Type').selectOption({ label: 'Emergency' });
  await main.getByLabel('Who it’s for').selectOption({ label: 'Some floors, listed below' });
  await main.getByLabel('Floors').fill('3');
  await main.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview.getByRole('heading', { name: 'Water off' })).toBeVisible();
  await expect(main.getByText('To floor 3, now, as an emergency notice.')).toBeVisible();
  await expect(preview.getByRole('button', { name: 'Publish to 2 people' })).toBeVisible();
});

test('Rules 9.4: floors that were typed for a notice to everyone are asked about, and a button answers @without-scripts', async ({
  page,
  em,
  signInAs,
  scripts,
}) => {
  test.skip(scripts, 'with scripts, typing selects the option');
  const { community, editor } = await makeBoard({ em, signInAs });
  await page.goto(editor);
  const main = page.getByRole('main');
  await main.getByLabel('Title in English').fill('Water off');
  await main.getByLabel('Text in English').fill('Close the taps.');
  await main.locator('summary', { hasText: 'Who it’s for, dates and files' }).click();
  const floors = main.getByRole('textbox', { name: 'Floors' });
  await floors.fill('3');
  await main.locator('button[value="publish"]').click();
  const question = 'You wrote “3” under “Floors” but chose “Everyone in the building”.';
  await expect(main.getByRole('alert')).toContainText(question);
  // Enter in a field answers nothing: it asks for a draft, as everywhere in this form.
  await floors.press('Enter');
  await expect(main.getByRole('alert')).toContainText(question);
  expect(await em.count(CondoNotice, { community: community.id })).toBe(0);
  await main.locator('button[value="publish"]').click();
  await main.getByRole('button', { name: 'Choose “Some floors, listed below”' }).click();
  await expect(page.getByText('Published').first()).toBeVisible();
  const notice = await em.fork().findOneOrFail(CondoNotice, { community: community.id });
  expect(notice).toMatchObject({ audience: 'FLOORS', audienceFloors: [3], status: 'PUBLISHED' });
});
