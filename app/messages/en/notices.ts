/** The notices of a community, on its hub and in the archive. */
export const notices = {
  title: 'Important Notices',
  pinnedCount: { one: '{count} pinned', other: '{count} pinned' },
  none: 'No notices right now. When the board or the manager posts one, you’ll see it here.',
  more: 'More notices',
  newer: 'Newer notices',
  older: 'Older notices',
  pinned: 'Pinned',
  kinds: {
    INFORMATION: 'Information',
    MAINTENANCE: 'Maintenance',
    EMERGENCY: 'Emergency',
    MEETING: 'Meeting',
    STATUTORY: 'Legal notice',
  },
  audiences: {
    EVERYONE: 'For everyone',
    OWNERS: 'For owners',
    TENANTS: 'For tenants',
    FLOORS: { one: 'For floor {floors}', other: 'For floors {floors}' },
    UNITS: { one: 'For unit {units}', other: 'For units {units}' },
  },
  happens: { day: '{day}', start: '{day}, {begins}', span: '{day}, {begins} to {ends}' },
  posted: 'Posted {when}',
  corrected: 'Corrected {date}',
  files: { one: '{count} file', other: '{count} files' },
  all: 'All notices',
} as const;
