/** What the server alone says about files. */
export const filesServer = {
  empty: '“{file}” is empty. Please choose another file.',
  tooLarge: '“{file}” is larger than 25 MB. Please make it smaller, or choose another.',
  wrongType:
    '“{file}” is not a PDF, Word, Excel, PowerPoint, OpenDocument, PNG, JPEG, CSV or text file. Please save it as one of these, a PDF for instance, and choose it again.',
  allTooLarge: 'Together these files are too large. Please send fewer at a time.',
  tooMany: {
    one: 'There can be at most one file. Please take the others away.',
    other: 'There can be at most {count} files. Please take some away.',
  },
  noneAdded: 'None of the new files was added. Please choose them again.',
  gone: 'One of the files is no longer here. Please choose it again.',
  noRoom: 'There is no room for files on the site at the moment. Please try again later.',
  notFound: 'This file does not exist.',
} as const;
