import type { Actor } from './actor.ts';

/** Whether this person gives roles to others, and runs the site. */
export const canManagePeople = (actor: Actor | null): boolean => actor?.role === 'ADMIN';

/** Whether this person may open the moderation dashboard. */
export const canOpenDashboard = (actor: Actor | null): boolean =>
  actor !== null && actor.role !== 'RESIDENT';
