/** The page that downloads all of a community's records. */
export const communityExport = {
  title: 'Download all records',
  lead: 'Everything this desk keeps, in one file that you can read without this site.',
  parts: {
    people: 'Members, requests, invitations, former members and units, as spreadsheets (CSV).',
    notices: 'Notices, each with its poster, its proof of delivery and its files.',
    documents: 'Documents in their folders, with earlier versions.',
    posts:
      'Listings and activities with their photos, and the decisions about them, as spreadsheets.',
    data: 'The same in a form that another site can import (JSON), and with it the record of owners, how notices were served, requests, bookings and the board’s year.',
    log: 'The full log. Each entry has the checksum of the one before, so a missing or changed entry shows.',
  },
  left: 'Not in the file: passwords, codes for units, who reported something, messages between residents, and certificates of insurance for bookings.',
  care: 'The file has names, postal and email addresses, and phone numbers. Keep it as carefully as the register. The log will say that you downloaded it.',
  download: 'Download the file',
  limit: 'You can download it five times an hour. A large building takes a few minutes.',
} as const;
