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
      'This post needs a clearer description: say what it is, what condition it’s in, and where or when.',
    NOT_HERE: 'This post doesn’t belong in this hub, which is for neighbours in this community.',
    RULES: 'This post goes against the building’s rules.',
    PERSONAL:
      'This post shows personal information, such as a unit number, a phone number or a face, that shouldn’t be posted.',
    DUPLICATE: 'The same thing has already been posted.',
    COMMERCIAL: 'This post advertises a business, and this hub is for neighbours.',
    UNKIND: 'This post is unkind to other people. Please word it differently.',
    OUTDATED: 'This post is no longer current.',
  },
  choose: 'Choose a reason',
  notChosen: 'Choose a reason from the list, or enter your own words',
  unknown: 'Choose a reason from the list',
  wordsMissing: 'Enter the reason in your own words, or choose another reason from the list',
} as const;
