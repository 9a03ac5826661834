import { readHalfLogin } from '#app/features/accounts/login/auth/half-login.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { createLimiter } from '#app/lib/http/rate-limit.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { keepChallenge, passkeySite } from './challenges.server.ts';
import { passkeysOf } from './queries.server.ts';
import { webauthn } from './webauthn.server.ts';

const asksByAccount = createLimiter('passkey-asks', { points: 60, duration: 15 * 60 });

/**
 * What a browser needs to ask for a passkey: a new one for somebody who is logged in, or one that they have for
 * somebody at the second step of a login. Throws AppError: `unauthenticated` for anybody else, `too-many`.
 */
export async function passkeyOptions(ctx: Ctx, request: Request): Promise<Response> {
  const options = ctx.actor
    ? await optionsToAdd(ctx, ctx.actor)
    : await optionsToLogIn(ctx, request);
  return Response.json(options, { headers: { 'Cache-Control': 'private, no-store' } });
}

async function optionsToAdd({ em }: Ctx, { id, email, name }: NonNullable<Ctx['actor']>) {
  await asksByAccount.countTry(id);
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: 'The Local Link',
    rpID: passkeySite().rpID,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(id),
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: await known(em, id),
  });
  await keepChallenge(em, id, 'ADD', options.challenge);
  return options;
}

async function optionsToLogIn({ em }: Ctx, request: Request) {
  const half = await readHalfLogin(em, request);
  if (!half) throw new AppError('unauthenticated', 'http.loginFirst');
  const { id } = half.user;
  await asksByAccount.countTry(id);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: passkeySite().rpID,
    userVerification: 'preferred',
    allowCredentials: await known(em, id),
  });
  await keepChallenge(em, id, 'LOGIN', options.challenge);
  return options;
}

const known = async (em: Ctx['em'], userId: string) =>
  (await passkeysOf(em, userId)).map(({ credentialId, transports }) => ({
    id: credentialId,
    transports,
  }));
