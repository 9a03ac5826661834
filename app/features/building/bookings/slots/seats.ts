interface Span {
  start: Date;
  end: Date;
}

/** A seat of a place that somebody has for a time. */
export interface Taken {
  seat: number | null;
  startsAt: Date;
  endsAt: Date;
}

const seatsTaken = (taken: readonly Taken[], { start, end }: Span): Set<number | null> =>
  new Set(
    taken
      .filter(({ startsAt, endsAt }) => startsAt < end && endsAt > start)
      .map(({ seat }) => seat),
  );

/**
 * The lowest seat that is free for all of a time; null where there is none. A place that has fewer seats than it had
 * gives none while as many as it has are taken, whichever those are.
 */
export function freeSeat(capacity: number, taken: readonly Taken[], span: Span): number | null {
  const others = seatsTaken(taken, span);
  if (others.size >= capacity) return null;
  for (let seat = 1; seat <= capacity; seat++) if (!others.has(seat)) return seat;
  return null;
}

/** How many seats are free for all of a time. */
export const freeSeats = (capacity: number, taken: readonly Taken[], span: Span): number =>
  Math.max(0, capacity - seatsTaken(taken, span).size);
