import type { Page } from '@playwright/test';

/** Adds the address of the page to `found` if its `<main>` is empty now; a page that is being left has none. */
export async function noteEmptyMain(page: Page, found: string[]): Promise<void> {
  const isEmpty = await page.evaluate(hasEmptyMain).catch(() => false);
  if (isEmpty) found.push(page.url());
}

function hasEmptyMain(): boolean {
  const main = document.getElementById('main');
  return main !== null && !main.textContent.trim() && !main.querySelector('img, svg, video');
}
