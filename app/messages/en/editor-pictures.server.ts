/** What the server alone says about the pictures of the editor's desk. */
export const editorPicturesServer = {
  missing: 'Choose a picture',
  altEnMissing: 'Describe the picture in English',
  altFrMissing: 'Describe the picture in French',
  altTooLong: 'Keep the description to 200 characters',
  tooMany: 'There are already 40 pictures. Delete one before you add another.',
  inUse:
    'This picture is still in use. First remove its link from the text or form where it appears.',
  gone: 'This picture has already been deleted.',
  added: {
    title: 'Picture uploaded',
    description: 'To show the picture, paste its link into the form.',
  },
  removed: { title: 'Picture deleted', description: 'A deleted picture can’t be brought back.' },
} as const;
