/** What happens to a booking, as its line in the log says. */
export const bookingEvents = [
  'ASKED',
  'BOOKED',
  'WAITING',
  'PLACED',
  'CONFIRMED',
  'REFUSED',
  'CANCELLED',
  'CERTIFICATE',
  'CERTIFICATE_RECEIVED',
  'DEPOSIT_HELD',
  'DEPOSIT_RETURNED',
  'KEY_OUT',
  'KEY_IN',
  'DAMAGE',
  'UNDONE',
  'PLACE_SAVED',
  'PLACE_CLOSED',
  'PLACE_OPENED',
] as const;
export type BookingEvent = (typeof bookingEvents)[number];

/** What the desk writes down about a booking, and the column that says when. */
export const handled = {
  CERTIFICATE_RECEIVED: 'certificateReceivedAt',
  DEPOSIT_HELD: 'depositHeldAt',
  DEPOSIT_RETURNED: 'depositReturnedAt',
  KEY_OUT: 'keyOutAt',
  KEY_IN: 'keyInAt',
} as const;
export type Handled = keyof typeof handled;
