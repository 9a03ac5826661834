import type { Actor } from '#app/lib/session/actor.ts';

/** Whether this person gives roles to others. */
export const canManagePeople = (actor: Actor | null): boolean => actor?.role === 'ADMIN';
