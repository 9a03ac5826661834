import type { NewsletterSection } from '#app/features/newsroom/newsletters/section-types.server.ts';

/** The kinds of section, in the order in which the editor offers them. */
export const sectionKinds = [
  'letter',
  'story',
  'items',
  'checklist',
  'recipe',
  'facts',
  'sponsors',
  'callToAction',
  'next',
] as const satisfies NewsletterSection['kind'][];
export type SectionKind = (typeof sectionKinds)[number];

/** The fields of a section in the editor's form, in their order; each kind has some of them. */
export const sectionFields = [
  'heading',
  'intro',
  'serves',
  'text',
  'steps',
  'picture',
  'alt',
  'name',
  'role',
  'label',
  'href',
  'qr',
] as const;
export type SectionField = (typeof sectionFields)[number];

/** The fields of each kind, and whether an issue can be published without them. */
export const fieldsOfKind: Record<SectionKind, Partial<Record<SectionField, 'needed' | 'free'>>> = {
  letter: { heading: 'needed', text: 'needed', name: 'needed', role: 'needed' },
  story: { heading: 'needed', text: 'needed', picture: 'free', alt: 'free' },
  items: { heading: 'needed', intro: 'free', text: 'needed' },
  checklist: { heading: 'needed', intro: 'free', text: 'needed', name: 'free', role: 'free' },
  recipe: {
    heading: 'needed',
    intro: 'needed',
    serves: 'needed',
    text: 'needed',
    steps: 'needed',
  },
  facts: { heading: 'needed', text: 'needed' },
  sponsors: { heading: 'needed', text: 'needed' },
  callToAction: { heading: 'needed', text: 'needed', label: 'free', href: 'free', qr: 'free' },
  next: { heading: 'needed', text: 'needed' },
};

/** A section as its form fields. */
export type SectionRow = { kind: SectionKind } & Partial<Record<SectionField, string>>;
/** The most sections of an issue: their fields fit into one form. */
export const mostSections = 20;
