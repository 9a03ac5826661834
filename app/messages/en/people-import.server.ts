/** What the server alone says about an imported list. */
export const peopleImportServer = {
  notFound: 'We can’t find this list. Lists that aren’t saved are removed after a day.',
  nothingChosen: 'Choose a file or paste a list',
  bothGiven:
    'You chose a file and also pasted a list. Empty the box to import the file, or send the list without a file.',
  tooLarge: 'The list is larger than 2 MB. Split it into smaller lists.',
  notText: 'We can’t read this type of file. Save your list as a CSV file and choose it again.',
  empty: 'This list is empty. Choose another file or paste a list.',
  tooManyRows: 'The list has more than {most} rows. Split it into smaller lists.',
  tooManyColumns: 'The list has more than {most} columns. Remove the ones you don’t need.',
  unreadable:
    'We can’t read the list from row {row} on: a quotation mark opens there and never closes. Add the closing one, or remove it.',
  rowTooLong:
    'Row {row} of the list is too long to read. A row has at most 250,000 characters: check that each person is on a line of their own.',
  columnUnknown: 'Choose a column from the list',
  columnsMissing: 'Choose the column with the unit, and the one with the name or the email address',
  savedBefore:
    'This list has already been saved, or its import has been undone. Nothing was changed.',
  tooLateToUndo:
    'It’s too late to undo this import. You can still cancel the invitations one by one.',
  toasts: {
    saved: {
      title: 'List saved',
      text: { one: '{count} new invitation.', other: '{count} new invitations.' },
    },
    undone: {
      title: 'Import undone',
      text: { one: '{count} invitation removed.', other: '{count} invitations removed.' },
    },
    remapped: {
      title: 'Preview updated',
      text: 'Nothing has been saved yet. Check the new preview, then save the list.',
    },
    discarded: { title: 'List discarded', text: 'Nothing was saved.' },
  },
} as const;
