import type { SqlEntityManager } from '@mikro-orm/sql';
import type { User } from '../entities/index.ts';
import { makeMembership, makeUser } from '../factories/index.ts';
import { daysAgo } from './city-time.ts';
import type { DemoCommunities } from './communities.ts';
import { residents } from './content/people.ts';
import type { CommunityKey } from './content/types.ts';

export interface DemoPeople {
  manager: User;
  board: User;
  resident: User;
  neighbour: User;
  /** Everyone who may post in a community, the demo accounts first. */
  of: Record<CommunityKey, User[]>;
}

/** With the three demo accounts that live there, Hillsview Place has 127 residents. */
const hillsviewNeighbours = 124;
const joinedThisWeek = 6;

export function seedPeople(
  em: SqlEntityManager,
  communities: DemoCommunities,
  { now, password }: { now: Date; password: string },
): DemoPeople {
  const hillsview = communities['hillsview-place'];
  const nepean = communities['18-nepean'];
  const clarence = communities['clarence-court'];
  const account = (name: string, email: string, role: User['role']) =>
    makeUser(em, {
      name,
      email,
      role,
      password,
      isAuthenticated: true,
      createdAt: daysAgo(now, 900, email.length),
    });
  const since = { createdAt: daysAgo(now, 800, 1) };

  account('Amara Okafor', 'admin@demo.example', 'ADMIN');
  const manager = account('Luc Bergeron', 'manager@demo.example', 'MANAGER');
  [hillsview, nepean, clarence].forEach((community, index) =>
    makeMembership(em, manager, community, {
      ...since,
      condoUnit: 'Management office',
      isPrimary: index === 0,
      canModerate: true,
    }),
  );
  const board = account('Priya Raman', 'board@demo.example', 'BOARD');
  makeMembership(em, board, hillsview, { ...since, condoUnit: '1204', canModerate: true });
  const resident = account('Danielle Fortin', 'resident@demo.example', 'RESIDENT');
  makeMembership(em, resident, hillsview, { ...since, condoUnit: '305' });
  makeMembership(em, resident, clarence, { ...since, condoUnit: '2B', isPrimary: false });
  const neighbour = account('Samuel Achebe', 'neighbour@demo.example', 'RESIDENT');
  makeMembership(em, neighbour, hillsview, { ...since, condoUnit: '611' });
  const outsider = account('Wren Nakashuk', 'outsider@demo.example', 'RESIDENT');
  makeMembership(em, outsider, nepean, { ...since, condoUnit: '14' });

  const of: DemoPeople['of'] = {
    'hillsview-place': [resident, neighbour, board],
    '18-nepean': [outsider],
    'clarence-court': [resident],
  };
  residents.forEach((person, index) => {
    const key = homeOf(index);
    const days = index < joinedThisWeek ? index : 20 + ((index * 53) % 1000);
    const createdAt = daysAgo(now, days, index);
    const user = makeUser(em, { ...person, createdAt });
    makeMembership(em, user, communities[key], { condoUnit: unitOf(index), createdAt });
    of[key].push(user);
  });
  return { manager, board, resident, neighbour, of };
}

const homeOf = (index: number): CommunityKey => {
  if (index < hillsviewNeighbours) return 'hillsview-place';
  return index % 2 === 0 ? '18-nepean' : 'clarence-court';
};

/** Floors 1 to 16, eight units a floor. */
const unitOf = (index: number) => `${1 + (index % 16)}0${1 + (Math.floor(index / 16) % 8)}`;
