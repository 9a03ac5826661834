import type { MessageKey } from '#app/messages/catalogue.server.ts';
import { AppError } from '../errors.ts';
import type { Actor } from '../session/actor.ts';
import type { Ctx } from '../session/context.server.ts';
import { refusedField } from './hidden-fields.server.ts';
import { isPress, pressField } from './draft-press.ts';
import {
  checkFields,
  isChosen,
  multipartBoundary,
  readFields,
  readFormData,
} from './form-data.server.ts';
import { OversizedFile, readParts } from './multipart-parts.server.ts';

/**
 * What somebody typed into a form whose post came without a session, or from outside the community.
 * The error page, the login page and the registration carry it in a hidden field, and after logging
 * in the browser posts it to the form's own address (307), where the form comes back filled in and
 * nothing is saved yet.
 */
export interface FormDraft {
  /** The address that the form posts to, with the place in its page, if it has one. */
  to: string;
  /** The fields as a query string, without passwords and files. */
  fields: string;
}

/** The name of the hidden field. */
export const draftField = 'draft';

/** The name, among the fields of a draft, that says photos were chosen too. */
const photosField = '__photos__';

/** More than the longest field: the content of a longer file is dropped as it arrives. */
const keptOfFile = 512 * 1024;

/** The most characters of a draft: several times the longest form. */
const maxDraftLength = 100_000;

/** Refuses a form because of who sent it, and keeps what they typed. */
export class RefusedWithDraft extends AppError {
  readonly draft: FormDraft | null;

  constructor(
    draft: FormDraft | null,
    ...[code, messageKey, options]: ConstructorParameters<typeof AppError>
  ) {
    super(code, messageKey, options);
    this.draft = draft;
  }
}

/**
 * The logged-in person who posts a form. Call it before the form is read. `typed` names the fields
 * that people type into, where others are of buttons: without them, all. `placeOf` is the id of the
 * element the form stands in, where its page has many. Throws RefusedWithDraft when nobody is logged in.
 */
export async function requireActorForForm(
  { actor }: Pick<Ctx, 'actor'>,
  request: Request,
  typed?: string[],
  placeOf?: (form: FormData) => string | null,
): Promise<Actor> {
  if (actor) return actor;
  const { draft, hasPhotos } = await readDraft(request, typed, placeOf);
  throw new RefusedWithDraft(draft, 'unauthenticated', loginMessage(draft, hasPhotos));
}

function loginMessage(draft: FormDraft | null, hasPhotos: boolean): MessageKey {
  if (!draft) return 'http.loginFirst';
  if (isPress(draft.fields)) return 'http.loginForPress';
  return hasPhotos ? 'http.loginToGoOnWithPhotos' : 'http.loginToGoOn';
}

/**
 * What was typed into a form post, or the draft that it carries; null where there is nothing to keep.
 * `typed` and `placeOf` are as in `requireActorForForm`. The form cannot be read again.
 */
export async function readDraft(
  request: Request,
  typed?: string[],
  placeOf?: (form: FormData) => string | null,
): Promise<{ draft: FormDraft | null; hasPhotos: boolean }> {
  try {
    const form = new FormData();
    const hasPhotos = await readText(request, form);
    const sent = draftIn(form) ?? form;
    sent.delete(pressField);
    checkFields(sent);
    const kept = [...sent].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && isKept(name) ? [[name, value]] : [],
    );
    if (hasPhotos) kept.push([photosField, 'chosen']);
    const hasWords = kept.some(([name, value]) => value !== '' && (typed?.includes(name) ?? true));
    if (kept.length > 0 && !hasWords) kept.unshift([pressField, 'yes']);
    const fields = new URLSearchParams(kept).toString();
    const { pathname, search } = new URL(request.url);
    const fits = fields.length > 0 && fields.length <= maxDraftLength;
    const place = placeOf?.(sent) ?? null;
    const to = pathname + search + (place === null ? '' : `#${place}`);
    return { draft: fits ? { to, fields } : null, hasPhotos };
  } catch {
    return { draft: null, hasPhotos: false };
  }
}

const isKept = (name: string): boolean =>
  name !== '__intent__' && name !== refusedField && !/password/i.test(name);

/**
 * Adds the texts of a form post to `form`; returns whether it has files, which are read over: a form
 * may have fields after them.
 */
async function readText(request: Request, form: FormData): Promise<boolean> {
  const boundary = multipartBoundary(request);
  if (!boundary || !request.body) {
    for (const [name, value] of await readFormData(request)) form.append(name, value);
    return false;
  }
  let hasFiles = false;
  let textBytes = 0;
  try {
    for await (const part of readParts(request.body, { boundary, maxFileBytes: keptOfFile })) {
      if (part instanceof OversizedFile) hasFiles = true;
      else if (part.isText && part.name) {
        textBytes += part.size;
        if (textBytes > maxDraftLength) throw new AppError('invalid', 'http.formTooLong');
        form.append(part.name, part.text);
      } else hasFiles ||= isChosen(part);
    }
    return hasFiles;
  } catch (error) {
    // A photo that is too large ends the reading like any other. Too many words, or fields, are no draft.
    if (error instanceof AppError && error.code === 'invalid') throw error;
    return true;
  }
}

/** What a draft has in it. */
interface DraftContent {
  form: FormData;
  /** Whether the form had photos, which a draft cannot keep. */
  hadPhotos: boolean;
  /** Whether a button was pressed and nothing was typed. */
  wasPress: boolean;
}

/** The draft that a form post carries, read; null for any other post. Throws as `draftIn` does. */
export function takeDraft(form: FormData): DraftContent | null {
  const draft = draftIn(form);
  if (!draft) return null;
  const hadPhotos = draft.has(photosField);
  const wasPress = draft.has(pressField);
  draft.delete(photosField);
  draft.delete(pressField);
  return { form: draft, hadPhotos, wasPress };
}

/**
 * The fields of a draft that a form post carries; null for any other post.
 * Throws AppError `invalid` for a draft that no form of ours could have made.
 */
export function draftIn(form: FormData): FormData | null {
  const text = form.get(draftField);
  if (typeof text !== 'string') return null;
  const draft = readFields(text);
  for (const name of new Set(draft.keys())) {
    if (!isKept(name)) draft.delete(name);
  }
  checkFields(draft);
  return draft;
}
