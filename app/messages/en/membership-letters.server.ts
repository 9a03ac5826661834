/** The words of letters about one’s place in a community. */
export const membershipLetters = {
  because: 'You get this letter because you asked to join {community}, or belong to it.',
  MEMBERSHIP_CONFIRMED: {
    subject: '{community}: you are in',
    heading: '{community} confirmed you',
    text: 'You belong to the community now: its notices, the things your neighbours sell and what goes on in the building are open to you.',
    open: 'Open your community',
  },
  MEMBERSHIP_REFUSED: {
    subject: '{community}: your request was not confirmed',
    heading: '{community} did not confirm your request',
    text: 'The board or the manager looked at it and did not let you in. You can ask again, for example with another unit or after talking to them.',
    open: 'See how you stand',
  },
  MEMBERSHIP_ENDED: {
    subject: '{community}: your membership has ended',
    heading: 'Your membership of {community} has ended',
    text: 'The hub is closed to you from now on. If you had posted something there, it is withdrawn. If you still live there, or this is a mistake, ask again or talk to the board.',
    open: 'See how you stand',
  },
  MEMBERSHIP_ENDING: {
    subject: '{community}: your membership ends on {day}',
    heading: 'Your membership of {community} ends on {day}',
    text: 'The board or the manager set this day. Until its end everything stays as it is; then the hub closes to you. If you have posted something there, it is withdrawn. If this is a mistake, talk to them.',
    open: 'Open your community',
  },
  MEMBERSHIP_STAYS: {
    subject: '{community}: your membership goes on',
    heading: 'Your membership of {community} goes on',
    text: 'The board or the manager took back the day on which it was to end. There is nothing for you to do.',
    open: 'Open your community',
  },
  UNIT_CONFIRMED: {
    subject: '{community}: {unit} is confirmed',
    heading: '{unit} is confirmed',
    text: 'The board or the manager of {community} confirmed that this unit is yours too: {unit}. You now get its notices as well.',
    open: 'Open your community',
  },
  MEMBERSHIP_WAITING: {
    subject: '{community}: your request waits again',
    heading: '{community} looks at your request again',
    text: 'The board or the manager put it back among those that wait. Until they decide, you are at the door. There is nothing for you to do.',
    open: 'See how you stand',
  },
  HANDED_OVER: {
    because: 'You get this letter because {community} was handed over.',
    TO: {
      subject: '{community} is yours to look after',
      heading: '{other} handed {community} over to you',
      text: 'From now on you moderate {community}: you read the addresses and phone numbers of its members, decide who comes in and what is posted, and write its notices. If you did not expect this, talk to {other}.',
      open: 'Open the desk',
    },
    FROM: {
      subject: '{community} was handed over',
      heading: '{other} looks after {community} now',
      text: 'You do not moderate {community} any more, and stay a member. If you did not want this, change your password and talk to {other}.',
      open: 'Open your community',
    },
  },
  DOORS_OPENED: {
    subject: '{community}: the doors are open',
    heading: '{community} has opened its doors',
    text: 'Your place was kept, and you are in: notices, things your neighbours sell and what goes on in the building.',
    open: 'Open your community',
  },
} as const;
