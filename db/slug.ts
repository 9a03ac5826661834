import slugify from '@sindresorhus/slugify';

/** What no community can be called in an address: pages under /manage have these names. */
export const reservedSlugs: readonly string[] = ['editor', 'new', 'handover'];

/**
 * The address part for a title: readable, and unique by the first part of the row's uuid.
 * A title with nothing to spell in Latin letters gives the uuid part alone.
 */
export function slugFor(title: string, id: string): string {
  return [slugify(title).slice(0, 60).replace(/-+$/, ''), id.slice(0, 8)].filter(Boolean).join('-');
}
