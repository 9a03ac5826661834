import {
  data,
  redirect,
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { translate, translateKey, type MessageKey } from '#app/messages/catalogue.server.ts';
import { listCursors, ownPostsCursors } from '../db/cursors.ts';
import { withoutDatabase } from '../db/failures/unavailable.server.ts';
import { invalidCursor } from '../db/pagination.ts';
import { AppError, type ErrorCode, type ErrorLink, type RefusedCommunity } from '../errors.ts';
import { RefusedWithDraft, type FormDraft } from '../forms/form-draft.server.ts';
import type { Locale } from '../i18n/locale.ts';
import {
  answerLocale,
  openContext,
  refusalFor,
  type Ctx,
  type RequestContext,
} from '../session/context.server.ts';

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
  /** What is said below the message where something does not exist. */
  hint?: string;
  /** What was typed into a form whose sender was refused. */
  draft?: FormDraft;
  /** For a malformed cursor: the address of the list's first page. */
  listStart?: string;
  /** Where the person can go on. */
  link?: { to: string; label: string };
  /** For a community that they may not enter: whose it is, its picture, and what else helps. */
  door?: CommunityDoor;
}

interface CommunityDoor {
  title: string;
  picture: string;
  alt: string;
  ways: { to: string; text: string; label: string }[];
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
    const { session, ...ctx } = await openContext(args);
    return await run({ ctx, session, request, url: new URL(request.url), params, context });
  } catch (thrown) {
    // The browser still has what was typed, and sends it again when the error page is reloaded.
    const error = withoutDatabase(
      thrown,
      request.method === 'GET' ? 'http.unavailable' : 'http.unavailableReload',
    );
    throw error instanceof AppError ? await pageError(args, await refusalFor(args, error)) : error;
  }
}

/**
 * The same for a file, which has no error page of its own: a visitor who has to log in is sent there,
 * and comes back. A browser that may not have the file, or asks for none, is sent to `errorPage`,
 * which says so.
 */
export const handleFile = <Result>(
  args: LoaderFunctionArgs,
  run: (args: PageArgs) => Promise<Result>,
  errorPage?: string,
): Promise<Result> =>
  handlePage(args, async (page) => {
    try {
      return await run(page);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const isMissing = error.code === 'forbidden' || error.code === 'not-found';
      if (errorPage && isMissing && wantsPage(page.request)) throw redirect(errorPage);
      if (error.code !== 'unauthenticated') throw error;
      const { pathname, search } = page.url;
      throw redirect(`/login?redirectTo=${encodeURIComponent(pathname + search)}`);
    }
  });

const wantsPage = (request: Request): boolean =>
  request.headers.get('Accept')?.includes('text/html') ?? false;

/** The refusal as Remix shows it on a page's error boundary. */
export async function pageError(
  args: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  error: AppError,
) {
  const { request } = args;
  const { code, messageKey, params, status, retryAfterSeconds, link, community } = error;
  const locale = await answerLocale(args);
  const message = translateKey(locale, messageKey, params);
  const hint = code === 'not-found' ? translateKey(locale, missingHint(messageKey)) : null;
  const draft = error instanceof RefusedWithDraft ? error.draft : null;
  return data<PageError>(
    {
      code,
      messageKey,
      message,
      ...(hint && { hint }),
      ...(draft && { draft }),
      ...(messageKey === invalidCursor().messageKey && { listStart: listStart(request) }),
      ...(link && { link: linkFor(locale, link) }),
      ...(community && !draft && { door: doorOf(locale, community) }),
    },
    { status, headers: retryAfter(retryAfterSeconds) },
  );
}

/** What stands over a community's page for people who may not enter. */
const doorOf = (locale: Locale, { slug, name: community }: RefusedCommunity): CommunityDoor => ({
  title: translate(locale, 'errors.door.title', { community }),
  picture: `/communities/${slug}/skyline.svg`,
  alt: translate(locale, 'errors.door.picture', { community }),
  ways: (['code', 'help'] as const).map((way) => ({
    to: way === 'code' ? '/join' : '/contact',
    text: translate(locale, `errors.door.${way}.text`),
    label: translate(locale, `errors.door.${way}.label`),
  })),
});

/** The link of an AppError with its words. */
export const linkFor = (locale: Locale, { to, messageKey }: ErrorLink) => ({
  to,
  label: translateKey(locale, messageKey),
});

/** The address of a request without the cursors in it. */
function listStart(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  for (const cursor of [...listCursors, ...ownPostsCursors]) searchParams.delete(cursor);
  return searchParams.size > 0 ? `${pathname}?${searchParams.toString()}` : pathname;
}

/** The header that says how long to wait, if a wait applies. */
export const retryAfter = (seconds: number | undefined): Record<string, string> =>
  seconds === undefined ? {} : { 'Retry-After': String(seconds) };

const hints: ReadonlyMap<string, MessageKey> = new Map([
  ['posts.notFound.LISTING', 'errors.missing.listing'],
  ['posts.notFound.ACTIVITY', 'errors.missing.activity'],
  ['articles.notFound', 'errors.missing.article'],
  ['communities.notFound', 'errors.missing.community'],
  ['communities.noRules', 'errors.missing.rules'],
  ['events.notFound', 'errors.missing.event'],
  ['newsletters.notFound', 'errors.missing.newsletter'],
  ['accounts.notFound', 'errors.missing.user'],
]);

/** What is said below the title of a 404, by the key of the message that is its title. */
const missingHint = (messageKey: string): MessageKey =>
  hints.get(messageKey) ?? 'errors.missing.other';
