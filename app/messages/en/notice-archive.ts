/** The archive of notices, and the page of one. */
export const noticeArchive = {
  title: 'Notices',
  lead: 'Every notice the board and the manager have posted for you, newest first.',
  summary: 'All notices from {community}, past and present.',
  search: 'Search',
  searchLabel: 'Search notices',
  year: 'Year',
  everyYear: 'All years',
  none: 'No notices yet.',
  noneFound: 'No matches. Try fewer words or another year.',
  expired: 'Expired',
  notOut: 'Residents can’t see this notice.',
  files: 'Files',
  toDesk: 'Edit this notice',
  published: 'Posted on {date}',
  publishedBy: {
    BOARD: 'Posted on {date} by {author}, board member',
    MANAGER: 'Posted on {date} by {author}, property manager',
    ADMIN: 'Posted on {date} by {author}, administrator',
  },
  expires: 'In the hub until {date}',
  expiredOn: 'Expired on {date}',
} as const;
