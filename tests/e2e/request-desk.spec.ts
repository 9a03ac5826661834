import { MailLetter, RequestJoiner, ServiceRequest } from '#db/entities/index.ts';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { makeRequest, makeRequestPlace } from '#db/factories/requests.ts';
import { expect, inEachLanguage, onlyWithoutScripts, test } from '#tests/setup/browser.ts';
import { chosenFile } from '#tests/setup/multipart.ts';
import type { Em } from '#tests/setup/sessions.ts';

/** A building with a board, somebody who reports things, and six neighbours. */
async function makeBuilding(em: Em) {
  const community = makeCommunity(em, { takesRequests: true });
  const board = makeUser(em, { name: 'Bea Board', role: 'BOARD', isAuthenticated: true });
  makeMembership(em, board, community, { condoUnit: '1', canModerate: true });
  const person = (name: string, condoUnit: string) => {
    const user = makeUser(em, { name, isAuthenticated: true });
    makeMembership(em, user, community, { condoUnit });
    return user;
  };
  const resident = person('Rosa Resident', '305');
  const neighbours = [...'123456'].map((one) => person(`Neighbour ${one}`, `40${one}`));
  await em.flush();
  return { community, board, resident, neighbours };
}

const inDays = (days: number) =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

inEachLanguage(() => {
  test(
    'Rules 35.1, 35.7, 35.8: a leak reported with a photo, seen, planned, with a work order, and done twice',
    onlyWithoutScripts,
    async ({ page, browser, server, em, t, signInAs }) => {
      const { community, board, resident } = await makeBuilding(em);
      const main = page.getByRole('main');

      // It is reported with a photo.
      await signInAs(resident);
      await page.goto(`/communities/${community.slug}/requests/new`);
      await main.locator('#place').selectOption({ index: 1 });
      await main.locator('#category').selectOption('WATER');
      await main.locator('#text').fill('The tap drips.');
      await main.locator('input[type="file"]').setInputFiles([await chosenFile('tap.jpg')]);
      await main.getByRole('button', { name: t('newRequest.send') }).click();
      await expect(main.getByRole('img')).toBeVisible();
      const leak = await server.em().findOneOrFail(ServiceRequest, { community: community.id });
      expect(leak.images).toHaveLength(1);
      const own = `/manage/${community.slug}/requests/${leak.ref}`;
      const save = main.getByRole('button', { name: t('requestDesk.save'), exact: true });
      const state = (name: string) => main.getByRole('radio', { name, exact: true });

      await signInAs(board);
      await page.goto(`/manage/${community.slug}/requests`);
      await main.getByRole('link', { name: new RegExp(leak.ref) }).click();
      await state(t('requests.states.SEEN')).check();
      await save.click();
      await expect(page.getByText(t('requestDesk.saved.change', { ref: leak.ref }))).toBeVisible();

      await state(t('requestDesk.planned')).check();
      await save.click();
      await expect(page.getByText(t('requests.dayMissing')).first()).toBeVisible();
      await main.locator('#plannedFor').fill(inDays(2));
      await main.getByLabel(t('requestDesk.words')).fill('Ottawa Plumbing, 9 h.');
      await save.click();
      await expect(main.getByText('Ottawa Plumbing, 9 h.').first()).toBeVisible();

      await main.getByLabel(t('requestDesk.order.letsIn')).fill('Concierge');
      await main.getByRole('button', { name: t('requestDesk.order.make') }).click();
      const link = await main.getByText(/\/work\//).textContent();
      const contractor = await browser.newContext({ javaScriptEnabled: false });
      const site = await contractor.newPage();
      await site.goto(link ?? '');
      await expect(site).not.toHaveURL(link ?? '');
      await expect(site.getByText('The tap drips.')).toBeVisible();
      await expect(site.getByText('Rosa')).toHaveCount(0);
      await site.getByRole('textbox').fill('New washer.');
      await site.getByRole('main').getByRole('button').click();
      await expect(site.getByRole('main').getByRole('button')).toHaveCount(0);

      await page.reload();
      await expect(main.getByText('New washer.')).toBeVisible();
      await state(t('requests.states.DONE')).check();
      await save.click();
      await site.reload();
      await expect(site.getByText('The tap drips.')).toHaveCount(0);
      await contractor.close();

      await signInAs(resident);
      await page.goto(`/communities/${community.slug}/requests/${leak.ref}`);
      await main.getByLabel(t('requestPages.reopen.words')).fill('It drips again.');
      await main.getByRole('button', { name: t('requestPages.reopen.send') }).click();
      await signInAs(board);
      await page.goto(own);
      await expect(main.getByText('It drips again.')).toBeVisible();
      await state(t('requests.states.DONE')).check();
      await save.click();
      await expect(page.getByText(t('requestDesk.saved.change', { ref: leak.ref }))).toBeVisible();
      const now = await server.em().findOneOrFail(ServiceRequest, { id: leak.id });
      expect(now.state).toBe('DONE');
    },
  );

  test(
    'Rules 35.3, 35.5: six who joined elevator B are told at once',
    onlyWithoutScripts,
    async ({ page, server, em, t, signInAs }) => {
      const { community, board, resident, neighbours } = await makeBuilding(em);
      const place = makeRequestPlace(em, community);
      const request = makeRequest(em, resident, community, { place, affected: 7 });
      for (const user of neighbours) em.create(RequestJoiner, { request, user });
      await em.flush();
      await signInAs(board);
      await page.goto(`/manage/${community.slug}/requests/${request.ref}`);
      const main = page.getByRole('main');
      for (const { name } of neighbours) await expect(main.getByText(name).first()).toBeAttached();
      await main.getByRole('radio', { name: t('requestDesk.planned') }).check();
      await main.locator('#plannedFor').fill(inDays(1));
      await main.getByRole('button', { name: t('requestDesk.save'), exact: true }).click();
      await expect(
        page.getByText(t('requestDesk.saved.change', { ref: request.ref })),
      ).toBeVisible();
      const told = await server.em().find(MailLetter, {
        kind: 'REQUEST_CHANGED',
        user: { $in: [resident, ...neighbours].map(({ id }) => id) },
      });
      expect(told).toHaveLength(7);
      expect(told.filter(({ state }) => state === 'HELD')).toEqual([]);
    },
  );
});
