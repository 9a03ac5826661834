import type { Page } from '@playwright/test';
import { pagesOf, type PageVisit } from './pages.ts';
import { personOf, type Town } from './town.ts';

/**
 * Opens every page as everyone it is for, in one browser, and notes what `look` finds wrong with
 * it. Ends with all that was found, each with its page.
 */
export async function visitAll(
  page: Page,
  { town, signInAs }: { town: Town; signInAs: (user: { id: string }) => Promise<void> },
  look: (visit: PageVisit) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  let who = '';
  for (const visit of pagesOf(town)) {
    if (visit.who !== who) {
      who = visit.who;
      await page.context().clearCookies();
      const person = personOf(town, visit.who);
      if (person) await signInAs(person);
    }
    const status = (await page.goto(visit.path))?.status();
    const wrong = status === visit.status ? await look(visit) : [`answers ${status}`];
    found.push(...wrong.map((line) => `${visit.who} ${visit.path}: ${line}`));
  }
  return found;
}
