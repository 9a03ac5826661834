import type { Browser, BrowserContext, Page } from '@playwright/test';

/** What the script in a page begins its report with. */
const report = 'An empty <main>: ';

/**
 * Watches every page of the browser, in whichever context a test opens it, and adds the address of each that shows a
 * `<main>` without text and pictures to `found`. A document is looked at once it is loaded; what scripts change, once
 * the change is drawn.
 */
export function watchEmptyMain(browser: Browser, found: string[]): void {
  browser.on('context', (context: BrowserContext) => {
    context.on('pageload', (page) => void noteEmptyMain(page, found));
    context.on('console', (message) => {
      if (message.text().startsWith(report)) found.push(message.text().slice(report.length));
    });
    void context.addInitScript(reportChanges, report);
  });
}

/** Adds the address of the page to `found` if its `<main>` is empty now; a page that is being left has none. */
export async function noteEmptyMain(page: Page, found: string[]): Promise<void> {
  const isEmpty = await page.evaluate(hasEmptyMain).catch(() => false);
  if (isEmpty) found.push(page.url());
}

function hasEmptyMain(): boolean {
  const main = document.getElementById('main');
  return main !== null && !main.textContent.trim() && !main.querySelector('img, svg, video');
}

/** Runs in each new document before its own scripts, as text; React empties and fills the page before it is drawn. */
function reportChanges(words: string): void {
  let isAsked = false;
  const look = () => {
    isAsked = false;
    const main = document.getElementById('main');
    if (!main || document.readyState === 'loading') return;
    if (!main.textContent.trim() && !main.querySelector('img, svg, video'))
      console.info(words + location.href);
  };
  new MutationObserver(() => {
    if (!isAsked) requestAnimationFrame(look);
    isAsked = true;
  }).observe(document, { childList: true, subtree: true });
}
