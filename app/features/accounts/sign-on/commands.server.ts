import { randomUUID } from 'node:crypto';
import { SignOn } from '#db/entities/index.ts';
import {
  confirmPassword,
  requireConfirmed,
} from '#app/features/accounts/security/confirm-password.server.ts';
import { insertNew, inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logChange } from '#app/lib/log.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { requireActor, type RequestContext } from '#app/lib/session/context.server.ts';
import type { Newcomer } from './carried.server.ts';
import { notifySignOn } from './emails/sign-on-email.server.ts';
import { sessionBegan } from './queries.server.ts';
import { requireProvider } from './provider.server.ts';

type SessionCtx = Pick<RequestContext, 'em' | 'actor' | 'session' | 'locale'>;

/** Whether this is the person the provider named: their account has the same address, and it is confirmed. */
export const isSamePerson = (
  actor: Pick<Actor, 'email' | 'isConfirmed'>,
  { email }: Pick<Newcomer, 'email'>,
): boolean => actor.isConfirmed && actor.email === email;

/**
 * Whether the actor has to give the password before they are connected: they did not log in since the provider named
 * them.
 */
export async function needsPassword(
  { em, session }: SessionCtx,
  { at }: Newcomer,
): Promise<boolean> {
  const began = session && (await sessionBegan(em, session.idHash));
  return !began || began.getTime() < at;
}

/**
 * Lets the provider log the actor in from now on. The account has to have the address that the provider gave,
 * confirmed, and its owner has to have logged in since, or to give the password. Connecting again changes nothing.
 * Throws AppError: `unauthenticated`; `conflict` for another address, and where either is connected already; and what
 * `confirmPassword` throws.
 */
export async function connect(
  ctx: SessionCtx,
  newcomer: Newcomer,
  { currentPassword }: { currentPassword?: string | undefined },
): Promise<void> {
  const actor = requireActor(ctx);
  const { name: provider } = requireProvider();
  const { issuer, subject, email } = newcomer;
  if (!isSamePerson(actor, newcomer)) {
    throw new AppError('conflict', 'signOn.otherAddress', { params: { email, provider } });
  }
  const confirmed = (await needsPassword(ctx, newcomer))
    ? await confirmPassword(ctx, currentPassword, 'secondStep.passwordNeeded')
    : null;
  await inTransaction(ctx.em, async (tx) => {
    if (confirmed !== null) await requireConfirmed(tx, { id: actor.id, confirmed });
    const added = await insertNew(tx, SignOn, {
      ...{ id: randomUUID(), user: actor.id, issuer, subject, email },
      createdAt: new Date(),
      lastUsedAt: null,
    });
    if (added === 0) {
      if ((await tx.count(SignOn, { user: actor.id, issuer, subject })) > 0) return;
      throw new AppError('conflict', 'signOn.taken', { params: { provider } });
    }
    await tell(ctx, tx, 'CONNECTED');
  });
}

/**
 * Keeps the provider from logging the actor in; where it does not, nothing changes. Throws AppError `unauthenticated`,
 * and what `confirmPassword` throws.
 */
export async function disconnect(
  ctx: SessionCtx,
  { currentPassword }: { currentPassword?: string | undefined },
): Promise<void> {
  const { id } = requireActor(ctx);
  const { issuer } = requireProvider();
  const confirmed = await confirmPassword(ctx, currentPassword, 'secondStep.passwordNeeded');
  await inTransaction(ctx.em, async (tx) => {
    await requireConfirmed(tx, { id, confirmed });
    const ended = await tx.nativeDelete(SignOn, { user: id, issuer });
    if (ended > 0) await tell(ctx, tx, 'DISCONNECTED');
  });
}

async function tell(
  { actor, locale }: SessionCtx,
  tx: SessionCtx['em'],
  change: 'CONNECTED' | 'DISCONNECTED',
): Promise<void> {
  const { id, email, language } = requireActor({ actor });
  const { name: provider } = requireProvider();
  await notifySignOn(tx, { id, email, language: language ?? locale }, { change, provider });
  logChange('accounts', `${id} was ${change.toLowerCase()} at the identity provider`);
}
