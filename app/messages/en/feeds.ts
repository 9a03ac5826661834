/** Atom feeds of what the whole city may read. */
export const feeds = {
  follow: 'Follow in a feed reader',
  events: { title: 'Events in Ottawa', text: 'City events, as they’re announced.' },
  articles: { title: 'Articles from The Local Link', text: 'Local news and guides.' },
  newsletters: {
    title: 'Newsletters from The Local Link',
    text: 'The city newsletter, as it comes out.',
  },
} as const;
