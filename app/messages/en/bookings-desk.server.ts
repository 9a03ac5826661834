/** What the desk of bookings says once something is done, why it refuses, and what new places begin with. */
export const bookingsDeskServer = {
  movedDay: 'You changed the day. Here are its times: choose one, then book.',
  movedPlace: 'You changed the place. Here are its times: choose one, then book.',
  movedDayNone: 'You changed the day. There are no times on it: choose another day.',
  movedPlaceNone: 'You changed the place. It has no times on this day: choose another day.',
  unitUnknown: {
    like: 'We don’t find unit {unit} in the register. Did you mean {like}? Choose the right one.',
    none: 'We don’t find unit {unit} in the register. If it’s right, check the box that says so.',
  },
  whichDecision: 'You wrote a reason to decline but selected “Confirm booking”. Which is it?',
  confirmWithoutReason: 'Confirm and clear the reason',
  reasonMissing: 'Enter the reason. The resident will see it.',
  nameMissing: 'Enter the person’s name.',
  unitMissing: 'Enter the unit.',
  placeNameMissing: 'Enter a name in English or in French.',
  countUnclear: 'Enter a whole number from {minimum} to {maximum}.',
  hoursUnclear: 'Write the times like 8:00–12:00, 13:00–17:00.',
  clockUnclear: 'Write the time like 15:00 or 3 PM.',
  daysUnclear: 'Write one day on each line, such as 2026-12-25.',
  depositFormat: 'Enter the deposit in dollars, like 250 or 250.50',
  depositWithoutPoints: 'Enter the deposit as {dollars}.{cents}',
  depositTwoCents:
    'Cents have two digits. Enter “{dollars}.{cents}” or, for a whole amount, “{whole}.00”.',
  depositTooHigh: 'This deposit is too high. Enter a lower amount.',
  timesMissing: 'Enter when it can be booked.',
  leaveLater: 'Choose a time earlier in the day than the arrival, so that the next stay can begin.',
  bookersMissing: 'Choose who can book it.',
  confirmsMissing: 'Choose how bookings are confirmed.',
  tooManyPlaces: 'A community has at most {maximum} places. Stop taking bookings for one first.',
  changed: 'Someone else has changed this place. Check what’s different, then save again.',
  placeAdded: { title: 'Place added', description: 'Residents can book it now.' },
  placeSaved: { title: 'Place saved', description: 'Bookings already made stay as they are.' },
  placeClosed: {
    title: 'Bookings stopped',
    description: 'Nobody can book this place from now on.',
  },
  placeOpened: {
    title: 'Bookings taken again',
    description: 'Residents can book this place again.',
  },
  feedMade: {
    title: 'Calendar link created',
    description: 'If there was an earlier one, it no longer works.',
  },
  feedTurnedOff: { title: 'Calendar turned off', description: 'The link no longer works.' },
  booked: { title: 'Booked', description: 'The booking is in their name.' },
  done: {
    confirm: {
      title: 'Booking confirmed',
      description: 'They get an email, if they have an account and receive these emails.',
    },
    refuse: {
      title: 'Booking declined',
      description: 'They get an email, if they have an account and receive these emails.',
    },
    cancel: {
      title: 'Booking cancelled',
      description:
        'They get an email, and so does anyone who gets the time from the waiting list, if they have an account and receive these emails.',
    },
    CERTIFICATE_RECEIVED: { title: 'Certificate saved', description: 'It’s in the log.' },
    DEPOSIT_HELD: { title: 'Deposit saved', description: 'It’s in the log.' },
    DEPOSIT_RETURNED: { title: 'Return of the deposit saved', description: 'It’s in the log.' },
    KEY_OUT: { title: 'Recorded: key given out', description: 'It’s in the log.' },
    KEY_IN: { title: 'Recorded: key returned', description: 'It’s in the log.' },
    DAMAGE: { title: 'Damage recorded', description: 'It’s in the log.' },
    undone: { title: 'Entry undone', description: 'It’s in the log.' },
  },
  templates: {
    ELEVATOR: {
      name: 'Elevator for a move',
      rules:
        'Movers use the loading entrance, never the lobby. The office hangs the pads and gives you the key.\n\nBring your deposit before the day. You get it back once the office has looked at the elevator and the halls.',
    },
    PARTY_ROOM: {
      name: 'Party room',
      rules:
        'Up to 40 people. Music off at 11 PM. Leave the room as you found it, and take your garbage with you.\n\nYou get the key at the office, and your deposit back after a look at the room.',
    },
    GUEST_SUITE: {
      name: 'Guest suite',
      rules:
        'For guests of residents. Arrival from 3 PM, departure by 11 AM. Bring your own towels.\n\nYou get the key at the office.',
    },
    PARKING: {
      name: 'Visitor parking',
      rules:
        'Put a note with your unit behind the windshield. Cars without a booking can be towed.',
    },
    MEETING_ROOM: {
      name: 'Meeting room',
      rules: 'Up to 12 people. No food. Turn off the lights and the screen when you leave.',
    },
    TERRACE: {
      name: 'Terrace and barbecue',
      rules: 'Turn off the gas and clean the grill when you’re done. Quiet from 9 PM.',
    },
    WORKSHOP: {
      name: 'Workshop',
      rules: 'Wear safety glasses at the saw. Sweep up when you’re done. No painting.',
    },
  },
} as const;
