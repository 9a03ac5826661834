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
          },
          isMultipart: of.enctype === 'multipart/form-data',
        };
        forms.push(form);
      }
      if (!form) return;
      if (tag === 'button' && of.type !== 'button') {
        form.buttons.push(of.name ? [of.name, of.value ?? ''] : null);
      }
      if (tag === 'option' && list && !list.isChosen && of.value) {
        list.isChosen = true;
        form.given.push([list.name, of.value]);
      }
      if (!of.name) return;
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

function addInput(form: FoundForm, name: string, of: Record<string, string | undefined>): void {
  const type = of.type ?? 'text';
  if (type === 'file') form.files.push(name);
  else if (typedTypes.has(type)) form.typed.set(name, type);
  else if (type === 'hidden' || (type === 'checkbox' && 'checked' in of)) {
    form.given.push([name, of.value ?? 'on']);
  } else if (type === 'radio' && !form.given.some(([known]) => known === name)) {
    form.given.push([name, of.value ?? 'on']);
  }
}
