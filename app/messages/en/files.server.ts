/** What the server alone says about files. */
export const filesServer = {
  empty: '“{file}” is empty. Please choose another file.',
  tooLarge: '“{file}” is larger than 25 MB. Please make it smaller, or choose another file.',
  wrongType:
    '“{file}” isn’t a PDF, Word, Excel, PowerPoint, OpenDocument, PNG, JPEG, CSV or text file. Please save it in one of these formats, such as PDF, and choose it again.',
  allTooLarge: 'These files are too large together. Please send fewer at a time.',
  tooMany: {
    one: 'You can add one file only. Please remove the others.',
    other: 'You can add up to {count} files. Please remove some.',
  },
  noneAdded: 'None of the new files were added. Please choose them again.',
  gone: 'One of the files is no longer here. Please choose it again.',
  noRoom: 'The site is out of space for files right now. Please try again later.',
  notFound: 'This file doesn’t exist.',
} as const;
