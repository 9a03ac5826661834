import { endOfSentence } from '../text/end-of-sentence.ts';
import { parseNoticeText } from '../text/parse-text.ts';
import { fitPoster } from './sizes.ts';

interface Side {
  title: string;
  content: string;
  when: string | null;
}

/** How wide letters are on average, in parts of their size; the browser measures them only once they are drawn. */
const letterWidth = { title: 0.56, text: 0.54 };

/** What a page of paper has for titles, days and texts, in points. */
const paper = { width: 500, height: 400, between: 28 };

/** About how many points high a text is, with the space below each paragraph. */
function heightOf(content: string, size: number, width: number): number {
  const perLine = width / (letterWidth.text * size);
  const lines = content.split(/\r?\n/).filter((line) => line.trim() !== '');
  const count = lines.reduce((sum, line) => sum + Math.ceil((line.length + 2) / perLine), 0);
  return (1.35 * count + 0.5 * lines.length) * size;
}

/** The sizes of a poster on its page, by estimate, and its texts, cut where they are too long for the smallest. */
export function posterOnPage<Sides extends Side>(sides: Sides[]) {
  const width = (paper.width - (sides.length - 1) * paper.between) / sides.length;
  const most = (heights: number[]) => Math.max(...heights);
  const titlesAt = (size: number) =>
    most(
      sides.map(({ title }) => {
        const word = most(title.split(/\s+/).map(({ length }) => length));
        const perLine = width / (letterWidth.title * size);
        return word > perLine ? Infinity : 1.1 * size * Math.ceil(title.length / (0.85 * perLine));
      }),
    );
  const block = sides.some(({ when }) => when) ? (sides.length > 1 ? 160 : 120) : 0;
  const room = paper.height - block;
  const textsAt = (size: number) =>
    most(sides.map(({ content }) => heightOf(content, size, width)));
  const sizes = fitPoster({ titlesAt, textsAt, room });
  const { title, text } = sizes;
  const left = room - Math.min(titlesAt(title), 0.6 * room);
  return {
    ...sizes,
    texts: sides.map(({ content }) =>
      parseNoticeText(sizes.isWhole ? content : cut(content, { size: text, width, left })),
    ),
  };
}

/** A text cut to a height: where a sentence ends, or between two words if that would leave little of it. */
function cut(
  content: string,
  { size, width, left }: { size: number; width: number; left: number },
): string {
  if (heightOf(content, size, width) <= left) return content;
  const ends = [...content.matchAll(/\S+/g)].map(({ 0: word, index }) => index + word.length);
  const isWithin = (end: number) => heightOf(content.slice(0, end), size, width) <= left;
  const end = ends.findLast(isWithin) ?? 0;
  return `${content.slice(0, endOfSentence(content, end))} …`;
}
