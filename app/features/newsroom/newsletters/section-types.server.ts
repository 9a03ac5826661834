export type { EditionTexts, NewsletterSection, SectionOf } from '#db/content/newsletters/types.ts';
