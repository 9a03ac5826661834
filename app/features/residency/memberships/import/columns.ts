import type { Confirmed } from '#app/features/residency/units/register/confirmed-units.ts';
import type { DayOrder } from './list-days.ts';

/** What a column of a list may hold. */
export const importFields = [
  'unit',
  'building',
  'name',
  'firstName',
  'lastName',
  'email',
  'phone',
  'tenure',
  'language',
  'address',
  'electronic',
  'givenOn',
  'way',
] as const;
export type ImportField = (typeof importFields)[number];

/** The columns of the corporation's record of owners. */
export const ownerFields = [
  'address',
  'electronic',
  'givenOn',
  'way',
] as const satisfies ImportField[];

/** Which column holds what, by its place from 0, and whether a row names them. */
export interface Mapping {
  hasHead: boolean;
  columns: Partial<Record<ImportField, number>>;
  /** What somebody said of days such as 12/05/2026, where the list does not tell it. */
  dayOrder?: DayOrder | undefined;
  /** Units that the list writes in another way, by key, each with the label of the unit that it is. */
  sameUnits?: Record<string, string> | undefined;
  /** What was chosen for the units that the register does not have, so that a new preview keeps it. */
  confirmed?: (Confirmed & { addUnits: boolean }) | undefined;
}

/** What saving would do with a row, or has done. */
export const rowPlans = [
  /** A new invitation. */
  'NEW',
  /** An invitation that is there already, with something else in it. */
  'UPDATE',
  /** An invitation that is there already just so. */
  'SAME',
  /** A member whose tenure the list knows better. */
  'MEMBER_UPDATE',
  /** A member, just so. */
  'MEMBER_SAME',
  /** A member in another unit, which is left to the board. */
  'MEMBER_ELSEWHERE',
  /** An owner who has sold the unit since. */
  'SOLD',
  /** Somebody who waits to be confirmed. */
  'AT_DOOR',
  /** One more unit of somebody whom the list or the community has with another one. */
  'FURTHER',
  /** One that they have already. */
  'FURTHER_SAME',
  /** A row that cannot be saved. */
  'ERROR',
] as const;
export type RowPlan = (typeof rowPlans)[number];
