import { sql, type RawBuilder } from 'kysely';
import type { Actor } from './actor.ts';
import { compiledRead, type Params } from '../db/read.server.ts';
import { isCurrent } from '../db/current-membership.server.ts';
import type { Em } from '../db/database.server.ts';

/** How long a session is valid, in seconds. */
interface SessionLimits {
  /** How long ago it was last seen before that is written again. */
  staleAfter: number;
  /** How long it lasts in all. */
  lifetime: number;
}

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
        'isPrimary', m.is_primary, 'position', m.position, 'canModerate', m.can_moderate, 'tenure', m.tenure,
        'furtherUnits', coalesce((
          select json_agg(json_build_object('condoUnit', f.condo_unit, 'tenure', f.tenure)
                   order by f.condo_unit)
            from further_units f where f.membership_id = m.id and f.state = 'CONFIRMED'), '[]'::json),
        'community', json_build_object('name', c.name, 'slug', c.slug))
      order by m.is_primary desc, m.position, m.created_at, m.id)
      filter (where m.is_open) as open,
    json_agg(json_build_object(
        'id', m.id, 'communityId', m.community_id, 'condoUnit', m.condo_unit,
        'isPrimary', m.is_primary, 'position', m.position,
        'community', json_build_object('name', c.name, 'slug', c.slug))
      order by m.is_primary desc, m.position, m.created_at, m.id)
      filter (where not m.is_open) as waiting
  from (
    select row.*, ${isCurrent('row')}
           and (place.opened_at is not null or row.can_moderate) as is_open
      from user_communities row join communities place on place.id = row.community_id
     where row.user_id = u.id and u.deletion_asked_at is null
       and (row.state = 'WAITING' or ${isCurrent('row')})) m
  join communities c on c.id = m.community_id`;

/** Who somebody is, as an Actor; `u` is the row of users and `m` that of `membershipsOfUser`. */
const actorJson = `json_build_object(
           'id', u.id, 'name', coalesce(u.held->>'name', u.name), 'email', u.email, 'phone', u.phone,
           'image', u.image, 'language', u.language, 'showsEmail', u.shows_email,
           'role', case when u.deletion_asked_at is null then u.role else 'RESIDENT' end,
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
        from users u left join lateral (${sql.raw(membershipsOfUser)}) m on true
       where ${isWho(params)}`,
  );
  return async (em, values) => (await rows(em, values))[0]?.actor ?? null;
}

const byId = actorReader<{ id: string }>(({ param }) => sql<boolean>`u.id = ${param('id')}::uuid`);

/** A person as an Actor, outside a session; null for an unknown id. */
export const actorById = (em: Em, id: string): Promise<Actor | null> => byId(em, { id });

/** All of a session in one statement, because every request sends it. */
const sessionRows = compiledRead(
  (_, { param }: Params<SessionLimits & { idHash: string }>) =>
    sql<SessionRow>`
      select s.last_seen_at < now() - ${param('staleAfter')}::int * interval '1 second' as "isStale",
             s.created_at as "createdAt",
             (${sql.raw(actorJson)})::text as actor
        from sessions s join users u on u.id = s.user_id
        left join lateral (${sql.raw(membershipsOfUser)}) m on true
       where s.id_hash = ${param('idHash')} and s.expires_at > now()
         and s.created_at > now() - ${param('lifetime')}::int * interval '1 second'
         and u.disabled_at is null`,
);

/** The session of a hash; undefined where it lets nobody in. */
export async function sessionRow(
  em: Em,
  idHash: string,
  limits: SessionLimits,
): Promise<SessionRow | undefined> {
  const [row] = await sessionRows(em, { ...limits, idHash });
  return row;
}
