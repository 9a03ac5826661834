/** Reading a workbook of Excel or LibreOffice. */
export const sheets = {
  tooHeavy:
    'This spreadsheet is too large to read. Save the sheet with your list as CSV, then choose that file.',
  damaged: 'We can’t read this spreadsheet. Save it again as .xlsx or CSV, then choose that file.',
  empty: 'This spreadsheet is empty. Choose another file.',
  noSuchSheet: 'There’s no sheet called “{sheet}” in this file. Its sheets: {names}.',
  othersWaiting: 'Other spreadsheets are being read right now. Please try again in half a minute.',
} as const;
