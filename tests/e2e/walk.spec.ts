import type { Page } from '@playwright/test';
import type { Language } from '#db/enums.ts';
import { expect, inEachLanguage, test, type Translate } from '#tests/setup/browser.ts';
import { press, readPages, type ButtonRead, type PageRead } from '#tests/setup/site-reading.ts';
import { inAnotherLanguage } from '#tests/setup/word-language.ts';
import { everyone, makeTown, personOf, type Who } from '#tests/setup/town.ts';

/** Pages that everyone finds links to, but only members may open (rules 4.3, 6.1). */
const hub = /^\/communities\/[^/?]+(\?tab=[a-z-]+)?$/;

/** The community of a hub or of a desk. */
const community = /^\/(?:communities|manage(?!\/(?:editor|new|handover)\b))\/([^/?]+)/;

/** Makes addresses alike that differ only in the page of a list, the day of a calendar, or in where to go back to. */
function kindOf(path: string): string {
  const url = new URL(path, 'http://own.invalid');
  for (const endless of ['after', 'redirectTo', 'day']) {
    if (url.searchParams.has(endless)) url.searchParams.set(endless, 'any');
  }
  return url.pathname + url.search;
}

const singlePost = /\/[0-9a-f-]{36}(?=[/?]|$)/;

/**
 * Follows every link, starting at the home page. Of the links to single posts it follows three from
 * each kind of page. Hubs other than `own`, and their desks, belong to other specs and are left out.
 * Returns the pages it read and the problems it found.
 */
async function walk(page: Page, who: Who, own: string[]) {
  const isElsewhere = (path: string) => {
    const [, slug] = community.exec(path) ?? [];
    return slug !== undefined && !own.includes(slug);
  };
  const read = new Map<string, PageRead>();
  const found: string[] = [];
  /** How many links were followed from one kind of page to another kind. */
  const followed = new Map<string, number>();
  const fragments: { kind: string; id: string; from: string }[] = [];
  let next = new Map([['/', '(the start)']]);
  /** What was read, or is going to be. */
  const known = new Set([kindOf('/')]);
  while (next.size > 0) {
    const batch = [...next].slice(0, 8);
    const rest = new Map([...next].slice(8));
    const pages = await readPages(
      page,
      batch.map(([path]) => path),
    );
    for (const [index, answer] of pages.entries()) {
      const [path, from] = batch[index]!;
      read.set(kindOf(path), answer);
      found.push(...answer.dead.map((line) => `${path}: ${line}`));
      const problem = problemWith(path, answer, who);
      if (problem) found.push(`${path}, linked on ${from}: ${problem}`);
      for (const href of answer.links) {
        if (/^[a-z]+:/.test(href)) {
          if (!isWellFormed(href)) found.push(`${path}: ill-formed ${href}`);
          continue;
        }
        const url = new URL(href, `http://own.invalid${answer.path}`);
        const target = url.pathname + url.search;
        if (isElsewhere(target)) continue;
        if (url.hash) {
          fragments.push({
            kind: kindOf(target),
            id: decodeURIComponent(url.hash.slice(1)),
            from: path,
          });
        }
        const pair = `${routeKind(kindOf(path))} ${routeKind(target)}`;
        if (singlePost.test(target) && (followed.get(pair) ?? 0) >= 3) continue;
        const kind = kindOf(target);
        if (known.has(kind)) continue;
        known.add(kind);
        rest.set(target, path);
        followed.set(pair, (followed.get(pair) ?? 0) + 1);
      }
    }
    next = rest;
  }
  for (const { kind, id, from } of fragments) {
    if (read.get(kind)?.ids.includes(id) === false) found.push(`${from}: no #${id} on ${kind}`);
  }
  return { read, found };
}

/** What is wrong with the answer of a linked page; null if it is right for this person. */
function problemWith(path: string, { status, links }: PageRead, who: Who): string | null {
  if (status === 200) return null;
  if (who === 'visitor' && status === 401) {
    const loginLink = `/login?redirectTo=${encodeURIComponent(path)}`;
    return links.includes(loginLink) ? null : 'does not link to the login page';
  }
  return who !== 'visitor' && status === 403 && hub.test(path) ? null : `answers ${status}`;
}

const isWellFormed = (href: string) =>
  /^mailto:[^@\s?]+@[^@\s?]+(\?[^\s]+)?$/.test(href) ||
  // An authenticator app opens it.
  /^otpauth:\/\/totp\/[^\s?]+\?issuer=[^\s&]+&secret=[A-Z2-7]{32}&/.test(href) ||
  /^tel:\+?[\d-]+$/.test(href) ||
  /^https:\/\/[^\s/]+\.[^\s]+$/.test(href);

/** An address without the ids that tell one post from another. */
const routeKind = (action: string) =>
  action.replace(
    /\?.*|\/[0-9a-f-]{36}(?=[/?]|$)|(?<=^\/communities)\/[^/]+|(?<=\/requests)\/\w+-\d+/g,
    '',
  );

/** Forms that start empty: pressing their button is refused with what is missing. */
const emptyForms = [
  ['/login', 'auth.logIn'],
  ['/register', 'auth.createAccount'],
  ['/communities/listings/new', 'listingEditor.newSubmit'],
  ['/communities/activities/new', 'activityEditor.newSubmit'],
  ['/communities/bookings/certificate', 'bookings.certificate.save'],
  ['/communities/requests/new', 'newRequest.send'],
  ['/communities/requests', 'requestPages.message.send'],
  ['/communities/requests', 'requestPages.reopen.send'],
  ['/account/photo', 'accounts.changePhoto'],
  ['/account/security', 'security.changePassword'],
  ['/account/security', 'security.changeEmail'],
  ['/account/second-step/app', 'secondStep.set.save'],
  ['/account/delete', 'ownAccount.delete.confirm'],
  ['/listings/report', 'reports.send'],
  ['/activities/report', 'reports.send'],
  ['/users/report', 'reports.send'],
  ['/listings/appeal', 'appeals.send'],
  ['/activities/appeal', 'appeals.send'],
  ['/moderation/approve', 'moderation.approveTicked'],
  // Enter in a field of the queue approves nothing.
  ['/moderation', 'moderation.rejectOpens', 'enter'],
  ['/join', 'join.check'],
  ['/forgot-password', 'recovery.send'],
  ['/communities/door', 'door.useCode', 'intent'],
  ['/admin/mail', 'outgoingMail.suppress', 'intent'],
  ['/admin/mail', 'outgoingMail.release', 'intent'],
] as const;

/** The administrator has no community, and a profile needs one. */
const emptyForAdmin = [['/account/settings', 'accounts.save']] as const;

/** The kinds of buttons, as `pressAll` names them, of forms that somebody finds empty. */
const emptyKinds = (who: Who, t: Translate): Set<string> => {
  const forms = [...emptyForms, ...(who === 'admin' ? emptyForAdmin : [])];
  return new Set(forms.map(([path, key, name = '']) => `${path} “${t(key)}” ${name}`.trim()));
};

/**
 * Presses each kind of button once. A decision is refused until a reason is chosen. Returns those that failed, that
 * changed nothing and said nothing, or that said it in another language.
 */
async function pressAll(
  page: Page,
  read: Map<string, PageRead>,
  { empty, askedFor }: { empty: Set<string>; askedFor: string },
  language: Language,
): Promise<string[]> {
  const kinds = new Map<
    string,
    (Omit<ButtonRead, 'action'> & { path: string; action: string })[]
  >();
  for (const { path, forms } of read.values()) {
    for (const { action, buttons } of forms) {
      for (const { name, value, label, action: own } of buttons) {
        const to = own ?? action;
        // What is pressed at the desk changes the building under the walker's feet: its own specs do that.
        if (to.startsWith('/manage')) continue;
        const kind = `${routeKind(to)} “${label}” ${name}`;
        kinds.set(kind, [...(kinds.get(kind) ?? []), { path, action: to, name, value, label }]);
      }
    }
  }
  const found: string[] = [];
  const isRefused = (kind: string, message: string) =>
    empty.has(kind.trim()) || message.includes(askedFor);
  // Deciding in the queue changes the pages of posts, leaving a community ends what a member can press,
  // logging out ends the session, and another language changes the labels of all others: these go last.
  const last = ['/moderation', '/account/communities/leave', '/logout', '/language'];
  // A post that is edited or withdrawn has nothing to appeal any more, and a cancelled booking needs no certificate.
  const rank = (kind: string) =>
    /^\/\w+\/appeal|\/certificate/.test(kind)
      ? -2
      : last.findIndex((start) => kind.startsWith(start));
  // A post has the same buttons on its page and in the dashboard's short list of decisions.
  const pressed = new Set<string | undefined>();
  const ordered = [...kinds].sort(([one], [other]) => rank(one) - rank(other));
  for (const [kind, places] of ordered) {
    let outcome = null;
    for (const { path, ...button } of places) {
      outcome = await press(page, path, button);
      if (outcome) break;
    }
    const label = places[0]?.label;
    if (!outcome && pressed.has(label)) continue;
    pressed.add(label);
    if (!outcome) found.push(`${kind}: gone before it was pressed`);
    else if (outcome.status !== (isRefused(kind, outcome.message) ? 400 : 200))
      found.push(`${kind}: ${outcome.status} ${outcome.message}`);
    else if (!outcome.message && !outcome.changed) found.push(`${kind}: nothing happened`);
    if (!outcome || kind.startsWith('/language')) continue;
    found.push(...inAnotherLanguage(outcome.said, language).map((text) => `${kind}: says ${text}`));
  }
  return found;
}

/** In French, which has the same links, who sees the most; without TEST_EVERYTHING, a member and the desk. */
const walkers: Record<Language, readonly Who[]> = process.env.TEST_EVERYTHING
  ? { en: everyone, fr: ['board'] }
  : { en: ['resident', 'admin'], fr: [] };

inEachLanguage((language) => {
  for (const who of walkers[language]) {
    test(`No dead link and no button without effect: ${who}`, async ({
      page,
      server,
      signInAs,
      scripts,
      t,
    }) => {
      // The HTML is the same with scripts and without.
      test.skip(!scripts);
      // It presses some hundred buttons.
      test.setTimeout(15 * 60_000);
      const town = await makeTown(server);
      const person = personOf(town, who);
      if (person) await signInAs(person);
      await page.goto('/help');
      const { read, found } = await walk(page, who, [
        town.hillsview.slug,
        town.clarence.slug,
        town.nepean.slug,
      ]);
      expect(found).toEqual([]);
      expect(read.size).toBeGreaterThan(25);
      expect(
        await pressAll(
          page,
          read,
          { empty: emptyKinds(who, t), askedFor: t('reasons.notChosen') },
          language,
        ),
      ).toEqual([]);
    });
  }
});
