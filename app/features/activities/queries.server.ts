import { z } from 'zod';
import type { Ctx } from '#app/lib/context.server.ts';
import type { Em } from '#app/lib/db.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityZone, counted, dayAndMonth, fullDateTime } from '#app/lib/format.ts';
import type { Page } from '#app/lib/keyset.ts';

/** What the hub's Activities tab shows of an activity. */
export interface ActivityCard {
  id: string;
  title: string;
  /** Null while the day is still open. */
  date: { day: string; month: string; full: string } | null;
  tags: string[];
  picture: string | null;
  going: string;
}

const tagsOnCard = 2;
const cursorSchema = z.tuple([z.union([z.iso.datetime(), z.literal('open')]), z.uuid()]);

interface Row {
  id: string;
  title: string;
  when: Date | string | null;
  tags: string[];
  images: string[];
  going: number;
}

/**
 * Published activities of a community that are not over, the soonest first and those without a
 * day last, a page at a time.
 */
export async function hubActivities(
  { em }: Ctx,
  communityId: string,
  { cursor, size = 12 }: { cursor: string | null; size?: number },
): Promise<Page<ActivityCard>> {
  const [from, id] = readCursor(cursor);
  const rows = await em.execute<Row[]>(
    `select a.id, a.title, a."when", a.tags, a.images,
            (select count(*)::int from activity_attendees t where t.activity_id = a.id) as going
       from activities a
      where a.community_id = ? and a.status = 'PUBLISHED'
        and (a."when" is null or a."when" >= now())
        and (coalesce(a."when", 'infinity'), a.id) > (?::timestamptz, ?::uuid)
      order by coalesce(a."when", 'infinity'), a.id
      limit ?`,
    [communityId, from, id, size + 1],
  );
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const lastWhen = last?.when ? new Date(last.when).toISOString() : 'open';
  return {
    items: shown.map(toCard),
    next: rows.length > size && last ? `${lastWhen}_${last.id}` : null,
  };
}

function readCursor(cursor: string | null): [string, string] {
  if (cursor === null) return ['-infinity', '00000000-0000-0000-0000-000000000000'];
  const parsed = cursorSchema.safeParse(cursor.split('_'));
  if (!parsed.success) throw new AppError('invalid', 'That page of the list does not exist.');
  const [when, id] = parsed.data;
  return [when === 'open' ? 'infinity' : when, id];
}

function toCard(row: Row): ActivityCard {
  const when = row.when ? new Date(row.when) : null;
  return {
    id: row.id,
    title: row.title,
    date: when && { ...dayAndMonth(when), full: fullDateTime(when) },
    tags: row.tags.slice(0, tagsOnCard),
    picture: row.images[0] ?? null,
    going: row.going === 0 ? 'Be the first to join' : `${counted(row.going, 'neighbour')} going`,
  };
}

/**
 * How many published activities start in the present month, as months run in Ottawa: those of
 * one community, or of all.
 */
export async function activitiesThisMonth(em: Em, communityId?: string): Promise<number> {
  const month = `date_trunc('month', now() at time zone '${cityZone}')`;
  const [row] = await em.execute<{ count: number }[]>(
    `select count(*)::int as count
       from activities
      where status = 'PUBLISHED'
        and "when" >= ${month} at time zone '${cityZone}'
        and "when" < (${month} + interval '1 month') at time zone '${cityZone}'
        ${communityId ? 'and community_id = ?' : ''}`,
    communityId ? [communityId] : [],
  );
  return row?.count ?? 0;
}
