/** How many units are in each state; the last four add up to the first. */
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

type UnitState = Exclude<keyof OccupancyFigures, 'units'>;

/** How many people are in a unit or would like to be. */
export interface UnitCounts {
  /** Confirmed. */
  residents: number;
  invited: number;
  waiting: number;
  /** Whether a code is out that would open the door. */
  hasCode: boolean;
}

/** The state of a unit, as the figures count it. */
export function unitStateOf({ residents, invited, waiting, hasCode }: UnitCounts): UnitState {
  if (residents > 0) return 'occupied';
  if (waiting > 0) return 'waiting';
  return invited > 0 || hasCode ? 'unanswered' : 'free';
}

/** How many units of a register are in each state. */
export function occupancyFigures(units: UnitCounts[]): OccupancyFigures {
  const figures = { units: units.length, occupied: 0, waiting: 0, unanswered: 0, free: 0 };
  for (const unit of units) figures[unitStateOf(unit)] += 1;
  return figures;
}
