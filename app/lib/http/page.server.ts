import {
  data,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { translateKey } from '#app/messages/catalogue.server.ts';
import { AppError, type ErrorCode } from '../errors.ts';
import { localeOf } from '../i18n/locale.server.ts';
import { requestContext, type Ctx, type RequestContext } from '../session/context.server.ts';

export interface PageArgs {
  ctx: Ctx;
  session: RequestContext['session'];
  request: Request;
  url: URL;
  params: Record<string, string | undefined>;
  context: AppLoadContext;
}

/** What an error page is given: what kind of refusal it is, why, and the message for people. */
export interface PageError {
  code: ErrorCode;
  messageKey: string;
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
  const { request, params, context } = args;
  try {
    const { session, ...ctx } = await requestContext(args);
    return await run({ ctx, session, request, url: new URL(request.url), params, context });
  } catch (error) {
    throw error instanceof AppError ? pageError(request, error) : error;
  }
}

/** The refusal as Remix shows it on a page's error boundary. */
export function pageError(
  request: Request,
  { code, messageKey, params, status, ...error }: AppError,
) {
  const message = translateKey(localeOf(request), messageKey, params);
  return data<PageError>(
    { code, messageKey, message },
    { status, headers: retryAfter(error.retryAfterSeconds) },
  );
}

/** The header that says how long to wait, if a wait applies. */
export const retryAfter = (seconds: number | undefined): Record<string, string> =>
  seconds === undefined ? {} : { 'Retry-After': String(seconds) };
