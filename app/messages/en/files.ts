/** The files of a form, and those that a page offers. */
export const files = {
  legend: 'Files',
  add: 'Add files',
  hint: 'PDF, Word, Excel, PowerPoint, OpenDocument, PNG, JPEG, CSV or text, up to 25 MB each. Up to {maximum} files in all.',
  hintOne: 'PDF, Word, Excel, PowerPoint, OpenDocument, PNG, JPEG, CSV or text, up to 25 MB.',
  remove: 'Remove {file}',
  size: {
    kb: '{size} kB',
    mb: '{size} MB',
  },
} as const;
