import type { data } from '@remix-run/node';
import type { z } from 'zod';
import type { AppError } from '../errors.ts';
import type { Ctx } from '../session/context.server.ts';
import type { Question } from './choice.ts';
import type { CatchUp, FormReply } from './form-reply.ts';
import type { IdempotencyKey } from './idempotency.server.ts';

/** What a form is checked against, what it does, and how it is answered. */
export interface FormOptions<
  Schema extends z.ZodType,
  Result extends object,
  Shown extends object = never,
> {
  schema: Schema;
  /** Fields never sent back to the browser. */
  secrets?: string[];
  /**
   * Does the work with checked values; an AppError it throws comes back on the form. It runs once
   * for each key a form carries, in the transaction of `ctx`. Visitors
   * have no account to hold a key, so the command claims it.
   */
  run: (values: z.output<Schema>, ctx: Ctx, key: IdempotencyKey | null) => Promise<Result>;
  /**
   * Does the work of a form that was accepted before and comes with something else now, as after
   * Back; `last` is the result of the last time. Without it, such a form is a conflict.
   */
  runAgain?: (values: z.output<Schema>, ctx: Ctx, last: Result) => Promise<Result>;
  /**
   * What `run` would refuse about the fields of a form that the schema refuses already, so that
   * every error is said at the first try.
   */
  furtherErrors?: (form: FormData) => Promise<AppError[]>;
  /** What the form asks besides its choices, after `prepare`, by field: with any, nothing runs. */
  questions?: (form: FormData) => Record<string, Question>;
  /**
   * For a post that asks for no change, such as a preview: what the form shows when it comes back with
   * what was typed. Null for any other post.
   */
  show?: (values: z.output<Schema>) => Promise<Shown | null>;
  /** The response to a form that was accepted, also to one that was accepted before. */
  respond: (result: Result) => Promise<Response | ReturnType<typeof data<FormReply<Shown>>>>;
  /** Whether a draft is carried out after the login; without it, the form comes back filled in. */
  goesOn?: (form: FormData) => boolean;
  /**
   * After a conflict: what brings the form up to date, so that sending it again goes through. It may
   * throw a better AppError to answer with.
   */
  catchUp?: (values: z.output<Schema>) => Promise<CatchUp | null>;
}
