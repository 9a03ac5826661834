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
  call: 'Call {phone}',
  open: 'Open the notice',
  files: { one: 'This notice has {count} file:', other: 'This notice has {count} files:' },
  because: 'You’re receiving this email because you’re a member of {community}.',
  becauseOwner:
    'You’re receiving this email because your address is on record with {community} for an owner. It serves this notice on you. To get notices on paper instead, or at another address, write to the manager or the board.',
  becauseMortgagee:
    'You’re receiving this email because you asked {community} for the notices of owners’ meetings as a mortgagee.',
  servesOwners: 'If you own a unit and are served by email, this email serves the notice on you.',
  changeService: 'How you get legal notices',
  attached: {
    one: '{count} file is attached to this email.',
    other: '{count} files are attached to this email.',
  },
  becauseEmergency:
    'You’re receiving this email because you’re a member of {community}. Emergency notices always go out right away.',
} as const;
