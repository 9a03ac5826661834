import { randomUUID } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { Unit, type Community } from '../entities/index.ts';
import { daysAgo } from './city-time.ts';
import type { DemoCommunities } from './communities.ts';
import type { CommunityKey } from './content/types.ts';

/** The registers of units by community and label. */
type DemoUnits = Record<CommunityKey, Map<string, Unit>>;

/** How each building numbers its units: its floors, and what follows the floor on a door. */
const plans: Record<
  CommunityKey,
  { floors: number; doors: string[]; further: [string, number][] }
> = {
  'hillsview-place': {
    floors: 16,
    doors: ['01', '02', '03', '04', '05', '06', '07', '08'],
    further: [['611', 6]],
  },
  '18-nepean': {
    floors: 9,
    doors: ['01', '02', '03', '04', '05', '06'],
    // The ground floor has its own numbers.
    further: [
      ['12', 0],
      ['14', 0],
      ['16', 0],
    ],
  },
  'clarence-court': {
    floors: 4,
    doors: ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K', 'L'],
    further: [],
  },
};

/** Every unit of the three buildings, floors upwards. */
export function seedUnits(
  em: SqlEntityManager,
  communities: DemoCommunities,
  now: Date,
): DemoUnits {
  const registers = Object.entries(plans).map(([slug, { floors, doors, further }]) => {
    const key = slug as CommunityKey;
    const upwards = Array.from({ length: floors }, (_, index) =>
      doors.map((door): [string, number] => [`${index + 1}${door}`, index + 1]),
    ).flat();
    const all = [...further, ...upwards].sort(([, one], [, other]) => one - other);
    const units = all.map(([label, floor], index) =>
      makeUnit(em, communities[key], { label, floor, position: index + 1, now }),
    );
    return [key, new Map(units.map((unit) => [unit.label, unit]))];
  });
  return Object.fromEntries(registers) as DemoUnits;
}

const makeUnit = (
  em: SqlEntityManager,
  community: Community,
  { label, floor, position, now }: { label: string; floor: number; position: number; now: Date },
): Unit =>
  em.create(Unit, {
    id: randomUUID(),
    community,
    label,
    key: label.toLowerCase(),
    floor,
    position,
    createdAt: daysAgo(now, 1400, 1),
  });
