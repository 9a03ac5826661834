/** What the server alone says about the settings of a community. */
export const communitySettingsServer = {
  adminsOnly: 'Only admins can add communities.',
  nameRequired: 'Enter the name of the community',
  tooLong: 'Please keep this to {maximum} characters',
  languageRequired: 'Choose the language of the texts',
  policyRequired: 'Choose who can join',
  peopleNumber: 'Enter a number from 1 to 99, or leave it empty',
  bothSides:
    'This text is in the first language only. Write it here too, or leave this whole part empty.',
  firstSide: 'This text is in the other language only. Write it here too.',
  changedMeanwhile: 'Someone else saved these settings while you had them open.',
  empty: 'nothing',
  yes: 'yes',
  no: 'no',
  created: {
    title: 'Community added',
    description: '{name} has been added and isn’t open yet. Next, add its units.',
  },
  saved: {
    title: 'Settings saved',
    description: { one: '{count} setting changed.', other: '{count} settings changed.' },
  },
} as const;
