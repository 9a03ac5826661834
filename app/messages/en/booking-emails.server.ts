/** What people are told about their bookings by email. */
export const bookingEmailsServer = {
  what: 'What',
  when: 'When',
  unit: 'Unit',
  reason: 'The reason:',
  owed: 'Before your booking:',
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
    text: 'The office at {community} confirms each booking ({place}). We’ll email you as soon as it confirms yours.',
  },
  CONFIRMED: {
    subject: 'Confirmed: {place}',
    heading: 'Your booking is confirmed',
    text: 'You’re booked at {community}: {place}.',
  },
  WAITING: {
    subject: 'Waiting list: {place}',
    heading: 'You’re on the waiting list',
    text: 'Someone else has booked this time ({place}). If it becomes free and you’re next in line, it’s yours and we’ll email you.',
  },
  PLACED: {
    subject: 'It’s yours now: {place}',
    heading: 'The time became free',
    text: 'You were next on the waiting list, so the booking is yours ({place}). If you no longer need it, cancel it so that someone else can have it.',
  },
  PLACED_ASKED: {
    subject: 'The time became free: {place}',
    heading: 'The time is kept for you',
    text: 'You were next on the waiting list, so the booking is kept for you ({place}) until the office confirms it. If you no longer need it, cancel it so that someone else can have it.',
  },
  REFUSED: {
    subject: 'Declined: {place}',
    heading: 'The office declined your booking',
    text: 'Your booking wasn’t confirmed ({place}). You can choose another time.',
  },
  CANCELLED: {
    subject: 'Cancelled: {place}',
    heading: 'Your booking was cancelled',
    text: 'You no longer have this booking ({place}).',
  },
  CANCELLED_WAITING: {
    subject: 'Off the waiting list: {place}',
    heading: 'You’re no longer on the waiting list',
    text: 'You were on the waiting list for this time ({place}). You’re no longer in line.',
  },
  CLOSED_WAITING: {
    subject: 'Off the waiting list: {place}',
    heading: 'This time can no longer be booked',
    text: 'You were on the waiting list ({place}). This place is now closed at that time, so you’re no longer in line.',
  },
  desk: {
    subject: 'To confirm: {place}, {community}',
    heading: 'New booking: {place}',
    open: 'Confirm or decline',
    because: 'You’re receiving this email because you look after {community}.',
  },
} as const;
