/** What the server alone says about notices at the desk. */
export const noticeDeskServer = {
  titleRequired: 'Give the notice a title',
  sideMissing: {
    title: {
      en: 'Write the title in English too, or leave English empty',
      fr: 'Write the title in French too, or leave French empty',
    },
    content: {
      en: 'Write the text in English too, or leave English empty',
      fr: 'Write the text in French too, or leave French empty',
    },
  },
  titleTooLong: 'The title has {length} characters. {maximum} is the most.',
  contentRequired: 'Write the text of the notice',
  contentTooLong: 'The text has {length} characters. {maximum} is the most.',
  reasonTooLong: 'The reason has {length} characters. {maximum} is the most.',
  kindUnknown: 'Choose what kind of notice it is',
  audienceUnknown: 'Choose who the notice is for',
  statusUnknown: 'The status is one that a notice cannot have',
  objectExpected: 'Send the notice as an object',
  floorsMissing: 'Name the floors that the notice is for',
  floorsUnreadable: 'Write the floors as numbers, such as 3, 5-7',
  unitsMissing: 'Name the units that the notice is for',
  unitsUnreadable: 'Write the units such as 101-112, 305. The lower number of a range comes first',
  unknownFloors:
    'This building has no floor {floors}: the register goes from {lowest} to {highest}. Please check the floors',
  unknownUnits: 'This building has no {units}. Please check the units',
  publishTimePast:
    '“Publish at” has passed. Empty the field to publish now, or choose a later time',
  expiresTooEarly:
    '“Take it off the hub at” has passed or comes before the notice is out. Choose a later time, or leave it empty',
  times: {
    publishedAt: {
      unreadable: '“Publish at”: enter the date and time like 2026-12-05 18:30',
      noSuchDay: '“Publish at”: there is no such day. Please check the date',
      skipped: '“Publish at”: the clocks go forward that night and skip this time',
    },
    expiresAt: {
      unreadable: '“Take it off the hub at”: enter the date and time like 2026-12-05 18:30',
      noSuchDay: '“Take it off the hub at”: there is no such day. Please check the date',
      skipped: '“Take it off the hub at”: the clocks go forward that night and skip this time',
    },
  },
  changedSince: 'Somebody else changed this notice in the meantime.',
  isOut: 'Residents have read this notice, so it cannot be a draft again. You can take it down.',
  onlyTakeDown: 'Publish the notice again to change it, or take it down without changing it',
  reached: '{people} in {units} see it on their hub. {byMail}',
  toldAgain: {
    one: '{count} person who had it by email gets the corrected one.',
    other: '{count} people who had it by email get the corrected one.',
  },
  saved: {
    whileClosed: 'Moderators see it now, and residents once the doors are open.',
    draft: { title: 'Draft saved', description: 'Only moderators see it.' },
    scheduled: { title: 'Notice scheduled', description: 'It goes out {when}.' },
    published: { title: 'Notice published', description: 'It is on the hub now.' },
    corrected: { title: 'Notice corrected', description: 'Residents see that it was corrected.' },
    saved: { title: 'Notice saved', description: 'The change shows now.' },
  },
  changedTo: {
    pin: { title: 'Notice pinned', description: 'It stands above the others.' },
    unpin: { title: 'Notice unpinned', description: 'It stands by its date.' },
    expire: { title: 'Notice expired', description: 'It has left the hub. The archive keeps it.' },
    restore: { title: 'Published again', description: 'Residents find it again.' },
    'take-down': { title: 'Notice taken down', description: 'You can publish it again below.' },
    delete: { title: 'Draft deleted', description: 'Nobody had seen it.' },
  },
} as const;
