import type { EditionTexts, NewsletterSection, SectionOf } from '../types.ts';

/**
 * A section of an issue of the demo city, by its kind and heading, for the archive. Throws Error for one that the
 * issue does not have.
 */
export function kept<Kind extends NewsletterSection['kind']>(
  { title, sections }: EditionTexts,
  kind: Kind,
  heading: string,
): SectionOf<Kind> {
  const found = sections.find((section) => section.heading === heading);
  if (found?.kind !== kind) throw new Error(`${title} has no ${kind} "${heading}"`);
  return found as SectionOf<Kind>;
}

/** A section with other words in place of some of its entries, by their number. */
export const withItems = <Item>(items: Item[], changed: Record<number, Item>): Item[] =>
  items.map((item, index) => changed[index] ?? item);
