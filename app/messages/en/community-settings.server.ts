/** What the server alone says about the settings of a community. */
export const communitySettingsServer = {
  adminsOnly: 'Only administrators can add communities.',
  nameRequired: 'Enter the name of the community',
  tooLong: 'Please keep this to {maximum} characters',
  languageRequired: 'Choose the language of the texts',
  policyRequired: 'Choose who can join',
  readersRequired: 'Choose who can read listings and activities',
  phoneInvalid: 'Enter a phone number with digits, such as 613-555-0100 ext. 2',
  peopleNumber: 'Enter a number from 1 to 99, or leave it empty',
  bothSides: {
    description: 'Translate “Description” too, or leave the other language empty.',
    officeHours: 'Translate “Office hours” too, or leave the other language empty.',
    acOnApprox: 'Translate “Air conditioning on” too, or leave the other language empty.',
    heatOnApprox: 'Translate “Heat on” too, or leave the other language empty.',
    fireInspectionApprox: 'Translate “Fire inspection” too, or leave the other language empty.',
  },
  firstSide: {
    description:
      'You filled in “Description” only in the other language. Fill in the field near the top too.',
    officeHours:
      'You filled in “Office hours” only in the other language. Fill in the field near the top too.',
    acOnApprox:
      'You filled in “Air conditioning on” only in the other language. Fill in the field near the top too.',
    heatOnApprox:
      'You filled in “Heat on” only in the other language. Fill in the field near the top too.',
    fireInspectionApprox:
      'You filled in “Fire inspection” only in the other language. Fill in the field near the top too.',
  },
  changedMeanwhile: 'Someone else saved these settings while you had them open.',
  empty: 'empty',
  yes: 'yes',
  no: 'no',
  created: {
    title: 'Community added',
    description: '{name} has been added and isn’t open yet. Next, add its units.',
    withNewsletter:
      '{name} has been added and isn’t open yet, and the newsletter has its first four issues. Next, add its units.',
  },
  saved: {
    title: 'Settings saved',
    opened: {
      one: 'Anyone can now read {count} post that only members could read.',
      other: 'Anyone can now read {count} posts that only members could read.',
    },
    description: { one: '{count} setting changed.', other: '{count} settings changed.' },
  },
} as const;
