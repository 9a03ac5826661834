import { plural } from '#app/lib/i18n/message.ts';

/** What the server alone says about activities. */
export const activitiesServer = {
  tooManyTags: 'Please use at most {maximum} tags',
  tagTooLong: 'Please keep each tag to {maximum} characters',
  fewerTags: 'Please use fewer tags',
  tagIsText: 'Each tag is a text',
  tagsAreList: 'Send the tags as a list',
  timeUnreadable: 'Enter the date and time like 2026-12-05 18:30',
  noSuchDay: 'There is no such day. Please check the date',
  timeSkipped: 'The clocks go forward that night and skip this time. Please choose another',
  tooLate: 'Please choose an earlier date',
  zoneMissing: 'Give the date and time with its zone, like 2026-12-05T18:30:00-05:00',
  objectExpected: 'Send the activity as an object',
  inThePast: 'Please choose a time that is still to come',
  organizerIsOn: 'You organize this activity, so you are on it already.',
  isOver: 'This activity is over.',
  isCancelled: 'This activity has been cancelled.',
  notOpen: 'This activity is not open at the moment.',
  attendeesForMembers: 'Only the members of this community can see who comes.',
  useTheButtons: 'Please use one of the buttons on this page.',
  joined: { title: 'Joined activity', description: 'You are on the list for “{title}”.' },
  left: { title: 'Left activity', description: 'You are off the list for “{title}”.' },
  draftTitle: 'Attend: {event}',
  draftQuestion: 'Who would like to go to “{event}” together?',
  draftWhere: 'Where: {place}',
  tooManyJoins: plural({
    one: 'You have joined many activities within this hour. Please wait a minute and try again.',
    other:
      'You have joined many activities within this hour. Please wait {count} minutes and try again.',
  }),
} as const;
