/**
 * Every enum of the product, once: the entities' columns and checks, the schemas of forms and calls
 * and the labels of the catalogue are all made of these. Safe to import anywhere, also in views.
 */

export { languages, otherLanguage, type Language } from './languages.ts';

export const roles = ['ADMIN', 'MANAGER', 'BOARD', 'RESIDENT'] as const;
export type Role = (typeof roles)[number];

/** What a passkey is asked to sign for: that it is added, or the second step of a login. */
export const passkeyUses = ['ADD', 'LOGIN'] as const;
export type PasskeyUse = (typeof passkeyUses)[number];

/** Who needs a second step at login: people with a role that decides something, or nobody. */
export const secondStepRules = ['NOBODY', 'ADMINS', 'MODERATORS'] as const;
export type SecondStepRule = (typeof secondStepRules)[number];

/** Who may come in: everybody, whom the board confirms, or who has the code of a unit. */
export const joinPolicies = ['OPEN', 'APPROVAL', 'CODE'] as const;
export type JoinPolicy = (typeof joinPolicies)[number];

/** Who reads the listings and activities of a community: its members, or anybody with the address. */
export const postReaders = ['MEMBERS', 'ANYBODY'] as const;
export type PostReaders = (typeof postReaders)[number];

/** Where a membership stands. Only a CONFIRMED one opens the hub. */
export const membershipStates = ['INVITED', 'WAITING', 'CONFIRMED', 'ENDED'] as const;
export type MembershipState = (typeof membershipStates)[number];

/** What somebody is to a unit: its owner, its tenant, an owner who lives elsewhere, or staff. */
export const tenures = ['OWNER', 'TENANT', 'OWNER_ELSEWHERE', 'STAFF'] as const;
export type Tenure = (typeof tenures)[number];

/** What a unit of the register is. */
export const unitKinds = ['HOME', 'COMMERCIAL', 'PARKING', 'LOCKER', 'OTHER'] as const;
export type UnitKind = (typeof unitKinds)[number];
/** Those in which people live or work. */
export const livedInKinds: readonly UnitKind[] = ['HOME', 'COMMERCIAL'];

/** Where an imported list of people stands: only looked at, saved, or taken back. */
export const importStates = ['PREVIEW', 'SAVED', 'UNDONE'] as const;

/** The steps that lead to an open community. */
export const setupSteps = ['COMMUNITY', 'UNITS', 'BOARD', 'NOTICE', 'LETTERS'] as const;
export type SetupStep = (typeof setupSteps)[number];

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

/**
 * The short list of reasons for a rejection or a removal. Each has words for the author; OTHER has
 * only those that the moderator writes.
 */
export const reasonCodes = [
  'UNCLEAR',
  'NOT_HERE',
  'RULES',
  'PERSONAL',
  'DUPLICATE',
  'COMMERCIAL',
  'UNKIND',
  'OUTDATED',
  'OTHER',
] as const;
export type ReasonCode = (typeof reasonCodes)[number];

/** Where an appeal against a rejection or a removal stands. CLOSED: its author sent the post again. */
export const appealStates = ['OPEN', 'UPHELD', 'GRANTED', 'CLOSED'] as const;
export type AppealState = (typeof appealStates)[number];

/** What members can report: a post, what a person says of themselves, or a letter they got from one. */
export const reportSubjects = [...postTypes, 'USER', 'LETTER'] as const;
export type ReportSubject = (typeof reportSubjects)[number];

/** Why somebody reports something. */
export const reportReasons = [
  'MISLEADING',
  'RULES',
  'UNKIND',
  'PERSONAL',
  'COMMERCIAL',
  'SCAM',
  'OTHER',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What became of a report. */
export const reportStates = ['OPEN', 'UPHELD', 'DISMISSED'] as const;
export type ReportState = (typeof reportStates)[number];

/** What the log is about. Posts have a history of their own; the rest is the desk's. */
export const logSubjects = [
  ...postTypes,
  'MEMBER',
  'ROLE',
  'UNIT',
  'COMMUNITY',
  'NOTICE',
  'DOCUMENT',
  'REPORT',
  'EDITORIAL',
  'BOOKING',
  'REQUEST',
] as const;
export type LogSubject = (typeof logSubjects)[number];

/** What happens at the desk, to anything but a post. */
const deskActions = [
  'INVITE',
  'CANCEL_INVITATION',
  'ASK_TO_JOIN',
  'CONFIRM',
  'REFUSE',
  'END',
  'REOPEN',
  'CHANGE',
  'IMPORT',
  'UNDO',
  'RENEW_CODE',
  'REVOKE_CODE',
  'OPEN',
  'PUBLISH',
  'SCHEDULE',
  'CORRECT',
  'PIN',
  'UNPIN',
  'TAKE_DOWN',
  'UPLOAD',
  'DELETE',
  'ARCHIVE',
  'REPORT',
  'UPHOLD',
  'DISMISS',
  'APPEAL',
  'GRANT',
  'EXPORT',
] as const;
export type DeskAction = (typeof deskActions)[number];

export const logActions = [...moderationActions, ...deskActions] as const;
export type LogAction = (typeof logActions)[number];

/** What becomes of an edit of a published post that waits for the board. */
export const revisionStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN'] as const;
export type RevisionStatus = (typeof revisionStatuses)[number];

/** Where what the editor writes stands: only its desk has a draft, and lists leave out what is archived. */
export const editorialStatuses = ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const;
export type EditorialStatus = (typeof editorialStatuses)[number];

export const adPositions = ['home', 'hub-sidebar', 'newsletter'] as const;
export type AdPosition = (typeof adPositions)[number];

export const adCreativeTypes = ['HTML', 'IMAGE'] as const;

/** What a notice is about. An EMERGENCY is pinned above all others. */
export const noticeKinds = [
  'INFORMATION',
  'MAINTENANCE',
  'EMERGENCY',
  'MEETING',
  'STATUTORY',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** A PUBLISHED notice is shown from its time on until it expires. */
export const noticeStatuses = ['DRAFT', 'PUBLISHED', 'TAKEN_DOWN'] as const;
export type NoticeStatus = (typeof noticeStatuses)[number];

/** Who a notice is for. */
export const audiences = ['EVERYONE', 'OWNERS', 'TENANTS', 'FLOORS', 'UNITS'] as const;
export type Audience = (typeof audiences)[number];

export const documentKinds = ['RULES', 'EMERGENCY'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Who may see a folder of the records shelf, or a document in it, from the widest to the strictest. */
export const recordAccess = ['EVERYONE', 'OWNERS', 'BOARD'] as const;
export type RecordAccess = (typeof recordAccess)[number];

/** The folders that every records shelf has, in their order, and those with a name of their own. */
export const folderKinds = [
  'DECLARATION',
  'BYLAWS',
  'RULES',
  'BUDGET',
  'STATEMENTS',
  'AUDIT',
  'RESERVE_FUND',
  'INSURANCE',
  'CERTIFICATES',
  'OWNER_MINUTES',
  'BOARD_MINUTES',
  'EMERGENCY',
  'FORMS',
  'CONTRACTS',
  'CUSTOM',
] as const;
export type FolderKind = (typeof folderKinds)[number];

/** What a one-time link lets its holder do. */
export const linkPurposes = ['WELCOME', 'RESET_PASSWORD', 'CONFIRM_EMAIL', 'UNDO_EMAIL'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** What was done: the night's backup or one by hand was made, one was put into the bucket, the newest was tried out. */
export const backupRunKinds = ['BACKUP', 'BY_HAND', 'UPLOAD', 'REHEARSAL'] as const;
export type BackupRunKind = (typeof backupRunKinds)[number];

/** Why it failed: no room on the disk, a folder or bucket that cannot be written, or something that the log tells. */
export const backupFailures = ['NO_ROOM', 'FOLDER', 'BUCKET', 'OTHER'] as const;
export type BackupFailure = (typeof backupFailures)[number];

export * from './building-enums.ts';
export * from './mail-enums.ts';
