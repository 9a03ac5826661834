import type { z } from 'zod';
import { translateKey } from '#app/messages/catalogue.server.ts';
import { assertStorableText } from '../forms/typed-text.ts';
import { AppError } from '../errors.ts';
import { issueText } from '../forms/issue-text.server.ts';
import type { Locale } from '../i18n/locale.ts';
import type { Ctx } from '../session/context.server.ts';
import type { AnyEndpoint } from './endpoint.server.ts';

type SummaryKey = 'http.checkAddress' | 'http.checkFields';

/** A query or a body that does not fit its schema; `errors` holds the messages by field. */
export class InvalidInput extends Error {
  readonly messageKey: SummaryKey;
  readonly errors: Record<string, string[]>;
  constructor(messageKey: SummaryKey, errors: Record<string, string[]>) {
    super(messageKey);
    this.messageKey = messageKey;
    this.errors = errors;
  }
}

/** The path's parameters. Throws AppError `not-found` for one that names nothing. */
export function readParams(
  { params, notFound = 'http.nothingHere' }: AnyEndpoint,
  given: Record<string, string | undefined>,
): Record<string, unknown> {
  const parsed = params?.safeParse(given);
  if (parsed && !parsed.success) throw new AppError('not-found', notFound);
  return parsed?.data ?? {};
}

/** The query of the address; an empty value counts as absent. Throws InvalidInput. */
export function readQuery(
  { query }: AnyEndpoint,
  url: URL,
  locale: Locale,
): Record<string, unknown> {
  if (!query) return {};
  const given = [...url.searchParams].filter(([, value]) => value !== '');
  const check = { messageKey: 'http.checkAddress', locale } as const;
  return parse(query, Object.fromEntries(given), check);
}

/**
 * The JSON body. Throws AppError `wrong-type` or `invalid`, or InvalidInput with every error of its
 * fields.
 */
export async function readBody(
  { body, furtherErrors }: AnyEndpoint,
  request: Request,
  ctx: Ctx,
): Promise<unknown> {
  if (!body) return undefined;
  const { locale } = ctx;
  const given = await readJson(request);
  try {
    return parse(body, given, { messageKey: 'http.checkFields', locale });
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    for (const { field = '', messageKey, params } of (await furtherErrors?.(ctx, given)) ?? []) {
      (error.errors[field] ??= []).push(translateKey(locale, messageKey, params));
    }
    throw error;
  }
}

async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  const bytes = await request.arrayBuffer();
  if (type !== 'application/json') {
    // Without a body there is nothing that could be of the wrong type.
    const isMissing = type === undefined && bytes.byteLength === 0;
    throw new AppError(isMissing ? 'invalid' : 'wrong-type', 'http.jsonExpected');
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    requireFewValues(text);
    return JSON.parse(text, (key, value: unknown) => {
      assertStorableText(key);
      if (typeof value === 'string') assertStorableText(value);
      return value;
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid', 'http.jsonInvalid');
  }
}

/** The most commas that a body may have outside its texts: the largest of our calls has some hundreds of values. */
const mostCommas = 2000;

/** Throws AppError `invalid` for more values than any call has, before they are parsed and checked one by one. */
function requireFewValues(json: string): void {
  let count = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (isText && sign === '\\') at += 1;
    else if (sign === '"') isText = !isText;
    else if (sign === ',' && !isText && (count += 1) > mostCommas)
      throw new AppError('invalid', 'http.formTooComplex');
  }
}

function parse<Output>(
  schema: z.ZodType<Output>,
  value: unknown,
  { messageKey, locale }: { messageKey: SummaryKey; locale: Locale },
): Output {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    (errors[fieldName(issue.path)] ??= []).push(issueText(issue, locale));
  }
  throw new InvalidInput(messageKey, errors);
}

/** The name the same field has in the HTML form: `communities[0].condoUnit`. */
const fieldName = (path: PropertyKey[]) =>
  path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, '');
