import { Booking } from '#db/entities/index.ts';
import { makeCommunity, makeMembership, makePlace, makeUser } from '#db/factories/index.ts';
import { addDays } from '#app/lib/day.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { expect, test } from '#tests/setup/browser.ts';
import { lettersTo, written } from '#tests/setup/letters.ts';

const languages = ['en', 'fr'] as const;

for (const language of languages) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language === 'en' ? 'en-CA' : 'fr-CA' });

    test('Rules 36: a move is booked, the second family waits, and has it when the first cancels', async ({
      page,
      em,
      server,
      signInAs,
      t,
    }) => {
      const community = makeCommunity(em, { name: `Elm ${Date.now()}`, takesBookings: true });
      const person = (name: string) => makeUser(em, { name, language, isAuthenticated: true });
      const [first, second] = [person('Fay First'), person('Sam Second')];
      const board = makeUser(em, { name: 'Bea Board', role: 'BOARD', language });
      makeMembership(em, first, community, { condoUnit: '201' });
      makeMembership(em, second, community, { condoUnit: '202' });
      makeMembership(em, board, community, { condoUnit: '203', canModerate: true });
      const place = makePlace(em, community, {
        ...{ deposit: 30_000, isConfirmedByHand: true },
        translation: { name: 'Ascenseur pour un déménagement' },
      });
      await em.flush();
      const name = language === 'en' ? place.name : (place.translation?.name ?? '');
      const day = addDays(cityToday(), 12);
      const main = page.getByRole('main');

      /** Books the first time of the day, from the hub on. */
      const bookIt = async () => {
        await page.goto(`/communities/${community.slug}`);
        await main.getByRole('link', { name: t('communities.quick.book'), exact: true }).click();
        await main.getByRole('link', { name, exact: true }).click();
        await main.getByLabel(t('bookings.place.day')).selectOption(day);
        await main.getByRole('button', { name: t('bookings.place.showTimes') }).click();
        await main.getByRole('radio').first().check();
        await main.getByRole('button', { name: t('bookings.place.book'), exact: true }).click();
      };

      await signInAs(first);
      await bookIt();
      await expect(page.getByText(t('bookings.made.ASKED.title'))).toBeVisible();
      await expect(main.getByText(t('bookings.states.ASKED'))).toBeVisible();
      await expect(main.getByRole('heading', { name: t('bookings.booking.todo') })).toBeVisible();

      await signInAs(board);
      await page.goto(`/manage/${community.slug}`);
      await main
        .getByRole('link', { name: t('manage.sections.bookings') })
        .first()
        .click();
      await main.getByRole('link', { name, exact: true }).first().click();
      await main.getByRole('button', { name: t('bookingsDesk.confirm') }).click();
      await expect(page.getByText(t('bookingsDesk.done.confirm.title'))).toBeVisible();
      await main.getByRole('button', { name: t('bookingsDesk.write.DEPOSIT_HELD') }).click();
      await expect(
        main.getByRole('button', { name: t('bookingsDesk.undo.DEPOSIT_HELD') }),
      ).toBeVisible();
      await page.goto(`/manage/${community.slug}/bookings?day=${day}`);
      await expect(main.getByText('Fay First')).toBeVisible();

      await signInAs(second);
      await bookIt();
      await expect(page.getByText(t('bookings.made.WAITING.title'))).toBeVisible();
      await expect(main.getByText(t('bookings.booking.line', { position: 1 }))).toBeVisible();

      await signInAs(first);
      const own = await server.em().findOneOrFail(Booking, { user: first.id });
      await page.goto(`/communities/${community.slug}/bookings/${place.id}/${own.id}`);
      await expect(main.getByText(t('bookings.booking.allDone'))).toBeVisible();
      await main.getByText(t('bookings.booking.cancelTitle')).click();
      await main.getByRole('button', { name: t('bookings.booking.cancel') }).click();
      await expect(page.getByText(t('bookings.cancelled.title'))).toBeVisible();

      const letter = written((await lettersTo(server.em(), second)).at(-1));
      const subject = t('bookingEmails.PLACED_ASKED.subject', { place: name });
      expect(letter.subject).toBe(subject.replaceAll('\u00a0', ' '));
      await signInAs(second);
      await page.goto(`/communities/${community.slug}/bookings`);
      await expect(main.getByText(t('bookings.states.ASKED'))).toBeVisible();
    });
  });
}

test('Rules 36: a place of a template takes one form', async ({ page, em, signInAs, t }) => {
  const community = makeCommunity(em, { name: `Oak ${Date.now()}`, takesBookings: true });
  const board = makeUser(em, { name: 'Bea Board', role: 'BOARD' });
  makeMembership(em, board, community, { condoUnit: '203', canModerate: true });
  await em.flush();
  await signInAs(board);
  await page.goto(`/manage/${community.slug}/bookings/places`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('bookings.kinds.PARTY_ROOM'), exact: true }).click();
  await main.getByLabel(t('bookingsDesk.weekdays.sun')).fill('');
  await main.getByRole('button', { name: t('bookingsDesk.save') }).click();
  await expect(page.getByText(t('bookingsDesk.placeAdded.title'))).toBeVisible();
  await main.getByRole('link', { name: 'Party room' }).first().click();
  await expect(main.getByLabel(t('bookingsDesk.weekdays.sat'))).toHaveValue(
    '10:00–15:00, 17:00–23:00',
  );
  await expect(main.getByLabel(t('bookingsDesk.weekdays.sun'))).toHaveValue('');
});
