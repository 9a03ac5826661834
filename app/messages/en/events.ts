/** The page of a city event. */
export const events = {
  backToHome: 'Back to Home',
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
} as const;
