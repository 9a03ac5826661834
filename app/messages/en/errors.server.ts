/** What the error page says below the title when something does not exist. */
export const errorsServer = {
  developers: 'Working on the site? To create this page, add a file for it in app/routes.',
  door: {
    title: 'This page is for residents of {community}',
    picture: '{community} at dusk.',
    code: { text: 'Do you have a code for your unit?', label: 'Enter the code' },
    help: { text: 'Do you live here but can’t open this page?', label: 'Write to us' },
  },
  missing: {
    listing:
      "The listing you're looking for doesn't exist. It may have been taken down, or the web address may have a typo.",
    activity:
      'The activity you’re looking for doesn’t exist. It may have been taken down, or the web address may have a typo.',
    article:
      'The article you’re looking for doesn’t exist. It may have been taken down, or the web address may have a typo.',
    community:
      'The community you’re looking for doesn’t exist. It may have been taken down, or the web address may have a typo.',
    event:
      'The event you’re looking for doesn’t exist. It may have been taken down, or the web address may have a typo.',
    newsletter:
      'The newsletter you’re looking for doesn’t exist. It may have been taken down, or the web address may have a typo.',
    rules:
      'The rules you’re looking for don’t exist. They may have been taken down, or the web address may have a typo.',
    user: 'The profile you’re looking for doesn’t exist. The person may have left, or the web address may have a typo.',
    other:
      'If you followed a link, it may be out of date. If you typed the web address, check it for typos.',
  },
} as const;
