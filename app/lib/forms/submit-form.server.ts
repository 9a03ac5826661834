import {
  data,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import type { Submission, SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import { attemptOf, newFormKey, type Attempt } from '../db/idempotency.server.ts';
import { requestContext, type RequestContext } from '../session/context.server.ts';
import { AppError } from '../errors.ts';
import { readFormData } from './form-data.server.ts';
import { logError } from '../log.server.ts';

export interface PageArgs extends RequestContext {
  request: Request;
  url: URL;
  params: Record<string, string | undefined>;
  context: AppLoadContext;
}

/** What an error page is given: the message for people, and what kind of refusal it is. */
interface PageError {
  code: AppError['code'];
  message: string;
}

/**
 * Runs the loader or action of a page with the request's context, and turns an AppError into the
 * error page with its status.
 *
 * Call it inside the exported function, not around it: the compiler leaves server code out of the
 * browser build only where an export is a plain function.
 */
export async function handlePage<Result>(
  args: LoaderFunctionArgs | ActionFunctionArgs,
  run: (args: PageArgs) => Promise<Result>,
): Promise<Result> {
  try {
    const held = await requestContext(args);
    return await run({
      ...held,
      request: args.request,
      url: new URL(args.request.url),
      params: args.params,
      context: args.context,
    });
  } catch (error) {
    if (error instanceof AppError) {
      const body: PageError = { code: error.code, message: error.message };
      throw data(body, { status: error.status, headers: retryHeader(error) });
    }
    throw error;
  }
}

export interface FormOptions<Schema extends z.ZodType, Result> {
  schema: Schema;
  /** Fields never sent back to the browser. */
  secrets?: string[];
  /** Does the work with checked values, for the attempt that the form's key makes it; an AppError it throws comes back on the form. */
  run: (values: z.output<Schema>, attempt: Attempt | null) => Promise<Result>;
}

/**
 * Reads a form post against a schema and runs it. A form that fails answers 400 (or the status of
 * the AppError) with `{ result }`: the values as typed, less the secrets, and the messages by
 * field; '' holds those of the whole form. What nobody foresaw is logged and answered in the same
 * way with 500. A post that only adds or removes a row, or only asks for a check, answers 200 with
 * the form as it now stands.
 */
export async function submitForm<Schema extends z.ZodType, Result>(
  request: Request,
  { schema, secrets = [], run }: FormOptions<Schema, Result>,
) {
  return submitFields(request, await readFormData(request), { schema, secrets, run });
}

interface ReadBefore {
  /** Messages, by field, about what did not come through the reading: with any, nothing runs. */
  refused?: Record<string, string[]>;
  /** What makes two posts with one key the same; without it, the fields are compared. */
  content?: unknown;
  /** Runs before the fields are looked at, and may add some; an error comes back on the form. */
  prepare?: (() => Promise<void>) | undefined;
}

/** The same for fields that were read before. */
export async function submitFields<Schema extends z.ZodType, Result>(
  request: Request,
  form: FormData,
  options: FormOptions<Schema, Result> & ReadBefore,
) {
  const { schema, secrets = [], run, refused = {} } = options;
  const key = keyIn(form);
  const content = options.content ?? [...form].filter(([name]) => !secrets.includes(name));
  const attempt = key ? attemptOf(request, { key, content, clash }) : null;
  const problem: unknown = await options.prepare?.().catch((error: unknown) => error);
  const submission = parseForm(form, schema);
  const failed = (error: unknown) => failedReply(submission, error, secrets);
  if (problem) return failed(problem);
  if (submission.status !== 'success' || Object.keys(refused).length > 0) {
    const result = submission.reply({ hideFields: secrets });
    const onlyAsked = submission.status === undefined;
    return formReply(withRefused(result, refused), onlyAsked ? 200 : 400);
  }
  try {
    return await run(submission.value, attempt);
  } catch (error) {
    return failed(error);
  }
}

/** The form with what an AppError says, or, for what nobody foresaw, that it was our doing. */
function failedReply(
  submission: { reply: Submission<unknown>['reply'] },
  error: unknown,
  secrets: string[],
) {
  if (error instanceof AppError) {
    const reply = submission.reply({
      hideFields: secrets,
      ...(error.field
        ? { fieldErrors: { [error.field]: [error.message] } }
        : { formErrors: [error.message] }),
    });
    const told = error.code === 'conflict' ? withNewKey(reply) : reply;
    return formReply(told, error.status, retryHeader(error));
  }
  if (!(error instanceof Error)) throw error;
  logError('form', error);
  const reply = submission.reply({ hideFields: secrets, formErrors: [ourFault] });
  return data<FormReply>({ result: reply, unexplained: true }, { status: 500 });
}

/** What is said of a failure whose cause is for the log alone; the form's heading says what failed. */
const ourFault = 'Something went wrong on our side. It is not your doing.';

const withRefused = (
  result: SubmissionResult,
  refused: Record<string, string[]>,
): SubmissionResult =>
  Object.keys(refused).length === 0
    ? result
    : { ...result, status: 'error', error: { ...result.error, ...refused } };

interface FormReply {
  result: SubmissionResult;
  /** True when it failed for a reason that a person can do nothing about. */
  unexplained?: boolean;
}

const formReply = (result: SubmissionResult, status: number, headers?: HeadersInit) =>
  data<FormReply>({ result }, { status, headers });

const keyField = 'idempotencyKey';

const clash =
  'This form was sent before with something else in it, and that was saved. Send it again if you want this saved too.';

/** The key a form carries; null for a form without one. */
function keyIn(form: FormData): string | null {
  const key = form.get(keyField);
  return typeof key === 'string' && key !== '' ? key : null;
}

/** A form that comes back carries the key it was sent with, unless that one is used up. */
const withNewKey = (result: SubmissionResult): SubmissionResult => ({
  ...result,
  initialValue: { ...result.initialValue, [keyField]: newFormKey() },
});

function parseForm<Schema extends z.ZodType>(form: FormData, schema: Schema) {
  try {
    return parseWithZod(form, { schema });
  } catch {
    throw new AppError('invalid', 'This form could not be read. Please go back and try again.');
  }
}

const retryHeader = (error: AppError): Record<string, string> =>
  error.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(error.retryAfterSeconds) };
