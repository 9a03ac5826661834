import type { Page } from '@playwright/test';
import { expect } from './browser.ts';
import { routeOf } from './pages.ts';

/** A way on from a page, as it stands there: a link, a form that searches, or the button of the other language. */
interface Way {
  /** The selector of the part of the page in which it is. */
  part: string;
  /** Its own selector; the first that can be seen is meant. */
  selector: string;
  /** The address to which it leads. */
  href: string;
  /** The names of a form's fields. */
  fields?: string[];
}

/** What somebody sees of a page, and where. */
interface Shown {
  address: string;
  language: string;
  /** Whether scripts run, so that they load the next page. */
  isScripted: boolean;
  title: string;
  h1: string[];
  main: string;
  /** How many headers, mains and footers there are. */
  frame: string;
}

/** Where somebody stands: a kind of page, an address of it, and how they came. */
interface Place {
  kind: string;
  address: string;
  cameBy?: { from: string; way: Way };
}

interface HowFar {
  /** How many clicks at most. */
  clicks?: number;
  /** How many of the frame's links are taken on each kind of page. */
  ofFrame?: number;
  /** The ways of the main part that others took before, to which these are added: they are taken to new pages alone. */
  known?: Set<string>;
}

interface Walked {
  problems: string[];
  /** The files of the routes that a click led to. */
  reached: Set<string>;
  clicks: number;
}

declare global {
  interface Window {
    /** What was left when something was clicked: the router's key for a page, or ''. A new document has none. */
    leftAt?: string;
  }
}

const wide = { width: 1280, height: 720 };
/** The header is one menu then, and there is a bar at the foot of the screen. */
const phone = { width: 390, height: 800 };

/** For what hangs: how long the page that a click leads to may take. */
const patience = { timeout: 30_000 };

/** From how many kinds of pages one link is taken, such as a tab of the desk, which is on all of its pages. */
const timesTaken = 2;

/** How many problems are enough to stop. */
const enough = 5;

/** Pages that show something new each time. */
const varies = /^\/account\/second-step\/app$/;

/**
 * Walks as people do: clicks a way on that was not taken yet from such a page to such a page, compares what comes
 * with the same address opened afresh, and goes on from there. Where every way was taken, it begins again at a page
 * that has others. Of the frame's links, which are the same on each page, it takes `ofFrame` on each kind of page,
 * first those that it took least.
 */
export async function clickWalk(
  page: Page,
  start: string,
  { clicks: most = Infinity, ofFrame = Infinity, known = new Set() }: HowFar,
): Promise<Walked> {
  const fresh = await openFresh(page);
  const walked: Walked = { problems: [], reached: new Set(), clicks: 0 };
  const ways = new Ways(ofFrame, known);
  const unfinished = new Map<string, Place>();
  await page.goto(start);
  await untilSettled(page);
  let here = placeOf(await page.evaluate(readShown));
  while (walked.clicks < most && walked.problems.length < enough) {
    const way = await nextWay(page, here, ways);
    if (way) {
      unfinished.set(here.kind, here);
      walked.clicks += 1;
      const lost = (await take(page, way)) && (await takeAgain(page, here, way));
      const shown = await page.evaluate(readShown);
      const problem = lost ?? (await fresh.compare(page, shown));
      if (problem) walked.problems.push(`${here.address}, ${way.part} ${way.selector}: ${problem}`);
      if (problem) await page.goto(shown.address);
      here = { ...placeOf(shown), cameBy: { from: here.address, way } };
      walked.reached.add(routeOf(new URL(here.address).pathname) ?? '');
    } else {
      unfinished.delete(here.kind);
      const [next] = unfinished.values();
      if (!next) break;
      const kind = await returnTo(page, next);
      // A page that comes otherwise by now has no ways left as it was.
      if (kind !== next.kind) unfinished.delete(next.kind);
      here = { ...next, kind };
    }
  }
  await fresh.close();
  return walked;
}

/** Takes a way from its page opened afresh. Returns why that leads nowhere, or null, also where it is gone by now. */
async function takeAgain(page: Page, { address }: Place, way: Way): Promise<string | null> {
  await page.goto(address);
  await untilSettled(page);
  const isThere = (await page.evaluate(readWays)).some(
    ({ part, selector }) => part === way.part && selector === way.selector,
  );
  return isThere ? take(page, way) : null;
}

/** The ways that were taken. */
class Ways {
  private readonly taken = new Set<string>();
  /** How often the frame's links were taken: by where they lead, and by where they were. */
  private readonly counts = new Map<string, number>();
  /** How often a link of the main part was taken, by its address. */
  private readonly timesOf = new Map<string, number>();

  private readonly ofFrame: number;
  private readonly known: Set<string>;
  private readonly reached = new Set<string>();

  constructor(ofFrame: number, known: Set<string>) {
    this.ofFrame = ofFrame;
    this.known = known;
  }

  /** The next of these to take, which counts as taken from now on. */
  next(here: Place, all: Way[]): Way | null {
    const isFrame = ({ part }: Way) => part !== '#main';
    // Without scripts a link of the frame is the browser's own on every page.
    const isSame = here.kind.endsWith(asDocument);
    const pairOf = (way: Way) =>
      [
        isFrame(way) && isSame ? asDocument : here.kind,
        way.part,
        ...(way.fields ?? []),
        kindOf(way.href),
      ].join(' ');
    const countOf = (key: string) => this.counts.get(key) ?? 0;
    this.reached.add(kindOf(here.address));
    const isKnown = (way: Way) => this.known.has(pairOf(way)) && this.reached.has(kindOf(way.href));
    const isWorn = (way: Way) =>
      !isFrame(way) && !way.fields && (this.timesOf.get(way.href) ?? 0) >= timesTaken;
    const open = all.filter((way) => !this.taken.has(pairOf(way)) && !isKnown(way) && !isWorn(way));
    const isNew = (each: Way) => !this.reached.has(kindOf(each.href));
    const inMain = open.filter((each) => !isFrame(each));
    const way =
      inMain.find(isNew) ??
      inMain[0] ??
      (isSame || countOf(here.kind) < this.ofFrame
        ? open.sort((one, other) => countOf(frameKey(one)) - countOf(frameKey(other)))[0]
        : undefined);
    if (!way) return null;
    this.taken.add(pairOf(way));
    if (!isFrame(way)) {
      this.known.add(pairOf(way));
      this.timesOf.set(way.href, (this.timesOf.get(way.href) ?? 0) + 1);
    }
    if (isFrame(way))
      for (const key of [here.kind, frameKey(way)]) this.counts.set(key, countOf(key) + 1);
    return way;
  }
}

const frameKey = ({ part, href }: Way) => `${part} ${kindOf(href)}`;

/** The next way to take from here, at either width. */
async function nextWay(page: Page, here: Place, ways: Ways): Promise<Way | null> {
  const isPhone = page.viewportSize()?.width === phone.width;
  for (const size of isPhone ? [phone, wide] : [wide, phone]) {
    if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
    const all = await page.evaluate(readWays);
    const way = ways.next(
      here,
      all.filter((each) => leadsOn(each, here.address)),
    );
    if (way) return way;
  }
  return null;
}

/** Whether an address is another page of the site: no file, no other site, and no place on the same page. */
function leadsOn({ part, href }: Way, from: string): boolean {
  const to = new URL(href);
  const isOwn = to.origin === new URL(from).origin;
  const isFile = /(?:\.[a-z]+|\/pdf|\/file)$/.test(to.pathname);
  // A link of the main part to its own page puts something back, such as a step that was opened.
  const staysHere = withoutHash(href) === from && (to.hash !== '' || part === '#main');
  return isOwn && !isFile && !staysHere;
}

const withoutHash = (address: string) => address.replace(/#.*/, '');

const asDocument = '(a document)';

const placeOf = ({ address, isScripted }: Shown): Place => ({
  address,
  kind: kindOf(address) + (isScripted ? '' : asDocument),
});

/** The same for addresses of one route with the same tab, whatever else narrows what it shows. */
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address);
  return `${routeOf(pathname) ?? pathname} ${searchParams.get('tab') ?? ''}`;
}

/**
 * Goes to a page where somebody stood before, by the click that led there if only that brings scripts along. Returns
 * what kind of page it is now.
 */
async function returnTo(page: Page, { kind, address, cameBy }: Place): Promise<string> {
  const open = async (path: string) => {
    await page.goto(path);
    await untilSettled(page);
    return placeOf(await page.evaluate(readShown)).kind;
  };
  const found = await open(address);
  if (found === kind || !cameBy) return found;
  await open(cameBy.from);
  await take(page, cameBy.way);
  return placeOf(await page.evaluate(readShown)).kind;
}

/** Everything on the page that leads on, be it in a menu that is shut. */
function readWays(): Way[] {
  const isReachable = (element: Element): boolean => {
    const shut = element.parentElement?.closest('details:not([open])');
    const summary = shut?.querySelector(':scope > summary');
    return summary && !summary.contains(element)
      ? isReachable(summary)
      : element.checkVisibility({ visibilityProperty: true });
  };
  const partOf = (element: Element) =>
    ['#main', 'body > header', 'body > footer', 'body > nav'].find((part) =>
      element.closest(part),
    ) ?? 'body';
  // Where a form without scripts would lose what was typed, the language changes with the next page.
  return [
    ...document.querySelectorAll<HTMLAnchorElement | HTMLButtonElement>(
      'a[href], form[method="get"] button, form:not(:has([name="stay"])) button[name="language"]',
    ),
  ]
    .filter(isReachable)
    .map((element) => {
      const part = partOf(element);
      if (element instanceof HTMLAnchorElement) {
        const selector = `a[href=${JSON.stringify(element.getAttribute('href'))}]`;
        return { part, selector, href: element.href };
      }
      if (element.name === 'language')
        return { part, selector: 'button[name="language"]', href: element.form?.action ?? '' };
      const form = element.form as HTMLFormElement;
      const action = form.getAttribute('action');
      const which = action === null ? ':not([action])' : `[action=${JSON.stringify(action)}]`;
      const fields = [...form.elements].map((field) => field.getAttribute('name') ?? '');
      const selector = `form[method="get"]${which} button`;
      return { part, selector, href: form.action, fields: [...new Set(fields)] };
    });
}

/** Clicks as a person does, with the menus opened first. Returns why that led nowhere, or null. */
export async function take(
  page: Page,
  { part, selector, fields }: Pick<Way, 'part' | 'selector' | 'fields'>,
): Promise<string | null> {
  const target = page.locator(part).locator(selector).filter({ visible: true }).first();
  const shut = page
    .locator(`${part} details:not([open]):has(${selector}) > summary`)
    .filter({ visible: true })
    .first();
  try {
    await target.or(shut).first().waitFor(patience);
    while (!(await target.isVisible())) await shut.click(patience);
    if (fields) await fillSearch(page, `${part} ${selector.replace(/ button$/, '')}`);
    await page.evaluate(markLeft);
    await target.click(patience);
    await untilSettled(page);
    // The login opens above the page.
    await page.keyboard.press('Escape');
    return null;
  } catch (error) {
    return `leads nowhere: ${String(error)}`;
  }
}

/** Has `untilSettled` wait for another page than this one. */
export function markLeft(): void {
  window.leftAt = '__remixRouter' in window ? window.__remixRouter.state.location.key : '';
}

/** Looks for a word other than the one that was looked for, and for the last entry of each list. */
async function fillSearch(page: Page, form: string): Promise<void> {
  const search = page.locator(form).first().locator('[type="search"]').filter({ visible: true });
  // Sent with the same word, a form whose address names a place on the page only scrolls there.
  for (const field of await search.all())
    await field.fill((await field.inputValue()) === 'lamp' ? 'chair' : 'lamp');
  const lists = page.locator(form).first().locator('select').filter({ visible: true });
  for (const list of await lists.all()) {
    const last = (await list.locator('option').count()) - 1;
    await list.selectOption({ index: last });
  }
}

/** Waits until the page that a click leads to is there: a new document, or what scripts made of this one. */
export async function untilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      if (document.readyState !== 'complete') return false;
      const router = '__remixRouter' in window ? window.__remixRouter : null;
      if (!router) return window.leftAt === undefined && !document.querySelector('[type="module"]');
      const { initialized, navigation, revalidation, location } = router.state;
      const isIdle = initialized && navigation.state === 'idle' && revalidation === 'idle';
      const isAlive = Object.keys(document.querySelector('main') ?? {}).some((key) =>
        key.startsWith('__react'),
      );
      const isElsewhere = window.leftAt !== location.key || document.querySelector('dialog[open]');
      return isIdle && isAlive && isElsewhere;
    },
    undefined,
    patience,
  );
}

/** A second page for the same person, which opens addresses afresh to tell how what is shown differs. */
export async function openFresh(page: Page) {
  const second = await page.context().newPage();
  const known = new Map<string, Shown>();
  const open = async (address: string) => {
    await second.goto(address);
    await untilSettled(second);
    return second.evaluate(readShown);
  };
  return {
    /** How the page differs from its address opened afresh, or what that lacks; null if they are the same. */
    async compare(page: Page, shown?: Shown): Promise<string | null> {
      const first = shown ?? (await page.evaluate(readShown));
      if (varies.test(new URL(first.address).pathname)) return null;
      const size = page.viewportSize() ?? wide;
      const key = `${size.width} ${first.language} ${first.address}`;
      if (second.viewportSize()?.width !== size.width) await second.setViewportSize(size);
      let afresh = known.get(key) ?? (await open(first.address));
      let problem = differenceOf(first, afresh);
      if (problem) {
        // React may be about to show it, and what is kept may be of before a change.
        await expect
          .poll(async () => {
            afresh = await open(first.address);
            problem = differenceOf(await page.evaluate(readShown), afresh);
            return problem;
          }, patience)
          .toBeNull()
          .catch(() => {});
      }
      known.set(key, afresh);
      return problem && `${first.address} ${problem}`;
    },
    close: () => second.close(),
  };
}

function readShown(): Shown {
  const wordsOf = (element: HTMLElement) => element.innerText.replace(/\s+/g, ' ').trim();
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const main = document.querySelector<HTMLElement>('main');
  return {
    address: location.href.replace(/#.*/, ''),
    language: document.documentElement.lang,
    isScripted: '__remixRouter' in window,
    title: document.title,
    h1: [...document.querySelectorAll<HTMLElement>('main h1')].map(wordsOf),
    main: main ? wordsOf(main) : '',
    frame: `${count('body > header')} header, ${count('main')} main, ${count('body > footer')} footer`,
  };
}

function differenceOf(shown: Shown, afresh: Shown): string | null {
  if (afresh.h1.length !== 1 || !afresh.main)
    return `has ${afresh.h1.length} h1 and “${afresh.main.slice(0, 80)}”`;
  if (afresh.frame !== '1 header, 1 main, 1 footer') return `has ${afresh.frame}`;
  if (shown.main !== afresh.main) {
    const words = shown.main.split(' ');
    const others = afresh.main.split(' ');
    const at = others.findIndex((word, index) => word !== words[index]);
    const around = (all: string[]) => all.slice(Math.max(0, at - 3), at + 8).join(' ');
    return `shows ${shown.main.length} characters, “…${around(words)}…”, and afresh ${afresh.main.length}, “…${around(others)}…”`;
  }
  const others = (['title', 'h1', 'frame'] as const).filter(
    (part) => String(shown[part]) !== String(afresh[part]),
  );
  return others.length > 0
    ? others
        .map((part) => `${part} is “${String(shown[part])}”, afresh “${String(afresh[part])}”`)
        .join('; ')
    : null;
}
