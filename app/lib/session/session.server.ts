import { createHash, randomBytes } from 'node:crypto';
import { Session } from '#db/entities/index.ts';
import type { Actor } from './actor.ts';
import { ownCookie } from '../http/cookies.server.ts';
import type { Em } from '../db/database.server.ts';
import { sessionRow } from './session-rows.server.ts';

const hour = 60 * 60;
const day = 24 * hour;
/** How long a session lasts without being used, and how long in all. */
const idleSeconds = 30 * day;
const lifetimeSeconds = 180 * day;
/** How long ago a session was last seen before it is written again. */
const touchAfterSeconds = hour;

export interface LoggedIn {
  actor: Actor;
  session: { idHash: string };
}

const sessionCookie = () => ownCookie('session', { maxAge: lifetimeSeconds });

/** The name of the cookie; over https it has a prefix that binds it to the host. */
export const sessionCookieName = (): string => sessionCookie().name;

/** Whether a request carries a session cookie, valid or not. */
export const hasSession = (request: Request): boolean =>
  (request.headers.get('Cookie') ?? '').includes(`${sessionCookieName()}=`);

/** The person whom the cookie names, with all memberships, in one query; null when there is none. */
export async function readSession(em: Em, request: Request): Promise<LoggedIn | null> {
  const idHash = await idHashIn(request);
  if (idHash === null) return null;
  const row = await sessionRow(em, idHash, limits);
  if (!row) return null;
  if (row.isStale) {
    const now = new Date();
    const expiresAt = expiryOf({ createdAt: new Date(row.createdAt), lastSeenAt: now });
    await em.nativeUpdate(Session, { idHash }, { lastSeenAt: now, expiresAt });
  }
  return { actor: JSON.parse(row.actor) as Actor, session: { idHash } };
}

const limits = { staleAfter: touchAfterSeconds, lifetime: lifetimeSeconds };

/** The hash of the secret in the session cookie; null without one. */
async function idHashIn(request: Request): Promise<string | null> {
  const secret: unknown = await sessionCookie().parse(request.headers.get('Cookie'));
  return typeof secret === 'string' && secret.length <= 128 ? hashOf(secret) : null;
}

/** Somebody whose password was checked, and against what. */
export interface CheckedPerson {
  id: string;
  /** `credentialOf` the account's password hash. */
  credential: string;
}

/** A digest that names a password hash without giving it away. */
export const credentialOf = (passwordHash: string): string => hashOf(passwordHash);

/**
 * The lock makes a login and a change of the password wait for each other: the change either comes
 * first, and there is no session, or it ends the session together with all others.
 */
const startQuery = `
  with person as (
    select id from users
     where id = ? and encode(sha256(convert_to(password, 'UTF8')), 'hex') = ?
       and disabled_at is null
       for share),
  replaced as (delete from sessions where id_hash = ? and exists (select from person))
  insert into sessions (id_hash, user_id, user_agent, created_at, last_seen_at, expires_at)
  select ?, id, ?, ?::timestamptz, ?::timestamptz, ?::timestamptz from person
  returning user_id`;

/**
 * Logs a person in on this browser, under a new secret and never one that the browser sent. The
 * session that the browser had before ends.
 * Returns the Set-Cookie header; null, with nothing changed, when the password that was checked is
 * no longer the account's, or the account is disabled.
 */
export async function startSession(
  em: Em,
  { id, credential }: CheckedPerson,
  request: Request,
): Promise<string | null> {
  const secret = randomBytes(32).toString('base64url');
  const now = new Date();
  const started = await em.execute<unknown[]>(startQuery, [
    id,
    credential,
    (await idHashIn(request)) ?? '',
    hashOf(secret),
    request.headers.get('User-Agent')?.slice(0, 300) ?? null,
    now,
    now,
    expiryOf({ createdAt: now, lastSeenAt: now }),
  ]);
  return started.length > 0 ? sessionCookie().serialize(secret) : null;
}

/** Ends the session on the server too. Returns the Set-Cookie header that clears the cookie. */
export async function endSession(em: Em, session: LoggedIn['session'] | null): Promise<string> {
  if (session) await em.nativeDelete(Session, { idHash: session.idHash });
  return sessionCookie().serialize('', { maxAge: 0 });
}

/** Deletes the sessions that have run out, which let nobody in any more. */
export async function deleteExpiredSessions(em: Em): Promise<void> {
  await em.nativeDelete(Session, { expiresAt: { $lt: new Date() } });
}

/** When a session ends if it is not used again. */
const expiryOf = ({ createdAt, lastSeenAt }: { createdAt: Date; lastSeenAt: Date }): Date =>
  new Date(
    Math.min(
      lastSeenAt.getTime() + idleSeconds * 1000,
      createdAt.getTime() + lifetimeSeconds * 1000,
    ),
  );

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
