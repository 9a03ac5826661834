import slugify from '@sindresorhus/slugify';

/**
 * The address part for a title: readable, and unique by the first part of the row's uuid.
 * A title with nothing to spell in Latin letters gives the uuid part alone.
 */
export function slugFor(title: string, id: string): string {
  return [slugify(title).slice(0, 60).replace(/-+$/, ''), id.slice(0, 8)].filter(Boolean).join('-');
}
