import { User } from '#db/entities/index.ts';
import type { Community } from '#db/entities/index.ts';
import { addDays } from '#app/lib/day.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction, lockPerson } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { noonOf } from '#app/lib/forms/city-time.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { lockCommunities } from '../memberships/lock-communities.server.ts';
import { unitOwners, type OwnerRow } from '../owners/queries.server.ts';
import { replaceKnownCodes } from '../units/codes/renew.server.ts';
import { requireUnit } from '../units/register/register.server.ts';
import type { Buyer, SaleInput } from './schema.server.ts';
import { endOwnership, becomeTenant, leaveUnit, lossOf } from './sellers.server.ts';
import { addBuyer } from './buyers.server.ts';

interface Sale {
  community: Community;
  unitId: string;
}

/**
 * Records the sale of a unit on its closing day: the sellers were its owners until the day before and the buyers are
 * from that day. Sellers who leave lose the unit, and their membership with it where it was their only one; those who
 * stay are its tenants. Buyers are invited, or get the unit beside their own where they are members. Returns the names
 * of the buyers. Throws AppError: `not-found`, `invalid` for a closing day on which a seller did not own it yet,
 * `conflict` where somebody chosen owns it no longer, LastModerator for the only one who moderates, and as
 * `inviteMember`.
 */
export function recordSale(
  ctx: Ctx,
  { community, unitId }: Sale,
  input: SaleInput,
): Promise<{ buyers: string[] }> {
  const actor = requireActor(ctx, 'manage.loginFirst');
  return inTransaction(ctx.em, async (tx) => {
    const inside = { ...ctx, em: tx };
    const unit = await requireUnit(tx, community.id, unitId);
    await lockPeople(tx, unitId, input.buyers);
    await lockCommunities(tx, [community.id]);
    const { sellers, leaving } = await requireSellers(ctx, tx, unitId, input);
    const lastDay = addDays(input.soldOn, -1);
    for (const seller of sellers) {
      await endOwnership(tx, { actor, community, unit, seller, lastDay });
    }
    for (const seller of leaving) {
      if (input.residence === 'TENANT') await becomeTenant(tx, actor, seller, unit);
      else await leaveUnit(inside, actor, { community, seller, unit });
    }
    if (input.residence === 'LEAVES') {
      await replaceKnownCodes(tx, { actor, communityId: community.id, unitIds: [unit.id] });
    }
    const invited = new Set<string>();
    for (const buyer of input.buyers) {
      // Two buyers may share an address: the account is the first one's, until the desk says otherwise.
      const isShared = buyer.email !== undefined && invited.has(buyer.email);
      if (buyer.email !== undefined) invited.add(buyer.email);
      await addBuyer(inside, actor, { community, unit, buyer, isShared, input });
    }
    return { buyers: input.buyers.map(({ name }) => name) };
  });
}

/** What a sale would do, to look at before it is recorded. */
export type SaleReview = Awaited<ReturnType<typeof reviewSale>>;

/** What a sale would do. Changes nothing. Throws AppError: `not-found`, and as `recordSale` about the sellers. */
export async function reviewSale(ctx: Ctx, { community, unitId }: Sale, input: SaleInput) {
  const { em } = ctx;
  const unit = await requireUnit(em, community.id, unitId);
  const { sellers, leaving } = await requireSellers(ctx, em, unitId, input);
  return {
    lastDay: addDays(input.soldOn, -1),
    soldOn: input.soldOn,
    sellers: await Promise.all(
      sellers.map(async (seller) => ({
        id: seller.id,
        name: seller.name,
        loses:
          input.residence === 'LEAVES' && leaving.includes(seller)
            ? await lossOf(em, seller, unit)
            : ('NOTHING' as const),
      })),
    ),
    staysAsTenant: input.residence === 'TENANT',
    /** Whether its code stops working. */
    replacesCode: input.residence === 'LEAVES' && unit.hasCode,
    buyers: input.buyers.map(({ name, email }) => ({
      name,
      invitedAt: input.buyerHome === 'LATER' ? null : (email ?? null),
    })),
  };
}

/**
 * The sellers of a unit, and those of them whose account or invitation loses it: one that somebody who keeps a share
 * has too stays as it is. Throws AppError: `conflict` where somebody chosen owns it no longer, `invalid` for a closing
 * day on which one did not own it yet.
 */
async function requireSellers(ctx: Ctx, em: Em, unitId: string, input: SaleInput) {
  const current = (await unitOwners(em, unitId)).filter(({ isCurrent }) => isCurrent);
  const sellers = current.filter(({ id }) => input.sellers.includes(id));
  if (sellers.length < new Set(input.sellers).size) {
    throw new AppError('conflict', 'sale.ownersChanged');
  }
  requireOwnedBefore(ctx, sellers, input.soldOn);
  const kept = current.filter((one) => !sellers.includes(one)).map((one) => one.membershipId);
  const leaving = new Map(
    sellers
      .filter(({ membershipId }) => membershipId !== null && !kept.includes(membershipId))
      .map((seller) => [seller.membershipId, seller]),
  );
  return { sellers, leaving: [...leaving.values()] };
}

/** Throws AppError `invalid` for a closing day on which a seller did not own the unit yet. */
function requireOwnedBefore({ locale }: Ctx, sellers: readonly OwnerRow[], soldOn: string): void {
  const later = sellers.find(({ startedOn }) => startedOn !== null && startedOn >= soldOn);
  if (!later?.startedOn) return;
  throw new AppError('invalid', 'sale.soldOnEarlier', {
    params: { name: later.name, day: formatsFor(locale).longDate(noonOf(later.startedOn)) },
    field: 'soldOn',
  });
}

/** Locks the accounts of a unit's owners and buyers, in id order to avoid deadlocks, before their community. */
async function lockPeople(tx: Em, unitId: string, buyers: readonly Buyer[]): Promise<void> {
  const emails = buyers.flatMap(({ email }) => email ?? []);
  const accounts = await tx.find(User, { email: { $in: emails } }, { fields: ['id'] });
  const owners = (await unitOwners(tx, unitId)).flatMap(({ userId }) => userId ?? []);
  const users = new Set([...owners, ...accounts.map(({ id }) => id)]);
  for (const id of [...users].sort()) await lockPerson(tx, id);
}
