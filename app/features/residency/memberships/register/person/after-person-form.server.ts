import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { afterConfirming } from '../../queue/after-confirming.server.ts';
import { listPath, personAnchor, personPath } from '../people-paths.ts';
import type { PersonOutcome } from './person-form.server.ts';

/** Goes on after a form of a person's page: decisions lead to the queue, the rest stays on the page. */
export function afterPersonForm(
  ctx: Ctx,
  slug: string,
  id: string,
  { done, about }: PersonOutcome,
): Promise<Response> {
  if (done === 'confirm') return afterConfirming(ctx, slug, { id, name: about, page: null });
  const queue = listPath(slug, 'waiting');
  const toast = {
    title: translate(ctx.locale, `doorQueue.toasts.${done}.title`),
    description: translate(ctx.locale, `doorQueue.toasts.${done}.text`, { about }),
  };
  if (done === 'refuse') return redirectWithToast(queue, toast);
  if (done !== 'unconfirm') return redirectWithToast(personPath(slug, id), toast);
  const at = personAnchor(id);
  return redirectWithToast(`${queue}#${at}`, { ...toast, at });
}
