import { env } from '#app/lib/env.server.ts';

/** What calendars know something by, the same in every file it stands in. */
export const uidOf = (
  kind: 'activity' | 'event' | 'date' | 'notice' | 'booking',
  id: string,
): string => `${kind}-${id}@${new URL(env().appUrl).hostname}`;
