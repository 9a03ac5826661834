import type { SubmissionResult } from '@conform-to/react';
import { questionsField, retypeField } from './row-intents.ts';

export interface FieldState {
  name: string;
  id: string;
  value: string;
  errors: string[];
  /** The hint beside a password, which does not come back. */
  retype?: string;
}

/** A field was filled in whose option is not chosen: the answers, as buttons send them, and none for Enter. */
interface Question {
  text: string;
  picks: { label: string; value: string }[];
  again: string;
}

export interface FormState {
  /** The reply this was read from; a new one means the form was posted again. */
  result: SubmissionResult | null;
  /** True when the last post was refused, or errors are left after a check or a change of rows. */
  failed: boolean;
  /** Messages about the whole form. */
  errors: string[];
  /** Every field with an error, in the order of the form. */
  invalid: { id: string; message: string }[];
  /** Of every field whose option is not chosen: which of the two was meant. */
  questions: Question[];
  /** Of every field with an error: its name, what was typed, and the messages. */
  refused: string[][];
  field: (name: string) => FieldState;
  /** How many rows a repeated group has. */
  count: (name: string, atLeast: number) => number;
}

/** What the form of a page is given: what the loader read, the reply to a post, and whether one is on its way. */
export interface PageForm<Page> {
  page: Page;
  formKey: string;
  result: SubmissionResult | undefined;
  pending: boolean;
}

/**
 * The state of a form, from the reply to its post or its first values. `prefix` keeps ids apart if a
 * page has the same form twice.
 */
export function formState(
  result: SubmissionResult | null | undefined,
  defaults: Record<string, unknown> = {},
  prefix = '',
): FormState {
  const values: Record<string, unknown> = result?.initialValue ?? defaults;
  const errors = result?.error ?? {};
  const idOf = (name: string) => prefix + name.replace(/[^A-Za-z0-9]+/g, '-').replace(/-$/, '');
  const field = (name: string): FieldState => ({
    name,
    id: idOf(name),
    value: asText(valueAt(values, name)),
    errors: errors[name] ?? [],
    retype: asText(valueAt(values, `${retypeField}.${name}`)),
  });
  return {
    result: result ?? null,
    failed:
      result?.status === 'error' ||
      (result?.intent !== undefined && Object.keys(errors).length > 0),
    errors: errors[''] ?? [],
    invalid: Object.entries(errors).flatMap(([name, messages]) =>
      name && messages ? messages.map((message) => ({ id: idOf(name), message })) : [],
    ),
    questions: questionsIn(values[questionsField]),
    refused: Object.entries(errors).flatMap(([name, messages]) =>
      name && messages ? [[name, field(name).value, ...messages]] : [],
    ),
    field,
    count: (name, atLeast) => {
      const rows = valueAt(values, name);
      return Math.max(Array.isArray(rows) ? rows.length : 0, atLeast);
    },
  };
}

/** The server makes them: a browser sends no field of this name. */
const questionsIn = (value: unknown): Question[] =>
  Array.isArray(value) ? (value as Question[]) : [];

/** The value under a name such as `communities[0].condoUnit`. */
function valueAt(values: unknown, name: string): unknown {
  return name.split(/[.[\]]+/).reduce<unknown>((value, part) => {
    if (part === '') return value;
    return typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)[part]
      : undefined;
  }, values);
}

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
