import { plural } from '#app/lib/i18n/message.ts';

/** Words within dates and money. */
export const format = {
  justNow: 'Just now',
  justNowWithin: 'just now',
  hoursAgo: plural({ one: '{count} hour ago', other: '{count} hours ago' }),
  daysAgo: plural({ one: '{count} day ago', other: '{count} days ago' }),
  noPrice: 'Price not specified',
} as const;
