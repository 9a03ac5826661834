import { type Language, type PostStatus, type PostType } from '#db/enums.ts';
import {
  labelBesideChange,
  approval,
  type OpenTransition,
} from '#app/features/posts/posts/decisions/state/open-transitions.server.ts';
import { whatHappened } from '#app/features/posts/posts/decisions/history.server.ts';
import { reasonLabel } from '#app/features/posts/posts/decisions/reasons.server.ts';
import { transitionsFrom } from '#app/features/posts/posts/state-machine.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { requireModerator } from '../queries.server.ts';
import { newestDecisions, type decisions } from './newest-decisions.server.ts';

export interface RecentDecision {
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
