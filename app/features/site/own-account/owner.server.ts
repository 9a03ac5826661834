import { initialsOf } from '#app/lib/format.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import type { Owner } from './account-index.tsx';

/** Whose account it is, with the unit in each of their communities. */
export const ownerOf = ({ id, name, email, image, memberships }: Actor): Owner => ({
  ...{ id, name, email, image },
  initials: initialsOf(name),
  homes: memberships.map(({ community: { slug, name: community }, condoUnit: unit }) => ({
    ...{ slug, community, unit },
  })),
});
