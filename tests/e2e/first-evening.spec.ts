import type { Browser, Page } from '@playwright/test';
import { expect, onlyWithoutScripts, test, openReasons } from '#tests/setup/browser.ts';
import {
  freePort,
  killLeftovers,
  runToEnd,
  startServer,
  usedFolder,
  type Running,
} from '#tests/setup/spawn.ts';

/** A building that comes to life with one command: nobody helps, and no page has scripts. */
test.describe('Rules 17: the first evening of a building', onlyWithoutScripts, () => {
  test.use({ actionTimeout: 60_000 });

  let server: Running;
  let adminLink = '';

  test.beforeAll(async () => {
    const port = String(await freePort());
    const env = {
      DATA_DIR: usedFolder(),
      DEMO: '0',
      PORT: port,
      APP_URL: `http://127.0.0.1:${port}`,
    };
    const made = await runToEnd(
      ['app/cli/admin.ts', 'create-admin', '--email', 'ada@juniper.example', '--name', 'Ada Quist'],
      env,
    );
    adminLink =
      /\/welcome\/\S+/.exec(made.stdout)?.[0] ?? `no link in: ${made.stdout}${made.stderr}`;
    server = await startServer(env);
  });
  test.afterAll(killLeftovers);

  test('from an empty database and one command to a living building', async ({ browser }) => {
    const desk = '/manage/juniper-court';
    const open = (path = '/') => personAt(browser, server, path);

    const admin = await open(adminLink);
    await fill(admin, { 'Your password': password });
    await press(admin, 'Save and log in');

    // The five steps.
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText('New community');
    await expectText([admin], '/newsletter', 'The first issue is on its way.', 1);
    await admin.goto('/manage/new');
    await fill(admin, { Name: 'Juniper Court', Address: '12 Juniper Lane, Ottawa' });
    await admin.getByLabel('Start with the newsletter archive of 2023 and 2024').check();
    await press(admin, 'Save and continue');
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Setup');
    await expectText([admin], '/newsletter', 'From the editors: the real new year', 1);
    await admin.goto(`${desk}/units/add`);
    await fill(admin, { Ranges: '101-104, 301-304' });
    await press(admin, 'Preview units');
    await press(admin, 'Add 8 units');
    const boardLinks: string[] = [];
    for (const [name, unit] of [
      ['Bea Lindqvist', '104'],
      ['Bo Tremblay', '304'],
    ] as const) {
      await admin.goto(`${desk}/opening/board`);
      await fill(admin, { Name: name, Email: emailOf(name), Unit: unit });
      await admin.getByLabel('Role').selectOption({ label: 'Board member' });
      await press(admin, 'Create invitation');
      boardLinks.push(await invitationLink(admin));
    }
    await admin.goto(`${desk}/notices/new?from=opening`);
    await fill(admin, {
      'Title in English': 'Welcome to our page',
      'Text in English': 'Notices from the board stand here.',
    });
    await press(admin, /^Publish/);
    await admin.goto(`${desk}/letters`);
    await admin.getByLabel(/^Units without a valid code/).check();
    await press(admin, 'Create codes and letters');
    const codes = await codesOf(admin, desk, ['101', '301', '302']);
    const pdf = await admin.request.get(`${server.origin}${desk}/letters.pdf`);
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

    // The doors are closed: nobody finds the community yet.
    const early = await open('/register');
    await expect(early.getByLabel('Community')).not.toContainText('Juniper Court');
    await admin.goto(`${desk}/opening`);
    await press(admin, 'Open the community');
    await expect(admin.getByText(/^Your community is open/).first()).toBeVisible();

    // Two board members come with their invitations.
    const [bea, bo] = (await Promise.all(
      boardLinks.map(async (link) => {
        const page = await open(link);
        await follow(page, 'Register and accept');
        await fill(page, { Password: password });
        await press(page, 'Register');
        return page;
      }),
    )) as [Page, Page];
    await bea.goto(desk);
    await expect(bea.getByRole('heading', { level: 1 })).toHaveText('Juniper Court');

    // Three residents come with the codes of their letters.
    const [mia, noor, otto] = [
      await joinWithCode(open, 'Mia Fontaine', codes['101']!),
      await joinWithCode(open, 'Noor Haddad', codes['301']!),
      await joinWithCode(open, 'Otto Berg', codes['302']!),
    ];

    // One asks and is confirmed, one asks and is refused.
    const pia = await register(open, 'Pia Sandoval', '303');
    const rex = await register(open, 'Rex Holloway', '103');
    for (const page of [pia, rex]) {
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Your request to join');
      await page.goto('/communities/juniper-court');
      await expect(page.getByText('Welcome to our page')).toHaveCount(0);
    }
    await bea.goto(`${desk}/people`);
    await press(bea, 'Approve Pia Sandoval');
    await bea.goto(`${desk}/people`);
    await bea.getByText('Decline…').click();
    await fill(bea, { Reason: 'Nobody of this name lives in 103. Please call the office.' });
    await press(bea, 'Decline Rex Holloway');
    await pia.goto('/communities/juniper-court');
    await expect(pia.getByText('Welcome to our page')).toBeVisible();
    await rex.goto('/communities/juniper-court/door');
    await expect(rex.getByText('Nobody of this name lives in 103.')).toBeVisible();

    // A notice for floor 3.
    await bea.goto(`${desk}/notices/new`);
    await bea.getByText('Who it’s for, dates and files').click();
    await bea.getByLabel('Who it’s for').selectOption({ label: 'Some floors, listed below' });
    await fill(bea, {
      'Title in English': 'Hallway lights on floor 3',
      'Text in English': 'They are replaced on Tuesday.',
      Floors: '3',
    });
    await press(bea, 'Preview');
    await expect(bea.getByText('To floor 3, now, as an information notice.')).toBeVisible();
    await press(bea, /^Publish to \d people$/);
    await expect(bea.getByRole('status').filter({ hasText: 'Notice published' })).toBeVisible();
    await expectText(
      [noor, otto, pia],
      '/communities/juniper-court',
      'Hallway lights on floor 3',
      1,
    );
    await expectText([mia], '/communities/juniper-court', 'Hallway lights on floor 3', 0);

    // A document for owners, of whom the board knows one.
    await bea.goto(`${desk}/people?show=members&q=Noor`);
    await follow(bea, /Noor Haddad/);
    await bea.getByLabel('Owner or tenant', { exact: true }).selectOption({ label: 'Owner' });
    await press(bea, 'Save');
    await bea.goto(`${desk}/documents/new`);
    await bea
      .getByLabel('Folder')
      .selectOption({ label: await optionLike(bea, 'Folder', 'Budget') });
    await fill(bea, { Title: 'Budget 2027', 'Date of the document': '2026-11-02' });
    await bea.getByLabel('File').setInputFiles(budgetFile);
    await press(bea, 'Add document');
    await expectText(
      [noor, bea],
      '/communities/juniper-court/documents?q=Budget',
      'Budget 2027',
      1,
    );
    await expectText([mia, pia], '/communities/juniper-court/documents?q=Budget', 'Budget 2027', 0);

    // A listing is rejected, appealed and approved by the other one.
    await mia.goto('/communities/juniper-court/listings/new');
    await fill(mia, { Title: 'Snowshoes', Description: 'Two winters old.' });
    await press(mia, 'Post listing');
    await bea.goto('/moderation');
    await openReasons(bea, 'Snowshoes', 'Needs a clearer description');
    await press(bea, 'Reject Snowshoes');
    await mia.goto('/account/posts');
    await expect(mia.getByText('This post needs a clearer description')).toBeVisible();
    await follow(mia, 'Snowshoes');
    await follow(mia, 'Appeal');
    await fill(mia, {
      'What should the moderators know?': 'The size is on the photo, and the price is fair.',
    });
    await press(mia, 'Send the appeal');
    await bea.goto('/moderation/appeals');
    await expect(bea.getByRole('button', { name: /Approve the post/ })).toHaveCount(0);
    await bo.goto('/moderation/appeals');
    await press(bo, /Approve the post/);
    await expectText([otto], '/communities/juniper-court?tab=buy-sell', 'Snowshoes', 1);

    // A report, which names nobody.
    await otto.goto('/communities/juniper-court?tab=buy-sell');
    await follow(otto, 'Snowshoes');
    await follow(otto, 'Report this listing');
    await otto.getByLabel('What’s wrong?').selectOption({ label: 'It’s advertising' });
    await press(otto, 'Send the report');
    await bo.goto('/moderation/reports');
    await expect(bo.getByText('Otto Berg')).toHaveCount(0);
    await bo.getByText('Dismiss the report', { exact: true }).click();
    await press(bo, 'Yes, dismiss the report');
    await expectText([otto], '/account/reports', 'No action taken', 1);

    // Otto moves out: the hub is closed at his next click.
    await bea.goto(`${desk}/people?show=members&q=Otto`);
    await follow(bea, /Otto Berg/);
    await follow(bea, 'Set the last day of the membership');
    await bea.getByLabel('When the membership ends').selectOption({ label: 'Now' });
    await press(bea, 'Save');
    await otto.goto('/communities/juniper-court');
    await expect(otto.getByText('Welcome to our page')).toHaveCount(0);
    await expect(otto.getByText('Hallway lights on floor 3')).toHaveCount(0);

    // The log says all of it, to those who moderate.
    await bo.goto('/moderation/log');
    for (const words of ['Otto Berg', 'Rex Holloway', 'Snowshoes', 'Budget 2027']) {
      await expect(bo.getByRole('main').getByText(words).first()).toBeVisible();
    }
    expect((await mia.goto('/moderation/log'))?.status()).toBe(403);
    expect((await rex.goto('/communities/juniper-court/documents'))?.status()).toBe(403);
  });
});

const password = 'a window is lit';

const emailOf = (name: string) => `${name.toLowerCase().replace(/\W+/g, '.')}@mail.example`;

const budgetFile = {
  name: 'budget.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n',
  ),
};

/** A browser of one's own, without scripts. */
async function personAt(browser: Browser, { origin }: Running, path: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin });
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    // A label may go on, with what is optional.
    const start = new RegExp(`^${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
    const field = page.getByRole('main').getByLabel(start).and(page.locator('input, textarea'));
    await field.first().fill(value);
  }
}

/** Presses a button, and waits for the page that answers, which is no refusal. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name, exact: true }).last();
  const answered = page.waitForEvent('response', (response) => {
    const isRedirect = response.status() >= 300 && response.status() < 400;
    return response.request().isNavigationRequest() && !isRedirect;
  });
  const [answer] = await Promise.all([
    answered,
    page.waitForEvent('framenavigated'),
    button.click(),
  ]);
  const refused = async () => `${String(name)}: ${await page.getByRole('main').innerText()}`;
  expect(answer.status(), answer.ok() ? '' : await refused()).toBe(200);
}

async function follow(page: Page, name: string | RegExp): Promise<void> {
  const link = page.getByRole('main').getByRole('link', { name, exact: true }).first();
  await Promise.all([page.waitForEvent('framenavigated'), link.click()]);
}

/** The address that an invitation opens at, as its page shows it to be copied. */
async function invitationLink(page: Page): Promise<string> {
  const shown = await page.getByRole('main').innerHTML();
  return /\/invitation\/[\w-]+/.exec(shown)?.[0] ?? `no invitation on ${page.url()}`;
}

/** The codes of units, read off their pages. */
async function codesOf(page: Page, desk: string, units: string[]): Promise<Record<string, string>> {
  const codes: Record<string, string> = {};
  for (const unit of units) {
    await page.goto(`${desk}/letters`);
    await follow(page, new RegExp(`\\b${unit}$`));
    const shown = await page.getByRole('main').innerText();
    codes[unit] = /\b[A-Z0-9]{5}-[A-Z0-9]{5}\b/.exec(shown)?.[0] ?? `no code for ${unit}`;
  }
  return codes;
}

type Open = (path: string) => Promise<Page>;

async function joinWithCode(open: Open, name: string, code: string): Promise<Page> {
  const page = await open('/join');
  await fill(page, { Code: code.toLowerCase().replace('-', ' ') });
  await press(page, 'Continue');
  await follow(page, 'Register with this code');
  await fill(page, { 'Full name': name, Email: emailOf(name), Password: password });
  await press(page, 'Register');
  await page.goto('/communities/juniper-court');
  await expect(page.getByText('Welcome to our page')).toBeVisible();
  return page;
}

async function register(open: Open, name: string, unit: string): Promise<Page> {
  const page = await open('/register');
  await fill(page, { 'Full name': name, Email: emailOf(name), Unit: unit, Password: password });
  await page.getByRole('main').getByLabel('Community').selectOption({ label: 'Juniper Court' });
  await press(page, 'Register');
  return page;
}

/** Whether each of these people finds these words on a page of theirs. */
async function expectText(pages: Page[], path: string, words: string, count: 0 | 1): Promise<void> {
  for (const page of pages) {
    await page.goto(path);
    const found = page.getByRole('main').getByText(words);
    if (count === 0) await expect(found).toHaveCount(0);
    else await expect(found.first()).toBeVisible();
  }
}

async function optionLike(page: Page, label: string, words: string): Promise<string> {
  const options = await page.getByLabel(label).locator('option').allTextContents();
  const found = options.find((option) => option.includes(words));
  if (found === undefined) throw new Error(`no ${words} among ${options.join('; ')}`);
  return found;
}
