import type { Operator } from '#app/features/communities/operator/operator.ts';

/** A page that explains the site. Texts may have links, as [words](address), and names of buttons, as **Join**. */
export interface Guide<Text = GuideText> {
  slug: string;
  title: string;
  /** What the page is about, in a sentence; search engines show it too. */
  summary: string;
  sections: GuideSection<Text>[];
}

/** A text, or one that names something of who runs the site, with what stands there until that is set. */
export type GuideText = string | { needs: keyof Operator; text: string; otherwise?: string };

export interface GuideSection<Text = GuideText> {
  heading: string;
  /** The anchor of the section. */
  id?: string;
  paragraphs?: Text[];
  points?: Text[];
}
