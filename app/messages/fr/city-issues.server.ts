/** The words of a city-wide issue's PDF. */
export const cityIssuesServer = {
  pdf: {
    brand: 'The Local Link',
    title: 'The Local Link, {title}',
    masthead: 'Bulletin, {month}',
    foot: 'The Local Link, {month}, page {page} sur {pages}',
    action: '{label} : {address}',
  },
} as const;
