import { z } from 'zod';
import { postTypes, type LogAction, type PostStatus } from '#db/enums.ts';
import { AppError } from '#app/lib/errors.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { safeRedirect } from '#app/lib/http/addresses.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate, translateKey } from '#app/messages/catalogue.server.ts';
import { postNotFound } from '../access.server.ts';
import { canSeePost } from '../policy.ts';
import { decide } from './decide.server.ts';
import { redirectAfterDecision, type DecidedForm } from './decide-form.server.ts';
import { findPost } from './decision.server.ts';
import { newestLine } from './history.server.ts';

/** The decisions that can be undone, each with the status that undoes it. */
const undoneBy = { APPROVE: 'REMOVED', REJECT: 'PUBLISHED' } as const satisfies Partial<
  Record<LogAction, PostStatus>
>;

const undoSchema = z.object({
  subjectType: z.enum(postTypes),
  id: z.uuid().toLowerCase(),
  /** The line of the log with the decision. */
  line: z.uuid().toLowerCase(),
});
type Undo = z.output<typeof undoSchema>;

/** Undoes a decision by the button of its toast, and goes back with another one. */
export async function submitUndo(ctx: Ctx, request: Request): Promise<Response> {
  const form = await readFormData(request);
  const { data } = undoSchema.safeParse(Object.fromEntries(form));
  if (!data) throw new AppError('invalid', 'http.formUnreadable');
  const to = safeRedirect(form.get('to'), '/moderation');
  try {
    return await redirectAfterDecision(ctx, to, await undoDecision(ctx, data), false);
  } catch (error) {
    if (!(error instanceof AppError && (error.code === 'conflict' || error.code === 'forbidden'))) {
      throw error;
    }
    const [, at] = to.split('#');
    return redirectWithToast(to, {
      kind: 'error',
      title: translate(ctx.locale, 'posts.undo.failed'),
      description: translateKey(ctx.locale, error.messageKey, error.params),
      at,
    });
  }
}

/**
 * Reverses a decision while it is the newest thing that happened to its post: an approved post is removed, and
 * a rejected one, or its edit, is approved. Throws the AppErrors of `decide`; `forbidden` for everybody but who
 * decided, and `conflict` once anything else happened.
 */
async function undoDecision(ctx: Ctx, { subjectType: type, id, line }: Undo): Promise<DecidedForm> {
  const actor = requireActor(ctx);
  const post = await findPost(ctx.em, { type, id });
  const newest = await newestLine(ctx.em, type, id);
  if (!post || !newest || !canSeePost(actor, post)) throw postNotFound(type);
  const { action } = newest;
  if (newest.id !== line || (action !== 'APPROVE' && action !== 'REJECT')) {
    throw new AppError('conflict', 'posts.undo.tooLate', { params: { title: post.title } });
  }
  if (newest.actor !== actor.id) throw new AppError('forbidden', 'posts.undo.notYours');
  const status = undoneBy[action];
  const words = status === 'REMOVED' && {
    reasonCode: 'OTHER' as const,
    reason: translate(ctx.locale, 'posts.undo.reason'),
  };
  // Whatever happens from here on changes the version.
  const { version } = post;
  return { type, id, status, ...(await decide(ctx, { type, id, status, version, ...words })) };
}
