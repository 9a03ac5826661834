/** What the server alone says about the settings of a community. */
export const communitySettingsServer = {
  adminsOnly: 'Only administrators can add communities.',
  nameRequired: 'Enter the name of the community',
  tooLong: 'Keep this text to {maximum} characters',
  languageRequired: 'Choose the main language',
  policyRequired: 'Choose who can join',
  readersRequired: 'Choose who can read listings and activities',
  phoneInvalid: 'Enter a phone number with digits, such as 613-555-0100 ext. 2',
  peopleNumber:
    'For “Maximum people per unit”, enter a number from 1 to 99, or leave the field empty',
  bothSides: {
    description: 'Translate “Description” too, or clear all the text in the other language',
    officeHours: 'Translate “Office hours” too, or clear all the text in the other language',
    acOnApprox: 'Translate “Air conditioning on” too, or clear all the text in the other language',
    heatOnApprox: 'Translate “Heat on” too, or clear all the text in the other language',
    fireInspectionApprox:
      'Translate “Fire inspection” too, or clear all the text in the other language',
  },
  firstSide: {
    description:
      'You filled in “Description” in the other language only. Fill in the “Description” field near the top of the page too.',
    officeHours:
      'You filled in “Office hours” in the other language only. Fill in the “Office hours” field near the top of the page too.',
    acOnApprox:
      'You filled in “Air conditioning on” in the other language only. Fill in the “Air conditioning on” field near the top of the page too.',
    heatOnApprox:
      'You filled in “Heat on” in the other language only. Fill in the “Heat on” field near the top of the page too.',
    fireInspectionApprox:
      'You filled in “Fire inspection” in the other language only. Fill in the “Fire inspection” field near the top of the page too.',
  },
  changedMeanwhile:
    'Someone else saved these settings while you had them open. Check their changes, then save again.',
  empty: 'empty',
  yes: 'yes',
  no: 'no',
  created: {
    title: 'Community added',
    description:
      '{name} has been added, but residents can’t join yet. Next, add the building’s units.',
    withNewsletter:
      '{name} has been added, but residents can’t join yet. The newsletter has its first four issues. Next, add the building’s units.',
  },
  unchanged: {
    title: 'Nothing was changed',
    description: 'The settings are as they were.',
  },
  saved: {
    title: 'Settings saved',
    opened: {
      one: 'Anyone can now read {count} post that only members could read before.',
      other: 'Anyone can now read {count} posts that only members could read before.',
    },
    description: { one: '{count} setting changed.', other: '{count} settings changed.' },
  },
} as const;
