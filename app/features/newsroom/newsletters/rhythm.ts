import type { NewsletterSection } from './section-types.server.ts';

/** What breaks up the columns of an issue. */
interface Rhythm {
  /** The kinds whose first section has a drawing, by the index of that section. */
  drawings: Map<number, string>;
  /** Sentences to lift out of the text, by the index of their section. */
  quotes: Map<number, string>;
}

/** The kinds that have a drawing, those before others. */
const drawn: NewsletterSection['kind'][] = ['checklist', 'items', 'recipe', 'facts'];
const mostDrawings = 3;
const mostQuotes = 2;

/** The first of a kind, of items the one with the most: a market is drawn above it. */
function indexOfKind(sections: NewsletterSection[], kind: NewsletterSection['kind']): number {
  const sizes = sections.map((section) =>
    section.kind !== kind ? 0 : section.kind === 'items' ? section.items.length : 1,
  );
  const most = Math.max(...sizes);
  return most > 0 ? sizes.indexOf(most) : -1;
}

/** Three sections of an issue get a drawing, and two a sentence of theirs in large letters. */
export function rhythmOf(sections: NewsletterSection[]): Rhythm {
  const drawings = new Map(
    drawn
      .flatMap((kind) => {
        const index = indexOfKind(sections, kind);
        return index < 0 ? [] : [[index, `/images/newsletters/part-${kind}.svg`] as const];
      })
      .slice(0, mostDrawings),
  );
  const quotes = new Map(
    sections
      .flatMap((section, index) => {
        const isLong = section.kind === 'letter' || section.kind === 'story';
        const quote = isLong ? quoteFrom(section.paragraphs) : undefined;
        return quote ? [[index, quote] as const] : [];
      })
      .slice(0, mostQuotes),
  );
  return { drawings, quotes };
}

/**
 * A sentence that stands for itself: of the last paragraph but the first that has one, and not its beginning if
 * there is another, because the quote often stands close before it.
 */
export function quoteFrom(paragraphs: string[]): string | undefined {
  const texts = paragraphs
    .slice(1)
    .reverse()
    .map((paragraph) =>
      (paragraph.match(/[^.!?…]+[.!?…]+(?=\s|$)/g) ?? []).map((sentence) => sentence.trim()),
    );
  const sentences = [...texts.flatMap((text) => text.slice(1)), ...texts.flat()];
  return sentences.find(
    (sentence) =>
      sentence.length >= 40 && sentence.length <= 110 && !/[\d@«»“”"():;]/.test(sentence),
  );
}
