/** What the server alone says about newsletters, and the words of their PDFs. */
export const newslettersServer = {
  notFound: 'Newsletter not found',
  pdf: {
    brand: 'The Local Link',
    title: 'The Local Link, {title}',
    masthead: 'Newsletter, {month}',
    foot: 'The Local Link, {month}, page {page} of {pages}',
    action: '{label}: {address}',
  },
} as const;
