import { deskPath } from '#app/features/communities/manage/sections.ts';

/**
 * The address of the desk's list of notices, of a notice, or of a page of it: `delivery`, `service`, `slips`,
 * `poster`.
 */
export const noticePath = (slug: string, ...parts: string[]): string =>
  [deskPath(slug, 'notices'), ...parts].join('/');
