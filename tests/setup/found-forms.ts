import { Parser } from 'htmlparser2';

/** A form in a page, with what a browser would send if nothing was typed. */
export interface FoundForm {
  /** The page that it is in. */
  page: string;
  action: string;
  isMultipart: boolean;
  /** Fields that have a value of their own: hidden ones, boxes, the first choice of a list. */
  given: [name: string, value: string][];
  /** Fields that somebody types into, by name: 'textarea', or the type of an input. */
  typed: Map<string, string>;
  /** Names of fields that take files. */
  files: string[];
  /** What its buttons send; null for one without a name. */
  buttons: ([name: string, value: string] | null)[];
  /** The values of its lists and of its groups of radio buttons, by name. */
  options: Map<string, string[]>;
  /** Fields that count only under some options of a choice, by name. */
  dependent: Map<string, { choice: string; options: string[]; type: string }>;
}

const typedTypes = new Set(['text', 'search', 'email', 'tel', 'password', 'url', 'number']);

/** The post forms of a page, and the addresses that it links to. */
export function readForms(page: string, html: string): { forms: FoundForm[]; links: string[] } {
  const forms: FoundForm[] = [];
  const links: string[] = [];
  let form: FoundForm | null = null;
  let list: { name: string; isChosen: boolean } | null = null;
  const parser = new Parser({
    onopentag(tag, of) {
      if (tag === 'a' && of.href?.startsWith('/')) links.push(of.href);
      if (tag === 'form' && of.method?.toLowerCase() === 'post') {
        form = {
          ...{
            page,
            action: of.action || page,
            given: [],
            typed: new Map(),
            files: [],
            buttons: [],
            options: new Map(),
            dependent: new Map(),
          },
          isMultipart: of.enctype === 'multipart/form-data',
        };
        forms.push(form);
      }
      if (!form) return;
      if (tag === 'button' && of.type !== 'button') {
        form.buttons.push(of.name ? [of.name, of.value ?? ''] : null);
      }
      if (tag === 'option' && list) addOption(form, list.name, of.value ?? '');
      if (tag === 'option' && list && !list.isChosen && of.value) {
        list.isChosen = true;
        form.given.push([list.name, of.value]);
      }
      if (!of.name) return;
      const { 'data-choice': choice, 'data-options': options = '' } = of;
      const type = of.type ?? tag;
      if (choice) form.dependent.set(of.name, { choice, options: options.split(' '), type });
      if (tag === 'select') list = { name: of.name, isChosen: false };
      if (tag === 'textarea') form.typed.set(of.name, tag);
      if (tag === 'input') addInput(form, of.name, of);
    },
    onclosetag(tag) {
      if (tag === 'form') form = null;
      if (tag === 'select') list = null;
    },
  });
  parser.end(html);
  return { forms, links };
}

function addOption({ options }: FoundForm, name: string, value: string): void {
  options.set(name, [...(options.get(name) ?? []), value]);
}

function addInput(form: FoundForm, name: string, of: Record<string, string | undefined>): void {
  const type = of.type ?? 'text';
  if (type === 'radio' || type === 'checkbox') addOption(form, name, of.value ?? 'on');
  if (type === 'file') form.files.push(name);
  else if (typedTypes.has(type)) form.typed.set(name, type);
  else if (type === 'hidden' || (type === 'checkbox' && 'checked' in of)) {
    form.given.push([name, of.value ?? 'on']);
  } else if (type === 'radio' && !form.given.some(([known]) => known === name)) {
    form.given.push([name, of.value ?? 'on']);
  }
}

/** What these do to somebody who follows every link: end their session, or nothing. */
const left = /^\/(logout|language|theme|lite)$/;

const isPage = (address: string) =>
  !/^\/(assets|photos|dev|api|fonts)\/|\.(pdf|csv|ics|xml|json|txt|webp)\b|[?&](after|before|from)=/.test(
    address,
  );

/** An address without what varies, so that each kind of page is visited a few times. */
export const shapeOf = (address: string) =>
  address
    .split('#')[0]
    ?.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
    .replace(/=[^&]*/g, '=')
    .replace(/\/(communities|manage|events|articles|newsletter)\/[^/?]+/, '/$1/:slug') ?? '';

/**
 * Follows links as one person, whose pages `get` fetches, and returns each kind of form that it finds once: of the
 * whole site, or of what is below an address.
 */
export async function findForms(
  get: (path: string) => Promise<Response>,
  below = '/',
): Promise<FoundForm[]> {
  const seen = new Map<string, number>();
  const queue =
    below === '/'
      ? ['/', '/account', '/manage', '/moderation', '/admin/people', '/register', '/login']
      : [below];
  const forms = new Map<string, FoundForm>();
  for (const address of queue) {
    const shape = shapeOf(address);
    const times = seen.get(shape) ?? 0;
    if (times >= 2 || !isPage(address)) continue;
    seen.set(shape, times + 1);
    const page = await get(address);
    if (!page.headers.get('Content-Type')?.startsWith('text/html')) continue;
    const found = readForms(address, await page.text());
    queue.push(...found.links.filter((link) => link.startsWith(below)));
    for (const form of found.forms) {
      if (left.test(form.action)) continue;
      const fields = [
        ...form.typed.keys(),
        ...form.files,
        ...form.given.map(([name]) => name),
      ].sort();
      const key = `${shapeOf(form.action)} ${fields.join()} ${JSON.stringify(form.buttons)}`;
      if (!forms.has(key)) forms.set(key, form);
    }
  }
  return [...forms.values()];
}
