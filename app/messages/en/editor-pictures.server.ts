/** What the server alone says about the pictures of the editor's desk. */
export const editorPicturesServer = {
  altEnMissing: 'Describe the picture in English',
  altFrMissing: 'Describe the picture in French',
  altTooLong: 'Keep the description to 200 characters',
  nothingToDescribe: 'Choose a picture to upload, or remove its description',
  oneAtATime: 'Describe the last picture before you upload another one',
  notThere: 'This picture isn’t there any longer, or can’t be used here. Choose another one.',
  ofPiece: 'Picture of “{title}”',
  numbered: 'Uploaded picture {id}',
  which: 'You uploaded a picture but chose “{chosen}”. Which one is it?',
  useUpload: 'Use the uploaded picture',
  useChosen: 'Stay with “{chosen}”',
} as const;
