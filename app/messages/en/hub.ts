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
  youModerate: 'You moderate this community',
  postActivity: 'Post Activity',
  postForSale: 'Post for Sale',
  quickActions: 'Quick Actions',
  emergency: 'Emergency',
  aboutBuilding: 'About the building',
  datesAndContacts: 'Dates and contacts',
  windowsExplained: 'Every new post, resident and activity sign-up lights a window for seven days.',
  importantDates: 'Important dates',
  manager: 'Property manager',
  officeHours: 'Office hours {hours}',
  afterHours: 'After hours: {phone}',
  emergencyServices: 'Fire, police or ambulance: {phone}',
} as const;
