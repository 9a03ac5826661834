/** Floors in order as a person writes them: '3, 5-7'. */
export function floorsText(floors: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const floor of floors) {
    const last = runs.at(-1);
    if (last && floor === last[1] + 1) last[1] = floor;
    else runs.push([floor, floor]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(', ');
}
