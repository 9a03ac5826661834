/** The words of a notice by mail. */
export const noticeLetters = {
  subject: '{community}: {title}',
  emergency: 'Emergency at {community}: {title}',
  corrected: '{community}, corrected: {title}',
  isCorrection: 'This notice was corrected. It takes the place of the one you got before.',
  only: {
    en: 'This notice is in English only.',
    fr: 'This notice is in French only.',
  },
  goesOn: 'The notice goes on on its page.',
  about: 'About',
  for: 'For',
  audiences: {
    EVERYONE: 'Everyone in the building',
    OWNERS: 'Owners',
    TENANTS: 'Tenants',
    FLOORS: 'Certain floors, yours among them',
    UNITS: 'Certain units, yours among them',
  },
  by: 'Published by',
  publisher: '{publisher}, for {community}',
  on: 'Published',
  until: 'On the hub until',
  open: 'Open the notice',
  files: { one: '{count} file comes with it:', other: '{count} files come with it:' },
  because: 'You get this letter because you are a member of {community}.',
  becauseEmergency:
    'You get this letter because you are a member of {community}. Emergency notices always come at once.',
} as const;
