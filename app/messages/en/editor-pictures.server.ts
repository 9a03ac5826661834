/** What the server alone says about the pictures of the editor's desk. */
export const editorPicturesServer = {
  missing: 'Choose a picture',
  altEnMissing: 'Describe it in English',
  altFrMissing: 'Describe it in French',
  altTooLong: 'Please keep it to 200 characters',
  tooMany: 'There are already 40 pictures here. Delete one first.',
  inUse: 'This picture is still used in a text or a form. Remove its link there first.',
  gone: 'This picture has already been deleted.',
  added: { title: 'Picture uploaded', description: 'To show it, paste its link into the form.' },
  removed: { title: 'Picture deleted', description: 'It can’t be brought back.' },
} as const;
