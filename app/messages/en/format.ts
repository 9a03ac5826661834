/** Words within dates and money. */
export const format = {
  justNow: 'just now',
  hoursAgo: { one: '{count} hour ago', other: '{count} hours ago' },
  daysAgo: { one: '{count} day ago', other: '{count} days ago' },
  today: 'today at {time}',
  free: 'Free',
  noPrice: 'Price not specified',
} as const;
