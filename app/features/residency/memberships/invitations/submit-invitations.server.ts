import { z } from 'zod';
import type { Community } from '#db/entities/index.ts';
import { tenures } from '#db/enums.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { email } from '#app/lib/forms/typed-text.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { hasAddressSigns, visibleText } from '#app/lib/forms/names.ts';
import { submitFields, submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate, translateKey } from '#app/messages/catalogue.server.ts';
import { acceptInvitation } from './accept.server.ts';
import { mailInvitation, mailInvitations } from './by-mail.server.ts';
import { cancelInvitation, inviteMember, renewInvitation } from './invite.server.ts';
import { invitedRoles } from './limits.ts';
import { openedInvitation } from './queries.server.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';

/** The form that invites one person: the fields in the order it shows them. */
const inviteSchema = z
  .object({
    name: z
      .string({ error: 'invitations.nameRequired' })
      .overwrite(visibleText)
      .min(1, 'invitations.nameRequired')
      .max(120, 'accounts.nameTooLong')
      .refine((name) => !hasAddressSigns(name), 'accounts.nameSigns'),
    email,
    role: z.enum(invitedRoles, { error: 'invitations.roleRequired' }),
    condoUnit: z
      .string()
      .overwrite(visibleText)
      .max(unitLength, 'accounts.unitTooLong')
      .default(''),
    tenure: z.preprocess((value) => value || undefined, z.enum(tenures).optional()),
  })
  .refine(({ role, condoUnit }) => role !== 'RESIDENT' || condoUnit !== '', {
    error: 'accounts.condoUnitRequired',
    path: ['condoUnit'],
  });

/** Carries out the forms of the list: inviting one person, or sending every invitation that was not sent. */
export async function submitInvitations(ctx: Ctx, request: Request, community: Community) {
  const list = `/manage/${community.slug}/invitations`;
  const form = await readFormData(request);
  if (form.get('intent') === 'mail-all') {
    return submitFields(ctx, request, form, {
      schema: z.object({ intent: z.literal('mail-all') }),
      run: (_, inside) => mailInvitations(inside, community),
      respond: ({ count }) =>
        redirectWithToast(list, {
          title: translate(ctx.locale, 'invitations.allMailed.title'),
          description: translate(ctx.locale, 'invitations.allMailed.description', { count }),
        }),
    });
  }
  return submitFields(ctx, request, form, {
    schema: inviteSchema,
    run: async ({ tenure = null, ...person }, inside) => {
      const made = await inviteMember(inside, community, { ...person, tenure });
      return { id: made.membershipId, name: person.name };
    },
    respond: ({ id, name }) =>
      redirectWithToast(`${list}/${id}`, {
        title: translate(ctx.locale, 'invitations.made.title'),
        description: translate(ctx.locale, 'invitations.made.description', { name }),
      }),
  });
}

const toastOf = {
  renew: 'renewed',
  cancel: 'cancelled',
  cancelLinkless: 'cancelledLinkless',
  mail: 'mailed',
} as const;

/** Carries out the buttons of one invitation. */
export const submitInvitation = (ctx: Ctx, request: Request, community: Community, id: string) =>
  submitForm(ctx, request, {
    schema: z.object({
      intent: z.enum(['renew', 'cancel', 'mail'], { error: 'invitations.roleRequired' }),
    }),
    run: async ({ intent: done }, inside) => {
      if (done === 'mail') return { done, ...(await mailInvitation(inside, community, id)) };
      if (done === 'cancel') {
        const { name, hadLink } = await cancelInvitation(inside, community.id, id);
        return { done: hadLink ? done : ('cancelLinkless' as const), name };
      }
      await renewInvitation(inside, community.id, id);
      return { done, name: '' };
    },
    respond: ({ done, ...names }) => {
      const list = `/manage/${community.slug}/invitations`;
      const what = toastOf[done];
      const isGone = done === 'cancel' || done === 'cancelLinkless';
      return redirectWithToast(isGone ? list : `${list}/${id}`, {
        title: translate(ctx.locale, `invitations.${what}.title`),
        description: translateKey(ctx.locale, `invitations.${what}.description`, names),
      });
    },
  });

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
