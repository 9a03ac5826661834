import { z } from 'zod';
import { AppError } from '../errors.ts';
import { assertStorableText } from '../db/storable-text.ts';

const maxFields = 200;
const maxNameLength = 128;
const maxIndex = 99;

const intentSchema = z.union([
  z.object({ type: z.literal('validate') }),
  z.object({
    type: z.literal('insert'),
    payload: z.object({ name: z.string(), defaultValue: z.object({}).strict() }).strict(),
  }),
  z.object({
    type: z.literal('remove'),
    payload: z.object({ name: z.string(), index: z.number().int().min(0).max(maxIndex) }).strict(),
  }),
]);

/**
 * The fields of a form post, checked. Throws AppError `invalid`, or `wrong-type` when the body is
 * no form.
 */
export async function readFormData(request: Request): Promise<FormData> {
  let form: FormData;
  try {
    form = await request.formData();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('wrong-type', 'http.formExpected');
  }
  checkFields(form);
  return form;
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
  const indexes = [...name.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '');
  const tooDeep = indexes.length > 4 || name.split('.').length > 6;
  const tooFar = indexes.some((index) => index.length > 2 || Number(index) > maxIndex);
  if (name.length > maxNameLength || tooDeep || tooFar) throw tooComplex();
}

/** Adding a row, removing one and asking for a check are all our forms ever intend. */
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
