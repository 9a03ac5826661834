import { z } from 'zod';
import { postTypes } from '#db/enums.ts';
import { AppError } from '#app/lib/errors.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { safeRedirect } from '#app/lib/http/addresses.ts';
import { redirectWithToast, type Toast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate, translateKey } from '#app/messages/catalogue.server.ts';
import { undoDecision, undoOffer, type UndoneDecision } from './undo.server.ts';

const undoSchema = z.object({
  subjectType: z.enum(postTypes),
  id: z.uuid().toLowerCase(),
  /** The line of the log with the decision. */
  line: z.uuid().toLowerCase(),
});

/** The button of a toast that undoes the actor's own decision on a post; undefined where it cannot be undone. */
export async function undoButton(
  ctx: Ctx,
  to: string,
  { type, id }: Pick<UndoneDecision, 'type' | 'id'>,
): Promise<Toast['press']> {
  const offer = await undoOffer(ctx, { type, id });
  if (!offer) return undefined;
  return {
    action: '/moderation/undo',
    label: translate(ctx.locale, 'posts.undo.button'),
    fields: { subjectType: type, id, line: offer.line, to },
  };
}

/**
 * Undoes a decision by the button of its toast, and goes back with another one, which says why where nothing was
 * undone. `backTo` has the address of what is in the queue again, from where the button was.
 */
export async function submitUndo(
  ctx: Ctx,
  request: Request,
  backTo: (to: string, id: string) => string,
): Promise<Response> {
  const form = await readFormData(request);
  const { data } = undoSchema.safeParse(Object.fromEntries(form));
  if (!data) throw new AppError('invalid', 'http.formUnreadable');
  const { subjectType: type, id, line } = data;
  const to = safeRedirect(form.get('to'), '/moderation');
  try {
    const undone = await undoDecision(ctx, { type, id, line });
    const back = undone.status === 'PENDING' ? backTo(to, id) : to;
    return await redirectWithToast(back, { ...toastAbout(ctx, undone), at: anchorIn(back) });
  } catch (error) {
    if (!(error instanceof AppError && (error.code === 'conflict' || error.code === 'forbidden'))) {
      throw error;
    }
    return redirectWithToast(to, {
      kind: 'error',
      title: translate(ctx.locale, 'posts.undo.failed'),
      description: translateKey(ctx.locale, error.messageKey, error.params),
      at: anchorIn(to),
    });
  }
}

const anchorIn = (address: string): string | undefined => address.split('#')[1];

const toastAbout = (
  { locale }: Ctx,
  { type, title, language, ofRevision, status }: UndoneDecision,
): Omit<Toast, 'kind'> => ({
  title: translate(locale, 'posts.undo.done'),
  about: title,
  language,
  description: translate(
    locale,
    `posts.undo.${status === 'PENDING' ? 'back' : 'rejectedAgain'}.${ofRevision ? 'change' : type}`,
  ),
});
