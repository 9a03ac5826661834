/** The archive of notices, and the page of one. */
export const noticeArchive = {
  title: 'Notices',
  lead: 'Every notice the board and the manager have posted for you, the newest first.',
  summary: 'The notices of {community}, past ones included.',
  search: 'Search',
  searchLabel: 'Words in a notice',
  year: 'Year',
  everyYear: 'Every year',
  none: 'No notices yet.',
  noneFound: 'No notice matches. Try fewer words, or another year.',
  expired: 'Expired',
  notOut: 'Residents do not see this notice.',
  files: 'Files',
  toDesk: 'Change it at the desk',
  published: 'Posted {date}',
  expires: 'Shown on the hub until {date}',
  expiredOn: 'Expired {date}',
} as const;
