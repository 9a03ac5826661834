/** The words of a notice by email. */
export const noticeEmails = {
  subject: '{community}: {title}',
  emergency: 'Emergency at {community}: {title}',
  corrected: 'Corrected notice at {community}: {title}',
  isCorrection: 'This notice was corrected. It replaces the one you received earlier.',
  only: {
    en: 'This notice is in English only.',
    fr: 'This notice is in French only.',
  },
  goesOn: 'Read the rest on the notice’s page.',
  when: 'Date and time',
  about: 'Type',
  for: 'For',
  audiences: {
    EVERYONE: 'Everyone in the building',
    OWNERS: 'Owners',
    TENANTS: 'Tenants',
    FLOORS: 'Some floors, including yours',
    UNITS: 'Certain units, including yours',
  },
  by: 'Published by',
  publisher: '{publisher}, for {community}',
  on: 'Published',
  until: 'In the hub until',
  open: 'Open the notice',
  files: { one: 'This notice has {count} file:', other: 'This notice has {count} files:' },
  because: 'You’re receiving this email because you’re a member of {community}.',
  becauseEmergency:
    'You’re receiving this email because you’re a member of {community}. Emergency notices always go out right away.',
} as const;
