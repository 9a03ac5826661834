/** The words of a notice by email. */
export const noticeEmails = {
  subject: '{community}: {title}',
  emergency: 'Emergency at {community}: {title}',
  corrected: '{community}, corrected: {title}',
  isCorrection: 'This notice was corrected. It replaces the one you received earlier.',
  only: {
    en: 'This notice is in English only.',
    fr: 'This notice is in French only.',
  },
  goesOn: 'Read the rest online.',
  when: 'Date and time',
  about: 'Type',
  for: 'For',
  audiences: {
    EVERYONE: 'Everyone in the building',
    OWNERS: 'Owners',
    TENANTS: 'Tenants',
    FLOORS: 'Certain floors, including yours',
    UNITS: 'Certain units, including yours',
  },
  by: 'Published by',
  publisher: '{publisher}, for {community}',
  on: 'Published',
  until: 'In the hub until',
  open: 'Open the notice',
  files: { one: '{count} file attached:', other: '{count} files attached:' },
  because: 'You’re receiving this email because you’re a member of {community}.',
  becauseEmergency:
    'You’re receiving this email because you’re a member of {community}. Emergency notices always go out right away.',
} as const;
