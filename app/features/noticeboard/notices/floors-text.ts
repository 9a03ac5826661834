import type { AudienceWords } from './queries.server.ts';

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

/** The parameters of the words for an audience: its floors or units, and whether it is one or several. */
export function audienceParams({ audience, floors, units }: AudienceWords) {
  const text = units ?? '';
  const isOneUnit = audience === 'UNITS' && !/[,;\n–-]/.test(text);
  return {
    floors: floorsText(floors),
    units: text,
    count: audience === 'FLOORS' ? floors.length : isOneUnit ? 1 : 2,
  };
}
