import type { AppLoadContext } from '@remix-run/node';
import { readSession, type SignedIn } from './session.server.ts';
import { database, type Em } from '../db/database.server.ts';
import type { Actor } from './actor.ts';
import { AppError } from '../errors.ts';
import type { Locale } from '../i18n/locale.ts';
import { localeOf } from '../i18n/locale.server.ts';
import type { MessageKey } from '#app/messages/catalogue.server.ts';

/** What a query or a command needs to know about who asks, and the way to the data. */
export interface Ctx {
  em: Em;
  actor: Actor | null;
  /** The language to answer in. */
  locale: Locale;
}

export interface RequestContext extends Ctx {
  /** The session row behind the cookie, if somebody is signed in. */
  session: SignedIn['session'] | null;
}

const opened = new WeakMap<AppLoadContext, Promise<RequestContext>>();

/**
 * The context of a request: one EntityManager and one reading of session and user, however many
 * loaders ask for it. Loaders of one request share the `context` object that Remix hands them.
 */
export function requestContext({
  request,
  context,
}: {
  request: Request;
  context: AppLoadContext;
}): Promise<RequestContext> {
  let promise = opened.get(context);
  if (!promise) {
    promise = open(request);
    opened.set(context, promise);
  }
  return promise;
}

async function open(request: Request): Promise<RequestContext> {
  const { orm } = await database();
  const em = orm.em.fork();
  const signedIn = await readSession(em, request);
  return {
    em,
    actor: signedIn?.actor ?? null,
    session: signedIn?.session ?? null,
    locale: localeOf(request),
  };
}

/**
 * The signed-in person. Throws AppError `unauthenticated` with the message of `messageKey` when
 * nobody is signed in.
 */
export function requireActor(
  { actor }: Pick<Ctx, 'actor'>,
  messageKey: MessageKey = 'http.registerFirst',
): Actor {
  if (!actor) throw new AppError('unauthenticated', messageKey);
  return actor;
}
