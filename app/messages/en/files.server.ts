/** What the server alone says about files. */
export const filesServer = {
  empty: '“{file}” is empty. Choose another file.',
  tooLarge: '“{file}” is larger than 25 MB. Make it smaller, or choose another file.',
  noRoomToWait:
    'We couldn’t keep “{file}”: too many files of yours are in forms that you haven’t finished. Save one of those forms, or send this one without the file. Unfinished files are removed after a day.',
  wrongType:
    '“{file}” isn’t a PDF, Word, Excel, PowerPoint, OpenDocument, PNG, JPEG, CSV or text file. Save it in one of these formats, such as PDF, and choose it again.',
  allTooLarge: 'Together, these files are too large. Upload fewer at a time.',
  tooMany: {
    one: 'You can add only one file. Remove the others.',
    other: 'You can add up to {count} files. Remove some.',
  },
  noneAdded: 'None of the new files were added. Choose them again.',
  gone: 'One of the files you added is no longer available. Choose that file again.',
  noRoom: 'The site is out of space for files right now. Please try again later.',
  notFound: 'We can’t find this file. It may have been removed.',
} as const;
