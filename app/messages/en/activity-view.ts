import { plural } from '#app/lib/i18n/message.ts';

/** The page of an activity, and who is going. */
export const activityView = {
  nobodyYet: 'Nobody has joined yet',
  joined: plural({ one: '{count} neighbour joined', other: '{count} neighbours joined' }),
  nobodyJoined: 'Nobody joined',
  join: 'Join',
  joining: 'Joining…',
  leave: 'Leave',
  leaving: 'Leaving…',
  loginToJoin: 'Log in to join',
  membersCanJoin: 'Residents of {community} can join.',
  isCancelled: 'This activity has been cancelled.',
  youJoined: 'An activity you joined',
  closedForNow:
    'This activity is not open at the moment. You are still on its list, and you can leave it.',
  isOver: 'This activity is over.',
  attendees: 'Attendees',
  organizer: 'Organizer',
  previousAttendees: 'Previous attendees',
  moreAttendees: 'More attendees',
  moreFaces: '+{count}',
  details: 'Details',
  when: 'When',
  tags: 'Tags',
  contact: 'Contact',
  organizedBy: 'Organized by',
  notDone: 'This was not done',
  failedToJoin: 'Failed to join activity. Please try again.',
  failedToLeave: 'Failed to leave activity. Please try again.',
} as const;
