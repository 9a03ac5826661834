import type { Language, PostType } from '#db/enums.ts';
import { labelBesideChange } from '#app/features/posts/posts/decisions/state/confirm-words.server.ts';
import { whatHappened } from '#app/features/posts/posts/decisions/history.server.ts';
import {
  approval,
  type OpenTransition,
} from '#app/features/posts/posts/decisions/state/open-transitions.server.ts';
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
  /** From the list of reasons. */
  entry: string | null;
  reason: string | null;
  version: number;
  /** What the viewer can do to reverse it, given the post's status now. */
  transitions: OpenTransition[];
}

/** What a moderator can do depends only on whether a post is over. */
const anyCommunity = { requireModeration: true, hasBegun: false };

/** The ten newest decisions in the actor's communities, with the state of the post now. */
export async function recentDecisions(ctx: Ctx): Promise<RecentDecision[]> {
  const rows = await newestDecisions(ctx.em, {
    ...requireModerator(ctx),
    actorId: requireActor(ctx).id,
  });
  return rows.map((row) => {
    const { type, postId, language, actor, reason, action, ofRevision } = row;
    return {
      ...{ type, postId, language, actor, reason },
      title: row.title ?? '',
      did: whatHappened({ action, ofRevision }) as RecentDecision['did'],
      createdAt: new Date(row.createdAt),
      entry: reasonLabel(ctx.locale, row.reasonCode),
      version: row.version ?? 1,
      transitions: row.canReverse ? reversals(ctx.locale, row) : [],
    };
  });
}

type NewestDecision = Awaited<ReturnType<typeof newestDecisions>>[number];

/** What a moderator can do about a post after a decision on it or its edit. */
function reversals(
  locale: Locale,
  { type, status, isOver, ofRevision, hasRejectedEdit }: NewestDecision,
): OpenTransition[] {
  if (status === 'PENDING') return [];
  const onPost = transitionsFrom(type, status, ['moderator'], { ...anyCommunity, isOver });
  const all = hasRejectedEdit ? [approval, ...onPost] : onPost;
  return ofRevision
    ? all.map((one) => ({ ...one, label: labelBesideChange(locale, type, one.action) }))
    : all;
}
