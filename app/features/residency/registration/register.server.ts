import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { User } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { claimKey, findReplay, type IdempotencyKey } from '#app/lib/forms/idempotency.server.ts';
import { AppError, refuseFields } from '#app/lib/errors.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { chosenLocale } from '#app/lib/http/cookies.server.ts';
import { hashPassword, verifyPassword } from '#app/lib/session/passwords.server.ts';
import { accountErrors } from './account-errors.server.ts';
import type { Registration } from './schema.ts';
import {
  acceptInvitation,
  invitationForRegistration,
} from '#app/features/residency/memberships/invitations/accept.server.ts';
import { joinCommunity } from '#app/features/residency/memberships/join.server.ts';
import { lockCommunities } from '#app/features/residency/memberships/lock-communities.server.ts';
import {
  askToConfirm,
  lockAddresses,
  requireFreeAddress,
} from '#app/features/accounts/login/address/address-changes.server.ts';
import { countUse } from '#app/features/residency/units/codes/match-code.server.ts';
import { matchRowCodes } from '#app/features/residency/units/codes/row-codes.server.ts';
import { registrationsByNetwork } from '#app/features/accounts/login/auth/rate-limits.server.ts';
import {
  authenticated,
  type AuthenticatedUser,
} from '#app/features/accounts/login/auth/check-credentials.server.ts';

/**
 * Creates an account: always a RESIDENT, whose first community is the primary one, and whose
 * language is the one that was chosen, or else that of the invitation it comes in with, or else that of
 * the form or call. Sent again with the same key and password, it returns the account that it created the first time.
 * Throws AppError: `conflict` when the email has an account, `invalid` for a community that
 * does not exist, the name of an office, or a code or an invitation that does not work, `too-many` after
 * thirty registrations or wrong codes from an address (more from larger IPv6 networks).
 */
export async function register(
  em: Em,
  input: Registration & { invitation?: string | undefined },
  { request, key, locale }: { request: Request; key: IdempotencyKey | null; locale: Locale },
): Promise<AuthenticatedUser> {
  const codes = await matchRowCodes(em, input.communities, { request, accountId: null });
  const invited = await invitationForRegistration(em, input);
  refuseFields([
    ...(await accountErrors({ em, owner: null }, input)),
    ...codes.errors,
    ...(invited?.errors ?? []),
  ]);
  await registrationsByNetwork.countTry({ request });
  const password = await hashPassword(input.password);
  const chosen = await chosenLocale(request);
  try {
    return await em.transactional(async (tx) => {
      await lockAddresses(tx, [input.email]);
      await requireFreeAddress(tx, input.email, null, 'auth.emailTaken');
      const user = tx.create(User, {
        name: input.name,
        email: input.email,
        password,
        phone: input.phone ?? null,
        role: 'RESIDENT',
        language: chosen,
      });
      await tx.flush();
      const actor = { id: user.id, name: user.name, role: user.role };
      await lockCommunities(
        tx,
        input.communities.map(({ communityId }) => communityId),
      );
      for (const [index, { communityId, condoUnit, tenure }] of input.communities.entries()) {
        const place = { isPrimary: index === 0, position: index };
        if (invited?.communityId === communityId) {
          await acceptInvitation(tx, actor, invited.secret, place);
          continue;
        }
        const proof = codes.matched[index] ?? null;
        const state = await joinCommunity(tx, {
          actor,
          communityId,
          condoUnit: proof?.unit.label ?? condoUnit,
          claimedTenure: tenure ?? null,
          ...place,
          isProven: proof !== null,
        });
        if (proof && state === 'CONFIRMED') await countUse(tx, proof);
      }
      const language = await settleLanguage(tx, user.id, locale);
      // The invitation may have come to this very address.
      const isConfirmed = (await tx.count(User, { id: user.id, isAuthenticated: true })) > 0;
      if (!isConfirmed) await askToConfirm(tx, { id: user.id, email: user.email, language });
      if (key) await claimKey(tx, user.id, key);
      return authenticated({ id: user.id, name: user.name, language, password });
    });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) {
      const registered = key && (await findRegistered(em, input, key));
      if (registered) return registered;
      throw new AppError('conflict', 'auth.emailTaken', { field: 'email' });
    }
    throw error;
  }
}

/** Writes the language of the form where neither the person nor an invitation has said one. Returns what it is. */
async function settleLanguage(tx: Em, id: string, locale: Locale): Promise<Locale> {
  await tx.nativeUpdate(User, { id, language: null }, { language: locale });
  const { language } = await tx.findOneOrFail(User, { id }, { refresh: true });
  return language ?? locale;
}

/** The account that the same request created when it was sent before; null when it created none. */
async function findRegistered(em: Em, { email, password }: Registration, key: IdempotencyKey) {
  const user = await em.findOne(User, { email }, { fields: ['name', 'password', 'language'] });
  if (!user || !(await findReplay(em, user.id, key))) return null;
  return (await verifyPassword(password, user.password)) ? authenticated(user) : null;
}
