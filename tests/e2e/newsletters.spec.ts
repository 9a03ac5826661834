import { expect, test } from '#tests/setup/browser.ts';

test('Rules 6.8: each issue links to home, to the other issues and to its PDF @quick', async ({
  page,
}) => {
  await page.goto('/newsletter/archives');
  await page.getByRole('link', { name: 'Winter 2023' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Winter 2023' })).toBeVisible();
  for (const name of [
    'Director’s message',
    'A note from the superintendent',
    'Winter safety checklist',
    'Contractor spotlight',
    'Out in the cold, and what to eat after',
    'On the marketplace',
    'Wellness',
    'Local highlights',
    'Condo tips',
    'Did you know?',
    'Community activities',
    'Our sponsors',
    'Stay Connected',
    'In the next issue',
  ]) {
    const heading = new RegExp(`^${name.replace('?', '\\?').replace('’', "['’]")}`);
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  }
  await expect(page.getByText('The heating special')).toBeVisible();
  await expect(page.getByText('48 hours’ notice')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Our sponsors' }).getByRole('listitem'),
  ).toHaveCount(3);
  await expect(page.getByText('We are back in March 2024 with spring as the theme')).toBeVisible();
  await expect(page.getByText('QR code coming soon')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download PDF of Winter 2023' })).toHaveAttribute(
    'href',
    '/newsletter/winter-2023.pdf',
  );
  const others = page.getByRole('navigation', { name: 'Other Issues' });
  await others.getByRole('link', { name: 'Fall 2024' }).click();
  await expect(page).toHaveURL(/\/newsletter$/);
  for (const [path, title, rest] of [
    ['/newsletter/summer-2024', 'Summer 2024', ['Fall 2024', 'Spring 2024', 'Winter 2023']],
    ['/newsletter/spring-2024', 'Spring 2024', ['Fall 2024', 'Summer 2024', 'Winter 2023']],
    ['/newsletter/winter-2023', 'Winter 2023', ['Fall 2024', 'Summer 2024', 'Spring 2024']],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(others.getByRole('link')).toHaveText([...rest, 'Newsletter Archives']);
  }
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('Rules 6.8: an issue prints without the parts that only work on a screen', async ({
  page,
}) => {
  await page.goto('/newsletter/spring-2024');
  await page.emulateMedia({ media: 'print' });
  for (const unprinted of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('link', { name: 'Back to Home' }),
    page.getByRole('navigation', { name: 'Other Issues' }),
  ]) {
    await expect(unprinted).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Spring 2024' })).toBeVisible();
});

test('Rules 6.8: the archive lists the issues and links to home', async ({ page }) => {
  await page.goto('/newsletter/archives');
  await expect(page.getByRole('heading', { level: 1, name: 'Newsletter Archives' })).toBeVisible();
  const issues = page.getByRole('region', { name: 'All Issues' });
  for (const [name, path, month] of [
    ['Fall 2024', '/newsletter', 'Latest issue'],
    ['Summer 2024', '/newsletter/summer-2024', 'July 2024'],
    ['Spring 2024', '/newsletter/spring-2024', 'April 2024'],
    ['Winter 2023', '/newsletter/winter-2023', 'December 2023'],
  ] as const) {
    const issue = issues.getByRole('article').filter({ hasText: name });
    await expect(issue.getByRole('link')).toHaveAttribute('href', path);
    await expect(issue).toContainText(month);
  }
  for (const name of [
    'Trusted Contractors',
    'Local Discoveries',
    'Seasonal Wellness',
    'Smart Condo Living',
  ]) {
    const part = page.getByRole('region', { name, exact: true });
    // Other specs add contractors of their own.
    const most = name === 'Trusted Contractors' ? /^[3-9]$|^\d\d$/ : /^3$/;
    await expect
      .poll(async () => String(await part.getByRole('heading', { level: 3 }).count()))
      .toMatch(most);
  }
  await page.getByRole('link', { name: 'Join Our Community!' }).click();
  await expect(page).toHaveURL(/\/$/);
});
