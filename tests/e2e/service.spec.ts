import { CondoNotice, MailLetter, OwnerConsent, Unit } from '#db/entities/index.ts';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import { makeOwner } from '#db/factories/owners.ts';
import { languageTags } from '#app/lib/i18n/locale.ts';
import { noticeEvent } from '#app/features/noticeboard/notices/emails/notice-event.server.ts';
import {
  expect,
  inEachLanguage,
  onlyWithoutScripts,
  test,
  type Fixtures,
} from '#tests/setup/browser.ts';
import { pdfTexts } from '#tests/setup/pdf-texts.ts';

/** A board, an owner with an account, and two units of owners without one. */
async function makeBuilding({ em, signInAs }: Pick<Fixtures, 'em' | 'signInAs'>) {
  const community = makeCommunity(em, {
    name: `Linden Court ${Date.now()}`,
    serviceRule: 'AGREEMENT',
  });
  const board = makeUser(em, { name: 'Bo Board', role: 'BOARD', isAuthenticated: true });
  makeMembership(em, board, community, { condoUnit: '1204', canModerate: true });
  const units = ['101', '102', '103'].map((label, index) =>
    em.create(Unit, { community, label, key: label, floor: 1, position: index + 1 }),
  );
  const [first, second, third] = units;
  if (!first || !second || !third) throw new Error('There are three units.');
  const agnes = makeUser(em, { name: 'Agnes Agreed', isAuthenticated: true });
  const membership = makeMembership(em, agnes, community, {
    ...{ condoUnit: '101', unit: first, tenure: 'OWNER' },
  });
  const owner = makeOwner(em, first, { membership, name: 'Agnes Agreed' });
  em.create(OwnerConsent, { owner, answer: 'AGREED', givenOn: '2026-01-05', way: 'FORM' });
  makeOwner(em, third, { name: 'Ulla Unit' });
  await em.flush();
  await signInAs(board);
  return { community, agnes, second, desk: `/manage/${community.slug}` };
}

const meeting = {
  en: { title: 'Annual general meeting', content: 'At seven, party room.' },
  fr: { title: 'Assemblée annuelle', content: 'À 19 h, à la salle commune.' },
};

inEachLanguage((language) => {
  test(
    'Rules 37: a statutory notice is served three ways, and its proof says so',
    onlyWithoutScripts,
    async ({ page, em, signInAs, t }) => {
      const { community, agnes, second, desk } = await makeBuilding({ em, signInAs });
      const main = page.getByRole('main');

      // An owner who lives elsewhere is added to the record.
      await page.goto(`${desk}/units/${second.id}`);
      await main.getByRole('link', { name: t('owners.add') }).click();
      await main.getByLabel(t('owners.name'), { exact: true }).fill('陳麗珍');
      await main.getByLabel(t('owners.address')).fill('88 Harbour Street\nToronto ON');
      await main.getByRole('button', { name: t('owners.addOwner') }).click();
      await expect(main.getByRole('link', { name: '陳麗珍' })).toBeVisible();

      // The notice, in the author's language: the other one is folded away.
      await page.goto(`${desk}/notices/new`);
      const { title, content } = meeting[language];
      await main.getByLabel(t(`noticeDesk.sideParts.${language}.title`)).fill(title);
      await main.getByLabel(t(`noticeDesk.sideParts.${language}.content`)).fill(content);
      await main.getByText(t('noticeDesk.details.title')).click();
      await main.getByLabel(t('noticeDesk.kind')).selectOption('STATUTORY');
      await main.getByLabel(t('noticeDesk.serve')).check();
      await main.locator('button[value="publish"]').click();
      await main.getByRole('link', { name: t('noticeDelivery.service') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('noticeService.title'));
      await expect(main.getByText(t('noticeService.how.emailOnItsWay'))).toBeVisible();
      const owners = main.getByRole('region', { name: t('noticeService.lists.all') });
      await expect(owners.getByText(t('noticeService.open'), { exact: true })).toHaveCount(3);

      // The mail server takes the email: only now does it serve.
      const notice = await em.fork().findOneOrFail(CondoNotice, { community: community.id });
      const event = noticeEvent(notice.id);
      const sent = { state: 'SENT', settledAt: new Date() } as const;
      expect(await em.nativeUpdate(MailLetter, { event, user: agnes.id }, sent)).toBe(1);

      // What is mailed is written down on the page itself; what is left at the unit is open then, as the only way left.
      await page.reload();
      await main.getByText(t('noticeService.handOverTitle.MAIL')).first().click();
      for (const what of ['Envelopes, Canada Post', 'Copies in the mailboxes']) {
        await main.getByRole('textbox', { name: t('noticeService.what') }).fill(what);
        await main.getByRole('textbox', { name: t('noticeService.handedBy') }).fill('Luc Bergeron');
        await main.getByRole('button', { name: t('noticeService.handOver') }).click();
        await expect(page.getByText(t('noticeService.done.handOver.title'))).toBeVisible();
      }
      await page.goto(`${desk}/notices/${notice.id}/service`);
      await expect(main.getByText(t('noticeService.allServed'))).toBeVisible();

      // The proof says the same, of each owner.
      const link = main.getByRole('link', { name: t('noticeService.proof') });
      const headers = { 'Accept-Language': languageTags[language] };
      const response = await page.request.get((await link.getAttribute('href')) ?? '', { headers });
      const words = pdfTexts(await response.body())
        .map(({ text }) => text)
        .join(' ')
        .replace(/\s+/g, ' ');
      for (const name of ['Agnes Agreed', '陳麗珍', 'Ulla Unit', agnes.email, 'Luc Bergeron']) {
        expect(words.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
      }
      const counts = { all: 3, served: 3, open: 0 };
      expect(words).toContain(t('noticeService.paper.counts', counts).replace(/\s+/g, ' '));
    },
  );
});
