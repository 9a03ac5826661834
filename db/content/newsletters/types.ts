/** A section of a newsletter issue. What paragraphs and lists hold is plain text. */
export type NewsletterSection =
  | { kind: 'letter'; heading: string; paragraphs: string[]; from: { name: string; role: string } }
  | { kind: 'story'; heading: string; paragraphs: string[]; picture?: { src: string; alt: string } }
  | {
      kind: 'checklist';
      heading: string;
      intro?: string;
      items: string[];
      from?: { name: string; role: string };
    }
  | {
      kind: 'items';
      heading: string;
      intro?: string;
      /** `detail` is a date, a price, a place or a phone number. */
      items: { title: string; text: string; detail?: string }[];
    }
  | {
      kind: 'recipe';
      heading: string;
      intro: string;
      serves: string;
      ingredients: string[];
      steps: string[];
    }
  | { kind: 'facts'; heading: string; facts: string[] }
  | {
      kind: 'sponsors';
      heading: string;
      sponsors: { name: string; text: string; contact: string }[];
    }
  | {
      kind: 'callToAction';
      heading: string;
      paragraphs: string[];
      action?: { label: string; href: string };
      /** Leaves room for a QR code beside the text. */
      qr?: true;
    }
  | { kind: 'next'; heading: string; text: string };

/** The sections of one kind. */
export type SectionOf<Kind extends NewsletterSection['kind']> = Extract<
  NewsletterSection,
  { kind: Kind }
>;

/** What a city-wide issue says in one language. */
export interface EditionTexts {
  title: string;
  season: string;
  /** The paragraph under the title. */
  standfirst: string;
  /** The cover in words. */
  coverAlt: string;
  sections: NewsletterSection[];
}

/** An issue that comes with the product, in both languages. */
export interface WrittenEdition {
  slug: string;
  year: number;
  /** From 1 to 12. */
  month: number;
  coverUrl: string;
  en: EditionTexts;
  fr: EditionTexts;
}
