/** What the server alone says about the board's year. */
export const boardYearServer = {
  notFound: 'This line of the board’s year doesn’t exist',
  yearTaken: 'There’s already a fiscal year with this last day',
  endsOnUnreadable: 'Enter the last day of the fiscal year like 2026-12-31',
  meetingOnUnreadable: 'Enter the day of the meeting like 2026-12-31',
  receivedOnUnreadable: 'Enter the day the request was received like 2026-12-31',
  doneOnUnreadable: 'Enter the day it was done like 2026-12-31',
  dayLater: 'The date is in the future',
  doneByRequired: 'Enter who did it',
  doneByTooLong: 'Keep the name to {maximum} characters',
  aboutTooLong: 'Keep this to {maximum} characters',
  documentUnknown: 'Choose a document from the list',
  daysChangedSince:
    'Someone else changed these days while you had the page open. Check what’s different, then save again.',
  changedSince:
    'Someone else changed this line while you had it open. Check what’s different, then try again.',
  done: {
    year: { title: 'Dates saved', text: 'The due dates below follow them.' },
    request: { title: 'Request added', text: 'The list shows the day the answer is due.' },
    save: { title: 'Recorded as done' },
    change: { title: 'Request changed' },
    remove: { title: 'Request removed' },
    undo: { title: 'Marked as not done' },
  },
} as const;
