/** What the server says about the form of who runs the site. */
export const siteSettingsServer = {
  tooLong: 'Shorten this text',
  noBrackets: 'Leave out the square brackets',
  bothLanguages: {
    contactNoteEn: 'Enter “When you usually reply” in English too, or leave it empty in French',
    contactNoteFr: 'Enter “When you usually reply” in French too, or leave it empty in English',
    aboutEn: 'Enter “About this site” in English too, or leave it empty in French',
    aboutFr: 'Enter “About this site” in French too, or leave it empty in English',
  },
  changedMeanwhile:
    'Someone else saved changes while you had this open. Check what’s saved now, then save your version again.',
  saved: {
    title: 'Saved',
    description: 'It now shows on every page.',
  },
} as const;
