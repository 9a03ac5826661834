/** What the server alone says about the end of a membership. */
export const endingServer = {
  notFound: 'There is no such membership here.',
  notConfirmed: 'This person is not a member now, so there is nothing to end.',
  toPeople: 'To the people of the community',
  whenMissing: 'Please say when it ends',
  dayMissing: 'Please choose a day',
  dayPast: 'Please choose today or a later day',
  reasonTooLong: 'Please keep the reason to {maximum} characters',
  changedTo: 'Somebody else set the last day to {day} in the meantime. Look at it, and save again.',
  takenBack: 'Somebody else took the end back in the meantime. Look at it, and save again.',
  lastModerator:
    'Nobody else moderates {communities}. Name another moderator first, so that somebody looks after it.',
  ended: { title: 'Membership ended', description: '{name} is no longer a member.' },
  scheduled: { title: 'Last day saved', description: '{name} is a member until {day}.' },
  unset: { title: 'End taken back', description: '{name} stays a member.' },
} as const;
