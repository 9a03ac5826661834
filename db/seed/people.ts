import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Community, User } from '../entities/index.ts';
import type { Tenure } from '../enums.ts';
import { makeMembership, makeUser } from '../factories/index.ts';
import { cityDay, daysAgo, inDaysAt } from './city-time.ts';
import { seedDoor } from './door.ts';
import { seedUnits } from './units.ts';
import type { DemoCommunities } from './communities.ts';
import { residents } from './content/people.ts';
import type { CommunityKey } from './content/types.ts';

export interface DemoPeople {
  manager: User;
  board: User;
  resident: User;
  neighbour: User;
  /** Everyone who may post in a community, the demo accounts first. */
  everyoneIn: Record<CommunityKey, User[]>;
}

/** With the three demo accounts that live there, Hillsview Place has 127 residents. */
const hillsviewNeighbours = 124;
const joinedThisWeek = 6;
/** The index of a resident whose last day is set. */
const movesOut = 40;

export function seedPeople(
  em: SqlEntityManager,
  communities: DemoCommunities,
  { now, password }: { now: Date; password: string },
): DemoPeople {
  const hillsview = communities['hillsview-place'];
  const nepean = communities['18-nepean'];
  const clarence = communities['clarence-court'];
  const units = seedUnits(em, communities, now);
  const live = (
    user: User,
    community: Community,
    condoUnit: string,
    tenure: Tenure | null,
    given: { createdAt: Date; isPrimary?: boolean; canModerate?: boolean; endsOn?: string | null },
  ) =>
    makeMembership(em, user, community, {
      ...given,
      condoUnit,
      unit: units[community.slug as CommunityKey].get(condoUnit) ?? null,
      tenure,
      confirmedAt: given.createdAt,
    });
  const account = (name: string, email: string, role: User['role']) =>
    makeUser(em, {
      name,
      email,
      role,
      password,
      isAuthenticated: true,
      showsEmail: true,
      createdAt: daysAgo(now, 900, email.length),
    });
  const since = { createdAt: daysAgo(now, 800, 1) };

  account('Amara Okafor', 'admin@demo.example', 'ADMIN');
  const manager = account('Luc Bergeron', 'manager@demo.example', 'MANAGER');
  [hillsview, nepean, clarence].forEach((community, index) =>
    makeMembership(em, manager, community, {
      ...since,
      condoUnit: 'Management office',
      tenure: 'STAFF',
      isPrimary: index === 0,
      canModerate: true,
    }),
  );
  const board = account('Priya Raman', 'board@demo.example', 'BOARD');
  live(board, hillsview, '1204', 'OWNER', { ...since, canModerate: true });
  const resident = account('Danielle Fortin', 'resident@demo.example', 'RESIDENT');
  live(resident, hillsview, '305', 'OWNER', since);
  live(resident, clarence, '2B', 'OWNER_ELSEWHERE', { ...since, isPrimary: false });
  const neighbour = account('Samuel Achebe', 'neighbour@demo.example', 'RESIDENT');
  live(neighbour, hillsview, '611', 'TENANT', since);
  const outsider = account('Wren Nakashuk', 'outsider@demo.example', 'RESIDENT');
  live(outsider, nepean, '14', 'TENANT', since);

  const everyoneIn: DemoPeople['everyoneIn'] = {
    'hillsview-place': [resident, neighbour, board],
    '18-nepean': [outsider],
    'clarence-court': [resident],
  };
  residents.forEach((person, index) => {
    const key = homeOf(index);
    const days = index < joinedThisWeek ? index : 20 + ((index * 53) % 1000);
    const createdAt = daysAgo(now, days, index);
    // Two of three show their address to the people of an activity.
    const user = makeUser(em, {
      ...person,
      createdAt,
      showsEmail: index % 3 > 0,
      // One of nine has not confirmed their address.
      isAuthenticated: index % 9 > 0,
    });
    live(user, communities[key], unitOf(key, index), spread[index % spread.length] ?? null, {
      createdAt,
      // One family moves out in three weeks.
      endsOn: index === movesOut ? cityDay(inDaysAt(now, 21, 12)) : null,
    });
    everyoneIn[key].push(user);
  });
  seedDoor(em, { community: clarence, units: units['clarence-court'], manager, now });
  return { manager, board, resident, neighbour, everyoneIn };
}

const homeOf = (index: number): CommunityKey => {
  if (index < hillsviewNeighbours) return 'hillsview-place';
  return index % 2 === 0 ? '18-nepean' : 'clarence-court';
};

/** What the boards know of ten people; null for unknown. */
const spread: (Tenure | null)[] = [
  'OWNER',
  'TENANT',
  'OWNER',
  'OWNER',
  null,
  'OWNER',
  'TENANT',
  'OWNER_ELSEWHERE',
  'OWNER',
  'TENANT',
];

/** The unit of the resident at a place of the list, as their building numbers its doors. */
function unitOf(key: CommunityKey, index: number): string {
  if (key === 'hillsview-place') return `${1 + (index % 16)}0${1 + (Math.floor(index / 16) % 8)}`;
  const place = Math.floor((index - hillsviewNeighbours) / 2);
  return key === '18-nepean'
    ? `${1 + (place % 9)}0${1 + (Math.floor(place / 9) % 6)}`
    : `${1 + (place % 4)}${'ACDEFGKLB'.charAt(Math.floor(place / 4) % 9)}`;
}
