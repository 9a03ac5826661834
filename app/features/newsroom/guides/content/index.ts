import type { Locale } from '#app/lib/i18n/locale.ts';
import { about } from './en/about.ts';
import { accessibility } from './en/accessibility.ts';
import { contact } from './en/contact.ts';
import { guidelines } from './en/guidelines.ts';
import { help } from './en/help.ts';
import { privacy } from './en/privacy.ts';
import { terms } from './en/terms.ts';
import { about as aboutFr } from './fr/about.ts';
import { accessibility as accessibilityFr } from './fr/accessibility.ts';
import { contact as contactFr } from './fr/contact.ts';
import { guidelines as guidelinesFr } from './fr/guidelines.ts';
import { help as helpFr } from './fr/help.ts';
import { privacy as privacyFr } from './fr/privacy.ts';
import { terms as termsFr } from './fr/terms.ts';
import type { Guide } from './types.ts';

const guides: Record<Locale, Guide[]> = {
  en: [help, contact, guidelines, about, accessibility, privacy, terms],
  fr: [helpFr, contactFr, guidelinesFr, aboutFr, accessibilityFr, privacyFr, termsFr],
};

/** The addresses of the guides, without a slash: 'help'. */
export const guideSlugs: string[] = guides.en.map(({ slug }) => slug);

/** The guide at an address such as /help in a language, or undefined when there is none. */
export const guideBySlug = (slug: string, locale: Locale): Guide | undefined =>
  guides[locale].find((guide) => guide.slug === slug);

export const otherGuides = (slug: string, locale: Locale): { slug: string; title: string }[] =>
  guides[locale]
    .filter((guide) => guide.slug !== slug)
    .map(({ slug: other, title }) => ({ slug: other, title }));
