/** The notice board of a hub. */
export const notices = {
  title: 'Important Notices',
  pinnedCount: { one: '{count} pinned', other: '{count} pinned' },
  none: 'No notices at the moment. When the board or the manager posts one, it will appear here.',
  more: 'More notices',
  newer: 'Newer notices',
  older: 'Older notices',
  pinned: 'Pinned',
} as const;
