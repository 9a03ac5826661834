import { sql } from 'kysely';
import type { Language } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { quietDays } from '#app/features/building/requests/limits.ts';
import { isQuiet } from '#app/features/building/requests/rows.server.ts';
import { hasWorkingAccount, holdsOffice, isModeratorNow } from '#app/lib/db/moderates.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { waitingKinds, type WaitingKind } from './waiting.server.ts';

/** What waits for one moderator in one community. */
export interface WaitingForPerson {
  userId: string;
  address: string;
  language: Language | null;
  name: string;
  slug: string;
  counts: Record<WaitingKind, number>;
  /** How much of it began to wait before `longSince`. */
  overdue: number;
  /** When the newest of the overdue began to wait. */
  upTo: Date | null;
}

/** When a post was sent last. */
const sentAt = (type: 'LISTING' | 'ACTIVITY') => sql`coalesce((
  select max(event.created_at) from moderation_events as event
   where event.subject_type = ${sql.lit(type)} and event.subject_id = post.id
     and event.action in ('RESUBMIT', 'REPOST')), post.created_at)`;

const quietTime = sql`make_interval(days => ${sql.lit(quietDays)})`;
const cityDay = sql`(now() at time zone 'America/Toronto')::date`;

/**
 * Everything that waits: since when, and about whom. They do not decide on it while others can. A request does so
 * once it has had no answer, or nothing has happened with it, for three days.
 */
const items = sql`
  select community_id, 'posts' as kind, ${sentAt('LISTING')} as since, array[author_id] as about
    from listings as post where status = 'PENDING'
  union all
  select community_id, 'posts', ${sentAt('ACTIVITY')}, array[author_id]
    from activities as post where status = 'PENDING'
  union all
  select community_id, 'changes', created_at, array[author_id]
    from post_revisions where status = 'PENDING' and post_is_published
  union all
  select community_id, 'people', created_at, array[user_id]
    from user_communities where state = 'WAITING' and user_id is not null
  union all
  select membership.community_id, 'people', further.created_at, array[membership.user_id]
    from further_units as further join user_communities as membership on membership.id = further.membership_id
   where further.state = 'WAITING' and membership.state = 'CONFIRMED'
  union all
  select community_id, 'reports', min(created_at), array[about_id]
    from reports where state = 'OPEN' group by subject_type, subject_id, community_id, about_id
  union all
  select appeal.community_id, 'appeals', appeal.created_at, array[appeal.author_id, event.actor_id]
    from appeals as appeal join moderation_events as event on event.id = appeal.event_id
   where appeal.state = 'OPEN'
  union all
  select community_id, 'requests', coalesce(waiting_since, updated_at) + ${quietTime}, array[author_id]
    from service_requests as request
   where closed_at is null and ${isQuiet('request', sql`now() - ${quietTime}`, cityDay)}`;

/**
 * Who is told of an item: the moderators of its community. If none of them may decide, the ADMINs. If they may
 * not either, the person it is about, but never of a report about them.
 */
const recipients = sql`
  select distinct user_id from (
    select user_id, rank() over (order by level) as place from (
      select desk.user_id, case when desk.user_id = any(item.about) then 3 else 1 end as level
        from user_communities as desk join users as person on person.id = desk.user_id
       where desk.community_id = item.community_id and ${isModeratorNow('desk', 'person')}
      union all
      select person.id, case when person.id = any(item.about) then 3 else 2 end
        from users as person where person.role = 'ADMIN' and ${sql.raw(hasWorkingAccount('person'))}) as able
    where level < 3 or item.kind <> 'reports') as ranked
  where ranked.place = 1`;

/**
 * Who can be told, how often they chose, and up to which moment letters have told them of overdue items.
 * Looked up once for each person, not for each item.
 */
const people = sql`
  select person.id, person.email, person.language,
    coalesce(choice.frequency, 'DAILY') as frequency,
    coalesce((
      select max((letter.params->>'upTo')::timestamptz) from mail_letters as letter
       where letter.user_id = person.id and letter.topic = 'MODERATION'), '-infinity') as told_up_to
  from users as person
  left join mail_choices as choice on choice.user_id = person.id and choice.topic = 'MODERATION'
  where person.is_authenticated and ${sql.raw(holdsOffice('person'))}`;

/** A request is late when it waits, and has no email of its own for that. */
const isOverdue = (longSince: Date) =>
  sql`(item.since <= ${longSince} and item.kind <> 'requests')`;

const countOf = (kind: WaitingKind) =>
  sql`'${sql.raw(kind)}', count(*) filter (where item.kind = ${sql.lit(kind)})`;

/**
 * What waits in open communities, for each moderator with a confirmed address: a row for each community, those
 * with most first. `weekly` includes the people who chose weekly. `onlyOverdue` leaves out what began to wait
 * after `longSince` and what earlier letters told of. One statement.
 */
export async function waitingByPerson(
  em: Em,
  { longSince, onlyOverdue, weekly }: { longSince: Date; onlyOverdue: boolean; weekly: boolean },
): Promise<WaitingForPerson[]> {
  const { rows } = await sql<WaitingForPerson>`
    with people as materialized (${people})
    select person.id as "userId", person.email as address, person.language,
      community.name, community.slug,
      json_build_object(${sql.join(waitingKinds.map(countOf))}) as counts,
      (count(*) filter (where ${isOverdue(longSince)}))::int as overdue,
      max(item.since) filter (where ${isOverdue(longSince)}) as "upTo"
    from (${items}) as item
    join communities as community on community.id = item.community_id and community.opened_at is not null
    cross join lateral (${recipients}) as recipient
    join people as person on person.id = recipient.user_id
    where person.frequency <> 'NEVER' and (${weekly} or person.frequency <> 'WEEKLY')
      and (not ${onlyOverdue} or (${isOverdue(longSince)} and item.since > person.told_up_to))
    group by person.id, person.email, person.language, community.id
    order by person.id, count(*) desc, community.name`.execute(kysely(em));
  // The embedded database returns these moments as text.
  return rows.map((row) => ({ ...row, upTo: row.upTo && new Date(row.upTo) }));
}
