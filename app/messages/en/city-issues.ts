/** The pages of the city-wide newsletter issues, and their archive. */
export const cityIssues = {
  archives: 'Newsletter Archives',
  backToHome: 'Back to Home',
  pageTitle: '{title} newsletter',
  issueOf: 'The Local Link newsletter, {month}',
  downloadPdf: 'Download PDF',
  downloadPdfOf: 'Download PDF of {title}',
  contents: 'In this issue',
  otherIssues: 'Other Issues',
  serves: 'Serves {serves}',
  qrCode: 'QR code coming soon',
  archivesLead:
    'Four seasons of the city newsletter, with what’s worth keeping: who to call, where to walk, what to cook.',
  archivesSummary:
    'Every issue of the Local Link newsletter, with trusted contractors, local discoveries, seasonal recipes and condo advice.',
  allIssues: 'All Issues',
  currentIssue: 'Current issue',
  contractors: 'Trusted Contractors',
  discoveries: 'Local Discoveries',
  wellness: 'Seasonal Wellness',
  smartLiving: 'Smart Condo Living',
  joinTitle: 'The next issue has a page for your building',
  joinText:
    'Notices, a place to buy and sell, and things to do with the people down the hall. Find your condo and join.',
  join: 'Join Our Community!',
} as const;
