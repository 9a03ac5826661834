import {
  getMultipartBoundary,
  MultipartParseError,
  type MultipartPart,
} from '@remix-run/multipart-parser';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { applyPick } from './choices.server.ts';
import { assertStorableText } from './typed-text.ts';
import { OversizedFile, readParts } from './multipart-parts.server.ts';

const maxFields = 200;
const maxNameLength = 128;
const maxIndex = 99;

/** The most bytes of all fields of a form with files together, unless it says otherwise. */
const usualTextBytes = 256 * 1024;

const rowIndex = z.number().int().min(0).max(maxIndex);

/** What a new row begins with: at most its kind. */
const rowStart = z.object({ kind: z.string().max(40).optional() }).strict();

const intentSchema = z.union([
  z.object({ type: z.literal('validate') }),
  z.object({
    type: z.literal('insert'),
    payload: z.object({ name: z.string(), defaultValue: rowStart }).strict(),
  }),
  z.object({
    type: z.literal('reorder'),
    payload: z.object({ name: z.string(), from: rowIndex, to: rowIndex }).strict(),
  }),
  z.object({
    type: z.literal('remove'),
    payload: z.object({ name: z.string(), index: rowIndex }).strict(),
  }),
  // Looks for something without a change: it names the field that was typed into, and no value.
  z.object({
    type: z.literal('update'),
    payload: z.object({ name: z.string() }).strict(),
  }),
]);

/**
 * The fields of a form post, checked, with the files of a small one. Throws AppError `invalid`, or `wrong-type` when
 * the body is no form, which is not read then.
 */
export async function readFormData(request: Request): Promise<FormData> {
  if (multipartBoundary(request) && request.body) return readSmallForm(request);
  if (!isUrlEncoded(request)) throw notAForm();
  let encoded: string;
  try {
    encoded = await request.text();
  } catch {
    throw notAForm();
  }
  const form = readFields(encoded);
  checkPosted(form);
  return form;
}

/** A multipart form of at most 256 KB, whose files become fields. */
async function readSmallForm(request: Request): Promise<FormData> {
  const files: [field: string, file: File][] = [];
  let bytes = 0;
  const { form, problem } = await readFormWithFiles(request, {
    name: /^/,
    maxBytes: usualTextBytes,
    take: (part, _, field) => {
      if (part instanceof OversizedFile || (bytes += part.size) > usualTextBytes)
        throw new AppError('too-large', 'http.bodyTooLarge');
      files.push([
        field,
        new File([new Uint8Array(part.bytes)], decoded(() => part.filename) ?? ''),
      ]);
      return Promise.resolve(null);
    },
  });
  if (problem !== null) throw problem instanceof AppError ? problem : notAForm();
  for (const [field, file] of files) form.append(field, file);
  checkFields(form);
  return form;
}

const notAForm = () => new AppError('wrong-type', 'http.formExpected');

/** One type alone: where a header names several, others may take the last. */
const isUrlEncoded = ({ headers }: Request): boolean =>
  /^application\/x-www-form-urlencoded\s*(;[^,]*)?$/i.test(headers.get('Content-Type') ?? '');

/** What is between the parts of a multipart form; null for anything else. */
export function multipartBoundary({ headers }: Request): string | null {
  const type = headers.get('Content-Type') ?? '';
  return /^multipart\/form-data\s*;/i.test(type) ? getMultipartBoundary(type) : null;
}

/** The fields of an encoded form. Throws AppError `invalid` for too many before it makes any of them. */
export function readFields(encoded: string): FormData {
  if (hasMoreThan(maxFields, '&', encoded)) throw tooComplex();
  const form = new FormData();
  for (const [name, value] of new URLSearchParams(encoded)) form.append(name, value);
  return form;
}

function hasMoreThan(most: number, sign: string, text: string): boolean {
  let count = 0;
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
    count += 1;
    if (count > most) return true;
  }
  return false;
}

/** How the files of a form are read. */
interface FileField<File> {
  /** The field with the files, or what the names of all such fields look like. */
  name: string | RegExp;
  /** The most bytes of one file. */
  maxBytes: number;
  /** The most bytes of all other fields together. */
  maxTextBytes?: number;
  /**
   * Takes the file that comes next, which may have no bytes; `index` is how many came before it. Null drops it;
   * after an error no other is taken. `field` is the one it was chosen in.
   */
  take: (part: MultipartPart | OversizedFile, index: number, field: string) => Promise<File | null>;
}

/**
 * Reads a form post with files as it arrives: only one file is in memory at a time. After an error of
 * `take` the other files are dropped, while the fields after them are still read; `problem` is why, and
 * then there are no files. Throws AppError: `invalid`, `wrong-type` when it is no form.
 */
export async function readFormWithFiles<File>(
  request: Request,
  { name, maxBytes, maxTextBytes = usualTextBytes, take }: FileField<File>,
): Promise<{ form: FormData; files: File[]; problem: unknown }> {
  const boundary = multipartBoundary(request);
  if (!boundary || !request.body) {
    return { form: await readFormData(request), files: [], problem: null };
  }
  const form = new FormData();
  const files: File[] = [];
  let count = 0;
  let refused: { problem: unknown } | null = null;
  const takeNext = async (part: MultipartPart | OversizedFile, field: string) => {
    if (refused) return;
    try {
      const file = await take(part, count++, field);
      if (file !== null) files.push(file);
    } catch (problem) {
      refused = { problem };
    }
  };
  try {
    let textBytes = 0;
    for await (const part of readParts(request.body, { boundary, maxFileBytes: maxBytes })) {
      if (part instanceof OversizedFile) {
        await takeNext(part, part.name ?? '');
        continue;
      }
      const field = decoded(() => part.name);
      if (field && part.isText) {
        textBytes += part.size;
        if (textBytes > maxTextBytes) throw new AppError('invalid', 'http.formTooLong');
        const text = decoded(() => part.text);
        form.append(field, text);
      } else if (field && isNamed(field, name) && isChosen(part)) {
        await takeNext(part, field);
      }
    }
  } catch (error) {
    const problem = error instanceof MultipartParseError ? unreadable() : error;
    checkPosted(form);
    return { form, files: [], problem };
  }
  checkPosted(form);
  // Only the function above sets it, which the type checker does not follow.
  const { problem } = (refused as { problem: unknown } | null) ?? { problem: null };
  return { form, files: problem === null ? files : [], problem };
}

const isNamed = (field: string, name: string | RegExp): boolean =>
  typeof name === 'string' ? field === name : name.test(field);

/**
 * Whether somebody chose this file, however empty it is. Browsers send an empty part without a name for a field
 * without a file.
 */
export const isChosen = (part: MultipartPart): boolean =>
  part.size > 0 || Boolean(decoded(() => part.filename));

/** What the parser decodes on access. Throws AppError `invalid` when it is not UTF-8. */
function decoded<Value>(read: () => Value): Value {
  try {
    return read();
  } catch {
    throw unreadable();
  }
}

const unreadable = () => new AppError('invalid', 'http.formUnreadable');

function checkPosted(form: FormData): void {
  applyPick(form);
  checkFields(form);
}

/**
 * Refuses what would make the parser build huge arrays or deep objects: too many fields, long
 * names, indexes over 99, intents other than our own. Throws AppError `invalid`.
 */
export function checkFields(form: FormData): void {
  let count = 0;
  for (const [name, value] of form) {
    count += 1;
    if (count > maxFields) throw tooComplex();
    assertStorableText(name);
    requirePlainName(name);
    if (typeof value === 'string') assertStorableText(value);
    if (name === '__intent__') requireOwnIntent(value);
  }
}

const tooComplex = () => new AppError('invalid', 'http.formTooComplex');

function requirePlainName(name: string): void {
  // First of all: what follows takes far longer for a longer name.
  if (name.length > maxNameLength) throw tooComplex();
  const indexes = [...name.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '');
  const tooDeep = indexes.length > 4 || name.split('.').length > 6;
  const tooFar = indexes.some((index) => index.length > 2 || Number(index) > maxIndex);
  if (tooDeep || tooFar) throw tooComplex();
}

/** Adding a row, moving one, removing one and asking for a check are all our forms ever intend. */
function requireOwnIntent(value: FormDataEntryValue): void {
  const parsed = intentSchema.safeParse(parseJson(value));
  if (!parsed.success) throw tooComplex();
  if ('payload' in parsed.data) requirePlainName(parsed.data.payload.name);
}

function parseJson(value: FormDataEntryValue): unknown {
  try {
    return typeof value === 'string' ? JSON.parse(value) : null;
  } catch {
    return null;
  }
}
