/** What booking says once it is done, and why it refuses. */
export const bookingsServer = {
  turnedOff: 'This community takes no bookings here',
  placeNotFound: 'We can’t find this place to book',
  notFound: 'This booking doesn’t exist, or isn’t yours',
  ownersOnly: 'Only owners can book this. If you own your unit, ask the board to record it.',
  membersOnly:
    'Only residents can book for themselves. To book for someone else, select “Manage bookings”.',
  noLongerMember: 'This person isn’t a member here. Book with their name and unit instead.',
  deskOnly: 'Only the board and the manager can do this.',
  chooseSlot: 'Choose a time.',
  tooLong: 'Use {maximum} characters or fewer. This has {length}.',
  notOnOffer: 'This time can no longer be booked. Choose another one.',
  monthFull: {
    one: 'Your unit already has {count} booking in that month, and can’t have more. Choose a day in another month.',
    other:
      'Your unit already has {count} bookings in that month, and can’t have more. Choose a day in another month.',
  },
  taken: 'Someone else has this time. Choose another one.',
  tooManyAsks: {
    one: 'That’s a lot of bookings. Try again in {count} minute.',
    other: 'That’s a lot of bookings. Try again in {count} minutes.',
  },
  isOver: 'This booking is over, or was already cancelled.',
  tooLate: {
    one: 'The deadline to cancel was {count} hour before the start. Call or write to the office.',
    other:
      'The deadline to cancel was {count} hours before the start. Call or write to the office.',
  },
  hasStarted: 'This booking has started. Call or write to the office.',
  ownBooking: 'This booking is yours, so another moderator has to confirm it.',
  ownAtCounter:
    'To book for yourself or your own unit, use the page of the place like everyone else, or ask another moderator.',
  decidedAlready:
    'This booking was already confirmed, declined or cancelled. Reload the page to see which.',
  wrongOrder:
    'Record the deposit as received before you record it as returned, and the key as given out before you record it as returned.',
  damageMissing: 'Describe the damage.',
  fileMissing: 'Choose your certificate.',
  noCertificateNeeded: 'This booking needs no certificate',
  noCertificate: 'This booking has no certificate',
  dayUnreadable: 'Write the day like 2026-12-05.',
  daysReversed: 'The last day is before the first.',
  tooManyDays: 'Ask for {maximum} days or fewer.',
  ofUnknown: 'Write “mine” or “everyone”.',
  placeMissing: 'Name the place by its id.',
  unitUnknown: 'Choose one of your units',
  nameAndUnit: 'For someone at the counter, give both a name and a unit.',
  made: {
    CONFIRMED: {
      title: 'Booked',
      description: 'Your booking is confirmed. You’ll find it under “Your bookings”.',
    },
    ASKED: {
      title: 'The office has your booking',
      description: 'The time is kept for you.',
      told: 'We’ll email you when the office confirms it.',
    },
    WAITING: {
      title: 'You’re on the waiting list',
      description: 'Someone else has that time.',
      told: 'We’ll email you if it becomes yours.',
    },
    REFUSED: { title: 'Declined', description: 'The office declined this booking.' },
    CANCELLED: { title: 'Cancelled', description: 'This booking was cancelled.' },
  },
  cancelled: {
    title: 'Booking cancelled',
    description: 'You’re no longer booked, or on the waiting list, for this time.',
  },
  certificateAdded: {
    title: 'Certificate added',
    description: 'The office can see it with your booking.',
  },
  calendarTitle: '{place}: your booking',
  calendarAsked: '{place}: waiting for the office',
  sheetTitle: '{place}, unit {unit}',
  sheetName: '{community}: bookings',
} as const;
