/** The pictures of a piece at the editor's desk. */
export const editorPictures = {
  link: 'Pictures of this piece',
  title: 'Pictures',
  lead: 'Upload a picture, then paste its link into the form.',
  back: 'Back to the form',
  add: 'Add a picture',
  notAdded: 'The picture wasn’t added',
  picture: 'Picture',
  pictureHint:
    'JPEG, PNG, WebP or AVIF, up to 10 MB. We remove the location and time it was taken.',
  altEn: 'What it shows, in English',
  altFr: 'What it shows, in French',
  altHint: 'One sentence for people who can’t see it.',
  send: 'Upload',
  all: 'Uploaded pictures',
  none: 'None yet.',
  address: 'Link to the picture',
  remove: 'Delete',
  removeOf: 'Delete the picture: {alt}',
} as const;
