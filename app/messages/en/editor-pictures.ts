/** The pictures in the forms of the editor's desk. */
export const editorPictures = {
  none: 'No picture yet.',
  noneOfList: 'No pictures yet.',
  uploaded: 'Uploaded picture',
  keep: 'Keep this picture',
  without: 'No picture',
  choose: 'Choose a site picture',
  used: 'Pictures of newsletters, events, articles and cards',
  site: 'The site’s own drawings',
  upload: 'Upload a picture',
  uploadHint:
    'JPEG, PNG, WebP or AVIF, up to 10 MB. We remove the location and time from the picture.',
  altEn: 'Description in English',
  altFr: 'Description in French',
  altHint:
    'For the picture you upload. Say in one sentence what it shows, for people who can’t see it.',
  add: 'Add to the form',
  addHint: 'Shows what you chose or uploaded here. Nothing is saved yet.',
  remove: 'Remove “{name}”',
  first: 'Show first',
  firstOf: 'Show first: {name}',
  listHint: 'Up to four pictures. The first one is shown large.',
} as const;
