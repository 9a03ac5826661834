import { sql } from 'kysely';
import {
  postTypes,
  type Language,
  type ModerationAction,
  type PostStatus,
  type PostType,
} from '#db/enums.ts';
import { otherModerators } from '#app/features/posts/posts/decisions/who-decides.server.ts';
import { isOverColumn } from '#app/features/posts/basics/over.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { firstInEach } from '../first-in-each.server.ts';
import type { Moderated } from '../queries.server.ts';

export const decisions = ['APPROVE', 'REJECT', 'REMOVE', 'RESTORE'] as const;

const author = sql`coalesce(listing.author_id, activity.author_id)`;
const community = sql`coalesce(listing.community_id, activity.community_id)`;

/** Whether the newest edit of a published post was rejected, and the post has not changed since. */
const hasRejectedEdit = sql<boolean>`coalesce((
  select coalesce(listing.status, activity.status) = 'PUBLISHED' and revision.status = 'REJECTED'
    and revision.decided_at > coalesce(listing.updated_at, activity.updated_at)
  from post_revisions revision
  where revision.post_type = event.subject_type and revision.post_id = event.subject_id
  order by revision.created_at desc, revision.id desc limit 1), false)`;

const list = (values: readonly string[]) => sql.join(values.map((value) => sql.lit(value)));

const newest = (params: Params<Moderated>) =>
  firstInEach(
    params,
    { direction: 'desc', limit: 10 },
    (isHere) => sql<{ id: string; createdAt: Date }>`
      select id, created_at from moderation_events
      where subject_type in (${list(postTypes)}) and action in (${list(decisions)}) and ${isHere}`,
  );

/** The ten newest decisions, with the state of the post now. */
export const newestDecisions = compiledRead(
  (db, params: Params<Moderated & { actorId: string }>) => {
    const { param } = params;
    return db
      .selectFrom(newest(params).as('newest'))
      .innerJoin('moderation_events as event', 'event.id', 'newest.id')
      .innerJoin('users', 'users.id', 'event.actor')
      .leftJoin('listings as listing', 'listing.id', 'event.subjectId')
      .leftJoin('activities as activity', 'activity.id', 'event.subjectId')
      .select((of) => [
        sql<PostType>`event.subject_type`.as('type'),
        'event.subjectId as postId',
        sql<ModerationAction>`event.action`.as('action'),
        sql<boolean>`event.snapshot->>'ofRevision' is not null`.as('ofRevision'),
        'event.reasonCode',
        'event.publicReason as reason',
        'event.createdAt',
        'users.name as actor',
        of.fn.coalesce('listing.title', 'activity.title').as('title'),
        sql<Language>`coalesce(listing.language, activity.language)`.as('language'),
        sql<PostStatus>`coalesce(listing.status, activity.status)`.as('status'),
        isOverColumn.ACTIVITY.as('isOver'),
        of.fn.coalesce('listing.version', 'activity.version').as('version'),
        sql<boolean>`not (${author} = ${param('actorId')}::uuid and ${otherModerators(param('actorId'), community)})`.as(
          'canReverse',
        ),
        hasRejectedEdit.as('hasRejectedEdit'),
      ])
      .orderBy('newest.createdAt', 'desc')
      .orderBy('newest.id', 'desc');
  },
);
