import { about } from './about.ts';
import { accessibility } from './accessibility.ts';
import { contact } from './contact.ts';
import { guidelines } from './guidelines.ts';
import { help } from './help.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';
import type { Guide } from './types.ts';

export const guides: Guide[] = [help, contact, guidelines, about, accessibility, privacy, terms];

/** The guide at an address such as /help, or undefined when there is none. */
export const guideBySlug = (slug: string): Guide | undefined =>
  guides.find((guide) => guide.slug === slug);

/** The other guides, to link to. */
export const otherGuides = (slug: string): { slug: string; title: string }[] =>
  guides
    .filter((guide) => guide.slug !== slug)
    .map(({ slug: other, title }) => ({ slug: other, title }));
