/** The words of emails about activities. */
export const activityEmails = {
  when: 'Date and time',
  where: 'Where',
  open: 'Open the activity',
  leaveIfNot: 'If that doesn’t work for you, please leave the activity so someone else can go.',
  because: 'You’re receiving this email because you’re on the list for this activity.',
  changed: {
    subject: 'Changed: {title}',
    preview: 'Now: {when}',
    heading: 'Something has changed',
    text: 'The time or place of “{title}” has changed. Here’s the new plan:',
    then: 'Previous time',
    there: 'Previous place',
    nowhere: 'None given',
  },
  off: {
    preview: 'You don’t need to do anything.',
    CANCELLED: {
      subject: 'Cancelled: {title}',
      heading: 'An activity has been cancelled',
      text: '“{title}” has been cancelled. You were on the list. It was planned for:',
    },
    HIDDEN: {
      subject: 'On hold: {title}',
      heading: 'An activity is on hold',
      text: '“{title}” is no longer shown in the hub, so please don’t count on it. You’re still on the list, and we’ll write to you if it comes back. It was planned for:',
    },
  },
  back: {
    subject: 'It’s on again: {title}',
    preview: 'You’re still on the list.',
    heading: 'An activity is back on',
    text: '“{title}” is going ahead after all, and you’re still on the list.',
  },
  free: {
    subject: 'You have a spot: {title}',
    preview: 'You were first in line, and a spot opened up.',
    heading: 'You have a spot',
    text: 'You were first in line for “{title}”, and a spot opened up. It’s yours.',
    orLeave: 'If you can’t go, please leave the activity so the next person in line gets the spot.',
  },
  people: {
    JOINED: {
      subject: '{name} joined: {title}',
      heading: '{name} joined',
      text: '{name} is coming to your activity “{title}”.',
    },
    WAITS: {
      subject: '{name} is on the waiting list: {title}',
      heading: '{name} is on the waiting list',
      text: 'Your activity “{title}” is full, and {name} is on the waiting list. You can add spots.',
    },
    PLACED: {
      subject: '{name} now has a spot: {title}',
      heading: '{name} now has a spot',
      text: '{name} was on the waiting list and now has a spot in your activity “{title}”.',
    },
    LEFT: {
      subject: '{name} left: {title}',
      heading: '{name} left',
      text: '{name} isn’t coming to your activity “{title}” after all.',
    },
    several: {
      subject: 'Who’s coming: {title}',
      heading: 'The list of people coming has changed',
      text: {
        one: '{count} person has joined or left your activity “{title}”.',
        other:
          '{count} people have joined or left your activity “{title}”, or are on its waiting list.',
      },
      more: { one: 'and {count} more person', other: 'and {count} more people' },
    },
    going: 'Going',
    waiting: 'Waiting list',
    because: 'You’re receiving this email because you’re organizing this activity.',
  },
} as const;
