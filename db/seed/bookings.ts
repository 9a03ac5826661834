import type { SqlEntityManager } from '@mikro-orm/sql';
import { makeBooking, makePlace } from '../factories/index.ts';
import { cityDay, daysAgo, inDaysAt } from './city-time.ts';
import type { DemoCommunities } from './communities.ts';
import { elevator, partyRoom } from './content/bookings.ts';
import type { DemoPeople } from './people.ts';

/** What can be booked at Hillsview Place, and who has booked it: a Saturday’s elevator twice over, and a party. */
export function seedBookings(
  em: SqlEntityManager,
  communities: DemoCommunities,
  { resident, neighbour, board }: DemoPeople,
  now: Date,
): void {
  const hillsview = communities['hillsview-place'];
  const [lift, room] = [elevator, partyRoom].map((content) =>
    makePlace(em, hillsview, { ...content, createdAt: daysAgo(now, 200, 1) }),
  );
  if (!lift || !room) return;
  const saturday = daysUntilSaturday(now);
  const span = (days: number, from: number, until: number) => ({
    startsAt: inDaysAt(now, days, from),
    endsAt: inDaysAt(now, days, until),
  });
  makeBooking(em, lift, neighbour, {
    ...span(saturday, 9, 13),
    ...{ unitLabel: '611', unitKey: '611', depositHeldAt: daysAgo(now, 1, 2) },
    words: 'Two movers with a small van. The sofa is the only large piece.',
    createdAt: daysAgo(now, 9, 1),
    updatedAt: daysAgo(now, 1, 2),
  });
  makeBooking(em, lift, board, {
    ...span(saturday, 13, 17),
    ...{ unitLabel: '1204', unitKey: '1204', state: 'ASKED' },
    createdAt: daysAgo(now, 2, 3),
    updatedAt: daysAgo(now, 2, 3),
  });
  makeBooking(em, lift, resident, {
    ...span(saturday, 9, 13),
    ...{ unitLabel: '305', unitKey: '305', state: 'WAITING', seat: null, ticket: 1 },
    createdAt: daysAgo(now, 3, 4),
    updatedAt: daysAgo(now, 3, 4),
  });
  makeBooking(em, room, resident, {
    ...span(saturday + 7, 17, 23),
    ...{ unitLabel: '305', unitKey: '305' },
    words: 'A seventieth birthday, about thirty people.',
    createdAt: daysAgo(now, 5, 5),
    updatedAt: daysAgo(now, 5, 5),
  });
}

/** How many days it is to the Saturday after the next four days, when the elevator can still be cancelled. */
function daysUntilSaturday(now: Date): number {
  for (let days = 4; ; days++) {
    if (new Date(`${cityDay(inDaysAt(now, days, 12))}T12:00:00Z`).getUTCDay() === 6) return days;
  }
}
