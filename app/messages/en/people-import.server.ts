/** What the server alone says about an imported list. */
export const peopleImportServer = {
  notFound: 'There is no such list. One that nobody saves goes away after a day.',
  nothingChosen: 'Please choose a file or paste a list',
  tooLarge: 'The list is larger than 2 MB. Please split it.',
  spreadsheet: 'This is a spreadsheet file. Save it as CSV first: File, Save as, CSV.',
  notText: 'This file is not a list in text form. Save it as CSV first.',
  empty: 'There is nothing in this list',
  tooManyRows: 'The list has more than {most} rows. Please split it.',
  tooManyColumns: 'The list has more than {most} columns',
  unreadable:
    'The list cannot be read from row {row} on: a quotation mark is opened there and never closed.',
  columnUnknown: 'Please choose a column of the list',
  columnsMissing: 'Please say which column has the unit, and which has the name or the email.',
  savedBefore: 'This list was saved or taken back before. Nothing was changed.',
  tooLateToUndo: 'This list cannot be taken back any more.',
  toasts: {
    saved: {
      title: 'List saved',
      text: { one: '{count} new invitation.', other: '{count} new invitations.' },
    },
    undone: {
      title: 'List taken back',
      text: { one: '{count} invitation is gone.', other: '{count} invitations are gone.' },
    },
    discarded: { title: 'List thrown away', text: 'Nothing was saved.' },
  },
} as const;
