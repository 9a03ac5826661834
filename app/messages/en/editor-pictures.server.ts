/** What the server alone says about the pictures of the editor's desk. */
export const editorPicturesServer = {
  missing: 'Please choose a picture',
  altEnMissing: 'Please say in English what it shows',
  altFrMissing: 'Please say in French what it shows',
  altTooLong: 'Please keep it to 200 characters',
  tooMany: 'This piece has 40 pictures already. Delete one first.',
  inUse: 'This picture is still in a text or a form. Take its address out first.',
  gone: 'This picture has been deleted already.',
  added: { title: 'Picture uploaded', description: 'Put its address into the form to show it.' },
  removed: { title: 'Picture deleted', description: 'It is gone for good.' },
} as const;
