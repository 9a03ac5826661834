/** The newsletters tab of the hub. */
export const newsletters = {
  archives: 'Newsletter Archives',
  none: 'No newsletters available yet.',
  toDocuments: 'See all documents',
  viewPdf: 'View PDF',
  viewPdfOf: 'View PDF of {title}, opens in a new tab',
  newer: 'Newer issues',
  older: 'Older issues',
} as const;
