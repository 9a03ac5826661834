import { plural } from '#app/lib/i18n/message.ts';

/** The hub of a community: its head, its tabs, and the My Condo tab. */
export const hub = {
  tabs: {
    'my-condo': 'My Condo',
    'buy-sell': 'Buy & Sell',
    activities: 'Activities',
    newsletters: 'Newsletter Archives',
  },
  summary: 'Notices, buy and sell, activities and newsletters of {community}.',
  yourCommunity: { unit: 'Your community, unit {unit}', place: 'Your community, {unit}' },
  youModerate: 'You moderate here',
  postActivity: 'Post Activity',
  postForSale: 'Post for Sale',
  quickActions: 'Quick Actions',
  reportIssue: 'Report Issue',
  viewRules: 'View Rules',
  emergency: 'Emergency',
  contactBoard: 'Contact Board',
  reportOpensMail: 'Report Issue opens a message to the manager, {email}, in your mail program.',
  boardOpensMail: 'Contact Board opens one to the board, {email}.',
  boardThroughManager:
    'The board has no address of its own: Contact Board writes to the manager, who passes it on.',
  aboutBuilding: 'About the building',
  residents: 'residents',
  windowsLit: plural({ one: 'window lit this week', other: 'windows lit this week' }),
  activeListings: 'active listings',
  upcomingEvents: 'upcoming events',
  windowsExplained: 'A window lights up for every post, join and sign-up of the last seven days.',
  importantDates: 'Important dates',
  airConditioningOn: 'Air conditioning on',
  heatOn: 'Heat on',
  fireInspection: 'Fire inspection',
  manager: 'Property manager',
  officeHours: 'Office hours {hours}',
  afterHours: 'After hours {phone}',
  emergencyServices: 'Fire, police, ambulance {phone}',
} as const;
