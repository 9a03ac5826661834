import { sql } from 'kysely';
import {
  postTypes,
  type Language,
  type ModerationAction,
  type PostStatus,
  type PostType,
} from '#db/enums.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { isOverColumn } from '#app/features/posts/basics/over.server.ts';
import { whatHappened } from '#app/features/posts/posts/decisions/history.server.ts';
import { reasonLabel } from '#app/features/posts/posts/decisions/reasons.server.ts';
import {
  labelBesideChange,
  approval,
  type OpenTransition,
} from '#app/features/posts/posts/decisions/state/open-transitions.server.ts';
import { undoOffer, type UndoOffer } from '#app/features/posts/posts/decisions/undo.server.ts';
import { isUndoable } from '#app/features/posts/posts/decisions/undoable.server.ts';
import { upheldByAnother } from '#app/features/posts/posts/decisions/upheld.server.ts';
import { otherModerators } from '#app/features/posts/posts/decisions/who-decides.server.ts';
import { transitionsFrom } from '#app/features/posts/posts/state-machine.ts';
import { isClosing } from '#app/lib/db/is-closing.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { firstInEach } from '../first-in-each.server.ts';
import { requireModerator, type Moderated } from '../access.server.ts';

export interface RecentDecision {
  type: PostType;
  postId: string;
  title: string;
  /** Of the title. */
  language: Language;
  actor: string;
  did: (typeof decisions)[number] | 'APPROVE_CHANGE' | 'REJECT_CHANGE';
  createdAt: Date;
  /** From the list of reasons. */
  entry: string | null;
  reason: string | null;
  version: number;
  /** What the viewer can do to reverse it, given the post's status now. */
  transitions: OpenTransition[];
  /** The viewer's own decision, while it can be undone; left out otherwise. */
  undo?: UndoOffer;
}

/** What a moderator can do depends only on whether a post is over. */
const anyCommunity = { requireModeration: true, hasBegun: false };

/**
 * The three newest decisions in the actor's communities, with the state of the post now: one query, and others for the
 * actor's own of the last two minutes.
 */
export async function recentDecisions(ctx: Ctx): Promise<RecentDecision[]> {
  const rows = await newestDecisions(ctx.em, {
    ...requireModerator(ctx),
    actorId: requireActor(ctx).id,
  });
  const offers = await Promise.all(
    rows.map(({ type, postId, isOwn, createdAt }) =>
      isOwn && isUndoable(new Date(createdAt)) ? undoOffer(ctx, { type, id: postId }) : null,
    ),
  );
  return rows.map((row, index) => {
    const offer = offers[index];
    const { type, postId, language, reason, action, ofRevision } = row;
    return {
      type,
      postId,
      language,
      reason,
      actor: nameFor(ctx.locale, row.actor),
      title: row.title ?? '',
      did: whatHappened({ action, ofRevision }) as RecentDecision['did'],
      createdAt: new Date(row.createdAt),
      entry: reasonLabel(ctx.locale, row.reasonCode),
      version: row.version ?? 1,
      ...(offer?.line === row.eventId && { undo: offer }),
      transitions: row.canReverse ? reversals(ctx.locale, row) : [],
    };
  });
}

type NewestDecision = Awaited<ReturnType<typeof newestDecisions>>[number];

/** What a moderator can do about a post after a decision on it or its edit. */
function reversals(
  locale: Locale,
  { type, status, isOver, authorIsGone, isUpheld, ofRevision, hasRejectedEdit }: NewestDecision,
): OpenTransition[] {
  if (status === 'PENDING') return [];
  const onPost = transitionsFrom(type, status, ['moderator'], {
    ...anyCommunity,
    isOver,
    authorIsGone,
  }).filter(({ to }) => !(isUpheld && to === 'PUBLISHED'));
  const all = hasRejectedEdit && !authorIsGone ? [approval, ...onPost] : onPost;
  return ofRevision
    ? all.map((one) => ({ ...one, label: labelBesideChange(locale, type, one.action) }))
    : all;
}

const decisions = ['APPROVE', 'REJECT', 'REMOVE', 'RESTORE'] as const;

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
    { direction: 'desc', limit: 3 },
    (isHere) => sql<{ id: string; createdAt: Date }>`
      select id, created_at from moderation_events
      where subject_type in (${list(postTypes)}) and action in (${list(decisions)})
        and undone_at is null and ${isHere}`,
  );

/** The three newest decisions, with the state of the post now. */
const newestDecisions = compiledRead((db, params: Params<Moderated & { actorId: string }>) => {
  const { param } = params;
  return db
    .selectFrom(newest(params).as('newest'))
    .innerJoin('moderation_events as event', 'event.id', 'newest.id')
    .innerJoin('users', 'users.id', 'event.actor')
    .leftJoin('listings as listing', 'listing.id', 'event.subjectId')
    .leftJoin('activities as activity', 'activity.id', 'event.subjectId')
    .leftJoin('users as writer', (join) => join.on(sql<boolean>`writer.id = ${author}`))
    .select((of) => [
      sql<PostType>`event.subject_type`.as('type'),
      'event.id as eventId',
      sql<boolean>`event.actor_id = ${param('actorId')}::uuid`.as('isOwn'),
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
      isClosing('writer').as('authorIsGone'),
      sql<boolean>`(${upheldByAnother(sql`event.id`, sql`${param('actorId')}::uuid`)}
        and ${otherModerators(param('actorId'), community)})`.as('isUpheld'),
    ])
    .orderBy('newest.createdAt', 'desc')
    .orderBy('newest.id', 'desc');
});
