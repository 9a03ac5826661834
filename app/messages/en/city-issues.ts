/** The pages of the city-wide newsletter issues, and their archive. */
export const cityIssues = {
  archives: 'Newsletter Archives',
  newsletter: 'Newsletter',
  noIssue: 'The first issue is on its way.',
  noIssueMeans: 'The issue will appear here on the day it’s published.',
  writeFirst: 'Write the first issue',
  backToHome: 'Back to Home',
  pageTitle: '{title} newsletter',
  issueOf: 'The Local Link newsletter, {month}',
  downloadPdf: 'Download PDF',
  downloadPdfOf: 'Download PDF of {title}',
  contents: 'In this issue',
  toContents: 'Back to contents',
  otherIssues: 'Other Issues',
  serves: 'Serves {serves}',
  qrCode: 'QR code coming soon',
  archivesLead:
    'Every issue of the city newsletter, with what’s worth keeping all year: where to walk, what to cook, how to look after a condo.',
  archivesSummary:
    'Every issue of the Local Link newsletter, with local discoveries, seasonal recipes and condo advice.',
  allIssues: 'All Issues',
  currentIssue: 'Latest issue',
  contractors: 'Trusted Contractors',
  contractorsChosen:
    'The editors of this site chose these contractors. Before any work begins, get a quote and ask to see a licence and proof of insurance.',
  noContractors: 'The editors haven’t chosen any contractors yet.',
  addContractor: 'Add the first contractor',
  discoveries: 'Local Discoveries',
  wellness: 'Seasonal Wellness',
  smartLiving: 'Smart Condo Living',
  joinTitle: 'Find your building’s page',
  joinText:
    'Notices, a place to buy and sell, and things to do with the people down the hall. Find your condo and join.',
  join: 'Join Our Community!',
} as const;
