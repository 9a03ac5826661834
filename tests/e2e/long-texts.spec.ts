import { makeListing } from '#db/factories/index.ts';
import { expect, openReasons, test, untilAlive } from '#tests/setup/browser.ts';
import { makeModerated } from '#tests/setup/moderated.ts';

const words = (thing: string) =>
  `${thing} of “brass” & glass, 5 \\ 7 <cm> wide, which "nobody" has lit for $1 or $& in years.\n\nNo bulb.`;

test('Rules 13: the queue and the log show a text as it was written, and fold a long one', async ({
  page,
  em,
  signInAs,
  scripts,
}) => {
  const { community, board, author } = makeModerated(em, { community: `Tamarack ${Date.now()}` });
  const long = `${words('A floor lamp')} ${'Warm light. '.repeat(60)}`.trim();
  const pending = { status: 'PENDING' as const, language: 'fr' as const };
  makeListing(em, author, community, { ...pending, title: 'Lamp', description: words('A lamp') });
  makeListing(em, author, community, { ...pending, title: 'Long', description: long });
  await em.flush();
  await signInAs(board);
  const main = page.getByRole('main');

  await page.goto('/moderation');
  if (scripts) await untilAlive(page);
  const opener = (title: string) =>
    main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
      .locator('summary')
      .first();
  await opener('Long').click();
  await expect(main.locator('details p').getByText(long)).toBeVisible();
  await main.getByRole('link', { name: 'Listings', exact: true }).click();
  await expect(page).toHaveURL(/show=listings/);
  await opener('Lamp').click();
  await expect(main.locator('details p').getByText(words('A lamp'))).toBeVisible();
  await openReasons(page, 'Lamp', 'Needs a clearer description');
  await main.getByRole('button', { name: 'Reject Lamp' }).click();
  // Its button says “Rejecting…” before the decision has arrived; the text leaves with it.
  await expect(main.getByText(words('A lamp'))).toHaveCount(0);
  await expect(main.locator('details p').getByText(long)).toBeAttached();

  await page.goto('/moderation/log?q=Lamp');
  const text = main.getByText(words('A lamp'));
  await expect(text).toBeHidden();
  await main.locator('summary', { hasText: 'Details' }).first().click();
  await expect(text).toBeVisible();
});
