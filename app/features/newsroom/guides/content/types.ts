/** A page that explains the site. Texts may have links written as [words](address). */
export interface Guide {
  slug: string;
  title: string;
  /** What the page is about, in a sentence; search engines show it too. */
  summary: string;
  sections: GuideSection[];
}

interface GuideSection {
  heading: string;
  /** The anchor of the section. */
  id?: string;
  paragraphs?: string[];
  points?: string[];
}
