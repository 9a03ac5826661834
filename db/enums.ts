/**
 * Every enum of the product, once: the entities' columns and checks, the schemas of forms and calls
 * and the labels of the catalogue are all made of these. Safe to import anywhere, also in views.
 */

/** The languages of the product and of what people write. The first is the default. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The language of the other side of what has two. */
export const otherLanguage: Record<Language, Language> = { en: 'fr', fr: 'en' };

export const roles = ['ADMIN', 'MANAGER', 'BOARD', 'RESIDENT'] as const;
export type Role = (typeof roles)[number];

/** The kinds of post. */
export const postTypes = ['LISTING', 'ACTIVITY'] as const;
export type PostType = (typeof postTypes)[number];

export const listingStatuses = [
  'PENDING',
  'PUBLISHED',
  'REJECTED',
  'WITHDRAWN',
  'SOLD',
  'REMOVED',
] as const;
type ListingStatus = (typeof listingStatuses)[number];

export const activityStatuses = [
  'PENDING',
  'PUBLISHED',
  'REJECTED',
  'WITHDRAWN',
  'CANCELLED',
  'REMOVED',
] as const;
type ActivityStatus = (typeof activityStatuses)[number];

export type PostStatus = ListingStatus | ActivityStatus;
export const postStatuses: readonly [PostStatus, ...PostStatus[]] = [
  'PENDING',
  'PUBLISHED',
  'REJECTED',
  'WITHDRAWN',
  'SOLD',
  'CANCELLED',
  'REMOVED',
];

export const categories = [
  'furniture',
  'electronics',
  'books',
  'clothing',
  'appliances',
  'other',
] as const;
export type Category = (typeof categories)[number];

export const conditions = ['NEW', 'LIKE_NEW', 'GOOD', 'FAIR', 'FOR_PARTS'] as const;
export type Condition = (typeof conditions)[number];

/** What happens to a post: what its author does, and what moderators decide. */
export const moderationActions = [
  'SUBMIT',
  'EDIT',
  'RESUBMIT',
  'APPROVE',
  'REJECT',
  'REMOVE',
  'RESTORE',
  'WITHDRAW',
  'SELL',
  'RELIST',
  'CANCEL',
  'REPOST',
] as const;
export type ModerationAction = (typeof moderationActions)[number];

/** What becomes of an edit of a published post that waits for the board. */
export const revisionStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const;
export type RevisionStatus = (typeof revisionStatuses)[number];

export const adPositions = ['home', 'hub-sidebar', 'newsletter'] as const;
export type AdPosition = (typeof adPositions)[number];

export const adCreativeTypes = ['HTML', 'IMAGE'] as const;

export const documentKinds = ['RULES', 'EMERGENCY'] as const;
export type DocumentKind = (typeof documentKinds)[number];
