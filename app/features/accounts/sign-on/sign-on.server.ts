import { redirect } from '@remix-run/node';
import { SignOn, User } from '#db/entities/index.ts';
import {
  authenticated,
  hasSecondStep,
  type AuthenticatedUser,
} from '#app/features/accounts/login/auth/check-credentials.server.ts';
import { askSecondStep } from '#app/features/accounts/login/auth/half-login.server.ts';
import {
  signOnsByNetwork,
  successfulLogins,
} from '#app/features/accounts/login/auth/rate-limits.server.ts';
import { welcomeBack } from '#app/features/accounts/login/auth/welcome-back.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { env } from '#app/lib/env.server.ts';
import { safeRedirect } from '#app/lib/http/addresses.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { logChange } from '#app/lib/log.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate, translateKey } from '#app/messages/catalogue.server.ts';
import { attempts, newAttempt, newcomer, newcomers } from './carried.server.ts';
import { addressOfLogin, identityOf, requireProvider, type Identity } from './provider.server.ts';

/** Where one's own connection with the provider is. */
export const ownPage = '/account/sign-on';

/**
 * Sends a browser to the provider. Where that cannot be, the login page says so. Throws AppError: `not-found` where the
 * operator has none, `too-many` after 60 tries from an address within 15 minutes
 * (more from larger IPv6 networks).
 */
export async function beginSignOn(ctx: Ctx, request: Request): Promise<Response> {
  const provider = requireProvider();
  await signOnsByNetwork.countTry({ request });
  const to = safeRedirect(new URL(request.url).searchParams.get('redirectTo'), '');
  const attempt = newAttempt(to);
  try {
    const address = await addressOfLogin(provider, attempt);
    const headers = { 'Set-Cookie': await attempts.keep(attempt) };
    return redirect(address, { status: 303, headers });
  } catch (error) {
    return sayFailed(ctx, error, to);
  }
}

/**
 * Logs in whoever the provider sends back, after their second step if the account has one. Somebody who is no account's
 * yet logs in with the password first, and then says whether to connect the two. Throws AppError as `logIn`.
 */
export async function endSignOn(ctx: Ctx, request: Request): Promise<Response> {
  const provider = requireProvider();
  const attempt = await attempts.read(request);
  const to = attempt?.to ?? '';
  try {
    if (!attempt) throw tooLate(provider.name);
    const identity = await identityOf(provider, new URL(request.url).search, attempt);
    const user = await accountOf(ctx.em, identity);
    if (!user) return await meetNewcomer(ctx, identity, to);
    const response = user.hasSecondStep
      ? await askSecondStep(user, { by: 'sign-on', to })
      : await welcomeBack(ctx, request, { user, by: 'sign-on', to, resumes: false });
    response.headers.append('Set-Cookie', await attempts.end());
    return response;
  } catch (error) {
    return sayFailed(ctx, error, to);
  }
}

const tooLate = (provider: string) =>
  new AppError('unauthenticated', 'signOn.tooLate', { params: { provider } });

/** Whose account an identity is; null for nobody's. Throws AppError `unauthenticated` for a disabled one. */
async function accountOf(em: Em, { issuer, subject }: Identity): Promise<AuthenticatedUser | null> {
  const known = await em.findOne(SignOn, { issuer, subject }, { fields: ['user'] });
  if (!known) return null;
  const user = await em.findOneOrFail(
    User,
    { id: known.user.id },
    { fields: ['name', 'password', 'language', 'disabledAt', 'deletionAskedAt'] },
  );
  if (user.disabledAt) {
    logChange('accounts', `a login failed: ${user.id} is disabled`);
    throw new AppError('unauthenticated', 'auth.accountDisabled');
  }
  await successfulLogins.countTry(user.id);
  await em.nativeUpdate(SignOn, { issuer, subject }, { lastUsedAt: new Date() });
  const { id, name, password, language = null, deletionAskedAt = null } = user;
  const person = { id, name, password, language, deletionAskedAt };
  return authenticated({ ...person, hasSecondStep: await hasSecondStep(em, id) });
}

/** Somebody whom no account knows: they log in with the password once, and then choose to connect the two. */
async function meetNewcomer(
  { actor, locale }: Ctx,
  { email, ...identity }: Identity,
  to: string,
): Promise<Response> {
  const { name: provider } = requireProvider();
  const ended = await attempts.end();
  if (email === null) {
    const refusal = {
      kind: 'error' as const,
      title: translate(locale, 'signOn.notLoggedIn'),
      description: translate(locale, 'signOn.noAddress', { provider }),
    };
    return redirectWithToast(actor ? ownPage : loginPage(to), refusal, [ended]);
  }
  const cookies = [ended, await newcomers.keep(newcomer({ ...identity, email }))];
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]));
  return redirect(actor ? ownPage : loginPage(ownPage), { status: 303, headers });
}

/** What the login page says to somebody whom the provider named just now, and whom no account knows. */
export async function newcomerNote({ locale }: Ctx, request: Request): Promise<string | null> {
  const provider = env().identityProvider?.name;
  const known = provider && (await newcomers.read(request));
  return known ? translate(locale, 'signOn.once', { email: known.email, provider }) : null;
}

const loginPage = (to: string): string =>
  to ? `/login?redirectTo=${encodeURIComponent(to)}` : '/login';

/** Tells somebody at the login page what did not work, where they can log in with the password. */
async function sayFailed({ actor, locale }: Ctx, error: unknown, to: string): Promise<Response> {
  if (!(error instanceof AppError)) throw error;
  const toast = {
    kind: 'error' as const,
    title: translate(locale, 'signOn.notLoggedIn'),
    description: translateKey(locale, error.messageKey, error.params),
  };
  return redirectWithToast(actor ? ownPage : loginPage(to), toast, [await attempts.end()]);
}
