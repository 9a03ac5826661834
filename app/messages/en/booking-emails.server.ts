/** What people are told about their bookings by email. */
export const bookingEmailsServer = {
  what: 'What',
  when: 'When',
  unit: 'Unit',
  reason: 'The reason:',
  owed: 'Still to do:',
  cancelUntil: 'You can cancel until {moment}.',
  tasks: {
    CERTIFICATE: 'Add your certificate of insurance',
    OFFICE: 'Confirmation by the office',
    DEPOSIT: 'Bring your deposit to the office',
  },
  open: 'Open your booking',
  because: 'You’re receiving this email because of a booking of yours in your building.',
  ASKED: {
    subject: 'Waiting for the office: {place}',
    heading: 'The time is kept for you',
    text: 'The office at {community} confirms each booking of {place}. We’ll email you as soon as it has.',
  },
  CONFIRMED: {
    subject: 'Confirmed: {place}',
    heading: 'Your booking is confirmed',
    text: 'You have {place} at {community}.',
  },
  WAITING: {
    subject: 'Waiting list: {place}',
    heading: 'You’re on the waiting list',
    text: 'Someone else has {place} at that time. If it becomes free, it’s yours and we’ll email you.',
  },
  PLACED: {
    subject: 'It’s yours now: {place}',
    heading: 'The time became free',
    text: 'You were next on the waiting list, so {place} is yours. If you no longer need it, cancel it so that someone else can have it.',
  },
  PLACED_ASKED: {
    subject: 'The time became free: {place}',
    heading: 'The time is kept for you',
    text: 'You were next on the waiting list, so {place} is kept for you until the office confirms it. If you no longer need it, cancel it so that someone else can have it.',
  },
  REFUSED: {
    subject: 'Declined: {place}',
    heading: 'The office declined your booking',
    text: 'You don’t have {place} at that time.',
  },
  CANCELLED: {
    subject: 'Cancelled: {place}',
    heading: 'Your booking was cancelled',
    text: 'You no longer have {place} at that time.',
  },
  CANCELLED_WAITING: {
    subject: 'Off the waiting list: {place}',
    heading: 'You’re no longer on the waiting list',
    text: 'You were waiting for {place} at that time. You’re no longer in line.',
  },
  CLOSED_WAITING: {
    subject: 'Off the waiting list: {place}',
    heading: 'This time can no longer be booked',
    text: 'You were on the waiting list for {place}. It’s closed at that time now, so you’re no longer in line.',
  },
  desk: {
    subject: 'To confirm: {place}, {community}',
    heading: 'Someone booked {place}',
    open: 'Confirm or decline',
    because: 'You’re receiving this email because you look after {community}.',
  },
} as const;
