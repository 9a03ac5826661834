import type { LogAction, LogSubject } from '#db/enums.ts';
import { bookingEvents, type BookingEvent } from '#app/features/building/bookings/events.ts';
import { isPostUndo } from './post-undo.ts';
import type { RoleChange } from './role-change.ts';

/** What a line has that is about anything else than somebody who joined. */
interface LineFacts {
  subject: LogSubject;
  action: LogAction;
  to: string;
  role: RoleChange | null;
}

type RoleWay = RoleChange['way'];

/** What happened, by the key of its words in the catalogue of the log, with the roles that these name. */
type Happened =
  | { key: `bookings.${BookingEvent}` | `actions.${LogAction}` | KeyOfOwn }
  | { key: `roleChanges.${Exclude<RoleWay, 'GIVEN' | 'CHANGED'>}` }
  | ({ key: 'roleChanges.GIVEN' } & Pick<Extract<RoleChange, { way: 'GIVEN' }>, 'to'>)
  | ({ key: 'roleChanges.CHANGED' } & Omit<Extract<RoleChange, { way: 'CHANGED' }>, 'way'>);

type KeyOfOwn =
  | 'reportUpheld'
  | 'requestSent'
  | 'requestReopened'
  | 'emergencyOver'
  | 'codeCreated'
  | 'decisionUndone';

/** What a line of the log says in a few words, on the page and in its file alike. */
export function whatHappened({ subject, action, to, role }: LineFacts): Happened {
  const booked = subject === 'BOOKING' && bookingEvents.find((one) => one === to);
  if (booked) return { key: `bookings.${booked}` };
  if (subject === 'REPORT' && action === 'UPHOLD') return { key: 'reportUpheld' };
  if (subject === 'REQUEST' && action === 'SUBMIT') return { key: 'requestSent' };
  if (subject === 'REQUEST' && action === 'REOPEN') return { key: 'requestReopened' };
  if (subject === 'NOTICE' && action === 'END') return { key: 'emergencyOver' };
  if (action === 'RENEW_CODE' && to === 'CREATED') return { key: 'codeCreated' };
  if (isPostUndo({ subject, action })) return { key: 'decisionUndone' };
  if (!role) return { key: `actions.${action}` };
  if (role.way === 'GIVEN') return { key: 'roleChanges.GIVEN', to: role.to };
  if (role.way === 'CHANGED') return { key: 'roleChanges.CHANGED', from: role.from, to: role.to };
  return { key: `roleChanges.${role.way}` };
}
