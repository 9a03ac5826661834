import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { relativeTime } from '#app/lib/format.ts';
import { cursorAt, pageBy, readCursor, type Page } from '#app/lib/db/pagination.ts';
import { nouns, statusLabels } from './labels.ts';
import type { Status, SubjectType } from './state-machine.ts';

/** A post of one's own that the hub does not show. */
export interface OwnPost {
  id: string;
  title: string;
  path: string;
  /** 'With the board' and the like. */
  status: string;
  /** 'Listing in Hillsview Place, 2 days ago' */
  about: string;
}

interface Row {
  type: SubjectType;
  id: string;
  title: string;
  status: Status;
  community: string;
  createdAt: Date | string;
}

/**
 * The actor's own listings and activities that wait, were sent back, closed or taken down, the
 * newest first, a page at a time. Throws AppError `unauthenticated`.
 */
export async function ownPosts(
  ctx: Ctx,
  { cursor, size = 10 }: { cursor: string | null; size?: number },
): Promise<Page<OwnPost>> {
  const actor = requireActor(ctx);
  const [before, beforeId] = cursor ? readCursor(cursor) : [null, null];
  const from = (type: SubjectType, table: string) =>
    `select '${type}' as type, id, title, status, community_id, created_at
       from ${table}
      where author_id = ? and status <> 'PUBLISHED'
        ${before ? 'and (created_at, id) < (?::timestamptz, ?::uuid)' : ''}`;
  const params = before ? [actor.id, before.toISOString(), beforeId] : [actor.id];
  const rows = await ctx.em.execute<Row[]>(
    `select p.type, p.id, p.title, p.status, c.name as community, p.created_at as "createdAt"
       from (${from('LISTING', 'listings')} union all ${from('ACTIVITY', 'activities')}) p
       join communities c on c.id = p.community_id
      order by p.created_at desc, p.id desc
      limit ?`,
    [...params, ...params, size + 1],
  );
  return pageBy(rows, size, toPost, ({ createdAt, id }) => cursorAt(new Date(createdAt), id));
}

function toPost({ type, id, title, status, community, createdAt }: Row): OwnPost {
  const noun = nouns[type];
  const when = relativeTime(new Date(createdAt));
  return {
    id,
    title,
    path: type === 'LISTING' ? `/listings/${id}` : `/activities/${id}`,
    status: statusLabels[type][status],
    about: `${noun[0]?.toUpperCase()}${noun.slice(1)} in ${community}, ${when === 'Just now' ? 'just now' : when}`,
  };
}
