import type { Locale } from '../i18n/locale.ts';

/** One side of a comparison, in words. */
export interface ComparedSide {
  text: string;
  /** The language of the text, where it is not the page's. */
  lang: Locale | undefined;
  /** The addresses of thumbnails. */
  pictures: string[];
}

/** A field that says something else on each side. */
export interface ComparedField {
  name: string;
  label: string;
  before: ComparedSide;
  after: ComparedSide;
}
