import { redirect } from '@remix-run/node';
import { behindPassword } from '#app/features/accounts/security/confirm-password.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { submitFields } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type RequestContext } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { renewRecoveryCodes, turnOff } from './commands.server.ts';
import { keepCodes } from './recovery-codes/kept-codes.server.ts';
import { removePasskey } from './passkeys/commands.server.ts';
import { passwordSchema, removePasskeySchema } from './schema.ts';

/** Handles the forms of the page about one's second step; the field `change` says which. */
export async function submitChanges(ctx: RequestContext, request: Request) {
  const { id } = requireActor(ctx);
  const { session, locale } = ctx;
  const form = await readFormData(request);
  const shared = {
    schema: passwordSchema,
    ...behindPassword(ctx, 'secondStep.passwordNeeded'),
  };
  if (form.get('change') === 'codes') {
    return submitFields(ctx, request, form, {
      ...shared,
      run: async (input, inside) => ({
        codes: await renewRecoveryCodes({ ...inside, session }, input),
      }),
      respond: async ({ codes }) => {
        const headers = { 'Set-Cookie': await keepCodes(codes, id) };
        return redirect('/account/second-step/codes', { status: 303, headers });
      },
    });
  }
  if (form.get('change') === 'passkey') {
    return submitFields(ctx, request, form, {
      ...shared,
      schema: removePasskeySchema,
      run: async (input, inside) => {
        await removePasskey({ ...inside, session }, input);
        return {};
      },
      respond: () =>
        redirectWithToast('/account/second-step', {
          title: translate(locale, 'secondStep.passkeyRemoved.title'),
          description: translate(locale, 'secondStep.passkeyRemoved.description'),
        }),
    });
  }
  return submitFields(ctx, request, form, {
    ...shared,
    run: async (input, inside) => {
      await turnOff({ ...inside, session }, input);
      return {};
    },
    respond: () =>
      redirectWithToast('/account/second-step', {
        title: translate(locale, 'secondStep.turnedOff.title'),
        description: translate(locale, 'secondStep.turnedOff.description'),
      }),
  });
}
