import { sql, type Expression, type RawBuilder } from 'kysely';
import {
  mayAnswerAppeal,
  moderatorsBesides,
} from '#app/features/posts/posts/decisions/who-decides.server.ts';

/**
 * A row for each person at the door, for each further unit to confirm, for each post and edit that waits, for each
 * thing with open reports, for each open appeal, for each request that waits for an answer, and for each booking to
 * confirm: the columns `community_id`, `people`, `posts`, `reports`, `appeals`, `requests` and `bookings`. `isHere` is
 * a condition on `community_id`. Reports about the person whose id `viewer` is are not theirs to read, and an appeal
 * that others answer or a booking that others confirm does not wait for them.
 */
export const waitingRows = (
  isHere: RawBuilder<unknown>,
  viewer: RawBuilder<unknown> | Expression<unknown>,
): RawBuilder<WaitingRow> => sql<WaitingRow>`
  select community_id, 1 as people, 0 as posts, 0 as reports, 0 as appeals, 0 as requests,
      0 as bookings
    from user_communities
    where state = 'WAITING' and ${isHere}
  union all
  select membership.community_id, 1, 0, 0, 0, 0, 0 from further_units as further
    join user_communities as membership on membership.id = further.membership_id
    where further.state = 'WAITING' and membership.state = 'CONFIRMED' and ${isHere}
  union all
  select community_id, 0, 1, 0, 0, 0, 0 from listings where status = 'PENDING' and ${isHere}
  union all
  select community_id, 0, 1, 0, 0, 0, 0 from activities where status = 'PENDING' and ${isHere}
  union all
  select community_id, 0, 1, 0, 0, 0, 0 from post_revisions
    where status = 'PENDING' and post_is_published and ${isHere}
  union all
  select distinct on (community_id, subject_type, subject_id) community_id, 0, 0, 1, 0, 0, 0 from reports
    where state = 'OPEN' and about_id <> ${viewer}::uuid and ${isHere}
  union all
  select community_id, 0, 0, 0, 1, 0, 0 from appeals
    where state = 'OPEN' and ${isHere} and ${mayAnswerAppeal(viewer)}
  union all
  select community_id, 0, 0, 0, 0, 1, 0 from service_requests
    where waiting_since is not null and ${isHere}
  union all
  select community_id, 0, 0, 0, 0, 0, 1 from bookings
    where state = 'ASKED' and ends_at > now() and ${isHere}
      and not (user_id is not distinct from ${viewer}::uuid
        and ${moderatorsBesides([sql`${viewer}::uuid`], sql`bookings.community_id`)})`;

export interface WaitingRow extends WaitingWork {
  community_id: string;
}

/** What waits for the moderators of a community. */
export interface WaitingWork {
  /** People at the door, and members who wait for a further unit. */
  people: number;
  /** Posts and edits. */
  posts: number;
  /** Posts and people with open reports that the viewer decides on. */
  reports: number;
  /** Those that the viewer may answer. */
  appeals: number;
  /**
   * Requests of residents that wait for an answer: their first one, or one to what was written or opened again since.
   */
  requests: number;
  /** Bookings that the desk confirms by hand. */
  bookings: number;
}

/** A column for queries of `communities`: what waits there for the person whose id `viewer` is. For moderators only. */
export const workHere = (
  viewer: RawBuilder<unknown> | Expression<unknown>,
): RawBuilder<WaitingWork> => sql<WaitingWork>`(
  select json_build_object(
    'people', coalesce(sum(waiting.people), 0), 'posts', coalesce(sum(waiting.posts), 0),
    'reports', coalesce(sum(waiting.reports), 0), 'appeals', coalesce(sum(waiting.appeals), 0),
    'requests', coalesce(sum(waiting.requests), 0), 'bookings', coalesce(sum(waiting.bookings), 0))
  from (${waitingRows(sql`community_id = communities.id`, viewer)}) as waiting)`;
