import type { AppLoadContext } from '@remix-run/node';
import { canManagePeople, type Actor } from '#app/lib/session/actor.ts';
import type { MessageKey } from '#app/messages/catalogue.server.ts';
import { database, type Em } from '../db/database.server.ts';
import { AppError } from '../errors.ts';
import { localeOf } from '../http/cookies.server.ts';
import { readFromStandby } from '../db/standbys.server.ts';
import type { Locale } from '../i18n/locale.ts';
import { PerOwner } from '../process/keep.server.ts';
import { readSession, type LoggedIn } from './session.server.ts';

/** What every query and command gets: the database, who is asking, and in which language. */
export interface Ctx {
  em: Em;
  /** The logged-in person; null for a visitor. */
  actor: Actor | null;
  /** The language to answer in. */
  locale: Locale;
}

export interface RequestContext extends Ctx {
  /** The session that the cookie names, if somebody is logged in. */
  session: LoggedIn['session'] | null;
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext {
    /** The id of the person who asks, for the log; missing until it is known, and for visitors. */
    actorId?: string | undefined;
    /** Whether the answer is the same for every visitor and may be a second old: then a standby may be read. */
    mayBeOld?: boolean;
  }
}

const contexts = new PerOwner<AppLoadContext, Promise<RequestContext>>('context');

/**
 * The context of a request: one EntityManager, and one query for the session and its user, however
 * many loaders ask for it. The loaders of one request share the `context` object of Remix.
 */
export function requestContext({
  request,
  context,
}: {
  request: Request;
  context: AppLoadContext;
}): Promise<RequestContext> {
  let promise = contexts.get(context);
  if (!promise) {
    promise = createContext(request, context).then((made) => {
      context.actorId = made.actor?.id;
      return made;
    });
    contexts.set(context, promise);
  }
  return promise;
}

/** What somebody whose account is to be deleted may still open: the page that says so, and the frame's forms. */
const openWhileLeaving = new Set([
  '/account/closing',
  '/logout',
  '/theme',
  '/lite',
  '/language',
  '/api/auth/login',
  '/api/auth/logout',
]);

/**
 * The same for a page or a call, which are closed to somebody whose account is to be deleted. Throws
 * AppError `forbidden`, with the way back.
 */
export async function openContext(args: {
  request: Request;
  context: AppLoadContext;
}): Promise<RequestContext> {
  const ctx = await requestContext(args);
  if (ctx.actor?.isLeaving && !openWhileLeaving.has(new URL(args.request.url).pathname)) {
    throw new AppError('forbidden', 'ownAccount.accountClosing', {
      link: { to: '/account/closing', messageKey: 'ownAccount.toClosing' },
    });
  }
  return ctx;
}

/**
 * A refusal as its reader needs it: somebody who lacks the second step that their role needs is told so, with the way
 * to set it up.
 */
export async function refusalFor(
  { context }: { context: AppLoadContext },
  error: AppError,
): Promise<AppError> {
  if (error.code !== 'forbidden' || error.link) return error;
  const made = await contexts.get(context)?.catch(() => null);
  return made?.actor?.lacksSecondStep ? lacksSecondStep() : error;
}

const lacksSecondStep = () =>
  new AppError('forbidden', 'secondStep.neededForRole', {
    link: { to: '/account/second-step', messageKey: 'secondStep.toSetUp' },
    reason: 'second_step_missing',
  });

async function createContext(
  request: Request,
  { mayBeOld = false }: AppLoadContext,
): Promise<RequestContext> {
  const { orm } = await database();
  const em = orm.em.fork();
  if (mayBeOld) readFromStandby(em);
  const loggedIn = await readSession(em, request);
  return {
    em,
    actor: loggedIn?.actor ?? null,
    session: loggedIn?.session ?? null,
    locale: await localeOf(request, loggedIn?.actor.language),
  };
}

/**
 * The language of an answer, also where the context is missing or failed: then the browser decides
 * alone.
 */
export async function answerLocale({
  request,
  context,
}: {
  request: Request;
  context: AppLoadContext;
}): Promise<Locale> {
  const made = await contexts.get(context)?.catch(() => null);
  return made?.locale ?? localeOf(request);
}

/**
 * The logged-in person. Throws AppError `unauthenticated` with the message of `messageKey` when
 * nobody is logged in.
 */
export function requireActor(
  { actor }: Pick<Ctx, 'actor'>,
  messageKey: MessageKey = 'http.loginFirst',
): Actor {
  if (!actor) throw new AppError('unauthenticated', messageKey);
  return actor;
}

/** The logged-in ADMIN. Throws AppError: `unauthenticated`, `forbidden` for anybody else. */
export function requireAdmin(ctx: Ctx): Actor {
  const actor = requireActor(ctx, 'people.loginAsAdmin');
  if (!canManagePeople(actor)) throw new AppError('forbidden', 'people.adminsOnly');
  return actor;
}
