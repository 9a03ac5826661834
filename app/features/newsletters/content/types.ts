export type NewsletterSlug = 'fall-2024' | 'summer-2024' | 'spring-2024' | 'winter-2023';

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

/** A city-wide issue: its page and its PDF are made from this. */
export interface Newsletter {
  slug: NewsletterSlug;
  path: string;
  title: string;
  season: string;
  month: number;
  year: number;
  cover: { src: string; alt: string };
  standfirst: string;
  sections: NewsletterSection[];
}

interface TrustedContractor {
  name: string;
  trade: string;
  text: string;
  phone: string;
  area: string;
}

interface LocalDiscovery {
  title: string;
  text: string;
  place: string;
}

interface SmartLivingColumn {
  heading: string;
  points: string[];
}

/** What the archive page gathers from the issues. */
export interface ArchiveContent {
  contractors: TrustedContractor[];
  discoveries: LocalDiscovery[];
  recipes: SectionOf<'recipe'>[];
  columns: SmartLivingColumn[];
}
