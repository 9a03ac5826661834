import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  MailLetter,
  NoticeService,
  Owner,
  Ownership,
  Unit,
  UnitCode,
  UserCommunity,
  type Community,
} from '#db/entities/index.ts';
import { makeCommunity, makeMembership, makeUser } from '#db/factories/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { expect, onlyWithoutScripts, test } from '#tests/setup/browser.ts';
import { pdfTexts } from '#tests/setup/pdf-texts.ts';
import { workbook } from '#tests/setup/workbook.ts';

/** The list as a manager keeps it: two towers of 30 homes, parking, lockers, couples, investors, spoilt cells. */
const csv = readFileSync('tests/fixtures/two-towers.csv');

/** The cells of the same list, which has semicolons, and quotes around some. */
const cells = new TextDecoder('windows-1252')
  .decode(csv)
  .split(/\r?\n/)
  .map((line) =>
    [...`${line};`.matchAll(/(?:"((?:[^"]|"")*)"|([^;]*));/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    ),
  );

const files = [
  { name: 'two-towers.csv', mimeType: 'text/csv', content: async () => csv },
  {
    name: 'two-towers.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: async () => Buffer.from(await workbook({ Propriétaires: cells })),
  },
];

test.describe(
  'Rules 16, 37: the list of two towers, as its manager keeps it',
  onlyWithoutScripts,
  () => {
    test.use({ viewport: { width: 360, height: 740 } });

    for (const { name, mimeType, content } of files) {
      test(`${name} is imported, opened, served and sold from, and the same list again changes nothing`, async ({
        page,
        em,
        signInAs,
      }) => {
        const community = makeCommunity(em, {
          name: `Two Towers ${Date.now()}`,
          openedAt: null,
          joinPolicy: 'CODE',
          serviceRule: 'PAPER',
        });
        const board = makeUser(em, { name: 'Bo Board', role: 'BOARD', isAuthenticated: true });
        makeMembership(em, board, community, { condoUnit: 'Office', canModerate: true });
        await em.flush();
        await signInAs(board);
        const desk = `/manage/${community.slug}`;
        const main = page.getByRole('main');
        const press = (label: string | RegExp) => main.getByRole('button', { name: label }).click();
        const upload = async () => {
          await page.goto(`${desk}/people/import`);
          await main
            .locator('input[type="file"]')
            .setInputFiles({ name, mimeType, buffer: Buffer.from(await content()) });
          await press('Preview');
        };

        // Imported, with the units that the register lacks; what is asked fits on one page.
        await upload();
        expect(await asked(page)).toBeLessThanOrEqual(10);
        await sayWhatIsTheSame(page);
        const addUnits = main.getByLabel(/^Add to the register/);
        if ((await addUnits.count()) > 0) await addUnits.first().check();
        await press(/^Import \d+ people$/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('The list is saved');
        const before = await countsOf(em, community);
        expect(before).toMatchObject({ invitations: 80, units: 119, ownerships: 129 });

        // The board has decided to serve by email.
        await page.goto(`${desk}/service`);
        await main.getByLabel('The board has decided to serve by email').check();
        await main.getByLabel('Date of the decision or by-law').fill('2026-10-01');
        await press('Save');

        // Opened, with a letter for each home and none for parking.
        await page.goto(`${desk}/letters`);
        await main.getByLabel(/^Units without a valid code/).check();
        await press('Create codes and letters');
        const letters = await page.request.get(`${desk}/letters.pdf`);
        const homes = await em.fork().count(Unit, { community: community.id, kind: 'HOME' });
        expect(homes).toBeLessThan(70);
        const words = pdfTexts(await letters.body()).map(({ text }) => text);
        expect(await em.fork().count(UnitCode, { unit: { community: community.id } })).toBe(homes);
        expect(words.some((text) => text.includes('P1-01'))).toBe(false);
        expect(words.some((text) => text.includes('1-101'))).toBe(true);
        await page.goto(`${desk}/opening`);
        await press('Open the community');

        // A notice of meeting: each owner once, nobody at a parking space.
        await page.goto(`${desk}/notices/new`);
        await main.getByLabel('Title in English').fill('Annual meeting');
        await main.getByLabel('Text in English').fill('At seven, in the party room.');
        await main.getByText('Who it’s for, dates and files').click();
        await main.getByLabel('Type').selectOption('MEETING');
        await main.getByLabel('This notice must be served on each owner').check();
        await main.locator('button[value="publish"]').click();
        const services = await em
          .fork()
          .find(NoticeService, { notice: { community: community.id } }, { populate: ['owner'] });
        const owners = services.flatMap(({ owner }) => owner?.id ?? []);
        expect(new Set(owners).size).toBe(owners.length);
        expect(owners.length).toBe(await em.fork().count(Owner, { community: community.id }));
        const emailed = services.filter(({ way }) => way === 'EMAIL');
        // One email for each address: none of these owners has an account yet.
        const sentTo = { community: community.id, kind: 'NOTICE', user: null };
        const addresses = new Set(emailed.map(({ emailAddress }) => emailAddress));
        expect(await em.fork().count(MailLetter, sentTo)).toBe(addresses.size);

        // A unit is sold.
        await page.goto(`${desk}/units?q=1-101`);
        await main.getByRole('link', { name: /1-101/ }).first().click();
        await main.getByRole('link', { name: 'Record a sale' }).click();
        await main.getByLabel('Name of the buyer').fill('Bea Buyer');
        await main.getByLabel('Email address of the buyer').fill(`bea.${Date.now()}@mail.example`);
        await press('Review the sale');
        await press('Record the sale');
        await expect(main.getByRole('link', { name: 'Bea Buyer' })).toBeVisible();

        // The same list again changes nothing but what the sale ended.
        const afterSale = await countsOf(em, community);
        await upload();
        await sayWhatIsTheSame(page);
        const nothing = main.getByText('Nothing in this list is new, so there’s nothing to save.');
        if ((await nothing.count()) === 0) await press(/^Import/);
        const again = await countsOf(em, community);
        expect(again).toEqual(afterSale);
      });
    }
  },
);

/**
 * How many questions the preview asks: which units are the same, what the missing ones are, in which buildings, and
 * whether to add them. The columns are read without one.
 */
const asked = (page: Page) =>
  page
    .getByRole('main')
    .locator('select[name^="sameUnits"], select[name^="as."], input[name="addUnits"]')
    .or(page.locator('input[name^="buildings"][name$=".name"], input[name="dayOrder"]'))
    .count();

/** Answers for each unit that is written in two ways that it is one. */
async function sayWhatIsTheSame(page: Page): Promise<void> {
  const same = page.getByRole('main').getByLabel(/^Is .* the same unit as/);
  for (const select of await same.all()) await select.selectOption({ index: 1 });
  if ((await same.count()) > 0) {
    await page
      .getByRole('region', { name: /written in two ways/ })
      .getByRole('button')
      .click();
  }
}

async function countsOf(em: Em, { id }: Community) {
  const now = em.fork();
  return {
    invitations: await now.count(UserCommunity, { community: id, state: 'INVITED' }),
    units: await now.count(Unit, { community: id }),
    owners: await now.count(Owner, { community: id }),
    ownerships: await now.count(Ownership, { owner: { community: id } }),
    current: await now.count(Ownership, { owner: { community: id }, endedOn: null }),
  };
}
