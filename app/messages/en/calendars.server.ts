/** What the server alone says about calendars, and what stands in them. */
export const calendarsServer = {
  add: 'Add to calendar',
  loginFirst: 'Please log in to see your calendar.',
  dayOpen: 'The day of this activity is still open, so no calendar can show it.',
  notFound: 'No calendar has this address any more.',
  chooseButton: 'Use one of the buttons',
  name: 'The Local Link',
  going: '✓ {title}',
  dates: {
    acOnApprox: 'Air conditioning on ({community})',
    heatOnApprox: 'Heat on ({community})',
    fireInspectionApprox: 'Fire inspection ({community})',
  },
  youGo: 'You are going.',
  done: {
    make: { title: 'Address made', description: 'Now add it to your calendar.' },
    renew: { title: 'New address made', description: 'The old one shows nothing any more.' },
    remove: { title: 'Address turned off', description: 'It shows nothing any more.' },
  },
} as const;
