interface Run {
  startAt: Date;
  endAt: Date;
}

/**
 * When a slot first has more cards than it shows, if `run` is added to the others; null where it
 * never has.
 */
export function crowdedFrom(run: Run, others: Run[], shown: number): Date | null {
  const starts = [run, ...others]
    .map(({ startAt }) => startAt)
    .filter((moment) => covers(run, moment))
    .sort((one, other) => one.getTime() - other.getTime());
  return (
    starts.find((moment) => others.filter((other) => covers(other, moment)).length >= shown) ?? null
  );
}

const covers = ({ startAt, endAt }: Run, moment: Date) => startAt <= moment && moment <= endAt;
