import { z } from 'zod';
import { inTransaction } from '#app/lib/db/transaction.server.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { acceptInvitation } from './accept.server.ts';
import { openedInvitation } from './queries.server.ts';

/**
 * Carries out the button that accepts an invitation, and leads into the community: a moderator of one
 * that is not open yet to its desk. Throws AppError: `unauthenticated`, `not-found`.
 */
export async function submitAcceptance(ctx: Ctx, request: Request, secret: string) {
  await requireActorForForm(ctx, request, []);
  await openedInvitation(ctx, secret);
  return submitForm(ctx, request, {
    schema: z.object({}),
    run: (_, inside) =>
      inTransaction(inside.em, async (tx) => {
        const row = await acceptInvitation(tx, requireActor(inside), secret);
        const { slug, name, openedAt } = await row.community.loadOrFail();
        return { slug, name, isOpen: Boolean(openedAt), moderates: Boolean(row.invitedRole) };
      }),
    respond: ({ slug, name, isOpen, moderates }) => {
      const closed = moderates ? `/manage/${slug}` : `/communities/${slug}/door`;
      return redirectWithToast(isOpen ? `/communities/${slug}` : closed, {
        title: translate(ctx.locale, 'invitations.accepted.title', { community: name }),
        description: translate(ctx.locale, 'invitations.accepted.description'),
      });
    },
  });
}
