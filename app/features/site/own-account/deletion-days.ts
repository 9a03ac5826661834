/** How many days somebody can come back after asking for the account to be deleted. */
export const daysToComeBack = 30;

const dayMs = 24 * 60 * 60 * 1000;

/** When an account is deleted for good. */
export const deletedFrom = (askedAt: Date): Date =>
  new Date(askedAt.getTime() + daysToComeBack * dayMs);

/** Accounts whose deletion was asked for before this moment are deleted for good. */
export const askedBefore = (now = new Date()): Date =>
  new Date(now.getTime() - daysToComeBack * dayMs);
