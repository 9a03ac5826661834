/** The letters themselves, and what the server says about them. */
export const lettersServer = {
  unitNotFound: 'Unit not found',
  whichRequired: 'Choose for which units',
  unitsRequired: 'Name at least one unit of the register',
  noneKnown: 'Name at least one unit of the register. It has no {units}.',
  noLetters: 'None of these units has a valid code. Make the codes first.',
  fileName: 'letters.pdf',
  made: {
    title: 'Codes are ready',
    description: {
      one: '{count} new code. Now open and print the letter.',
      other: '{count} new codes. Now open and print the letters.',
    },
  },
  noneMade: { title: 'Nothing to make', description: 'These units have valid codes already.' },
  renewed: { title: 'Code renewed', description: 'The code before stopped working.' },
  revoked: { title: 'Code taken away', description: 'Nobody comes in with it any more.' },
  letter: {
    documentTitle: 'Letters: {community}',
    unit: 'Unit {unit}',
    heading: 'Your building has a page of its own: The Local Link',
    intro: {
      MEMBERS:
        'Notices from the board, things neighbours sell and what goes on in the building, for the people of {community} only. The code on this page lets the household of unit {unit} in.',
      ANYBODY:
        'Notices from the board for the people of {community} only, things neighbours sell and what goes on in the building. The code on this page lets the household of unit {unit} in.',
    },
    phone: 'With a phone: point its camera at the square above and follow the link.',
    computer: 'On a computer: open {address} and type the code. Capitals and dashes do not matter.',
    without:
      'Without either: call {phone}. Someone will help you, and read you the notices if you like.',
    withoutPhone: 'Without either: ask the board or the manager. Someone will help you.',
    expires: 'The code works until {date}, for everybody who lives here. Please do not pass it on.',
    privacy: {
      MEMBERS:
        'Only your neighbours, the board, the manager and the administrators of this site see what you post. Your address and phone are never shown to the public.',
      ANYBODY:
        'Listings and activities that you post can be read by anybody with the link, with your name, and search engines can find them. Your address and phone are never shown to the public.',
    },
    codeCaption: 'Code',
  },
} as const;
