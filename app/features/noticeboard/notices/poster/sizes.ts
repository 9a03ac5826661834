/** The sizes of a poster's title that are tried, in points, the largest first: it shrinks only where it doesn't fit. */
export const titleSizes = [60, 54, 48, 42, 37, 32, 28, 24, 20] as const;

/** Those of its text; at the smallest one a long text is cut. */
export const textSizes = [30, 27, 24, 21, 19, 17, 15.5, 14] as const;

/** Down to which size a title shrinks, so that its text is at least so large: it is to be read at two metres. */
const leastSizes = [
  { title: 42, text: 19 },
  { title: 37, text: 17 },
  { title: 32, text: 14 },
];

type TitleSize = (typeof titleSizes)[number];
type TextSize = (typeof textSizes)[number];

interface Measure {
  /** The height of the titles at a size, in points; Infinity where a word is wider than its column. */
  titlesAt: (size: number) => number;
  /** The height of the texts. */
  textsAt: (size: number) => number;
  /** How high all may be, less what is the same at every size. */
  room: number;
}

/**
 * The largest sizes at which a poster fits: the title first, which shrinks where it or one of its words is too long,
 * and further where the text would be too small for two metres, or cut. `isWhole` is false where it is cut.
 */
export function fitPoster({ titlesAt, textsAt, room }: Measure): {
  title: TitleSize;
  text: TextSize;
  isWhole: boolean;
} {
  const largest = titleSizes.find((size) => titlesAt(size) <= 0.6 * room) ?? 20;
  for (const least of leastSizes) {
    for (const title of titleSizes) {
      if (title > largest || title < Math.min(largest, least.title)) continue;
      // Text much larger than half its title looks like another one.
      const texts = textSizes.filter((text) => text >= least.text && text <= 0.6 * title);
      const left = room - titlesAt(title);
      const text = texts.find((size) => textsAt(size) <= left);
      if (text) return { title, text, isWhole: true };
    }
  }
  const title = titleSizes.find((size) => size <= Math.min(largest, 32)) ?? 20;
  return { title, text: 14, isWhole: false };
}
