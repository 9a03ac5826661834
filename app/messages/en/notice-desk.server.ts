/** What the server alone says about notices at the desk. */
export const noticeDeskServer = {
  titleRequired: 'Enter a title for the notice',
  sideMissing: {
    title: {
      en: 'Enter the title in English too, or leave the English version empty',
      fr: 'Enter the title in French too, or leave the French version empty',
    },
    content: {
      en: 'Enter the text in English too, or leave the English version empty',
      fr: 'Enter the text in French too, or leave the French version empty',
    },
  },
  titleTooLong: 'Keep the title to {maximum} characters; it has {length} now',
  contentRequired: 'Enter the text of the notice',
  contentTooLong: 'Keep the text to {maximum} characters; it has {length} now',
  reasonTooLong: 'Keep the reason to {maximum} characters; it has {length} now',
  kindUnknown: 'Choose the type of notice',
  audienceUnknown: 'Choose who the notice is for',
  statusUnknown: 'A notice can’t have this status',
  objectExpected: 'Send the notice as a JSON object',
  floorsMissing: 'Enter the floors for this notice',
  floorsUnreadable: 'Enter the floors as numbers, such as 3, 5-7',
  unitsMissing: 'Enter the units for this notice',
  unitsUnreadable:
    'Enter the units like this: 101-112, 305. Put the lower number of a range first.',
  unknownFloors:
    'We couldn’t find {floors} among the floors in the register. This building has floors {lowest} to {highest}. Check the floors.',
  unknownUnits: 'We couldn’t find {units} in the register. Check the unit numbers.',
  servedKind:
    'Only a meeting notice or a legal notice can be served. Choose one of these types, or clear “This notice must be served on each owner”.',
  servedAudience: 'A notice that must be served can’t be for tenants only',
  staysServed:
    'This notice is published, so it still has to be served. You can take it down and write another one.',
  publishTimePast:
    'The time in “Publish at” is in the past. Choose a later time, or leave the field empty to publish now.',
  expiresTooEarly:
    'The time in “Remove from the hub at” is in the past or before the notice is published. Choose a later time, or leave the field empty.',
  happensOnMissing: 'Choose the day too, or leave the time fields empty',
  happensOnUnreadable: 'For “Happens on”, enter a date like 2026-12-31',
  happensOnTooFar: 'For “Happens on”, choose a day in the last year or the next five years',
  happensFromMissing: 'Enter a start time too, or leave “End time” empty',
  happensFromUnreadable: 'Enter the start time like this: 18:30',
  happensUntilUnreadable: 'Enter the end time like this: 18:30',
  happensUntilTooEarly: '“End time” has to be after “Start time”',
  happensSkipped:
    'The clocks go forward that night, so this time doesn’t exist. Choose another time.',
  times: {
    publishedAt: {
      unreadable: 'For “Publish at”, enter the date and time like 2026-12-31 18:30',
      noSuchDay: 'The date in “Publish at” doesn’t exist. Check the date.',
      skipped:
        'The clocks go forward that night and skip the time in “Publish at”. Choose another time.',
    },
    expiresAt: {
      unreadable: 'For “Remove from the hub at”, enter the date and time like 2026-12-31 18:30',
      noSuchDay: 'The date in “Remove from the hub at” doesn’t exist. Check the date.',
      skipped:
        'The clocks go forward that night and skip the time in “Remove from the hub at”. Choose another time.',
    },
  },
  changedSince: 'Someone else changed this notice while you had it open.',
  isOut:
    'Residents have already seen this notice, so it can’t be turned back into a draft. You can take it down.',
  onlyTakeDown: 'Publish the notice again to change it, or take it down without changing it.',
  alsoDone: {
    one: 'One other community got a notice of its own.',
    other: '{count} other communities got a notice of their own.',
  },
  alsoInUnknown: 'Select communities from the list',
  alsoInWhole:
    'Other communities can’t get a notice to some floors or units. Choose everyone, owners or tenants, or remove the other communities.',
  alsoInOut: 'This notice has been out. Write a new one for other communities.',
  reached: '{people} in {units} can see this notice in the hub. {byMail}',
  toldAgain: {
    one: '{count} person who got this notice by email will get the corrected version.',
    other: '{count} people who got this notice by email will get the corrected version.',
  },
  openEnd: {
    text: 'The notice says “until further notice”, but it will leave the hub by itself on {when}. Which is it?',
    stays: 'Keep it up until I take it down',
    ends: 'Take it down on {when}',
  },
  saved: {
    whileClosed: 'Moderators can see this notice now, and residents once the community opens.',
    draft: { title: 'Draft saved', description: 'Only moderators can see this draft.' },
    scheduled: {
      title: 'Notice scheduled',
      description: 'The notice will be published on {when}.',
    },
    published: { title: 'Notice published', description: 'The notice is in the hub now.' },
    corrected: {
      title: 'Notice corrected',
      description: 'Residents can see that the notice was corrected.',
    },
    saved: { title: 'Notice saved', description: 'Residents can see the change now.' },
  },
  changedTo: {
    pin: { title: 'Notice pinned', description: 'The notice is now above the others.' },
    unpin: { title: 'Notice unpinned', description: 'The notice is now sorted by date.' },
    expire: {
      title: 'Notice removed from the hub',
      description: 'Residents can still find the notice in the archive.',
    },
    restore: {
      title: 'Notice published again',
      description: 'Residents can see the notice again.',
    },
    'take-down': {
      title: 'Notice taken down',
      description: 'You can publish the notice again below.',
    },
    delete: { title: 'Draft deleted', description: 'Residents never saw this draft.' },
  },
} as const;
