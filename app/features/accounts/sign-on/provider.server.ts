import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  type Configuration,
} from 'openid-client';
import { z } from 'zod';
import { env, type IdentityProvider } from '#app/lib/env.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logWarning } from '#app/lib/log.server.ts';
import { processSingleton } from '#app/lib/process/keep.server.ts';
import type { Attempt } from './carried.server.ts';

/** Who the provider says that somebody is. */
export interface Identity {
  issuer: string;
  subject: string;
  /** In small letters; null where the provider gives none that it has confirmed itself. */
  email: string | null;
}

/** The provider people may log in with. Throws AppError `not-found` where the operator has none. */
export function requireProvider(): IdentityProvider {
  const provider = env().identityProvider;
  if (!provider) throw new AppError('not-found', 'signOn.none');
  return provider;
}

/** Where the provider sends people back to; it has to know the address beforehand. */
const returnAddress = (): string => `${env().appUrl}/login/sign-on/back`;

const secondsToAnswer = 8;
/** How long what the provider says about itself is good for. Its keys have a time of their own. */
const goodForMs = 60 * 60 * 1000;

const known = () =>
  processSingleton(
    'identity-provider',
    (): { at: number; about: Promise<Configuration> | null } => ({
      at: 0,
      about: null,
    }),
  );

/** What the provider says about itself. One that cannot be reached is asked again at the next login. */
async function about({ issuer, clientId, clientSecret }: IdentityProvider): Promise<Configuration> {
  const kept = known();
  if (!kept.about || kept.at + goodForMs < Date.now()) {
    kept.at = Date.now();
    kept.about = discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: secondsToAnswer,
      execute: [
        // Without it, the package takes the signature of an ID token for granted that came over TLS.
        enableNonRepudiationChecks,
        // The settings allow it on this machine only.
        ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
      ],
    });
  }
  try {
    return await kept.about;
  } catch (error) {
    kept.about = null;
    throw error;
  }
}

/** Asks the provider what it says about itself. Returns what keeps it from answering; null for nothing. */
export async function troubleWith(provider: IdentityProvider): Promise<string | null> {
  try {
    await about(provider);
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

/** Where to send a browser for a login. Throws AppError `unavailable` while the provider cannot be reached. */
export async function addressOfLogin(
  provider: IdentityProvider,
  { state, nonce, verifier }: Attempt,
): Promise<string> {
  const parameters = {
    redirect_uri: returnAddress(),
    scope: 'openid email',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...{ state, nonce },
  };
  try {
    return buildAuthorizationUrl(await about(provider), parameters).href;
  } catch (error) {
    throw failed(provider, error);
  }
}

/**
 * Who somebody is that the provider sent back with this query. Throws AppError: `unauthenticated` if they changed
 * their mind there, or the answer does not belong to the attempt; `unavailable` if the provider does not answer.
 */
export async function identityOf(
  provider: IdentityProvider,
  query: string,
  { state, nonce, verifier }: Attempt,
): Promise<Identity> {
  try {
    const config = await about(provider);
    const tokens = await authorizationCodeGrant(config, new URL(returnAddress() + query), {
      ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('no ID token');
    const { iss: issuer, sub: subject } = claims;
    const hasMore = claims.email === undefined && config.serverMetadata().userinfo_endpoint;
    const told = hasMore ? await fetchUserInfo(config, tokens.access_token, subject) : claims;
    return { issuer, subject, email: confirmedAddress(told) };
  } catch (error) {
    throw failed(provider, error);
  }
}

const addressSchema = z.object({
  email: z.email().max(254).toLowerCase(),
  // Some providers write it as text.
  email_verified: z.union([z.literal(true), z.literal('true')]),
});

const confirmedAddress = (claims: unknown): string | null =>
  addressSchema.safeParse(claims).data?.email ?? null;

/** The error for whoever logs in. The operator reads more in the log, without anything that was secret. */
function failed({ name }: IdentityProvider, error: unknown): AppError {
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
    return new AppError('unauthenticated', 'signOn.cancelled', { params: { provider: name } });
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasonOf(error);
  logWarning('OIDC_ISSUER', `a login failed: ${code ? `${code}, ` : ''}${reason}`);
  const isAnswer = error instanceof AuthorizationResponseError || isAboutAnswer(code);
  return isAnswer
    ? new AppError('unauthenticated', 'signOn.failed', { params: { provider: name } })
    : new AppError('unavailable', 'signOn.unreachable', { params: { provider: name } });
}

/** Whether the provider answered, and the answer is not good. */
const isAboutAnswer = (code: string): boolean =>
  code.startsWith('OAUTH_') && code !== 'OAUTH_TIMEOUT';
