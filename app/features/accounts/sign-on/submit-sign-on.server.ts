import { redirect } from '@remix-run/node';
import { behindPassword } from '#app/features/accounts/security/confirm-password.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { submitFields } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type RequestContext } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { newcomers } from './carried.server.ts';
import { connect, disconnect, isSamePerson, needsPassword } from './commands.server.ts';
import { requireProvider } from './provider.server.ts';
import { signOnOf } from './queries.server.ts';
import { passwordSchema } from './schema.ts';
import { ownPage } from './sign-on.server.ts';

/**
 * The page of one's own connection with the provider: what it is, and who the provider named just now. Throws AppError:
 * `unauthenticated`; `not-found` where the operator has no provider.
 */
export async function signOnPage(ctx: RequestContext, request: Request) {
  const { name, issuer } = requireProvider();
  const actor = requireActor(ctx, 'signOn.loginToSee');
  const [state, newcomer] = await Promise.all([
    signOnOf(ctx.em, actor.id, issuer),
    newcomers.read(request),
  ]);
  const isNew = newcomer !== null && state === null;
  return {
    provider: name,
    state,
    own: { email: actor.email, isConfirmed: actor.isConfirmed },
    newcomer: isNew
      ? {
          email: newcomer.email,
          isSame: isSamePerson(actor, newcomer),
          needsPassword: await needsPassword(ctx, newcomer),
        }
      : null,
  };
}

/** Handles the two forms of that page; the field `change` says which. */
export async function submitSignOn(ctx: RequestContext, request: Request) {
  const { name: provider, issuer } = requireProvider();
  const { id } = requireActor(ctx);
  const { session, locale } = ctx;
  const form = await readFormData(request);
  const shared = {
    schema: passwordSchema,
    ...behindPassword(ctx, 'secondStep.passwordNeeded'),
  };
  const say = (what: 'connected' | 'disconnected', cookies: string[] = []) =>
    redirectWithToast(
      ownPage,
      {
        title: translate(locale, `signOn.${what}.title`),
        description: translate(locale, `signOn.${what}.description`, { provider }),
      },
      cookies,
    );
  if (form.get('change') === 'disconnect') {
    return submitFields(ctx, request, form, {
      ...shared,
      run: async (input, inside) => {
        await disconnect({ ...inside, session }, input);
        return {};
      },
      respond: () => say('disconnected'),
    });
  }
  const newcomer = await newcomers.read(request);
  // Pressed twice: the first one was it.
  if (await signOnOf(ctx.em, id, issuer)) return redirect(ownPage, { status: 303 });
  if (!newcomer) {
    return redirectWithToast(ownPage, {
      kind: 'error',
      title: translate(locale, 'signOn.notConnected'),
      description: translate(locale, 'signOn.tooLate', { provider }),
    });
  }
  return submitFields(ctx, request, form, {
    ...shared,
    run: async (input, inside) => {
      await connect({ ...inside, session }, newcomer, input);
      return {};
    },
    respond: async () => say('connected', [await newcomers.end()]),
  });
}
