/** The page of an activity, and who is going. */
export const activityView = {
  youJoined: 'An activity you joined',
  closedForNow:
    'This activity is not open at the moment. You are still on its list, and you can leave it.',
  attendees: 'Attendees',
  organizer: 'Organizer',
  previousAttendees: 'Previous attendees',
  moreAttendees: 'More attendees',
  moreFaces: '+{count}',
  details: 'Details',
  when: 'When',
  where: 'Where',
  tags: 'Tags',
  contact: 'Contact',
  organizedBy: 'Organized by',
  notDone: 'This was not done',
  failedToJoin: 'Failed to join activity. Please try again.',
  failedToLeave: 'Failed to leave activity. Please try again.',
} as const;
