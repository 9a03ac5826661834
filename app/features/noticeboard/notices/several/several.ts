import type { Audience } from '#db/enums.ts';

/** An audience that any community has. */
export type WholeAudience = Exclude<Audience, 'FLOORS' | 'UNITS'>;

export const isWholeAudience = (audience: Audience): audience is WholeAudience =>
  audience !== 'FLOORS' && audience !== 'UNITS';

/** The most other communities that a form offers, and that get a notice with one. */
export const mostOthers = 40;

/** Ids as an address and a count have them. */
export const joinedIds = (ids: string[]): string => [...ids].sort().join('.');

/** The ids that `joinedIds` joined. */
export const idsIn = (joined: string): string[] => joined.split('.').filter(Boolean);
