/** The letters themselves, and what the server says about them. */
export const lettersServer = {
  unitNotFound: 'Unit not found',
  whichRequired: 'Choose the units',
  unitsRequired: 'Enter at least one unit from the register',
  whichNames: { missing: 'Units without a valid code', all: 'All units' },
  renewName: 'Replace valid codes too',
  renewUnconfirmed: 'Codes in letters you’ve already handed out would stop working.',
  noneKnown: 'We couldn’t find {units} in the register. Enter at least one unit from the register.',
  noLetters: 'None of these units has a valid code. Create the codes first.',
  fileName: 'letters.pdf',
  made: {
    title: 'Codes are ready',
    description: {
      one: '{count} new code was created. Now open and print the letter.',
      other: '{count} new codes were created. Now open and print the letters.',
    },
  },
  noneMade: { title: 'No new codes needed', description: 'These units already have valid codes.' },
  created: { title: 'Code created', description: 'Now open and print the letter.' },
  renewed: { title: 'Code replaced', description: 'The old code no longer works.' },
  revoked: { title: 'Code cancelled', description: 'The code no longer works.' },
  letter: {
    documentTitle: 'Letters for {community}',
    unit: 'Unit {unit}',
    heading: 'Your building has its own page on The Local Link',
    intro: {
      MEMBERS:
        'You’ll find notices from the board, things for sale and what’s on in the building, all for people at {community} only. The code on this page is for everyone in unit {unit}.',
      ANYBODY:
        'You’ll find things for sale, what’s on in the building, and notices from the board. The notices are only for people at {community}. The code on this page is for everyone in unit {unit}.',
    },
    phone: 'On a phone: point the camera at the square above and follow the link.',
    computer: 'On a computer: go to {address} and type the code. Capitals and dashes don’t matter.',
    without:
      'If you don’t have a smartphone or a computer, call {phone}. Someone will help you, and read you the notices if you like.',
    withoutPhone:
      'If you don’t have a smartphone or a computer, ask the board or the manager. Someone will help you.',
    expires:
      'Everyone in your unit can use this code until {date}. Please don’t share it with anyone else.',
    privacy: {
      MEMBERS:
        'Only your neighbours, the board, the manager and the site’s administrators can see what you post. Your email address and phone number are never shown to the public.',
      ANYBODY:
        'Anyone with the link can read the listings and activities you post and see your name, and search engines can find them. Your email address and phone number are never shown to the public.',
    },
    codeCaption: 'Code',
  },
} as const;
