/** What ends a secret address. */
export type Ending =
  /** It was used. */
  | 'use'
  /** Its time is over. */
  | 'time'
  /** A newer one took its place. */
  | 'newer'
  /** Its owner turned it off, took it back or cancelled it. */
  | 'turned off'
  /** Its person chose a new password. */
  | 'new password'
  /** Its person took back a change of their email address. */
  | 'address undone'
  /** Its person has another email address. */
  | 'another address'
  /** The account of its person was disabled. */
  | 'account disabled'
  /** The account of its person was deleted for good. */
  | 'account deleted'
  /** Who made it lost their office. */
  | 'right'
  /** The membership of who made it ended, or that of somebody of its unit. */
  | 'membership'
  /** Who made it handed the community over. */
  | 'handover'
  /** What it opens is over: a request is closed, bookings are turned off, a message is forgotten. */
  | 'subject'
  /** The server has another secret. */
  | 'new secret';

interface SecretKind {
  /** Its addresses, as `secretAddresses` has them; with the parameter of a query that is the secret. */
  addresses: readonly string[];
  /** Where the database has a digest of it, if anywhere. */
  column?: string;
  /** Whose it is. */
  owner: string;
  /** What a person who has the address can read or do. */
  opens: string;
  ends: readonly Ending[];
}

/** What ends the addresses that a moderator made, for as long as they moderate. */
const withMaker = ['right', 'membership', 'handover', 'new password', 'account disabled'] as const;

/** What ends a link to a new password. */
const ofPassword = ['use', 'time', 'new password', 'address undone', 'account disabled'] as const;

/**
 * Every kind of secret address: whose it is, what it opens and what ends it. `tests/routes/secret-kinds.test.ts` fails
 * for an address or a kept digest that is not here, and ends each kind in each of its ways.
 */
export const secretKinds = {
  firstPassword: {
    addresses: ['/welcome/:secret'],
    column: 'one_time_links.hash',
    owner: 'the person of a new account',
    opens: 'choosing its first password',
    ends: [...ofPassword, 'newer'],
  },
  newPassword: {
    addresses: ['/reset-password/:secret'],
    column: 'one_time_links.hash',
    owner: 'the person of an account',
    opens: 'choosing its next password',
    ends: ofPassword,
  },
  emailConfirmation: {
    addresses: ['/confirm-email/:secret'],
    column: 'one_time_links.hash',
    owner: 'who reads that mailbox',
    opens: 'confirming the address of an account',
    ends: ['use', 'time', 'newer', 'another address', 'address undone', 'account disabled'],
  },
  emailUndo: {
    addresses: ['/undo-email/:secret'],
    column: 'one_time_links.hash',
    owner: 'who reads the mailbox of the address before',
    opens: 'taking back a change of the address, and a new password',
    ends: ['use', 'time', 'address undone', 'account disabled'],
  },
  neighbourMessage: {
    addresses: ['/letters/:secret'],
    owner: 'who got a message from a neighbour',
    opens: 'the name of its sender; blocking and reporting them',
    ends: ['subject', 'account deleted'],
  },
  workOrder: {
    addresses: ['/work/:secret'],
    column: 'request_work_orders.hash',
    owner: 'the moderator who made it, for a contractor',
    opens: 'the work order of a request with its photos; saying that the work is done',
    ends: [...withMaker, 'newer', 'turned off', 'subject'],
  },
  unsubscribing: {
    addresses: ['/unsubscribe/:secret'],
    owner: 'who got an email',
    opens: 'stopping the emails of one topic, and nothing else',
    ends: ['account disabled', 'account deleted'],
  },
  ownCalendar: {
    addresses: ['/calendar/:secret'],
    column: 'calendar_feeds.hash',
    owner: 'one person',
    opens: 'what they may see now: activities, notices with a day, their bookings',
    ends: ['newer', 'turned off', 'new password', 'address undone', 'account disabled'],
  },
  daySheet: {
    addresses: ['/day-sheet/:secret'],
    column: 'booking_feeds.hash',
    owner: 'the moderator who made it, for the concierge',
    opens: 'who booked what in a community',
    ends: [...withMaker, 'newer', 'turned off', 'subject'],
  },
  screen: {
    addresses: ['/screen/:secret'],
    column: 'community_screens.hash',
    owner: 'the moderator who made it, for a display in the building',
    opens: 'current notices for everyone in a community',
    ends: [...withMaker, 'newer', 'turned off'],
  },
  bounces: {
    addresses: ['/api/mail/bounces/:secret'],
    owner: 'the mail service of the operator',
    opens: 'reporting emails that came back, with a signature besides',
    ends: ['new secret'],
  },
  signOn: {
    addresses: ['/login/sign-on/back?code', '/login/sign-on/back?state'],
    owner: 'the browser that went to the identity provider, which has a cookie for it',
    opens: 'a login',
    ends: ['use', 'time'],
  },
  unitCode: {
    addresses: ['/join?code', '/register?code'],
    column: 'unit_codes.code_hash',
    owner: 'the people of a unit',
    opens: 'a membership with that unit',
    ends: ['time', 'newer', 'turned off', 'membership'],
  },
  invitation: {
    addresses: ['/invitation/:secret', '/register?invitation'],
    column: 'user_communities.invite_hash',
    owner: 'who is invited; one that makes a moderator, also the moderator who made it',
    opens: 'a membership, and the right to moderate where it says so',
    ends: ['use', 'time', 'newer', 'turned off', 'right', 'membership', 'handover'],
  },
} as const satisfies Record<string, SecretKind>;

/** The digests of secrets in the database that are in no address: a cookie has the secret. */
export const secretsOfCookies = ['sessions.id_hash'];
