/** The words of letters about activities. */
export const activityLetters = {
  when: 'When',
  where: 'Where',
  open: 'Open the activity',
  leaveIfNot: 'If that does not suit you, please leave the activity, so that somebody else can go.',
  because: 'You get this letter because you are on the list of this activity.',
  changed: {
    subject: 'Changed: {title}',
    preview: 'Now: {when}',
    heading: 'Something has changed',
    text: '“{title}”, which you are on the list of, is at another time or place. This holds now:',
    then: 'It was',
    there: 'It was at',
    nowhere: 'No place was given',
  },
  off: {
    preview: 'You do not have to do anything.',
    CANCELLED: {
      subject: 'Cancelled: {title}',
      heading: 'An activity is cancelled',
      text: '“{title}”, which you are on the list of, does not take place. It would have been:',
    },
    HIDDEN: {
      subject: 'Not open at the moment: {title}',
      heading: 'An activity is not open at the moment',
      text: '“{title}”, which you are on the list of, is not in the hub any more. Please do not count on it. If it comes back, we write to you. It would have been:',
    },
  },
  back: {
    subject: 'It takes place: {title}',
    preview: 'You are still on the list.',
    heading: 'An activity is back',
    text: '“{title}” takes place after all, and you are still on its list.',
  },
  free: {
    subject: 'You have a place: {title}',
    preview: 'You were first in line, and a place is free.',
    heading: 'A place is yours',
    text: 'You were first in line for “{title}”, and a place has become free. It is yours now.',
    orLeave: 'If you cannot go, please leave the activity: then the next in line gets the place.',
  },
  people: {
    JOINED: {
      subject: '{name} joined: {title}',
      heading: '{name} joined',
      text: '{name} comes to your activity “{title}”.',
    },
    WAITS: {
      subject: '{name} waits for a place: {title}',
      heading: '{name} waits for a place',
      text: 'Your activity “{title}” is full, and {name} is on the waiting list. You can raise the number of places.',
    },
    PLACED: {
      subject: '{name} has a place now: {title}',
      heading: '{name} has a place now',
      text: '{name} was on the waiting list, and comes to your activity “{title}” now.',
    },
    LEFT: {
      subject: '{name} left: {title}',
      heading: '{name} left',
      text: '{name} does not come to your activity “{title}” after all.',
    },
    several: {
      subject: 'Who is coming: {title}',
      heading: 'Who is coming has changed',
      text: {
        one: '{count} person has joined or left your activity “{title}”.',
        other:
          '{count} people have joined or left your activity “{title}”, or are on its waiting list.',
      },
      more: { one: 'and {count} more person', other: 'and {count} more people' },
    },
    going: 'Going',
    waiting: 'Waiting',
    because: 'You get this letter because you organize this activity.',
  },
} as const;
