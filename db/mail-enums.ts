/** Where a letter by mail stands. HELD waits for the next digest of the person; FAILED was given up. */
export const mailStates = ['HELD', 'QUEUED', 'SENT', 'BOUNCED', 'SUPPRESSED', 'FAILED'] as const;
export type MailState = (typeof mailStates)[number];

/**
 * What became of a notice's letter to a unit, from what reaches it best to what reaches nobody: the best
 * letter of its people counts. UNSENT waits for its letter; from OPTED_OUT on none was to be sent.
 */
export const deliveryStates = [
  'SENT',
  'QUEUED',
  'HELD',
  'BOUNCED',
  'SUPPRESSED',
  'FAILED',
  'UNSENT',
  'OPTED_OUT',
  'UNCONFIRMED',
  'AUTHOR',
  'NO_OWNER',
  'NO_ACCOUNT',
] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What letters are about. People choose how often they hear of each; ACCOUNT ones always come. */
export const mailTopics = [
  'ACCOUNT',
  'OWN_POSTS',
  'OWN_ACTIVITIES',
  'ATTENDING',
  'MEMBERSHIP',
  'REPORTS',
  'NOTICES',
  'DIGEST',
  'NEIGHBOURS',
  'REQUESTS',
  'MODERATION',
] as const;
export type MailTopic = (typeof mailTopics)[number];

/** How often somebody hears of a topic. */
export const mailFrequencies = ['NOW', 'DAILY', 'WEEKLY', 'NEVER'] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

/**
 * What a mail server refused an email for, where the recipient is not the reason: mostly a wrong setting.
 * UNREACHABLE gave no answer; POLICY is a rule of the server, such as no relaying.
 */
export const mailTroubles = ['UNREACHABLE', 'GREETING', 'LOGIN', 'SENDER', 'POLICY'] as const;
export type MailTrouble = (typeof mailTroubles)[number];

/** Why nothing is sent to an address any more. */
export const suppressionReasons = ['BOUNCED', 'COMPLAINT', 'BY_HAND'] as const;
export type SuppressionReason = (typeof suppressionReasons)[number];
