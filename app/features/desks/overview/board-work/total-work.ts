import type { WaitingWork } from './waiting.server.ts';

/** How much waits for a moderator; none only when nothing at all does. */
export const totalWork = ({
  people,
  posts,
  reports,
  appeals,
  requests,
  bookings,
}: WaitingWork): number => people + posts + reports + appeals + requests + bookings;
