/** What the server alone says about the settings of a community. */
export const communitySettingsServer = {
  adminsOnly: 'Only administrators add communities.',
  nameRequired: 'Type the name of the community',
  tooLong: 'Please keep this to {maximum} characters',
  languageRequired: 'Choose the language of the texts',
  policyRequired: 'Choose who may come in',
  readersRequired: 'Choose who can read listings and activities',
  phoneInvalid: 'A telephone number has digits, such as 613-555-0100 ext. 2',
  peopleNumber: 'Type a number from 1 to 99, or nothing',
  bothSides: {
    description: 'Translate “Description” too, or leave the other language empty.',
    officeHours: 'Translate “Office hours” too, or leave the other language empty.',
    acOnApprox: 'Translate “Air conditioning” too, or leave the other language empty.',
    heatOnApprox: 'Translate “Heating” too, or leave the other language empty.',
    fireInspectionApprox: 'Translate “Fire inspection” too, or leave the other language empty.',
  },
  firstSide: {
    description: '“Description” is in the other language only. Write it in the first language too.',
    officeHours:
      '“Office hours” is in the other language only. Write it in the first language too.',
    acOnApprox:
      '“Air conditioning” is in the other language only. Write it in the first language too.',
    heatOnApprox: '“Heating” is in the other language only. Write it in the first language too.',
    fireInspectionApprox:
      '“Fire inspection” is in the other language only. Write it in the first language too.',
  },
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
    opened: {
      one: 'Anybody can read {count} post now that only members could read.',
      other: 'Anybody can read {count} posts now that only members could read.',
    },
    description: { one: '{count} field changed.', other: '{count} fields changed.' },
  },
} as const;
