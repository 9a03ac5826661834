/**
 * What columns about a building's week may hold: its requests, its bookings, and how its owners are served. Apart from
 * the rest, so that a browser gets them only on pages that show them.
 */

/** Whether an owner agreed to be served by email, or asked for paper. */
export const consentAnswers = ['AGREED', 'REFUSED'] as const;
export type ConsentAnswer = (typeof consentAnswers)[number];

/** How an owner said so. HERE is by themselves, on this site. */
export const consentWays = ['FORM', 'LETTER', 'EMAIL', 'HERE', 'OTHER'] as const;
export type ConsentWay = (typeof consentWays)[number];

/** How an owner is served: by email, by mail to an address for service, at the unit, or in person. */
export const serviceWays = ['EMAIL', 'MAIL', 'UNIT', 'HAND'] as const;
export type ServiceWay = (typeof serviceWays)[number];

/**
 * Whom a corporation serves by email: nobody; every owner whose address is on record, as its board decided; or those
 * who agreed, where a by-law limits it.
 */
export const serviceRules = ['PAPER', 'RECORD', 'AGREEMENT'] as const;
export type ServiceRule = (typeof serviceRules)[number];

/** Why an owner is served by email or on paper: see `lawfulWay`. */
export const serviceReasons = [
  'AGREED',
  'ON_RECORD',
  'ASKED_FOR_PAPER',
  'NOT_DECIDED',
  'NO_AGREEMENT',
  'NO_EMAIL',
  'CAME_BACK',
  'FILES_TOO_LARGE',
  'NO_ADDRESS',
] as const;
export type ServiceReason = (typeof serviceReasons)[number];

/** Where the email address for service of an owner comes from: a list, the desk, or the owner. */
export const emailSources = ['LIST', 'DESK', 'OWNER'] as const;
export type EmailSource = (typeof emailSources)[number];

/** What the law asks of a board in a year, in the order in which it comes up. */
export const yearDuties = [
  'INFORMATION_Q1',
  'INFORMATION_Q3',
  'PRELIMINARY_NOTICE',
  'MEETING_NOTICE',
  'BALLOTS',
  'RECORDS_REQUEST',
] as const;
export type YearDuty = (typeof yearDuties)[number];

/** What can be booked in a building. */
export const bookablePlaceKinds = [
  'ELEVATOR',
  'PARTY_ROOM',
  'GUEST_SUITE',
  'PARKING',
  'MEETING_ROOM',
  'TERRACE',
  'WORKSHOP',
  'OTHER',
] as const;
export type BookablePlaceKind = (typeof bookablePlaceKinds)[number];

/** Who may book a place: every member, or those who own a unit. */
export const bookers = ['EVERYONE', 'OWNERS'] as const;
export type Bookers = (typeof bookers)[number];

/** Where a booking stands. Only those that are ASKED for or CONFIRMED hold their time. */
export const bookingStates = ['ASKED', 'CONFIRMED', 'WAITING', 'REFUSED', 'CANCELLED'] as const;
export type BookingState = (typeof bookingStates)[number];

/** The bookings that keep others from their time. */
export const holdingStates = ['ASKED', 'CONFIRMED'] as const satisfies readonly BookingState[];

/** The bookings that are or may yet be somebody's. */
export const liveStates = [...holdingStates, 'WAITING'] as const satisfies readonly BookingState[];

/** Where a request to the board or the manager stands. REOPENED: its author says that it isn't done. */
export const requestStates = ['NEW', 'SEEN', 'PLANNED', 'DONE', 'DECLINED', 'REOPENED'] as const;
export type RequestState = (typeof requestStates)[number];

/** What a request is about. */
export const requestCategories = [
  'WATER',
  'HEATING',
  'ELECTRICITY',
  'ELEVATOR',
  'DOORS',
  'CLEANING',
  'NOISE',
  'PESTS',
  'PARKING',
  'SAFETY',
  'OTHER',
] as const;
export type RequestCategory = (typeof requestCategories)[number];

/** Whether somebody may come into the unit while nobody is home. CALL: only after a call. */
export const mayEnterAnswers = ['YES', 'NO', 'CALL'] as const;
export type MayEnter = (typeof mayEnterAnswers)[number];

/**
 * What the history of a request is made of. A NOTE, and what a CONTRACTOR wrote, is the desk's alone. UNNEEDED: its
 * author no longer needs a request that goes on for others.
 */
export const requestEntryKinds = [
  'STATE',
  'MESSAGE',
  'MERGE',
  'NOTE',
  'CONTRACTOR',
  'UNNEEDED',
] as const;
export type RequestEntryKind = (typeof requestEntryKinds)[number];
