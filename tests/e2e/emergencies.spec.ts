import { makeCommunity, makeMembership, makeNotice, makeUser } from '#db/factories/index.ts';
import { expect, expectAccessible, test } from '#tests/setup/browser.ts';

test('Rules 19.6: a moderator ends an emergency from above the page, and it turns calm @with-scripts', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Larch Court ${Date.now()}` });
  const board = makeUser(em, { role: 'BOARD' });
  makeMembership(em, board, community, { condoUnit: '1204', canModerate: true });
  makeNotice(em, board, community, {
    ...{ kind: 'EMERGENCY', pinned: true, title: 'No water', content: 'Fill a kettle.' },
  });
  await em.flush();
  await signInAs(board);
  await page.goto('/help');
  const alarm = page.getByRole('region', { name: 'Current emergencies' });
  await expect(alarm).toContainText('Fill a kettle.');
  await expectAccessible(page);
  await alarm.getByRole('link', { name: 'It’s over' }).click();
  await expect(page.getByRole('heading', { name: 'It’s over', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const sentence = page.getByLabel('Sentence in English');
  await expect(sentence).toHaveValue('“No water” is over. Thank you for your patience.');
  await sentence.fill('The water is back.');
  await page.getByRole('button', { name: 'Say that it’s over' }).click();
  const calm = page.getByRole('region', { name: 'Emergencies that are over' });
  await expect(calm).toContainText('The water is back.');
  await expect(calm).toContainText(/Over since \d+:\d\d\s[AP]M/);
  await expect(alarm).toHaveCount(0);
  await expectAccessible(page);
});
