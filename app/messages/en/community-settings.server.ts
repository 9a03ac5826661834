/** What the server alone says about the settings of a community. */
export const communitySettingsServer = {
  adminsOnly: 'Only administrators add communities.',
  nameRequired: 'Type the name of the community',
  tooLong: 'Please keep this to {maximum} characters',
  languageRequired: 'Choose the language of the texts',
  policyRequired: 'Choose who may come in',
  readersRequired: 'Choose who can read listings and activities',
  peopleNumber: 'Type a number from 1 to 99, or nothing',
  bothSides:
    'This text is in the first language only. Write it here too, or leave this whole part empty.',
  firstSide: 'This text is in the other language only. Write it here too.',
  changedMeanwhile: 'Somebody else saved these settings while you had them open.',
  empty: 'nothing',
  yes: 'yes',
  no: 'no',
  created: {
    title: 'Community added',
    description: '{name} is there, with its doors closed. Next come its units.',
  },
  saved: {
    title: 'Settings saved',
    description: { one: '{count} field changed.', other: '{count} fields changed.' },
  },
} as const;
