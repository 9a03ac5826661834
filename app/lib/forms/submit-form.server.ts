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
} from './idempotency.server.ts';
import { withoutDatabase } from '../db/failures/unavailable.server.ts';
import { AppError } from '../errors.ts';
import { linkFor, retryAfter } from '../http/page.server.ts';
import type { Locale } from '../i18n/locale.ts';
import { logError } from '../log.server.ts';
import type { Ctx } from '../session/context.server.ts';
import { questionsField, type Question } from './choice.ts';
import { choicesOf, openQuestions } from './choices.server.ts';
import { takeDraft } from './form-draft.server.ts';
import type { FormOptions } from './form-options.ts';
import type { CatchUp, FormReply } from './form-reply.ts';
import { keptErrors, takeRefused, takeUntyped, withRetype } from './hidden-fields.server.ts';
import { inFieldOrder } from './field-order.server.ts';
import { readFormData } from './form-data.server.ts';
import { issueText } from './issue-text.server.ts';

/**
 * Reads a form post against a schema and runs it. A form that fails answers 400 (or the status of
 * the AppError) with `{ result }`: the values as typed, less the secrets, and the messages by
 * field; '' holds those of the whole form. An unexpected error is logged and answered in the same
 * way with 500. A field that was filled in while its option is not chosen is a question (see choice.ts), and nothing
 * runs until it is answered. A post that only asks for a check answers 200 with the form and its errors; one that
 * only adds or removes a row answers 200 with the form as it is now, the errors it had, and those of its files.
 */
export async function submitForm<Schema extends z.ZodType, Result extends object>(
  ctx: Ctx,
  request: Request,
  options: FormOptions<Schema, Result>,
) {
  return submitReadForm(ctx, request, await readFormData(request), options);
}

/** `submitForm` for a form that was read already. */
export async function submitReadForm<Schema extends z.ZodType, Result extends object>(
  ctx: Ctx,
  request: Request,
  form: FormData,
  options: FormOptions<Schema, Result>,
) {
  const draft = options.goesOn && takeDraft(form);
  if (draft && options.goesOn?.(draft.form)) return submitFields(ctx, request, draft.form, options);
  return resumeDraft(ctx, form, options) ?? submitFields(ctx, request, form, options);
}

/**
 * The form filled in with the draft that a post carries (see form-draft), without judging it, and
 * with a line that it is not sent yet; null for a post without one.
 */
export function resumeDraft<Schema extends z.ZodType>(
  ctx: Ctx,
  form: FormData,
  { schema, secrets = [] }: Pick<FormOptions<Schema, object>, 'schema' | 'secrets'>,
) {
  const draft = takeDraft(form);
  if (!draft) return null;
  const { initialValue } = parseForm(ctx, draft.form, schema).reply({ hideFields: secrets });
  const again = draft.hadPhotos ? 'http.notSentYetWithPhotos' : 'http.notSentYet';
  const note = draft.wasPress ? 'http.notPressedYet' : again;
  return data<FormReply>({
    result: { initialValue: initialValue ?? {}, error: { '': [translate(ctx.locale, note)] } },
  });
}

interface FieldsOptions {
  /** By field, what was refused while it was read: with any, nothing runs. */
  refused?: Record<string, AppError[]>;
  /** Fields that are empty only because of what was refused: nothing more is said of them. */
  covered?: string[];
  /** What makes two posts with one key the same; without it, the fields are compared. */
  content?: unknown;
  /** Runs before the fields are checked, and may add some; an error comes back on the form. */
  prepare?: (() => Promise<void>) | undefined;
}

/** `submitForm` for fields that were read already. */
export async function submitFields<
  Schema extends z.ZodType,
  Result extends object,
  Shown extends object = never,
>(
  ctx: Ctx,
  request: Request,
  form: FormData,
  options: FormOptions<Schema, Result, Shown> & FieldsOptions,
) {
  const { schema, secrets = [], run, runAgain, respond, refused = {}, covered = [] } = options;
  const refusedBefore = takeRefused(form);
  const untyped = takeUntyped(form, secrets);
  const content = options.content ?? [...form].filter(([name]) => !secrets.includes(name));
  const key = keyIn(request, form, content);
  const problem: unknown = await options.prepare?.().catch((error: unknown) => error);
  const submission = parseForm(ctx, form, schema);
  const reply: Reply = (extra) =>
    withRetype(ctx.locale, untyped, submission.reply({ hideFields: secrets, ...extra }));
  const inOrder: Reply = (extra) => {
    const result = reply(extra);
    return result.error ? { ...result, error: inFieldOrder(schema, result.error) } : result;
  };
  const failed = async (error: unknown) => {
    const isConflict = error instanceof AppError && error.code === 'conflict';
    const values = submission.status === 'success' ? submission.value : undefined;
    try {
      const caughtUp = isConflict && values ? await options.catchUp?.(values) : null;
      return failedReply(ctx, inOrder, withoutDatabase(error), caughtUp ?? null);
    } catch (later) {
      return failedReply(ctx, inOrder, withoutDatabase(later), null);
    }
  };
  if (problem) return failed(problem);
  const refusals = Object.entries(refused).filter(([, errors]) => errors.length > 0);
  const questions = form.has('__intent__')
    ? {}
    : { ...openQuestions(form, choicesOf(schema), ctx.locale), ...options.questions?.(form) };
  const isAsked = Object.keys(questions).length > 0;
  if (submission.status !== 'success' || refusals.length > 0 || isAsked) {
    const result = reply();
    if (isShapeChange(result)) {
      const errors = {
        ...keptErrors(form, refusedBefore, result),
        ...errorTexts(ctx.locale, refusals),
      };
      return data<FormReply>({ result: { ...result, error: inFieldOrder(schema, errors) } });
    }
    try {
      const further = await options.furtherErrors?.(form);
      const own = Object.entries(result.error ?? {}).filter(([name]) => !covered.includes(name));
      const errors = {
        ...Object.fromEntries(own),
        ...errorTexts(
          ctx.locale,
          (further ?? []).map((error) => [error.field ?? '', [error]]),
        ),
        ...errorTexts(ctx.locale, refusals),
        ...textsOf(questions),
      };
      return data<FormReply>(
        { result: withQuestions(withErrors(result, inFieldOrder(schema, errors)), questions) },
        { status: result.intent ? 200 : statusOf(refusals) },
      );
    } catch (error) {
      return failed(error);
    }
  }
  try {
    const shown = await options.show?.(submission.value);
    if (shown) return data<FormReply<Shown>>({ result: reply(), shown });
    return await respond(
      await runIdempotent(
        ctx,
        key,
        (inside) => run(submission.value, inside, key),
        runAgain && ((inside, last) => runAgain(submission.value, inside, last)),
      ),
    );
  } catch (error) {
    return failed(error);
  }
}

type Reply = Submission<unknown, string[]>['reply'];

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
function failedReply({ locale }: Ctx, reply: Reply, error: unknown, caughtUp: CatchUp | null) {
  if (error instanceof AppError) {
    const { link, field } = error;
    const message = translateKey(locale, error.messageKey, error.params);
    const formErrors = link ? [message, translate(locale, 'http.textStays')] : [message];
    const fields = [error, ...error.others].map((one): [string, AppError[]] => [
      one.field ?? '',
      [one],
    ]);
    const result = reply(field ? { fieldErrors: errorTexts(locale, fields) } : { formErrors });
    return data<FormReply>(
      {
        result: error.code === 'conflict' ? withValues(result, caughtUp?.values) : result,
        ...(caughtUp ? { conflict: caughtUp.conflict } : {}),
        ...(link ? { link: linkFor(locale, link) } : {}),
        ...(error.code === 'too-many' ? { heading: translate(locale, 'errors.wait') } : {}),
      },
      { status: error.status, headers: retryAfter(error.retryAfterSeconds) },
    );
  }
  if (!(error instanceof Error)) throw error;
  logError('form', error);
  const formErrors = [translate(locale, 'http.ourFault')];
  const result = reply({ formErrors });
  return data<FormReply>({ result, unexplained: true }, { status: 500 });
}

/** Whether a post only added or removed a row. */
const isShapeChange = ({ status, intent }: SubmissionResult): boolean =>
  status === undefined && intent?.type !== 'validate';

/** A reply with these errors. A check in the background stays one. */
const withErrors = (
  result: SubmissionResult,
  error: NonNullable<SubmissionResult['error']>,
): SubmissionResult =>
  Object.keys(error).length === 0
    ? result
    : { ...result, status: result.intent ? result.status : 'error', error };

/** A reply whose summary has a button for each answer. */
const withQuestions = (
  result: SubmissionResult,
  questions: Record<string, Question>,
): SubmissionResult =>
  Object.keys(questions).length === 0
    ? result
    : {
        ...result,
        initialValue: {
          ...result.initialValue,
          [questionsField]: Object.values(questions).map((one) => ({ ...one })),
        },
      };

const textsOf = (questions: Record<string, Question>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(questions).map(([name, { text }]) => [name, [text]]));

/** The status of a form with refused fields: 413 where something was too large, or else 400. */
const statusOf = (refusals: [field: string, errors: AppError[]][]): number =>
  refusals.flatMap(([, errors]) => errors).find(({ code }) => code === 'too-large')?.status ?? 400;

/** The messages of errors by field. */
const errorTexts = (
  locale: Locale,
  errors: [field: string, errors: AppError[]][],
): Record<string, string[]> =>
  Object.fromEntries(
    errors.map(([field, all]) => [
      field,
      all.map(({ messageKey, params }) => translateKey(locale, messageKey, params)),
    ]),
  );

/** A form that comes back carries the key it was sent with, unless that one is used up. */
const withValues = (
  result: SubmissionResult,
  values: Record<string, string> = {},
): SubmissionResult => ({
  ...result,
  initialValue: { ...result.initialValue, ...values, [keyField]: newFormKey() },
});
