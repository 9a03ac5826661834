import type { Page } from '@playwright/test';

export interface ButtonRead {
  /** What it adds to its form; '' for nothing. */
  name: string;
  value: string;
  label: string;
  /** The path it posts to, if that is another than its form's. */
  action: string | null;
}

interface FormRead {
  method: string;
  /** The path it posts to. */
  action: string;
  buttons: ButtonRead[];
}

export interface PageRead {
  status: number;
  /** The path after all redirects. */
  path: string;
  links: string[];
  ids: string[];
  forms: FormRead[];
  /** Links, buttons and menus that do nothing. */
  dead: string[];
}

/**
 * Fetches pages as the person who is signed in on the browser, and reads them with its parser, without
 * rendering them. `page` has to be on a page of the site already.
 */
export const readPages = (page: Page, paths: string[]): Promise<PageRead[]> =>
  page.evaluate(async (wanted) => {
    // A button may stand outside of its form, and then names it.
    const buttonsOf = (form: HTMLFormElement) =>
      [...form.elements].filter((element) => element instanceof HTMLButtonElement);
    const actionOf = (button: Element, base: string) => {
      const own = button.getAttribute('formaction');
      if (own === null) return null;
      const url = new URL(own, base);
      return url.pathname + url.search + url.hash;
    };
    const read = async (path: string): Promise<PageRead> => {
      const response = await fetch(path);
      const { pathname, search } = new URL(response.url);
      const isPage = response.headers.get('content-type')?.includes('text/html');
      const text = isPage ? await response.text() : '';
      const doc = new DOMParser().parseFromString(text, 'text/html');
      const dead: string[] = [];
      const note = (problem: string, element: Element) =>
        dead.push(`${problem}: ${element.outerHTML.slice(0, 120)}`);
      for (const link of doc.querySelectorAll('a')) {
        const href = link.getAttribute('href') ?? '';
        if (href === '' || href === '#' || href.startsWith('javascript:'))
          note('placeholder', link);
      }
      for (const button of doc.querySelectorAll<HTMLButtonElement>(
        'button, input[type="submit"]',
      )) {
        if (!button.form || button.type !== 'submit') note('button without effect', button);
      }
      // The history and the text of a post are folded too, and are no menus.
      for (const details of doc.querySelectorAll('details:not(:has(> :is(ol, ul, p, span)))')) {
        // What a queue's Reject opens is below its row.
        const below = details.parentElement?.nextElementSibling;
        const isBelow = below?.querySelector('button')?.form;
        if (!isBelow && !details.querySelector('summary ~ * :is(a, button, input)'))
          note('empty menu', details);
      }
      const forms = [...doc.forms].map((form) => ({
        method: form.method,
        action: form.getAttribute('action') ?? pathname + search,
        buttons: buttonsOf(form).map((button) => ({
          name: button.name,
          value: button.value,
          label: button.textContent?.trim() ?? '',
          action: actionOf(button, response.url),
        })),
      }));
      for (const form of doc.forms) {
        if (buttonsOf(form).length === 0) note('form without a button', form);
      }
      return {
        status: response.status,
        path: pathname + search,
        links: [...doc.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
        ids: [...doc.querySelectorAll('[id]')].map(({ id }) => id),
        forms,
        dead,
      };
    };
    return Promise.all(wanted.map(read));
  }, paths);

/** The result of pressing a button. */
export interface Outcome {
  status: number;
  /** A message that was not on the page before. */
  message: string;
  /** The texts it consists of. */
  said: string[];
  /** Whether the page itself changed; another page that the answer leads to does not count. */
  changed: boolean;
}

/**
 * Submits the first form of a page that has such a button, with the values on the page (and a word in a search field,
 * and the last entry of a list), as pressing the button would. Returns the result; null when the page no longer has
 * such a button.
 */
export const press = (
  page: Page,
  path: string,
  button: Pick<FormRead, 'action'> & Omit<ButtonRead, 'action'>,
): Promise<Outcome | null> =>
  page.evaluate(
    async ({ path, button }) => {
      const buttonsOf = (form: HTMLFormElement) =>
        [...form.elements].filter((element) => element instanceof HTMLButtonElement);
      // A count may have changed since the page was read.
      const unnumbered = (label: string) => label.replace(/\d+/g, '#');
      const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
      const shown = (doc: Document) => {
        for (const script of doc.querySelectorAll('script')) script.remove();
        // The key differs in every answer.
        for (const key of doc.querySelectorAll('[name="idempotencyKey"]')) key.remove();
        return doc.documentElement.outerHTML.replace(/nonce="[^"]*"/g, '');
      };
      const textsOf = (element: Element): string[] =>
        [...element.childNodes].flatMap((node) =>
          node instanceof Element ? textsOf(node) : node instanceof Text ? [node.data] : [],
        );
      const messages = (doc: Document) =>
        [...doc.querySelectorAll('[role="status"], [role="alert"]')]
          .map(({ textContent }) => textContent?.trim())
          .join(' ')
          .trim();
      const response = await fetch(path);
      const doc = parse(await response.text());
      const own = new URL(response.url);
      const actionOf = (one: Element, usual: string) => {
        const written = one.getAttribute('formaction');
        if (written === null) return usual;
        const url = new URL(written, own);
        return url.pathname + url.search + url.hash;
      };
      for (const form of doc.forms) {
        const usual = form.getAttribute('action') ?? own.pathname + own.search;
        const pressed = buttonsOf(form).find(
          (one) =>
            one.name === button.name &&
            one.value === button.value &&
            unnumbered(one.textContent?.trim() ?? '') === unnumbered(button.label) &&
            actionOf(one, usual) === button.action,
        );
        const { action } = button;
        if (!pressed) continue;
        const fields = new FormData(form);
        if (pressed.name) fields.append(pressed.name, pressed.value);
        if (form.method === 'get') {
          for (const { name } of form.querySelectorAll<HTMLInputElement>('[type="search"]')) {
            fields.set(name, 'nobody of this name');
          }
          // What a choice shows at first is what the page shows already.
          for (const { name, options } of form.querySelectorAll('select')) {
            fields.set(name, options[options.length - 1]?.value ?? '');
          }
        }
        const body =
          form.enctype === 'multipart/form-data'
            ? fields
            : new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
        const answer =
          form.method === 'get'
            ? await fetch(`${action.replace(/[?#].*/, '')}?${String(body)}`)
            : await fetch(action, { method: 'POST', body });
        const stays = new URL(answer.url).pathname === own.pathname;
        const after = parse(await answer.text());
        const message = messages(after) === messages(doc) ? '' : messages(after);
        const again = parse(await (await fetch(path)).text());
        const before = shown(doc);
        const changed = (stays && shown(after) !== before) || shown(again) !== before;
        const said = [...after.querySelectorAll('[role="status"], [role="alert"]')].flatMap(
          textsOf,
        );
        return { status: answer.status, message, said, changed };
      }
      return null;
    },
    { path, button },
  );
