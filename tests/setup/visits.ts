import type { Page } from '@playwright/test';
import { pagesOf, routeOf, type PageVisit } from './pages.ts';
import { personOf, type Town, type Who } from './town.ts';

/** The visits of one person for each route and status: enough where only the words differ. */
const onceForEachRoute = (visits: PageVisit[]): PageVisit[] => {
  const first = new Map<string, PageVisit>();
  for (const visit of visits) {
    const key = `${routeOf(visit.path)} ${visit.status}`;
    if (!first.has(key)) first.set(key, visit);
  }
  return [...first.values()];
};

/**
 * Opens every page as each person it is meant for (or only as one of them, or only once for each route)
 * and returns the problems that `look` finds, each with its page.
 */
export async function visitAll(
  page: Page,
  {
    town,
    signInAs,
    only,
    once = false,
  }: {
    town: Town;
    signInAs: (user: { id: string }) => Promise<void>;
    only?: Who;
    once?: boolean;
  },
  look: (visit: PageVisit) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = [];
  let who = '';
  const visits = pagesOf(town);
  for (const visit of once ? onceForEachRoute(visits) : visits) {
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
