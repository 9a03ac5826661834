import type { Audience } from '#db/enums.ts';

export interface AudienceWords {
  audience: Audience;
  audienceFloors: number[];
  audienceUnits?: string | null | undefined;
}

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

/** A list of units, or a range: 'PH-2' is one, 'PH-2 - PH-4' is not. */
const severalUnits = /[,;\n–—]|\d\s*(?:-|to|à|au)\s*[\w-]*\d/iu;

/** The parameters of the words for an audience; `count` says whether it is one floor or unit, or several. */
export function audienceParams({ audience, audienceFloors, audienceUnits }: AudienceWords) {
  const units = audienceUnits ?? '';
  const isOneUnit = audience === 'UNITS' && !severalUnits.test(units);
  return {
    floors: floorsText(audienceFloors),
    units,
    count: audience === 'FLOORS' ? audienceFloors.length : isOneUnit ? 1 : 2,
  };
}
