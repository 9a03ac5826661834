import { createHash, randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { Session } from '#db/entities/index.ts';
import { isCurrent } from '../db/current-membership.server.ts';
import type { Em } from '../db/database.server.ts';
import { compiledRead, type Params } from '../db/read.server.ts';
import { ownCookie } from '../http/cookies.server.ts';
import type { Actor } from './actor.ts';
import { lacksSecondStep } from './second-step-rule.ts';

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
  const [row] = await sessionRows(em, { idHash });
  if (!row) return null;
  if (row.isStale) {
    const now = new Date();
    const expiresAt = expiryOf({ createdAt: new Date(row.createdAt), lastSeenAt: now });
    await em.nativeUpdate(Session, { idHash }, { lastSeenAt: now, expiresAt });
  }
  return { actor: JSON.parse(row.actor) as Actor, session: { idHash } };
}

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
  /** Whether they passed the second step too, where the account has one. */
  hasPassedSecondStep?: boolean;
}

/** A digest that names a password hash without giving it away. */
export const credentialOf = (passwordHash: string): string => hashOf(passwordHash);

/**
 * An account with a second step gets no session without it, whatever led here. The lock makes a login and a change of
 * the password wait for each other: the change either comes first, and there is no session, or it ends the session
 * together with all others.
 */
const startQuery = `
  with person as (
    select id from users
     where id = ? and encode(sha256(convert_to(password, 'UTF8')), 'hex') = ?
       and disabled_at is null
       and (?::boolean or not exists (select from second_steps s where s.user_id = users.id))
       for share),
  replaced as (delete from sessions where id_hash = ? and exists (select from person))
  insert into sessions (id_hash, user_id, user_agent, created_at, last_seen_at, expires_at)
  select ?, id, ?, ?::timestamptz, ?::timestamptz, ?::timestamptz from person
  returning user_id`;

/**
 * Logs a person in on this browser, under a new secret and never one that the browser sent. The
 * session that the browser had before ends.
 * Returns the Set-Cookie header; null, with nothing changed, when the password that was checked is
 * no longer the account's, the account is disabled, or it has a second step that was not passed.
 */
export async function startSession(
  em: Em,
  { id, credential, hasPassedSecondStep = false }: CheckedPerson,
  request: Request,
): Promise<string | null> {
  const secret = randomBytes(32).toString('base64url');
  const now = new Date();
  const started = await em.execute<unknown[]>(startQuery, [
    id,
    credential,
    hasPassedSecondStep,
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

/** A session that lets somebody in. */
interface SessionRow {
  /** Whether it is time to write down that the session is still in use. */
  isStale: boolean;
  createdAt: string | Date;
  /** The person as the JSON of an Actor, which each request parses for itself. */
  actor: string;
}

/**
 * A person's memberships in two lists: those that open their hub, and those that open nothing yet.
 * Anything else (an invitation, one that ended) is in neither, nor is anything of somebody whose account is
 * to be deleted.
 */
const membershipsOfUser = `
  select
    json_agg(json_build_object(
        'id', m.id, 'communityId', m.community_id, 'condoUnit', m.condo_unit,
        'isPrimary', m.is_primary, 'position', m.position, 'canModerate', m.can_moderate and not rule.lacks,
        'tenure', m.tenure,
        'furtherUnits', coalesce((
          select json_agg(json_build_object('condoUnit', f.condo_unit, 'tenure', f.tenure)
                   order by f.condo_unit)
            from further_units f where f.membership_id = m.id and f.state = 'CONFIRMED'), '[]'::json),
        'community', json_build_object('name', c.name, 'slug', c.slug),
        'hasEmergency', (exists (
          select from condo_notices n
           where n.community_id = m.community_id and n.rank = 2 and n.status = 'PUBLISHED'
             and n.published_at <= now() and (n.expires_at is null or n.expires_at > now()))
        or exists (
          select from condo_notices n
           where n.community_id = m.community_id and n.over_at > now() - interval '1 day'
             and n.status = 'PUBLISHED' and (n.expires_at is null or n.expires_at > now()))))
      order by m.is_primary desc, m.position, m.created_at, m.id)
      filter (where m.is_open) as open,
    json_agg(json_build_object(
        'id', m.id, 'communityId', m.community_id, 'condoUnit', m.condo_unit,
        'isPrimary', m.is_primary, 'position', m.position, 'claimedTenure', m.claimed_tenure,
        'community', json_build_object('name', c.name, 'slug', c.slug))
      order by m.is_primary desc, m.position, m.created_at, m.id)
      filter (where not m.is_open) as waiting
  from (
    select row.*, ${isCurrent('row')}
           and (place.opened_at is not null or (row.can_moderate and not rule.lacks)) as is_open
      from user_communities row join communities place on place.id = row.community_id
     where row.user_id = u.id and u.deletion_asked_at is null
       and (row.state = 'WAITING' or ${isCurrent('row')})) m
  join communities c on c.id = m.community_id`;

/** What an Actor is made of besides the row of users, `u`: whether a second step is missing, and memberships. */
const besideUser = `
  cross join lateral (select ${lacksSecondStep} as lacks) rule
  left join lateral (${membershipsOfUser}) m on true`;

/** Who somebody is, as an Actor; `u` is the row of users, `rule` and `m` are those of `besideUser`. */
const actorJson = `json_build_object(
           'id', u.id, 'name', coalesce(u.held->>'name', u.name), 'email', u.email,
           'isConfirmed', u.is_authenticated, 'phone', u.phone,
           'image', u.image, 'language', u.language, 'showsEmail', u.shows_email,
           'role', case when u.deletion_asked_at is null and not rule.lacks then u.role else 'RESIDENT' end,
           'lacksSecondStep', rule.lacks,
           'isLeaving', u.deletion_asked_at is not null,
           'memberships', coalesce(m.open, '[]'::json),
           'waiting', coalesce(m.waiting, '[]'::json))`;

/**
 * Returns what reads one person as an Actor, outside a session; `isWho` is the condition, of the table under
 * the alias `u`, and null is the answer where nobody fits.
 */
export function actorReader<Values extends object>(
  isWho: (params: Params<Values>) => RawBuilder<boolean>,
): (em: Em, values: Values) => Promise<Actor | null> {
  const rows = compiledRead(
    (_, params: Params<Values>) =>
      sql<{ actor: Actor }>`
      select ${sql.raw(actorJson)} as actor
        from users u ${sql.raw(besideUser)}
       where ${isWho(params)}`,
  );
  return async (em, values) => (await rows(em, values))[0]?.actor ?? null;
}

const byId = actorReader<{ id: string }>(({ param }) => sql<boolean>`u.id = ${param('id')}::uuid`);

/** A person as an Actor, outside a session; null for an unknown id. */
export const actorById = (em: Em, id: string): Promise<Actor | null> => byId(em, { id });

/** All of a session that lets somebody in, in one statement, because every request sends it. */
const sessionRows = compiledRead(
  (_, { param }: Params<{ idHash: string }>) =>
    sql<SessionRow>`
      select s.last_seen_at < now() - ${touchAfterSeconds} * interval '1 second' as "isStale",
             s.created_at as "createdAt",
             (${sql.raw(actorJson)})::text as actor
        from sessions s join users u on u.id = s.user_id
        ${sql.raw(besideUser)}
       where s.id_hash = ${param('idHash')} and s.expires_at > now()
         and s.created_at > now() - ${lifetimeSeconds} * interval '1 second'
         and u.disabled_at is null`,
);
