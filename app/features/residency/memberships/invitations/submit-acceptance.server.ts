import { z } from 'zod';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { acceptOwnInvitation } from './accept.server.ts';
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
    run: (_, inside) => acceptOwnInvitation(inside, secret),
    respond: ({ community: { slug, name, isOpen }, moderates }) =>
      redirectWithToast(placeOf(slug, { isOpen, moderates }), {
        title: translate(ctx.locale, 'invitations.accepted.title', { community: name }),
        description: translate(ctx.locale, 'invitations.accepted.description'),
      }),
  });
}

function placeOf(slug: string, { isOpen, moderates }: { isOpen: boolean; moderates: boolean }) {
  if (isOpen) return `/communities/${slug}`;
  return moderates ? `/manage/${slug}` : `/communities/${slug}/door`;
}
