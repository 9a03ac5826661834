import { env } from '#app/lib/env.server.ts';
import { expect, expectAccessible, test } from '#tests/setup/browser.ts';

test('The styleguide shows every part of the interface, and is missing in production', async ({
  page,
  scripts,
}) => {
  await page.goto('/styleguide');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');

  // The server runs in this process, so its settings can be changed here.
  env().demo = true;
  try {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/styleguide');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Style guide');
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(360);
    if (!scripts) return;
    await expectAccessible(page);
    const opener = page.getByRole('button', { name: 'Open the dialog' });
    await opener.click();
    await expect(page.getByRole('dialog', { name: 'A dialog' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.getByRole('button', { name: 'Show a toast' }).click();
    await expect(page.getByText('Your profile has been updated successfully.')).toBeVisible();
  } finally {
    env().demo = false;
  }
});
