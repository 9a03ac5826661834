import {
  decoration,
  inks,
  paperSize,
  tagged,
  type Pdf,
} from '#app/features/media/pdf/page.server.ts';
import { createBreaks } from '#app/lib/process/breaks.server.ts';
import { light } from '#app/ui/styles/palette.ts';
import { drawPieces, heightOfPieces, piecesOf } from '../print/blocks.server.ts';
import type { PaperNotice } from '../print/paper-notice.server.ts';
import { drawCode, sheet } from '../print/paper.server.ts';
import { fitPoster, textSizes, titleSizes } from './sizes.ts';

type Side = PaperNotice['sides'][number];

const margin = 40;

/** The sheet of a poster, with narrower margins than other paper; all lengths are in points. */
export const posterSheet = {
  ...sheet,
  margins: { top: margin, bottom: margin, left: margin, right: margin },
} as const satisfies PDFKit.PDFDocumentOptions;

const left = margin;
const right = paperSize.width - margin;
const bottom = paperSize.height - margin;
const between = 28;
const qrSide = 120;

/** What is the same in each column of a poster. */
interface Layout {
  column: number;
  title: number;
  text: number;
  /** The size of the day and the hours. */
  when: number;
  titles: number;
  block: number;
  /** How high a text may be; null where each is whole. */
  most: number | null;
}

/** Draws a poster to be read at two metres: its languages side by side, titles, days and texts at one height each. */
export async function drawPoster(document: Pdf, poster: PaperNotice): Promise<void> {
  const { sides, isEmergency } = poster;
  document.addPage();
  drawHead(document, poster);
  const top = document.y;
  const foot = bottom - qrSide;
  const layout = await layoutOf(document, sides, foot - 22 - top);
  sides.forEach((side, index) => {
    const x = left + index * (layout.column + between);
    document.y = top;
    drawSide(document, side, { ...layout, x, isEmergency });
  });
  drawFoot(document, poster, { y: foot, isWhole: layout.most === null });
}

/** The community, in an emergency below a red band that says so and whom to call; and what kind of notice it is. */
function drawHead(document: Pdf, { community, sides, isEmergency, call }: PaperNotice): void {
  if (isEmergency) {
    const band = call ? 134 : 92;
    decoration(document, () => document.rect(0, 0, paperSize.width, band).fill(light.alarm));
    tagged(document, 'P', () => {
      const kinds = sides.map(({ kind }) => kind.toLocaleUpperCase());
      document.font('display').fontSize(40).fillColor(light.onAlarm);
      document.text([...new Set(kinds)].join(' · '), left, 24, { width: right - left });
    });
    if (call) {
      tagged(document, 'P', () => {
        const width = right - left;
        document.font('display').fontSize(fitted(document, call, { width, most: 30 }));
        document.text(call, left, 80, { width });
      });
    }
    document.y = band + 16;
  } else document.y = margin;
  tagged(document, 'P', () => {
    document.font('display').fontSize(22).fillColor(inks.text);
    document.text(community, left, document.y, { width: right - left, height: 56, ellipsis: true });
  });
  const column = columnOf(sides);
  const top = document.y + 2;
  const ends = sides.map(({ marks, language }, index) => {
    document.addStructure(
      document.struct('P', { lang: language }, () => {
        document.font('sans').fontSize(12).fillColor(inks.muted);
        document.text(marks, left + index * (column + between), top, { width: column });
      }),
    );
    return document.y;
  });
  const y = Math.max(...ends) + 8;
  decoration(document, () =>
    document
      .moveTo(left, y)
      .lineTo(right, y)
      .lineWidth(3)
      .strokeColor(isEmergency ? light.alarm : inks.heading)
      .stroke(),
  );
  document.y = y + 18;
}

const columnOf = ({ length }: Side[]): number => (right - left - (length - 1) * between) / length;

/** The largest sizes at which both languages fit. What is measured for each size lets other requests run before it. */
async function layoutOf(document: Pdf, sides: Side[], room: number): Promise<Layout> {
  const takeBreak = createBreaks();
  const column = columnOf(sides);
  const when = whenSize(document, sides, column);
  const block = Math.max(...sides.map((side) => heightOfWhen(document, side, { column, when })));
  const titles = new Map<number, number>();
  for (const size of titleSizes) {
    await takeBreak();
    const isTooWide = sides.some(({ title }) => widestWord(document, title, size) > column);
    const heights = sides.map((side) => heightOfTitle(document, side, { column, size }));
    // At the smallest size, a word that is too wide is broken.
    titles.set(size, isTooWide && size > smallest ? Infinity : Math.max(...heights));
  }
  const texts = new Map<number, number>();
  for (const size of textSizes) {
    await takeBreak();
    const style = { x: 0, width: column, size };
    const heights = sides.map(({ content }) =>
      heightOfPieces(document, piecesOf(content, size), style),
    );
    texts.set(size, Math.max(...heights));
  }
  const { title, text, isWhole } = fitPoster({
    titlesAt: (size) => titles.get(size) ?? Infinity,
    textsAt: (size) => texts.get(size) ?? Infinity,
    room: room - block,
  });
  const height = titles.get(title) ?? 0;
  const most = isWhole ? null : room - height - block;
  return { column, title, text, when, titles: height, block, most };
}

const smallest = titleSizes.at(-1) ?? 0;

const titleOptions = (width: number, size: number) => ({ width, lineGap: -0.1 * size });

function heightOfTitle(
  document: Pdf,
  { title }: Side,
  { column, size }: { column: number; size: number },
): number {
  document.font('display').fontSize(size);
  return document.heightOfString(title, titleOptions(column, size)) + 0.35 * size;
}

function widestWord(document: Pdf, text: string, size: number): number {
  document.font('display').fontSize(size);
  return Math.max(...text.split(/\s+/).map((word) => document.widthOfString(word)));
}

const padding = 14;

/** The lines of the block: day and hours are one where a column is as wide as the page. */
const linesOf = ({ short }: Side, isWide: boolean): string[] =>
  short === null ? [] : isWide || short.hours === null ? [short.all] : [short.day, short.hours];

const isWide = (column: number) => column > 400;

/** The largest size, up to that of a title, at which each line of the blocks is one line. */
function whenSize(document: Pdf, sides: Side[], column: number): number {
  document.font('display').fontSize(100);
  const widths = sides
    .flatMap((side) => linesOf(side, isWide(column)))
    .map((line) => document.widthOfString(line));
  return Math.min(60, (99 * (column - 2 * padding)) / Math.max(1, ...widths));
}

const fullSize = 14;
const aboveFull = 5;

function heightOfWhen(
  document: Pdf,
  side: Side,
  { column, when }: { column: number; when: number },
): number {
  if (!side.when) return 0;
  document.font('sans-bold').fontSize(fullSize);
  const full = document.heightOfString(side.when, { width: column - 2 * padding });
  return linesOf(side, isWide(column)).length * 1.12 * when + aboveFull + full + 2 * padding + 18;
}

function drawSide(
  document: Pdf,
  side: Side,
  {
    x,
    column,
    title,
    text,
    when,
    titles,
    block,
    most,
    isEmergency,
  }: Layout & { x: number; isEmergency: boolean },
): void {
  const top = document.y;
  const drawWhen = () => {
    const height = block - 18;
    document
      .roundedRect(x, top + titles, column, height, 10)
      .fill(isEmergency ? light.dangerGround : light.accent);
    document.y = top + titles + padding - 0.08 * when;
    for (const line of linesOf(side, isWide(column))) {
      document.font('display').fontSize(when).fillColor(inks.text);
      const y = document.y;
      document.text(line, x + padding, y, { lineBreak: false });
      document.y = y + 1.12 * when;
    }
    document.font('sans-bold').fontSize(fullSize);
    document.y += aboveFull;
    document.text(side.when ?? '', x + padding, document.y, { width: column - 2 * padding });
  };
  document.addStructure(
    document.struct('Sect', { lang: side.language }, [
      document.struct('H2', {}, () => {
        document.font('display').fontSize(title).fillColor(inks.text);
        document.text(side.title, x, top, titleOptions(column, title));
      }),
      ...(side.when ? [document.struct('P', {}, drawWhen)] : []),
      document.struct('P', {}, () => {
        document.y = top + titles + block;
        const style = { x, width: column, size: text };
        const pieces = piecesOf(side.content, text);
        drawPieces(document, pieces, most === null ? style : { ...style, most });
      }),
    ]),
  );
}

/** The code that leads to the notice, and an address to type. */
function drawFoot(
  document: Pdf,
  { qr, address, sides }: PaperNotice,
  { y, isWhole }: { y: number; isWhole: boolean },
): void {
  drawCode(document, qr, { x: left, y, side: qrSide });
  const x = left + qrSide + 20;
  const width = right - x;
  document.y = y + 4;
  for (const { scan, whole, language } of sides) {
    document.addStructure(
      document.struct('P', { lang: language }, () => {
        const words = isWhole ? scan : whole;
        document.font('sans-bold').fillColor(inks.text);
        document.fontSize(fitted(document, words, { width, most: 14 }));
        document.text(words, x, document.y, { width });
      }),
    );
    document.y += 4;
  }
  tagged(document, 'P', () => {
    document.font('sans-bold').fillColor(inks.heading);
    document.fontSize(fitted(document, address, { width, most: 18 }));
    document.text(address, x, document.y + 4, { width, height: 44, ellipsis: true, link: qr.url });
  });
}

/** The largest size, from `most` points down to 8, at which words are one line. */
function fitted(
  document: Pdf,
  words: string,
  { width, most }: { width: number; most: number },
): number {
  const natural = document.fontSize(most).widthOfString(words);
  return Math.max(8, Math.min(most, (0.99 * most * width) / natural));
}
