/** What the server alone says about the editor's forms. */
export const editorialFormsServer = {
  titleRequired: 'Give it a title.',
  contentRequired: 'Write the text.',
  sectionRequired: 'Name the section, such as LIFESTYLE.',
  sectionUnreadable: 'A section is one word or a few, in letters.',
  startRequired: 'Say when it begins.',
  endRequired: 'Say when it ends.',
  dateUnreadable: 'Choose a day, and a time where there is one.',
  dateSkipped: 'The clocks go forward then. Choose another time.',
  endsBeforeStart: 'It ends before it begins.',
  pictureUnreadable:
    'A picture has to be on this site: its address begins with /. Upload it under Pictures first.',
  pictureMissing: 'There is no picture at {address}.',
  pictureRequired: 'Give the address of the picture.',
  tooManyPictures: 'Four pictures at most.',
  linkUnreadable: 'A link begins with https://',
  positionRequired: 'Choose a slot.',
  cardRequired: 'Write what the card says.',
  otherSideMissing: {
    title: 'Translate the title too, or leave the other language empty.',
    description: 'Translate the description too, or leave the other language empty.',
    location: 'Translate the place too, or leave the other language empty.',
    excerpt: 'Translate the short text too, or leave the other language empty.',
    content: 'Translate the text too, or leave the other language empty.',
  },
  crowded: 'From {date} this is the third card in its slot. Only the two that begin last show.',
} as const;
