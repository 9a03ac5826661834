/** The state of an email. HELD is kept for the next digest or a confirmed address; FAILED was given up. */
export const mailStates = ['HELD', 'QUEUED', 'SENT', 'BOUNCED', 'SUPPRESSED', 'FAILED'] as const;
export type MailState = (typeof mailStates)[number];

/**
 * The state of a notice's delivery to a unit, the best first: of the emails to its people, the best one counts. UNSENT
 * has no email yet; from OPTED_OUT on, none is due.
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

/** The topics of emails. People choose how often each is sent to them; ACCOUNT emails always are. */
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

/** How often emails about a topic are sent to a person. */
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

/** How soon an email leaves, the most urgent first: one that is more urgent overtakes all that wait. */
export const mailUrgencies = ['EMERGENCY', 'ACCOUNT', 'AWAITED', 'ORDINARY', 'DIGEST'] as const;
export type MailUrgency = (typeof mailUrgencies)[number];
