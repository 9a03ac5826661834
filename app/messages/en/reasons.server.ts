/** The short list of reasons for a rejection or a removal: as moderators choose it, and as the author reads it. */
export const reasonsServer = {
  labels: {
    UNCLEAR: 'Needs a clearer description',
    NOT_HERE: 'Doesn’t belong in this hub',
    RULES: 'Against the building’s rules',
    PERSONAL: 'Shows personal information',
    DUPLICATE: 'Posted twice',
    COMMERCIAL: 'Advertising by a business',
    UNKIND: 'Unkind to others',
    OUTDATED: 'No longer current',
    OTHER: 'Another reason, in your own words',
  },
  words: {
    UNCLEAR:
      'It needs a clearer description: say what it is, what condition it’s in, and where or when.',
    NOT_HERE: 'It doesn’t belong in this hub, which is for neighbours in this community.',
    RULES: 'It goes against the building’s rules.',
    PERSONAL:
      'It shows personal information, such as a unit number, a phone number or a face, that shouldn’t be here.',
    DUPLICATE: 'The same thing has already been posted.',
    COMMERCIAL: 'It advertises a business, and this hub is for neighbours.',
    UNKIND: 'It’s unkind to other people. Please say it differently.',
    OUTDATED: 'It’s no longer current.',
  },
  unknown: 'Choose a reason from the list',
  wordsMissing: 'Write the reason in your own words, or choose another one from the list',
} as const;
