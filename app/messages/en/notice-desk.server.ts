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
  titleTooLong: 'Please keep the title to {maximum} characters; it has {length} now',
  contentRequired: 'Write the text of the notice',
  contentTooLong: 'Please keep the text to {maximum} characters; it has {length} now',
  reasonTooLong: 'Please keep the reason to {maximum} characters; it has {length} now',
  kindUnknown: 'Choose what kind of notice it is',
  audienceUnknown: 'Choose who the notice is for',
  statusUnknown: 'A notice can’t have this status',
  objectExpected: 'Send the notice as an object',
  floorsMissing: 'Enter the floors for this notice',
  floorsUnreadable: 'Write the floors as numbers, such as 3, 5-7',
  unitsMissing: 'Enter the units for this notice',
  unitsUnreadable:
    'Write the units like this: 101-112, 305. Put the lower number of a range first.',
  unknownFloors:
    'This building has no floor {floors}: the register goes from {lowest} to {highest}. Check the floors.',
  unknownUnits: 'Not in the register: {units}. Please check the units.',
  publishTimePast:
    '“Publish at” is in the past. Leave it empty to publish now, or choose a later time.',
  expiresTooEarly:
    '“Remove from the hub at” is in the past or before the notice is published. Choose a later time, or leave it empty.',
  happensOnMissing: 'Choose the day too, or leave the times empty',
  happensOnUnreadable: '“Happens on”: enter a date like 2026-12-05',
  happensOnTooFar: '“Happens on”: choose a day in the last year or the next five years',
  happensFromMissing: 'Enter when it begins too, or leave “Until” empty',
  happensFromUnreadable: '“From”: enter a time like 18:30',
  happensUntilUnreadable: '“Until”: enter a time like 18:30',
  happensUntilTooEarly: '“Until” has to be after “From”',
  happensSkipped: 'The clocks go forward that night and skip this time. Choose another.',
  times: {
    publishedAt: {
      unreadable: '“Publish at”: enter the date and time like 2026-12-05 18:30',
      noSuchDay: '“Publish at”: that date doesn’t exist. Please check it.',
      skipped: '“Publish at”: the clocks go forward that night and skip this time. Choose another.',
    },
    expiresAt: {
      unreadable: '“Remove from the hub at”: enter the date and time like 2026-12-05 18:30',
      noSuchDay: '“Remove from the hub at”: that date doesn’t exist. Please check it.',
      skipped:
        '“Remove from the hub at”: the clocks go forward that night and skip this time. Choose another.',
    },
  },
  changedSince: 'Someone else changed this notice while you had it open.',
  isOut:
    'Residents have already seen this notice, so it can’t become a draft. You can take it down.',
  onlyTakeDown: 'Publish the notice again to change it, or take it down without changing it.',
  reached: '{people} in {units} can see it in their hub. {byMail}',
  toldAgain: {
    one: '{count} person who got it by email will get the corrected notice.',
    other: '{count} people who got it by email will get the corrected notice.',
  },
  saved: {
    whileClosed: 'Moderators can see it now, and residents once the community opens.',
    draft: { title: 'Draft saved', description: 'Only moderators can see it.' },
    scheduled: { title: 'Notice scheduled', description: 'It will be published on {when}.' },
    published: { title: 'Notice published', description: 'It’s in the hub now.' },
    corrected: { title: 'Notice corrected', description: 'Residents see that it was corrected.' },
    saved: { title: 'Notice saved', description: 'Residents see the change now.' },
  },
  changedTo: {
    pin: { title: 'Notice pinned', description: 'It’s now above the others.' },
    unpin: { title: 'Notice unpinned', description: 'It’s now sorted by date.' },
    expire: {
      title: 'Notice removed from the hub',
      description: 'Residents can still find it in the archive.',
    },
    restore: { title: 'Published again', description: 'Residents can see it again.' },
    'take-down': { title: 'Notice taken down', description: 'You can publish it again below.' },
    delete: { title: 'Draft deleted', description: 'Nobody else had seen it.' },
  },
} as const;
