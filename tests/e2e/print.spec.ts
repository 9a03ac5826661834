import { CommunityDocument } from '#db/entities/index.ts';
import { makeCommunity, makeListing, makeMembership, makeUser } from '#db/factories/index.ts';
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
  expect(title).toMatch(/^\w+day, \w+ \d+, \d{4} at/);
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
