import { data } from '@remix-run/node';
import type { Submission, SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import { translate, translateKey } from '#app/messages/catalogue.server.ts';
import {
  idempotencyKeyFor,
  newFormKey,
  runIdempotent,
  type IdempotencyKey,
} from '../db/idempotency.server.ts';
import { AppError } from '../errors.ts';
import { retryAfter } from '../http/page.server.ts';
import { logError } from '../log.server.ts';
import type { Ctx } from '../session/context.server.ts';
import { readFormData } from './form-data.server.ts';
import { issueText } from './issue-text.server.ts';

export interface FormOptions<Schema extends z.ZodType, Result extends object> {
  schema: Schema;
  /** Fields never sent back to the browser. */
  secrets?: string[];
  /**
   * Does the work with checked values; an AppError it throws comes back on the form. It runs once
   * for each key a form carries, in the transaction of `ctx`. Visitors
   * have no account to hold a key, so the command claims it.
   */
  run: (values: z.output<Schema>, ctx: Ctx, key: IdempotencyKey | null) => Promise<Result>;
  /** The response to a form that was accepted, also to one that was accepted before. */
  respond: (result: Result) => Promise<Response>;
}

/** What the page is given of a form that was not accepted. */
export interface FormReply {
  result: SubmissionResult;
  /** True when it failed for a reason that a person can do nothing about. */
  unexplained?: boolean;
}

/**
 * Reads a form post against a schema and runs it. A form that fails answers 400 (or the status of
 * the AppError) with `{ result }`: the values as typed, less the secrets, and the messages by
 * field; '' holds those of the whole form. An unexpected error is logged and answered in the same
 * way with 500. A post that only adds or removes a row, or only asks for a check, answers 200 with
 * the form as it now stands.
 */
export const submitForm = async <Schema extends z.ZodType, Result extends object>(
  ctx: Ctx,
  request: Request,
  options: FormOptions<Schema, Result>,
) => submitFields(ctx, request, await readFormData(request), options);

interface FieldsOptions {
  /** Messages by field about what was refused while it was read: with any, nothing runs. */
  refused?: Record<string, string[]>;
  /** What makes two posts with one key the same; without it, the fields are compared. */
  content?: unknown;
  /** Runs before the fields are checked, and may add some; an error comes back on the form. */
  prepare?: (() => Promise<void>) | undefined;
}

/** `submitForm` for fields that were read already. */
export async function submitFields<Schema extends z.ZodType, Result extends object>(
  ctx: Ctx,
  request: Request,
  form: FormData,
  options: FormOptions<Schema, Result> & FieldsOptions,
) {
  const { schema, secrets = [], run, respond, refused = {} } = options;
  const content = options.content ?? [...form].filter(([name]) => !secrets.includes(name));
  const key = keyIn(request, form, content);
  const problem: unknown = await options.prepare?.().catch((error: unknown) => error);
  const submission = parseForm(ctx, form, schema);
  const failed = (error: unknown) => failedReply(ctx, submission, error, secrets);
  if (problem) return failed(problem);
  if (submission.status !== 'success' || Object.keys(refused).length > 0) {
    const result = submission.reply({ hideFields: secrets });
    const isIntent = submission.status === undefined;
    return data<FormReply>(
      { result: withErrors(result, refused) },
      { status: isIntent ? 200 : 400 },
    );
  }
  try {
    return await respond(
      await runIdempotent(ctx, key, (inside) => run(submission.value, inside, key)),
    );
  } catch (error) {
    return failed(error);
  }
}

const keyField = 'idempotencyKey';

/** The key a form carries; null for a form without one. */
function keyIn(request: Request, form: FormData, content: unknown): IdempotencyKey | null {
  const key = form.get(keyField);
  return typeof key === 'string' && key !== ''
    ? idempotencyKeyFor(request, { key, content, mismatch: 'http.formKeyUsed' })
    : null;
}

function parseForm<Schema extends z.ZodType>({ locale }: Ctx, form: FormData, schema: Schema) {
  try {
    return parseWithZod(form, {
      schema,
      formatError: (issues: z.core.$ZodIssue[]) => issues.map((issue) => issueText(issue, locale)),
    });
  } catch {
    throw new AppError('invalid', 'http.formUnreadable');
  }
}

/** The form with the message of an AppError, or, for an unexpected error, that it was our fault. */
function failedReply(
  { locale }: Ctx,
  submission: { reply: Submission<unknown, string[]>['reply'] },
  error: unknown,
  secrets: string[],
) {
  if (error instanceof AppError) {
    const message = translateKey(locale, error.messageKey, error.params);
    const result = submission.reply({
      hideFields: secrets,
      ...(error.field ? { fieldErrors: { [error.field]: [message] } } : { formErrors: [message] }),
    });
    return data<FormReply>(
      { result: error.code === 'conflict' ? withNewKey(result) : result },
      { status: error.status, headers: retryAfter(error.retryAfterSeconds) },
    );
  }
  if (!(error instanceof Error)) throw error;
  logError('form', error);
  const formErrors = [translate(locale, 'http.ourFault')];
  const result = submission.reply({ hideFields: secrets, formErrors });
  return data<FormReply>({ result, unexplained: true }, { status: 500 });
}

const withErrors = (
  result: SubmissionResult,
  errors: Record<string, string[]>,
): SubmissionResult =>
  Object.keys(errors).length === 0
    ? result
    : { ...result, status: 'error', error: { ...result.error, ...errors } };

/** A form that comes back carries the key it was sent with, unless that one is used up. */
const withNewKey = (result: SubmissionResult): SubmissionResult => ({
  ...result,
  initialValue: { ...result.initialValue, [keyField]: newFormKey() },
});
