import type { z } from 'zod';
import type { AnyCall } from './endpoint.server.ts';
import { AppError } from '../errors.ts';
import { requireText } from '../db/storable-text.ts';

/** What came does not fit its schema; `errors` holds the messages by field. */
export class InvalidInput extends Error {
  readonly errors: Record<string, string[]>;
  constructor(message: string, errors: Record<string, string[]>) {
    super(message);
    this.errors = errors;
  }
}

/** The path's parameters. Throws AppError `not-found` for one that names nothing. */
export function readParams(
  { params, missing = 'There is nothing at this address.' }: AnyCall,
  given: Record<string, string | undefined>,
): unknown {
  const parsed = (params as z.ZodType | undefined)?.safeParse(given);
  if (parsed && !parsed.success) throw new AppError('not-found', missing);
  return parsed?.data ?? {};
}

/** The address's query; an empty value is one left out. Throws InvalidInput. */
export function readQuery({ query }: AnyCall, url: URL): unknown {
  if (!query) return {};
  const given = [...url.searchParams].filter(([, value]) => value !== '');
  return checked(
    query as z.ZodType,
    Object.fromEntries(given),
    'Please check the address and try again.',
  );
}

/** The JSON body. Throws AppError `wrong-type` or `invalid`, or InvalidInput. */
export async function readBody({ body }: AnyCall, request: Request): Promise<unknown> {
  if (!body) return undefined;
  return checked(
    body as z.ZodType,
    await readJson(request),
    'Please check the fields and try again.',
  );
}

async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new AppError('wrong-type', 'Send the body as application/json.');
  }
  const bytes = await request.arrayBuffer();
  try {
    return JSON.parse(
      new TextDecoder('utf-8', { fatal: true }).decode(bytes),
      (key, value: unknown) => {
        requireText(key);
        if (typeof value === 'string') requireText(value);
        return value;
      },
    );
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('invalid', 'The body is not valid JSON.');
  }
}

function checked(schema: z.ZodType, value: unknown, message: string): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const errors: Record<string, string[]> = {};
  for (const issue of parsed.error.issues) {
    (errors[fieldName(issue.path)] ??= []).push(issue.message);
  }
  throw new InvalidInput(message, errors);
}

/** The name the same field has in the HTML form: `communities[0].condoUnit`. */
const fieldName = (path: PropertyKey[]) =>
  path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, '');
