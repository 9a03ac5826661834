import { z } from 'zod';
import { isInTheWay } from '#db/unavailable.ts';
import { postTypes, type Language, type PostType } from '#db/enums.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { canModerate } from '#app/lib/session/actor.ts';
import {
  notifyDecisions,
  type Decided,
  type NotifyDecision,
} from '#app/features/posts/posts/emails/notify-of-decision.server.ts';
import { undoMs } from '#app/features/posts/posts/decisions/limits.ts';
import { undoOffer, type UndoOffer } from '#app/features/posts/posts/decisions/undo.server.ts';
import { decide } from '#app/features/posts/posts/decisions/decide.server.ts';
import { findPost, type Outcome } from '#app/features/posts/posts/decisions/decision.server.ts';
import { whatHappened } from '#app/features/posts/posts/decisions/history.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { formatsFor } from '#app/lib/format.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { withoutDatabase } from '#app/lib/db/failures/unavailable.server.ts';
import { logError } from '#app/lib/log.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate, translateKey } from '#app/messages/catalogue.server.ts';
import { requireModerator } from '../access.server.ts';
import { unsentReasons } from '../queue/enter.server.ts';

/** The result for one of the posts that were ticked. */
export interface ApprovalResult {
  id: string;
  type: PostType;
  /** Null for a post that is missing or not visible to the actor. */
  title: string | null;
  language: Language;
  /** Whether it is approved now, by this or by somebody before. */
  isApproved: boolean;
  text: string;
  /** How the actor can undo the approval, where they can. */
  undo: UndoOffer | null;
}

/** A post of the queue with a reason to reject it that was filled in but not sent. */
export interface UnsentReason {
  id: string;
  type: PostType;
  title: string;
  language: Language;
  words: string;
}

const mostPicks = 100;

/** A ticked entry of the queue: `LISTING:{id}:{version}`. */
const pick = z
  .string()
  .regex(/^[A-Z]+:[0-9a-f-]{36}:\d{1,9}$/)
  .transform((text) => text.split(':'))
  .pipe(z.tuple([z.enum(postTypes), z.uuid(), z.string()]))
  .transform(([type, id, version]) => ({ type, id, version: Number(version) }));

/** The posts ticked in a form, each once. Throws AppError `invalid` for a malformed one. */
export function picksIn(form: FormData): z.output<typeof pick>[] {
  const texts = [...new Set(form.getAll('pick'))];
  const { data } = z.array(pick).max(mostPicks).safeParse(texts);
  if (!data) throw new AppError('invalid', 'http.formUnreadable');
  return data;
}

/**
 * Approves the posts one after the other, each in the version that was shown. A post that cannot be approved
 * does not undo the others. Each author gets one email, which is held for an undo where it is about one post.
 * Throws AppError: `unauthenticated`, `forbidden` for a resident.
 */
export async function approveMany(
  ctx: Ctx,
  picks: z.output<typeof pick>[],
): Promise<ApprovalResult[]> {
  requireModerator(ctx);
  const { id } = requireActor(ctx);
  return inTransaction(ctx.em, async (tx) => {
    const inside = { ...ctx, em: tx };
    const approved: Decided[] = [];
    const results: ApprovalResult[] = [];
    for (const one of picks) {
      results.push(
        await approveOne(inside, one, (_tx, _by, decided) => {
          approved.push(decided);
          return Promise.resolve();
        }),
      );
    }
    await notifyDecisions(tx, { id, locale: ctx.locale }, approved, new Date(Date.now() + undoMs));
    for (const result of results) {
      const isNew = approved.some(({ postId }) => postId === result.id);
      if (isNew) result.undo = await undoOffer(inside, result);
    }
    return results;
  });
}

/** The entries of the queue's form whose rejection was begun. */
export async function entriesWithReasons(ctx: Ctx, form: FormData): Promise<UnsentReason[]> {
  const begun: UnsentReason[] = [];
  for (const { id, type, words } of unsentReasons(form).slice(0, mostPicks)) {
    const post = await findPost(ctx.em, { type, id });
    if (!post || !canModerate(requireActor(ctx), post.communityId)) continue;
    begun.push({ id, type, title: post.title, language: post.language, words });
  }
  return begun;
}

async function approveOne(
  ctx: Ctx,
  { type, id, version }: z.output<typeof pick>,
  notify: NotifyDecision,
): Promise<ApprovalResult> {
  const post = await findPost(ctx.em, { type, id });
  const isMine = post !== undefined && canModerate(requireActor(ctx), post.communityId);
  const about = {
    id,
    type,
    title: isMine ? post.title : null,
    language: isMine ? post.language : ctx.locale,
    undo: null,
  };
  try {
    // A savepoint: only what fails is rolled back.
    const outcome = await ctx.em.transactional((em) =>
      decide({ ...ctx, em }, { type, id, version, status: 'PUBLISHED' }, notify),
    );
    const { title, language } = outcome;
    return { ...about, title, language, isApproved: true, text: textOf(ctx, outcome) };
  } catch (thrown) {
    // The whole transaction is tried again then.
    if (isInTheWay(thrown)) throw thrown;
    const error = withoutDatabase(thrown);
    if (!(error instanceof AppError)) {
      logError('approve-many', error as Error);
      return { ...about, isApproved: false, text: translate(ctx.locale, 'http.ourFault') };
    }
    const text = translateKey(ctx.locale, error.messageKey, error.params);
    return { ...about, isApproved: false, text };
  }
}

/** 'Approved', or who did it before. */
function textOf({ locale }: Ctx, { action, title, ofRevision, earlier }: Outcome): string {
  if (action) {
    return translate(locale, `bulkApproval.${ofRevision ? 'changeApproved' : 'approved'}`);
  }
  if (!earlier) return translate(locale, 'posts.alreadyDone.before', { post: title });
  return translate(locale, `posts.alreadyDone.${whatHappened(earlier)}`, {
    post: title,
    name: nameFor(locale, earlier.actorName),
    when: formatsFor(locale).relativeTimeWithin(earlier.createdAt),
  });
}
