/** What the server alone says about the end of a membership. */
export const endingServer = {
  notFound: 'We can’t find this membership.',
  notConfirmed: 'This person isn’t a member right now, so there’s nothing to end.',
  toPeople: 'See the people of the community',
  whenMissing: 'Choose when the membership ends',
  dayMissing: 'Choose the last day',
  dayPast: 'Choose today or a later day',
  reasonTooLong: 'Keep the reason to {maximum} characters',
  changedTo: 'Someone else changed the last day to {day}. Check the date, then save again.',
  takenBack: 'Someone else cancelled the move-out. Check the last day, then save again.',
  lastModerator: 'Nobody else moderates {communities}. Name another moderator first.',
  ended: { title: 'Membership ended', description: '{name} is no longer a member.' },
  scheduled: { title: 'Last day saved', description: '{name} is a member until the end of {day}.' },
  unset: { title: 'Move-out cancelled', description: '{name} is still a member.' },
} as const;
