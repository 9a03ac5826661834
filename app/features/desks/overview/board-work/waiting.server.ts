import { sql, type RawBuilder } from 'kysely';

/**
 * A row for each person at the door, for each further unit to confirm, and for each post and edit that
 * waits: the columns `community_id`, `people` and `posts`. `isHere` is a condition on `community_id`.
 */
export const waitingRows = (isHere: RawBuilder<unknown>): RawBuilder<WaitingRow> => sql<WaitingRow>`
  select community_id, 1 as people, 0 as posts from user_communities
    where state = 'WAITING' and ${isHere}
  union all
  select place.community_id, 1, 0 from further_units as further
    join user_communities as place on place.id = further.membership_id
    where further.state = 'WAITING' and place.state = 'CONFIRMED' and ${isHere}
  union all
  select community_id, 0, 1 from listings where status = 'PENDING' and ${isHere}
  union all
  select community_id, 0, 1 from activities where status = 'PENDING' and ${isHere}
  union all
  select community_id, 0, 1 from post_revisions
    where status = 'PENDING' and post_is_published and ${isHere}`;

export interface WaitingRow extends WaitingWork {
  community_id: string;
}

/** What waits for the moderators of a community. */
export interface WaitingWork {
  /** People at the door, and members who wait for a further unit. */
  people: number;
  /** Posts and edits. */
  posts: number;
}

/** A column for queries of `communities`: what waits there. For moderators only. */
export const workHere = (): RawBuilder<WaitingWork> => sql<WaitingWork>`(
  select json_build_object(
    'people', coalesce(sum(waiting.people), 0), 'posts', coalesce(sum(waiting.posts), 0))
  from (${waitingRows(sql`community_id = communities.id`)}) as waiting)`;
