import type { Actor, Membership } from '#app/lib/session/actor.ts';

/** A confirmed membership for tests of policies. */
export const membershipIn = (communityId: string, given: Partial<Membership> = {}): Membership => ({
  id: communityId,
  communityId,
  condoUnit: '1',
  isPrimary: true,
  position: 0,
  canModerate: false,
  tenure: null,
  furtherUnits: [],
  community: { name: communityId, slug: communityId },
  hasEmergency: false,
  ...given,
});

/** A person for tests of policies: a resident of nowhere, unless something else is given. */
export const actorWith = (given: Partial<Actor> = {}): Actor => ({
  id: 'me',
  name: 'Me',
  email: 'me@mail.example',
  isConfirmed: true,
  phone: null,
  image: null,
  language: null,
  role: 'RESIDENT',
  memberships: [],
  waiting: [],
  showsEmail: false,
  isLeaving: false,
  lacksSecondStep: false,
  ...given,
});
