import { z } from 'zod';
import { canOpenDashboard, moderatedCommunities } from '#app/features/communities/policy.ts';
import { thumbnailOf } from '#app/features/photos/addresses.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import type { ModerationAction } from '#db/entities/index.ts';
import { AppError } from '#app/lib/errors.ts';
import { exactPrice, relativeTime, shortDateTime, cityZone } from '#app/lib/format.ts';
import { readCursor, type Page } from '#app/lib/db/pagination.ts';
import { pastTense } from '#app/features/posts/decisions/decide.server.ts';
import type { Status, SubjectType } from '#app/features/posts/state-machine.ts';

export const queueFilterSchema = z.enum(['all', 'listings', 'activities']).catch('all');
export type QueueFilter = z.output<typeof queueFilterSchema>;

export interface Figures {
  pending: number;
  approvedToday: number;
  /** Published plus pending. */
  listings: number;
  /** Published. */
  activities: number;
}

export interface QueueItem {
  type: SubjectType;
  id: string;
  version: number;
  title: string;
  description: string;
  picture: string | null;
  community: string;
  author: { id: string; name: string };
  submitted: string;
  /** A listing's price, or an activity's date and time. */
  headline: string | null;
  /** A listing's category, or an activity's first tag. */
  label: string | null;
  viewPath: string;
}

export interface RecentDecision {
  id: string;
  type: SubjectType;
  subjectId: string;
  title: string;
  actor: string;
  /** What the actor did: 'approved'. */
  did: string;
  when: string;
  reason: string | null;
  /** The status the item has by now. */
  status: Status;
  version: number;
  viewPath: string;
}

/** The communities whose queue this is, as an SQL condition on a column with its parameters. */
interface Reach {
  sql: (column: string) => string;
  params: string[];
}

/**
 * What the actor may moderate. Throws AppError: `unauthenticated`, `forbidden` for a resident.
 */
export function requireModerator(ctx: Ctx): Reach {
  const actor = requireActor(ctx);
  if (!canOpenDashboard(actor)) {
    throw new AppError(
      'forbidden',
      'The dashboard is for board members, managers and administrators.',
    );
  }
  const communities = moderatedCommunities(actor);
  if (communities === 'all') return { sql: () => 'true', params: [] };
  if (communities.length === 0) return { sql: () => 'false', params: [] };
  const marks = communities.map(() => '?').join(', ');
  return { sql: (column) => `${column} in (${marks})`, params: communities };
}

/** The four figures at the head of the dashboard. 'Today' is the day in Ottawa. */
export async function dashboardFigures(ctx: Ctx): Promise<Figures> {
  const reach = requireModerator(ctx);
  const [row] = await ctx.em.execute<Figures[]>(
    `select (select count(*) from listings where status = 'PENDING' and ${reach.sql('community_id')})::int
            + (select count(*) from activities where status = 'PENDING' and ${reach.sql('community_id')})::int
              as pending,
            (select count(*)::int from moderation_events
              where action in ('APPROVE', 'RESTORE') and ${reach.sql('community_id')}
                and created_at >= date_trunc('day', now() at time zone '${cityZone}') at time zone '${cityZone}')
              as "approvedToday",
            (select count(*)::int from listings
              where status in ('PUBLISHED', 'PENDING') and ${reach.sql('community_id')}) as listings,
            (select count(*)::int from activities
              where status = 'PUBLISHED' and ${reach.sql('community_id')}) as activities`,
    [...reach.params, ...reach.params, ...reach.params, ...reach.params, ...reach.params],
  );
  return row ?? { pending: 0, approvedToday: 0, listings: 0, activities: 0 };
}

interface QueueRow {
  type: SubjectType;
  id: string;
  version: number;
  title: string;
  description: string;
  images: string[];
  price: number | null;
  when: Date | string | null;
  label: string | null;
  createdAt: Date | string;
  authorId: string;
  authorName: string;
  community: string;
}

/** Everything the actor has to decide, newest first, a page at a time. */
export async function moderationQueue(
  ctx: Ctx,
  { filter, cursor, size = 20 }: { filter: QueueFilter; cursor: string | null; size?: number },
): Promise<Page<QueueItem>> {
  const reach = requireModerator(ctx);
  const [before, beforeId] = cursor
    ? readCursor(cursor)
    : [new Date('9999-12-31T00:00:00Z'), 'ffffffff-ffff-ffff-ffff-ffffffffffff'];
  const pending = `status = 'PENDING' and ${reach.sql('community_id')} and (created_at, id) < (?::timestamptz, ?::uuid)`;
  const params = [...reach.params, before.toISOString(), beforeId];
  const parts: string[] = [];
  if (filter !== 'activities') {
    parts.push(
      `select 'LISTING' as type, id, version, title, description, images, price,
              null::timestamptz as "when", category as label, created_at, author_id, community_id
         from listings where ${pending}`,
    );
  }
  if (filter !== 'listings') {
    parts.push(
      `select 'ACTIVITY' as type, id, version, title, description, images, null::int as price,
              "when", tags[1] as label, created_at, author_id, community_id
         from activities where ${pending}`,
    );
  }
  const rows = await ctx.em.execute<QueueRow[]>(
    `select q.type, q.id, q.version, q.title, q.description, q.images, q.price, q."when", q.label,
            q.created_at as "createdAt", u.id as "authorId", u.name as "authorName",
            c.name as community
       from (${parts.join(' union all ')}) q
       join users u on u.id = q.author_id
       join communities c on c.id = q.community_id
      order by q.created_at desc, q.id desc
      limit ?`,
    [...parts.flatMap(() => params), size + 1],
  );
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  return {
    items: shown.map(toQueueItem),
    next:
      rows.length > size && last ? `${new Date(last.createdAt).toISOString()}_${last.id}` : null,
  };
}

function toQueueItem(row: QueueRow): QueueItem {
  const when = row.when ? shortDateTime(new Date(row.when)) : null;
  return {
    type: row.type,
    id: row.id,
    version: row.version,
    title: row.title,
    description: row.description,
    picture: row.images[0] ? thumbnailOf(row.images[0]) : null,
    community: row.community,
    author: { id: row.authorId, name: row.authorName },
    submitted: relativeTime(new Date(row.createdAt)),
    headline: row.type === 'LISTING' ? (row.price === null ? null : exactPrice(row.price)) : when,
    label: row.label,
    viewPath: viewPath(row.type, row.id),
  };
}

interface RecentRow {
  id: string;
  type: SubjectType;
  subjectId: string;
  action: ModerationAction;
  reason: string | null;
  createdAt: Date | string;
  actorName: string;
  title: string;
  status: Status;
  version: number;
}

/** The ten newest decisions in the actor's communities, with how the item stands now. */
export async function recentDecisions(ctx: Ctx): Promise<RecentDecision[]> {
  const reach = requireModerator(ctx);
  const rows = await ctx.em.execute<RecentRow[]>(
    `select e.id, e.subject_type as type, e.subject_id as "subjectId", e.action,
            e.public_reason as reason, e.created_at as "createdAt", u.name as "actorName",
            coalesce(l.title, a.title) as title, coalesce(l.status, a.status) as status,
            coalesce(l.version, a.version) as version
       from (select * from moderation_events
              where action in ('APPROVE', 'REJECT', 'REMOVE', 'RESTORE') and ${reach.sql('community_id')}
              order by created_at desc, id desc limit 10) e
       join users u on u.id = e.actor_id
       left join listings l on e.subject_type = 'LISTING' and l.id = e.subject_id
       left join activities a on e.subject_type = 'ACTIVITY' and a.id = e.subject_id
      order by e.created_at desc, e.id desc`,
    reach.params,
  );
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    subjectId: row.subjectId,
    title: row.title,
    actor: row.actorName,
    did: pastTense(row.action),
    when: relativeTime(new Date(row.createdAt)),
    reason: row.reason,
    status: row.status,
    version: row.version,
    viewPath: viewPath(row.type, row.subjectId),
  }));
}

const viewPath = (type: SubjectType, id: string) =>
  type === 'LISTING' ? `/listings/${id}` : `/activities/${id}`;
