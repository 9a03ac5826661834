/** What the server says about the form of who runs the site. */
export const siteSettingsServer = {
  tooLong: 'This text is too long. Shorten it.',
  noBrackets: 'Leave out the square brackets',
  bothLanguages: {
    contactNoteEn: 'Enter “Usual reply time” in English too, or leave the French field empty',
    contactNoteFr: 'Enter “Usual reply time” in French too, or leave the English field empty',
    aboutEn: 'Enter “About this site” in English too, or leave the French field empty',
    aboutFr: 'Enter “About this site” in French too, or leave the English field empty',
  },
  changedMeanwhile:
    'Someone else saved changes while you had this form open. Check what’s saved now, then save your version again.',
  saved: {
    title: 'Changes saved',
    description: 'These details now appear on every page.',
  },
} as const;
