/** The list of city events, and the page of one. */
export const events = {
  backToHome: 'Back to Home',
  allEvents: 'All events in Ottawa',
  city: 'Ottawa',
  summary: '{dates}. {description}',
  picture: '{title}, view {number}',
  when: 'When',
  startsAt: 'From {time}',
  over: 'This event is over.',
  where: 'Where',
  createActivity: 'Create Activity',
  createActivityIn: 'Create Activity in {community}',
  website: 'Visit Official Website',
  yourCommunity: 'Your Community',
  takeNeighbours: 'Going? Post it as an activity, and neighbours can come along.',
  list: {
    title: 'Upcoming Events in Ottawa',
    lead: 'What is on in the city, the soonest first.',
    none: 'Nothing on the calendar at the moment. Check back next week.',
    earlier: 'Earlier events',
    later: 'Later events',
  },
} as const;
