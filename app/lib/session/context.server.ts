import type { AppLoadContext } from '@remix-run/node';
import { readSession, type SignedIn } from './session.server.ts';
import { database, type Em } from '../db/database.server.ts';
import type { Actor } from './actor.ts';
import { AppError } from '../errors.ts';

/** What a query or a command needs to know about who asks, and the way to the data. */
export interface Ctx {
  em: Em;
  actor: Actor | null;
}

export interface RequestContext extends Ctx {
  /** The session row behind the cookie, if somebody is signed in. */
  session: SignedIn['session'] | null;
}

const held = new WeakMap<AppLoadContext, Promise<RequestContext>>();

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
  let promise = held.get(context);
  if (!promise) {
    promise = open(request);
    held.set(context, promise);
  }
  return promise;
}

async function open(request: Request): Promise<RequestContext> {
  const { orm } = await database();
  const em = orm.em.fork();
  const signedIn = await readSession(em, request);
  return { em, actor: signedIn?.actor ?? null, session: signedIn?.session ?? null };
}

const notRegistered =
  'You need to be registered with this community to access it. Please log in or register to continue.';

/**
 * The signed-in person. Throws AppError `unauthenticated`, with the message for people, when
 * nobody is signed in.
 */
export function requireActor({ actor }: Pick<Ctx, 'actor'>, message = notRegistered): Actor {
  if (!actor) throw new AppError('unauthenticated', message);
  return actor;
}
