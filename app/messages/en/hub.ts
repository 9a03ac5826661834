/** The hub of a community: its head, its tabs, and the My Condo tab. */
export const hub = {
  tabs: {
    'my-condo': 'My Condo',
    'buy-sell': 'Buy & Sell',
    activities: 'Activities',
    newsletters: 'Newsletter Archives',
  },
  summary: 'Notices, buy and sell, activities and newsletters at {community}.',
  yourCommunity: { unit: 'Your community, unit {unit}', place: 'Your community, {unit}' },
  youModerate: 'You moderate here',
  postActivity: 'Post Activity',
  postForSale: 'Post for Sale',
  quickActions: 'Quick Actions',
  emergency: 'Emergency',
  aboutBuilding: 'About the building',
  datesAndContacts: 'Dates and contacts',
  windowsExplained:
    'A window lights up for seven days for every new post, resident and activity sign-up.',
  importantDates: 'Important dates',
  manager: 'Property manager',
  officeHours: 'Office hours {hours}',
  afterHours: 'After hours {phone}',
  emergencyServices: 'Fire, police, ambulance {phone}',
} as const;
