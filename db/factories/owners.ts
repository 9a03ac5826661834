import type { EntityManager } from '@mikro-orm/core';
import { Mortgagee, Owner, Ownership, type Unit, type UserCommunity } from '../entities/index.ts';

/** An owner on record of a unit, with the ownership. */
export function makeOwner(
  em: EntityManager,
  unit: Unit,
  given: Partial<
    Pick<Owner, 'name' | 'address' | 'email' | 'emailSource' | 'emailOn' | 'emailBy'>
  > & {
    membership?: UserCommunity | null;
    endedOn?: string;
  } = {},
): Owner {
  const { endedOn, ...facts } = given;
  const owner = em.create(Owner, { community: unit.community, name: 'Odile Owner', ...facts });
  em.create(Ownership, { owner, unit, endedOn: endedOn ?? null });
  return owner;
}

/** A mortgagee of a unit who asked for the notices of meetings. */
export const makeMortgagee = (
  em: EntityManager,
  unit: Unit,
  given: Partial<Pick<Mortgagee, 'name' | 'address' | 'email'>> = {},
): Mortgagee =>
  em.create(Mortgagee, {
    unit,
    name: 'Rideau Savings Bank',
    address: '100 Sparks Street\nOttawa ON',
    askedOn: '2026-01-05',
    ...given,
  });
