/** What the server alone says about an imported list. */
export const peopleImportServer = {
  notFound: 'We can’t find this list. Lists that aren’t saved are removed after a day.',
  nothingChosen: 'Choose a file or paste a list',
  tooLarge: 'The list is larger than 2 MB. Please split it.',
  spreadsheet: 'This is a spreadsheet file. Save it as CSV first: File, Save as, CSV.',
  notText: 'This file isn’t a text list. Save it as CSV first.',
  empty: 'This list is empty.',
  tooManyRows: 'The list has more than {most} rows. Please split it.',
  tooManyColumns: 'The list has more than {most} columns. Please remove some.',
  unreadable:
    'We can’t read the list from row {row} on: a quotation mark opens there and never closes. Please add the closing one, or remove it.',
  columnUnknown: 'Choose a column of the list',
  columnsMissing: 'Choose the column with the unit, and the one with the name or the email.',
  savedBefore: 'This list was already saved or undone. Nothing was changed.',
  tooLateToUndo: 'It’s too late to undo this import.',
  toasts: {
    saved: {
      title: 'List saved',
      text: { one: '{count} new invitation.', other: '{count} new invitations.' },
    },
    undone: {
      title: 'Import undone',
      text: { one: '{count} invitation removed.', other: '{count} invitations removed.' },
    },
    discarded: { title: 'List discarded', text: 'Nothing was saved.' },
  },
} as const;
