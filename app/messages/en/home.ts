import { plural } from '#app/lib/i18n/message.ts';

/** The home page. */
export const home = {
  title: 'Ottawa’s condo communities',
  summary:
    'Connecting condo communities with modern digital tools and local expertise: notices, buy and sell, activities and newsletters for condo residents in Ottawa.',
  welcome: 'Welcome home, {name}',
  everyWindow: 'Every lit window is a neighbour',
  lead: 'Connecting condo communities with modern digital tools and local expertise.',
  myCondo: 'My Condo - {community}',
  browseNewsletter: 'Browse Newsletter',
  windowsLitAt: plural({
    one: '{count} window lit at {community} this week',
    other: '{count} windows lit at {community} this week',
  }),
  windowsLitInCity: plural({
    one: '{count} window lit across the city this week',
    other: '{count} windows lit across the city this week',
  }),
  windowsLit: plural({
    one: '{count} window lit this week',
    other: '{count} windows lit this week',
  }),
  windowsExplained: 'One for every post, join and sign-up.',
  figures: 'Figures',
  activeResidents: '{figure} Active Residents',
  residentsAt: 'at {community}',
  residentsInCity: 'in our communities',
  thisMonth: '{figure} This Month',
  activitiesAt: 'activities at {community}',
  activitiesInCity: 'activities in our communities',
  findYourCondo: 'Find your condo',
  noCommunities: 'No community has joined yet.',
  enterHub: 'Enter Community Hub',
  unitAndAddress: '{unit}, {address}',
  inYourHub: 'In your hub',
  links: {
    'my-condo': { title: 'Notices', text: 'From the board and the manager' },
    'buy-sell': { title: 'Buy & Sell', text: 'What neighbours are passing along' },
    activities: { title: 'Activities', text: 'What to do, and with whom' },
    newsletters: { title: 'Newsletter Archives', text: 'Your building’s own newsletters' },
  },
  alsoYours: { unit: 'Also yours, Unit {unit}', place: 'Also yours, {unit}' },
  events: 'Upcoming Events in Ottawa',
  noEvents: 'Nothing on the calendar at the moment. Check back next week.',
  articles: 'Latest Newsletter Articles',
  noArticles: 'The first article is still being written.',
  byline: '{author}, {when}',
  issues: 'Newsletter Archives',
  allIssues: 'All issues and their highlights',
  noIssues: 'No newsletters available yet.',
} as const;
