import type { UnitOccupancy } from './occupancy.server.ts';

/** How many units stand how; the last four add up to the first. */
export interface OccupancyFigures {
  units: number;
  /** With confirmed people. */
  occupied: number;
  /** Where somebody waits for the board, and nobody is confirmed. */
  waiting: number;
  /** With an invitation or a code that nobody has answered. */
  unanswered: number;
  /** The rest. */
  free: number;
}

/** How a unit stands. */
export type UnitStanding = Exclude<keyof OccupancyFigures, 'units'>;

type Facts = Pick<UnitOccupancy, 'people' | 'invited' | 'waiting' | 'hasCode'>;

/** How a unit stands, as the figures count it. */
export function standingOf({ people, invited, waiting, hasCode }: Facts): UnitStanding {
  if (people.length > 0) return 'occupied';
  if (waiting > 0) return 'waiting';
  return invited > 0 || hasCode ? 'unanswered' : 'free';
}

/** How many units of a register stand how. */
export function occupancyFigures(units: Facts[]): OccupancyFigures {
  const figures = { units: units.length, occupied: 0, waiting: 0, unanswered: 0, free: 0 };
  for (const unit of units) figures[standingOf(unit)] += 1;
  return figures;
}
