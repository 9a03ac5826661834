import { sql, type RawBuilder } from 'kysely';
import type { LogAction } from '#db/enums.ts';
import { moderatedCommunities } from '#app/lib/session/actor.ts';
import { requireManager } from '#app/features/communities/manage/access.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { gramsOf, hasPart, mayHave } from '#app/lib/db/grams.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { foldLetters } from '#app/lib/i18n/letters.ts';
import { cityZone } from '#app/lib/format.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { actionsOf } from './action-groups.ts';
import type { LogFilter } from './schema.ts';

/** Whether somebody joined without a decision. */
const cameIn = sql<boolean>`(event.action = 'CONFIRM' and coalesce(event.snapshot->>'joined',
  event.snapshot->>'invitation', event.snapshot->>'further') is not null)`;

/** The most lines that are counted. Beyond it, the page says that there are more. */
export const mostCounted = 1000;

/**
 * The lines that match a filter where the actor moderates, without order or columns. With a lookup, indexes
 * find the words; without one, every line is checked.
 */
export function matchingLines(ctx: Ctx, filter: LogFilter, lookup: Lookup | null) {
  const actor = requireManager(ctx);
  const managed = moderatedCommunities(actor);
  return kysely(ctx.em)
    .selectFrom('moderation_events as event')
    .leftJoin('users as actor', 'actor.id', 'event.actor')
    .leftJoin('communities', 'communities.id', 'event.community')
    .where(
      sql<boolean>`not (event.subject_type = 'REPORT' and event.snapshot->>'aboutId' = ${actor.id})`,
    )
    .$if(managed !== 'all', (query) =>
      query.where(
        sql<boolean>`event.community_id = any(${managed === 'all' ? [] : managed}::uuid[])`,
      ),
    )
    .$if(filter.community !== undefined, (query) =>
      query.where('event.community', '=', filter.community ?? ''),
    )
    .$if(filter.subject !== undefined, (query) =>
      query.where('event.subjectType', '=', filter.subject ?? 'LISTING'),
    )
    .$if(filter.post !== undefined, (query) =>
      query
        .where('event.subjectType', 'in', [filter.post?.type ?? 'LISTING', 'REPORT'])
        .where('event.subjectId', '=', filter.post?.id ?? ''),
    )
    .$if(filter.what !== undefined, (query) =>
      query.where((is) =>
        is(
          sql<LogAction>`case when ${cameIn} then 'ASK_TO_JOIN'
            when event.subject_type = 'ROLE' and event.action = 'GRANT' then 'CHANGE'
            when event.undone_at is not null then 'UNDO'
            else event.action end`,
          'in',
          actionsOf[filter.what ?? 'decisions'],
        ),
      ),
    )
    .$if(filter.q !== undefined, (query) => query.where(namesPart(filter.q ?? '', lookup)))
    .$if(lookup !== null, (query) => query.where(isAmong(lookup as Lookup)))
    .$if(filter.from !== undefined, (query) =>
      query.where(sql<boolean>`event.created_at >= ${startOf(filter.from, 0)}`),
    )
    .$if(filter.to !== undefined, (query) =>
      query.where(sql<boolean>`event.created_at < ${startOf(filter.to, 1)}`),
    );
}

/**
 * The condition that a name or title contains a part. PostgreSQL expects few matches of `like`, so it reads
 * them all and sorts them. It expects many of `strpos`, so it reads from the newest until it has enough.
 */
function namesPart(part: string, lookup: Lookup | null): RawBuilder<boolean> {
  const has = (text: RawBuilder<unknown>) =>
    lookup ? hasPart(text, part) : sql`strpos(search_letters(${text}), ${foldLetters(part)}) > 0`;
  return sql<boolean>`(${has(sql`actor.name`)} or ${has(titleNow)})`;
}

interface Count {
  /** Up to one more than `mostCounted`. */
  count: number;
  /** Null where so many lines match that checking the newest one by one is faster. */
  lookup: Lookup | null;
}

/** Counts the lines that match a filter. Throws AppError as `readLines`. */
export async function countLines(ctx: Ctx, filter: LogFilter): Promise<Count> {
  const lookup = filter.q === undefined ? null : await lookupFor(ctx.em, filter.q);
  const some = matchingLines(ctx, filter, lookup)
    .select('event.id')
    .limit(mostCounted + 1);
  const { count } = await kysely(ctx.em)
    .selectFrom(some.as('line'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return { count, lookup: count > mostCounted ? null : lookup };
}

/** The title of a line as it was then. People who asked for their account to be deleted have today's name. */
export const titleNow = sql<string | null>`coalesce(
  case
    when event.subject_type in ('MEMBER', 'ROLE') then (
      select person.name from users person
      where person.deletion_asked_at is not null and (person.id = event.subject_id
        or person.id = (select membership.user_id from user_communities membership where membership.id = event.subject_id)))
    when event.subject_type = 'REPORT' and event.snapshot->>'about' in ('USER', 'LETTER') then (
      select person.name from users person where person.id = (event.snapshot->>'aboutId')::uuid)
  end,
  event.snapshot->>'title')`;

/** The moment a day in Ottawa begins, or one of the days after it. */
const startOf = (day: string | undefined, later: number) =>
  sql`((${day ?? ''}::date + ${later}::int)::timestamp at time zone ${sql.lit(cityZone)})`;

/** What the indexes need to find the lines with a part of a name or title. */
export interface Lookup {
  part: string;
  /** The people whose name has the part. */
  people: string[];
  /** Those of them who asked for their account to be deleted. */
  closing: string[];
}

/** The most people who are looked up one by one. */
const mostPeople = 2_000;

/** Null for one letter or a common name: so many lines match that no index is needed. */
async function lookupFor(em: Em, part: string): Promise<Lookup | null> {
  if (!gramsOf(part)) return null;
  const rows = await kysely(em)
    .selectFrom('users')
    .select(['id', sql<boolean>`deletion_asked_at is not null`.as('isClosing')])
    .where(mayHave(sql`name || ' ' || email`, part))
    .where(hasPart(sql`name`, part))
    .limit(mostPeople + 1)
    .execute();
  if (rows.length > mostPeople) return null;
  const closing = rows.filter(({ isClosing }) => isClosing).map(({ id }) => id);
  return { part, people: rows.map(({ id }) => id), closing };
}

/**
 * Narrows `moderation_events` as `event` to rows that may have the part in their title, or in the name of who
 * did it or whom it is about. `namesPart` decides.
 */
function isAmong({ part, people, closing }: Lookup): RawBuilder<boolean> {
  const title = mayHave(sql`event.snapshot ->> 'title'`, part);
  const ofPeople = sql<boolean>`event.actor_id = any(${people}::uuid[])
    or event.subject_type = 'REPORT' and event.snapshot ->> 'aboutId' = any(${people}::text[])`;
  const memberships = sql`select membership.id from user_communities as membership where membership.user_id = any(${closing}::uuid[])`;
  const ofClosing = sql<boolean>`event.subject_type in ('MEMBER', 'ROLE')
    and event.subject_id = any(${closing}::uuid[] || array(${memberships}))`;
  const ways = [title, people.length > 0 && ofPeople, closing.length > 0 && ofClosing];
  return sql<boolean>`(${sql.join(
    ways.filter((way) => way !== false),
    sql` or `,
  )})`;
}
