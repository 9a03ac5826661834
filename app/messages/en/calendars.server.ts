/** What the server alone says about calendars, and what is in them. */
export const calendarsServer = {
  add: 'Add to calendar',
  loginFirst: 'Log in to see your calendar.',
  noDay: 'This notice names no day, so it can’t be added to a calendar.',
  dayOpen: 'This activity has no date yet, so it can’t be added to a calendar.',
  notFound: 'This calendar link no longer works. Create a new one under “My calendar”.',
  chooseButton:
    'We couldn’t tell what you wanted to do. Please use one of the buttons on this page.',
  name: 'The Local Link',
  going: '✓ {title}',
  cancelled: 'Cancelled: {title}',
  dates: {
    acOnApprox: 'Air conditioning turned on ({community})',
    heatOnApprox: 'Heat turned on ({community})',
    fireInspectionApprox: 'Fire inspection ({community})',
  },
  youGo: 'You’re going to this activity.',
  done: {
    make: { title: 'Calendar link created', description: 'Now add the link to your calendar.' },
    renew: { title: 'New calendar link created', description: 'The old link no longer works.' },
    remove: { title: 'Calendar link turned off', description: 'The link no longer works.' },
  },
} as const;
