import { redirect } from '@remix-run/node';
import { z } from 'zod';
import { passwordErrors } from '#app/features/accounts/security/confirm-password.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type RequestContext } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { keepCodes } from '../recovery-codes/kept-codes.server.ts';
import { passwordSchema } from '../schema.ts';
import { addPasskey } from './commands.server.ts';
import { newPasskeySchema, passkeyName } from './schema.ts';

const schema = z.object({
  name: passkeyName,
  ...passwordSchema.shape,
  passkey: newPasskeySchema,
});

/** Handles the form that adds a passkey: it leads to the recovery codes of an account that had none. */
export function submitPasskey(ctx: RequestContext, request: Request) {
  const { id } = requireActor(ctx);
  const { session, locale } = ctx;
  return submitForm(ctx, request, {
    schema,
    secrets: ['currentPassword', 'passkey'],
    furtherErrors: (form) => passwordErrors(ctx, form, 'secondStep.passwordNeeded'),
    run: async (input, inside) => ({ codes: await addPasskey({ ...inside, session }, input) }),
    respond: async ({ codes }) => {
      const response = codes
        ? redirect('/account/second-step/codes', 303)
        : await redirectWithToast('/account/second-step', {
            title: translate(locale, 'secondStep.passkeyAdded.title'),
            description: translate(locale, 'secondStep.passkeyAdded.description'),
          });
      if (codes) response.headers.append('Set-Cookie', await keepCodes(codes, id));
      // The pages that it leads to have no scripts.
      response.headers.set('X-Remix-Reload-Document', 'true');
      return response;
    },
  });
}
