/** What the server says about the form of who runs the site. */
export const siteSettingsServer = {
  tooLong: 'Shorten this text',
  noBrackets: 'Leave out the square brackets',
  bothLanguages: 'Write this text in both languages, or in neither',
  changedMeanwhile:
    'Someone else saved changes while you had this open. Check what’s saved now, then save your version again.',
  saved: {
    title: 'Saved',
    description: 'The pages show it from now on.',
  },
} as const;
