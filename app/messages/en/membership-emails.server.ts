/** The words of emails about one’s place in a community. */
export const membershipEmails = {
  because:
    'You’re receiving this email because you are or were a member of {community}, or asked to join it.',
  MEMBERSHIP_CONFIRMED: {
    subject: '{community}: you’re now a member',
    heading: 'Your request to join {community} was approved',
    text: 'You’re now a member: you can read notices, buy and sell with neighbours, and join activities.',
    open: 'Open the hub',
  },
  MEMBERSHIP_REFUSED: {
    subject: '{community}: your request wasn’t approved',
    heading: 'Your request to join {community} wasn’t approved',
    text: 'The board or the manager reviewed your request and didn’t approve it. You can ask again, for example with the right unit number or after talking to them.',
    open: 'See my request',
  },
  MEMBERSHIP_ENDED: {
    subject: '{community}: your membership has ended',
    heading: 'Your membership in {community} has ended',
    text: 'You can no longer open the hub, and anything you posted there has been withdrawn. If you still live in the building, or if your membership was ended by mistake, ask to join again or talk to the board.',
    open: 'See the details',
  },
  MEMBERSHIP_ENDING: {
    subject: '{community}: your membership ends on {day}',
    heading: 'Your membership in {community} ends on {day}',
    text: 'The board or the manager set this date. Nothing changes until then. After that, you won’t be able to open the hub, and anything you’ve posted there will be withdrawn. If the date is a mistake, talk to the board or the manager.',
    open: 'Open the hub',
  },
  MEMBERSHIP_STAYS: {
    subject: '{community}: you’re still a member',
    heading: 'You’re still a member of {community}',
    text: 'The board or the manager decided that your membership won’t end after all. You don’t need to do anything.',
    open: 'Open the hub',
  },
  UNIT_CONFIRMED: {
    subject: '{community}: {unit} was added to your units',
    heading: '{unit} was added to your units',
    text: 'The board or the manager of {community} added {unit} to your units. You’ll now get the notices for that unit as well.',
    open: 'Open the hub',
  },
  MEMBERSHIP_WAITING: {
    subject: '{community}: your request is being reviewed again',
    heading: '{community} is reviewing your request again',
    text: 'The board or the manager is taking another look at your request. You don’t need to do anything.',
    open: 'See my request',
  },
  HANDED_OVER: {
    because: 'You’re receiving this email because {community} was handed over to a new moderator.',
    TO: {
      subject: 'You now look after {community}',
      heading: '{other} handed {community} over to you',
      text: 'You now moderate {community}: you can see its members’ email addresses and phone numbers, approve requests and posts, and write its notices. If you weren’t expecting this, talk to {other}.',
      open: 'Manage the community',
    },
    FROM: {
      subject: 'You no longer moderate {community}',
      heading: '{other} now looks after {community}',
      text: 'You no longer moderate {community}, but you’re still a member. If you didn’t agree to the handover, change your password and talk to {other}.',
      open: 'Open the hub',
    },
  },
  DOORS_OPENED: {
    subject: '{community} is now open on The Local Link',
    heading: '{community} is now open on The Local Link',
    text: 'You’re a member: you can read notices, buy and sell with neighbours, and join activities.',
    open: 'Open the hub',
  },
} as const;
