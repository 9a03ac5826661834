/** The pictures of a piece at the editor's desk. */
export const editorPictures = {
  link: 'Manage pictures',
  title: 'Pictures',
  lead: 'Upload a picture, then paste its link into the form.',
  back: 'Back to the form',
  add: 'Add a picture',
  notAdded: 'The picture wasn’t added',
  notRemoved: 'The picture wasn’t deleted',
  picture: 'Picture',
  pictureHint:
    'JPEG, PNG, WebP or AVIF, up to 10 MB. We remove the location and time from the picture.',
  altEn: 'Description in English',
  altFr: 'Description in French',
  altHint: 'Say in one sentence what the picture shows, for people who can’t see it.',
  send: 'Upload the picture',
  all: 'Uploaded pictures',
  none: 'No pictures yet.',
  address: 'Link to the picture',
  remove: 'Delete',
  removeOf: 'Delete the picture “{alt}”',
} as const;
