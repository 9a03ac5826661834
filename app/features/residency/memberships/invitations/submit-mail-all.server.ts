import type { Language } from '#db/enums.ts';
import { submitFields } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { mailInvitations } from './by-mail.server.ts';
import { mailAllSchema } from './schema.ts';

/** The button that sends every invitation by mail that was not sent. Throws as `mailInvitations`. */
export const mailAll = (
  ctx: Ctx,
  request: Request,
  form: FormData,
  community: { id: string; slug: string; name: string; language: Language },
) =>
  submitFields(ctx, request, form, {
    schema: mailAllSchema,
    run: (_, inside) => mailInvitations(inside, community),
    respond: ({ count }) =>
      redirectWithToast(`/manage/${community.slug}/invitations`, {
        title: translate(ctx.locale, 'invitations.allMailed.title'),
        description: translate(ctx.locale, 'invitations.allMailed.description', { count }),
      }),
  });
