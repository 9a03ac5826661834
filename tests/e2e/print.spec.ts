import { CommunityDocument } from '#db/entities/index.ts';
import {
  makeCommunity,
  makeListing,
  makeMembership,
  makeNotice,
  makeUser,
} from '#db/factories/index.ts';
import { expect, test } from '#tests/setup/browser.ts';

const paragraphs = ['Leave by the stairs. '.repeat(12), 'Wait across the street. '.repeat(12)];
const sections = ['Fire', 'Water', 'Power', 'Elevator'].map((heading) => ({ heading, paragraphs }));

test('Rules 8: on paper a relative time is followed by the whole moment', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Larch Row ${Date.now()}` });
  const resident = makeUser(em);
  makeMembership(em, resident, community);
  makeListing(em, resident, community);
  await em.flush();
  await signInAs(resident);
  await page.goto(`/communities/${community.slug}?tab=buy-sell`);
  const time = page.getByRole('main').locator('time').first();
  const after = () => time.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await after()).toBe('none');
  await page.emulateMedia({ media: 'print' });
  const title = await time.getAttribute('title');
  expect(title).toMatch(/^\w+day, \w+\s\d+, \d{4} at/);
  expect(await after()).toContain(title);
});

test('Rules 6.8: no heading of a plan, rules or an issue stands alone at the end of a printed page', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Cedar Row ${Date.now()}` });
  const resident = makeUser(em);
  makeMembership(em, resident, community);
  for (const kind of ['RULES', 'EMERGENCY'] as const) {
    const lead = 'What everybody should know.';
    em.create(CommunityDocument, { community, kind, title: 'A plan', lead, sections });
  }
  await em.flush();
  await signInAs(resident);
  await page.emulateMedia({ media: 'print' });
  const hub = `/communities/${community.slug}`;
  for (const path of [`${hub}/emergency`, `${hub}/rules`, '/newsletter/spring-2024']) {
    await page.goto(path);
    const headings = page.getByRole('main').locator('h1, h2, h3').filter({ visible: true });
    expect(await headings.count(), path).toBeGreaterThan(1);
    const breaks = await headings.evaluateAll((elements) =>
      elements.map((element) => {
        const { breakAfter, breakInside } = getComputedStyle(element);
        return `${breakAfter} ${breakInside}`;
      }),
    );
    expect(new Set(breaks), path).toEqual(new Set(['avoid avoid']));
    const lines = page.getByRole('main').locator('p').first();
    await expect(lines).toHaveCSS('orphans', '3');
    await expect(lines).toHaveCSS('widows', '3');
  }
});

test('Rules 26.6: a notice prints without ways elsewhere, marks of its place and what is for moderators', async ({
  page,
  em,
  signInAs,
}) => {
  const community = makeCommunity(em, { name: `Alder Row ${Date.now()}` });
  const board = makeUser(em, { role: 'BOARD' });
  makeMembership(em, board, community, { canModerate: true });
  const notice = makeNotice(em, board, community, {
    ...{ pinned: true, title: 'Water off', content: 'Close the taps.', happensOn: '2026-12-05' },
    translation: { title: 'Coupure d’eau', content: 'Fermez les robinets.' },
  });
  await em.flush();
  await signInAs(board);
  const hub = `/communities/${community.slug}`;
  const onScreenOnly = ['Pinned', 'For everyone', 'Edit this notice', 'Notices', 'Post Activity'];
  await page.emulateMedia({ media: 'print' });
  for (const path of [`${hub}/notices/${notice.id}`, hub]) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText('Water off').last()).toBeVisible();
    for (const words of onScreenOnly)
      await expect(main.getByText(words, { exact: true }).filter({ visible: true })).toHaveCount(0);
  }
  await page.goto(`/manage/${community.slug}/notices/${notice.id}/poster`);
  const sheet = page.getByRole('region', { name: 'The poster' });
  const boxes = await sheet.getByRole('heading').evaluateAll((headings) =>
    headings.map((heading) => {
      const { x, y } = heading.getBoundingClientRect();
      return { x, y, size: parseFloat(getComputedStyle(heading).fontSize) };
    }),
  );
  expect(boxes).toHaveLength(2);
  expect(boxes[0]!.y).toBe(boxes[1]!.y);
  expect(boxes[1]!.x).toBeGreaterThan(boxes[0]!.x + 200);
  expect(boxes[0]!.size).toBeGreaterThanOrEqual(48);
  await expect(sheet.getByText('Sat 5 Dec')).toBeVisible();
  await expect(page.getByRole('link').filter({ visible: true })).toHaveCount(0);
});
