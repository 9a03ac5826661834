import { sql } from 'kysely';
import {
  postTypes,
  type Language,
  type ModerationAction,
  type PostStatus,
  type PostType,
} from '#db/enums.ts';
import { labelBesideChange } from '#app/features/posts/decisions/confirm-words.server.ts';
import { whatHappened } from '#app/features/posts/decisions/history.server.ts';
import {
  approval,
  type OpenTransition,
} from '#app/features/posts/decisions/moderation-state.server.ts';
import { otherModerators } from '#app/features/posts/decisions/own-post.server.ts';
import { reasonLabel } from '#app/features/posts/decisions/reasons.server.ts';
import { isOverColumn } from '#app/features/posts/over.server.ts';
import { transitionsFrom } from '#app/features/posts/state-machine.ts';
import { compiledRead, type Params } from '#app/lib/db/compiled-read.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { isModerated, requireModerator, type Moderated } from './queries.server.ts';

export interface RecentDecision {
  id: string;
  type: PostType;
  postId: string;
  title: string;
  /** Of the title. */
  language: Language;
  actor: string;
  did: (typeof decisions)[number] | 'APPROVE_CHANGE' | 'REJECT_CHANGE';
  createdAt: Date;
  /** The entry of the list of reasons. */
  entry: string | null;
  reason: string | null;
  version: number;
  /** What the viewer can do to reverse it, from the status the post has by now. */
  transitions: OpenTransition[];
}

const decisions = ['APPROVE', 'REJECT', 'REMOVE', 'RESTORE'] as const;

/** Nothing a moderator does depends on more than whether a post is over. */
const anyCommunity = { requireModeration: true, hasBegun: false };

/** The ten newest decisions in the actor's communities, with the state of the post now. */
export async function recentDecisions(ctx: Ctx): Promise<RecentDecision[]> {
  const rows = await newestDecisions(ctx.em, {
    ...requireModerator(ctx),
    actorId: requireActor(ctx).id,
  });
  return rows.map(
    ({
      title,
      version,
      createdAt,
      status,
      isOver,
      canReverse,
      action,
      ofRevision,
      hasRejectedEdit,
      reasonCode,
      ...decision
    }) => ({
      ...decision,
      entry: reasonLabel(ctx.locale, reasonCode),
      title: title ?? '',
      did: whatHappened({ action, ofRevision }) as RecentDecision['did'],
      transitions: canReverse
        ? reversals(ctx.locale, {
            type: decision.type,
            status,
            isOver,
            ofRevision,
            hasRejectedEdit,
          })
        : [],
      version: version ?? 1,
      createdAt: new Date(createdAt),
    }),
  );
}

/** What a moderator can do about a post that was decided on, or about its edit. */
function reversals(
  locale: Locale,
  {
    type,
    status,
    isOver,
    ofRevision,
    hasRejectedEdit,
  }: {
    type: PostType;
    status: PostStatus;
    isOver: boolean;
    ofRevision: boolean;
    hasRejectedEdit: boolean;
  },
): OpenTransition[] {
  if (status === 'PENDING') return [];
  const onPost = transitionsFrom(type, status, ['moderator'], { ...anyCommunity, isOver });
  const all = hasRejectedEdit ? [approval, ...onPost] : onPost;
  return ofRevision
    ? all.map((one) => ({ ...one, label: labelBesideChange(locale, type, one.action) }))
    : all;
}

const author = sql`coalesce(listing.author_id, activity.author_id)`;
const community = sql`coalesce(listing.community_id, activity.community_id)`;

/** Whether the newest edit beside a published post was rejected, and neither changed since. */
const hasRejectedEdit = sql<boolean>`coalesce((
  select coalesce(listing.status, activity.status) = 'PUBLISHED' and revision.status = 'REJECTED'
    and revision.decided_at > coalesce(listing.updated_at, activity.updated_at)
  from post_revisions revision
  where revision.post_type = event.subject_type and revision.post_id = event.subject_id
  order by revision.created_at desc, revision.id desc limit 1), false)`;

const newestDecisions = compiledRead((db, { param }: Params<Moderated & { actorId: string }>) => {
  const newest = db
    .selectFrom('moderation_events')
    .select([
      'id',
      'subjectType',
      'subjectId',
      'actor',
      'action',
      'reasonCode',
      'publicReason',
      'createdAt',
    ])
    .select(sql<boolean>`snapshot->>'ofRevision' is not null`.as('ofRevision'))
    .where('subjectType', 'in', postTypes)
    .where('action', 'in', decisions)
    .where(isModerated(param))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(10);
  return db
    .selectFrom(newest.as('event'))
    .innerJoin('users', 'users.id', 'event.actor')
    .leftJoin('listings as listing', 'listing.id', 'event.subjectId')
    .leftJoin('activities as activity', 'activity.id', 'event.subjectId')
    .select((of) => [
      'event.id',
      sql<PostType>`event.subject_type`.as('type'),
      'event.subjectId as postId',
      sql<ModerationAction>`event.action`.as('action'),
      'event.ofRevision',
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
    .orderBy('event.createdAt', 'desc')
    .orderBy('event.id', 'desc');
});
