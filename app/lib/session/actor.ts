import type { Language, Role, Tenure } from '#db/enums.ts';

export interface Membership {
  id: string;
  communityId: string;
  condoUnit: string;
  isPrimary: boolean;
  /** The place among all memberships, in the order the person chose. */
  position: number;
  canModerate: boolean;
  /** What the board knows the person to be; null while it has not said. */
  tenure: Tenure | null;
  /** The further units of the same community that the board confirmed, by their labels. */
  furtherUnits: { condoUnit: string; tenure: Tenure | null }[];
  community: { name: string; slug: string };
  /** Whether an emergency of the community goes on, or has been over for less than a day, for anyone at all. */
  hasEmergency: boolean;
}

/** A membership that opens nothing: it waits for the board, or for the doors to open. */
export interface WaitingMembership {
  id: string;
  communityId: string;
  condoUnit: string;
  isPrimary: boolean;
  position: number;
  /** What the person said that they are; null where they said nothing. */
  claimedTenure: Tenure | null;
  community: { name: string; slug: string };
}

/** The logged-in person, as plain data. The primary membership comes first. */
export interface Actor {
  id: string;
  name: string;
  email: string;
  /** Whether the address is confirmed: emails of a building go to no other. */
  isConfirmed: boolean;
  phone: string | null;
  image: string | null;
  role: Role;
  /** The language that this person chose; null while none was. */
  language: Language | null;
  /** The confirmed ones, up to their last day, of communities whose doors are open. */
  memberships: Membership[];
  /** Those that open nothing yet, in the order of Account Settings. */
  waiting: WaitingMembership[];
  /** Whether other people of an activity see the address. */
  showsEmail: boolean;
  /**
   * Whether the operator asks a second step at login of their role, and they have none: until they set it up, their
   * role is that of a resident.
   */
  lacksSecondStep: boolean;
  /** Whether the account is to be deleted; its owner may still come back. */
  isLeaving: boolean;
}

/** Whether this person gives roles to others, and runs the site. */
export const canManagePeople = (actor: Actor | null): boolean => actor?.role === 'ADMIN';

/** Whether this person may open the moderation dashboard. */
export const canOpenDashboard = (actor: Actor | null): boolean =>
  actor !== null && actor.role !== 'RESIDENT';

/** The roles of people who live in their communities. */
export const residentRoles: readonly Role[] = ['RESIDENT', 'BOARD'];

/** What the board calls a person who owns a unit, in it or elsewhere. */
export const owningTenures: readonly string[] = ['OWNER', 'OWNER_ELSEWHERE'] satisfies Tenure[];

/** Whether a tenure is that of an owner; null is that of nobody. */
export const isOwning = (tenure: string | null): boolean =>
  tenure !== null && owningTenures.includes(tenure);

/** Whether the board recorded this person as the owner of a unit of the community. */
export const isOwner = (actor: Actor | null, communityId: string): boolean =>
  actor?.memberships.some(
    (membership) =>
      membership.communityId === communityId &&
      [membership, ...membership.furtherUnits].some(({ tenure }) => isOwning(tenure)),
  ) ?? false;

/** Whether this person lives or works in the community. */
export const isMember = (actor: Actor | null, communityId: string): boolean =>
  actor?.memberships.some((membership) => membership.communityId === communityId) ?? false;

/** The units of this person in a community, by their labels: that of the membership first. */
export const unitsIn = (actor: Actor | null, communityId: string): string[] =>
  (actor?.memberships ?? [])
    .filter((membership) => membership.communityId === communityId)
    .flatMap(({ condoUnit, furtherUnits }) => [
      condoUnit,
      ...furtherUnits.map((further) => further.condoUnit),
    ]);

/** Whether this person decides what is shown in the community. */
export function canModerate(actor: Actor | null, communityId: string): boolean {
  if (!actor) return false;
  if (actor.role === 'ADMIN') return true;
  if (actor.role !== 'BOARD' && actor.role !== 'MANAGER') return false;
  return actor.memberships.some(
    (membership) => membership.communityId === communityId && membership.canModerate,
  );
}

/** Whether this person may open the hub, its notices and its newsletters. */
export const canSeeHub = (actor: Actor | null, communityId: string): boolean =>
  isMember(actor, communityId) || canModerate(actor, communityId);

/** The communities this person moderates: 'all' for an ADMIN. */
export function moderatedCommunities(actor: Actor): 'all' | string[] {
  if (actor.role === 'ADMIN') return 'all';
  return actor.memberships
    .filter((membership) => canModerate(actor, membership.communityId))
    .map((membership) => membership.communityId);
}
