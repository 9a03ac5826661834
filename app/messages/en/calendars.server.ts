/** What the server alone says about calendars, and what stands in them. */
export const calendarsServer = {
  add: 'Add to calendar',
  loginFirst: 'Please log in to see your calendar.',
  dayOpen: 'This activity has no date yet, so it can’t be added to a calendar.',
  notFound: 'This calendar link no longer works.',
  chooseButton: 'Use one of the buttons',
  name: 'The Local Link',
  going: '✓ {title}',
  dates: {
    acOnApprox: 'Air conditioning on ({community})',
    heatOnApprox: 'Heat on ({community})',
    fireInspectionApprox: 'Fire inspection ({community})',
  },
  youGo: 'You’re going.',
  done: {
    make: { title: 'Link created', description: 'Now add it to your calendar.' },
    renew: { title: 'New link created', description: 'The old one no longer works.' },
    remove: { title: 'Link turned off', description: 'It no longer works.' },
  },
} as const;
