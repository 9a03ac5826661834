/** The words of emails about activities. */
export const activityEmails = {
  when: 'Date and time',
  where: 'Where',
  open: 'Open the activity',
  leaveIfNot: 'If you can’t go, please leave the activity so someone else gets your spot.',
  because: 'You’re receiving this email because you signed up for this activity.',
  changed: {
    subject: 'Activity changed: {title}',
    preview: 'Date and time: {when}',
    heading: 'An activity has changed',
    text: 'The date, time or location of “{title}” has changed. Here’s the new plan:',
    then: 'Previous date and time',
    there: 'Previous location',
    nowhere: 'No location given',
  },
  off: {
    preview: 'You don’t need to do anything.',
    CANCELLED: {
      subject: 'Activity cancelled: {title}',
      heading: 'An activity has been cancelled',
      text: '“{title}”, which you had signed up for, has been cancelled. Here’s what was planned:',
    },
    HIDDEN: {
      subject: 'Activity on hold: {title}',
      heading: 'An activity is on hold',
      text: '“{title}” is no longer shown in the hub, so please don’t count on this activity for now. You’re still signed up, and we’ll write to you if it’s back on. Here’s what was planned:',
    },
  },
  back: {
    subject: 'Activity back on: {title}',
    preview: 'You’re still signed up.',
    heading: 'An activity is back on',
    text: '“{title}” is going ahead after all, and you’re still signed up.',
  },
  free: {
    subject: 'You have a spot in “{title}”',
    preview: 'You were first in line, and a spot opened up.',
    heading: 'You have a spot',
    text: 'You were first in line for “{title}”, and the spot that opened up is yours.',
    orLeave: 'If you can’t go, please leave the activity so the next person in line gets the spot.',
  },
  people: {
    JOINED: {
      subject: '{name} joined “{title}”',
      heading: '{name} joined your activity',
      text: '{name} is coming to your activity “{title}”.',
    },
    WAITS: {
      subject: '{name} is on the waiting list for “{title}”',
      heading: '{name} is on the waiting list',
      text: 'Your activity “{title}” is full, and {name} is on the waiting list. You can add more spots.',
    },
    PLACED: {
      subject: '{name} now has a spot in “{title}”',
      heading: '{name} now has a spot',
      text: '{name} was on the waiting list and now has a spot in your activity “{title}”.',
    },
    LEFT: {
      subject: '{name} left “{title}”',
      heading: '{name} left your activity',
      text: '{name} isn’t coming to your activity “{title}” after all.',
    },
    several: {
      subject: 'The list of people coming to “{title}” has changed',
      heading: 'The list of people coming has changed',
      text: {
        one: '{count} person has joined or left your activity “{title}”, or is on its waiting list.',
        other:
          '{count} people have joined or left your activity “{title}”, or are on its waiting list.',
      },
      more: { one: 'and {count} more person', other: 'and {count} more people' },
    },
    going: 'People going',
    spots: 'Spots taken',
    spotsTaken: '{going} of {capacity}',
    waiting: 'Waiting list',
    because: 'You’re receiving this email because you’re organizing this activity.',
  },
} as const;
