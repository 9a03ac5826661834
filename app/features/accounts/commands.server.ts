import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { Community, User, UserCommunity } from '#db/entities/index.ts';
import { claimKey, findReplay, type IdempotencyKey } from '#app/lib/db/idempotency.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import {
  clientAddress,
  countTry,
  forgetTries,
  uncountTry,
} from '#app/lib/http/rate-limit.server.ts';
import { hashPassword, passwordFits } from '#app/lib/session/passwords.server.ts';
import type { Credentials, Registration } from './schema.ts';

export interface AuthenticatedUser {
  id: string;
  name: string;
}

/**
 * Who these credentials belong to. Throws AppError: `unauthenticated` with one message for an
 * unknown e-mail and a wrong password, `too-many` after ten wrong tries at an account or fifty
 * from an address within 15 minutes.
 */
export async function logIn(
  em: Em,
  { email, password }: Credentials,
  request: Request,
): Promise<AuthenticatedUser> {
  const address = clientAddress(request);
  await countTry('login-address', address);
  await countTry('login-account', email);
  const user = await em.findOne(User, { email }, { fields: ['name', 'password'] });
  if (!(await passwordFits(password, user?.password ?? null)) || !user) {
    throw new AppError('unauthenticated', 'Invalid email or password');
  }
  await uncountTry('login-address', address);
  await forgetTries('login-account', email);
  return { id: user.id, name: user.name };
}

/**
 * Makes an account: always a RESIDENT, the first community its primary one. When it is sent again with
 * the same key it answers with the account it made first.
 * Throws AppError: `conflict` when the e-mail has an account, `invalid` for a community that
 * does not exist, `too-many` after thirty registrations from an address within an hour.
 */
export async function register(
  em: Em,
  input: Registration,
  { request, key }: { request: Request; key: IdempotencyKey | null },
): Promise<AuthenticatedUser> {
  await countTry('register-address', clientAddress(request));
  const password = await hashPassword(input.password);
  try {
    return await em.transactional(async (tx) => {
      await requireCommunities(tx, input.communities);
      const user = tx.create(User, {
        name: input.name,
        email: input.email,
        password,
        phone: input.phone ?? null,
        role: 'RESIDENT',
      });
      input.communities.forEach(({ communityId, condoUnit }, index) => {
        tx.create(UserCommunity, {
          user,
          community: tx.getReference(Community, communityId),
          condoUnit,
          isPrimary: index === 0,
        });
      });
      await tx.flush();
      if (key) await claimKey(tx, user.id, key);
      return { id: user.id, name: user.name };
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) {
      const registered = key && (await findRegistered(em, input, key));
      if (registered) return registered;
      throw new AppError(
        'conflict',
        'There is an account with this e-mail already. Log in, or use another address.',
        { field: 'email' },
      );
    }
    throw error;
  }
}

/** The account this very request made when it was sent before; null when it made none. */
async function findRegistered(
  em: Em,
  { email, password }: Registration,
  key: IdempotencyKey,
): Promise<AuthenticatedUser | null> {
  const user = await em.findOne(User, { email }, { fields: ['name', 'password'] });
  if (!user || !(await findReplay(em, user.id, key))) return null;
  return (await passwordFits(password, user.password)) ? { id: user.id, name: user.name } : null;
}

/** Throws AppError `invalid`, at its own row, for a community that does not exist. */
export async function requireCommunities(
  em: Em,
  memberships: { communityId: string }[],
): Promise<void> {
  const ids = memberships.map(({ communityId }) => communityId);
  const found = await em.find(Community, { id: { $in: ids } }, { fields: ['id'] });
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.findIndex((id) => !known.has(id));
  if (missing >= 0) {
    throw new AppError('invalid', 'Please select a community', {
      field: `communities[${missing}].communityId`,
    });
  }
}
