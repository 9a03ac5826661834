/** The page of an activity, and who is going. */
export const activityView = {
  youJoined: 'An activity you joined',
  closedForNow:
    'This activity isn’t available right now. You’re still signed up, but you can leave.',
  placeOpen: 'Location to be decided',
  attendees: 'Attendees',
  organizerAnd: {
    one: 'The organizer and {count}\u00a0neighbour',
    other: 'The organizer and {count}\u00a0neighbours',
  },
  organizer: 'Organizer',
  previousAttendees: 'Previous names',
  moreAttendees: 'Next names',
  moreFaces: '+{count}',
  waiting: 'On the waiting list',
  moreWaiting: { one: 'and {count} more person', other: 'and {count} more people' },
  details: 'Details',
  tags: 'Tags',
  contact: 'Contact',
  organizedBy: 'Organized by',
  notDone: 'Nothing was changed',
  failedToJoin: 'Failed to join activity. Please try again.',
  failedToLeave: 'Failed to leave activity. Please try again.',
} as const;
