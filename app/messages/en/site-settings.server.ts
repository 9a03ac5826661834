/** What the server says about the form of who runs the site. */
export const siteSettingsServer = {
  tooLong: 'Shorten this text',
  noBrackets: 'Leave out the square brackets',
  bothLanguages: 'Write this text in both languages, or in neither',
  changedMeanwhile:
    'Somebody else saved in the meantime. Check what is saved now, and send your version again.',
  saved: {
    title: 'Saved',
    description: 'The pages show it from now on.',
  },
} as const;
