import type { Page } from '@playwright/test';
import { pagesOf, type PageVisit } from './pages.ts';
import { personOf, type Town, type Who } from './town.ts';

/**
 * Opens every page as each person it is meant for (or only as one of them) and returns the problems that
 * `look` finds, each with its page.
 */
export async function visitAll(
  page: Page,
  {
    town,
    signInAs,
    only,
  }: { town: Town; signInAs: (user: { id: string }) => Promise<void>; only?: Who },
  look: (visit: PageVisit) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  let who = '';
  for (const visit of pagesOf(town)) {
    if (only && visit.who !== only) continue;
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
