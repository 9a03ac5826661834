/** What the server alone says about the end of a membership. */
export const endingServer = {
  notFound: 'We can’t find this membership.',
  notConfirmed: 'This person isn’t a member right now, so there’s nothing to end.',
  toPeople: 'See the people of the community',
  whenMissing: 'Say when it ends',
  dayMissing: 'Choose a day',
  dayPast: 'Choose today or a later day',
  reasonTooLong: 'Please keep the reason to {maximum} characters',
  changedTo: 'Someone else changed the last day to {day}. Check it, then save again.',
  takenBack: 'Someone else cancelled the move-out. Check it, then save again.',
  lastModerator: 'Nobody else moderates {communities}. Name another moderator first.',
  ended: { title: 'Membership ended', description: '{name} is no longer a member.' },
  scheduled: { title: 'Last day saved', description: '{name} is a member until {day}.' },
  unset: { title: 'Move-out cancelled', description: '{name} is still a member.' },
} as const;
