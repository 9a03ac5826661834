import { setImmediate } from 'node:timers/promises';
import type { FontedPdf } from './fonts/document.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { skylineHeight, skylineTowers, grid } from '#app/ui/drawings/skyline.ts';
import { light } from '#app/ui/styles/palette.ts';

export type Pdf = PDFKit.PDFDocument;

/** The one size of everything that is printed: US Letter, in points. */
export const paperSize = { name: 'LETTER', width: 612, height: 792 } as const;

/** A page with wide margins, tagged for screen readers; all lengths are in points. */
export const pageSetup = {
  size: paperSize.name,
  margins: { top: 64, bottom: 72, left: 84, right: 84 },
  pdfVersion: '1.5',
  tagged: true,
  displayTitle: true,
  bufferPages: true,
} as const satisfies PDFKit.PDFDocumentOptions;

export const inks = { text: light.ink, muted: light.muted, heading: light.link, line: light.line };

/** Draws text under a tag (H1, P, LI …), which tells screen readers what it is. */
export function tagged(document: Pdf, tag: string, draw: () => void): void {
  document.addStructure(document.struct(tag, {}, draw));
}

/** Draws what screen readers should skip. */
export function decoration(document: Pdf, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

/** The band across the head of the first page: the name, the month and a skyline at dusk. */
export function drawMasthead(
  document: Pdf,
  { month, seed, locale }: { month: string; seed: string; locale: Locale },
): void {
  const { width } = document.page;
  const height = 150;
  decoration(document, () => {
    document.rect(0, 0, width, height).fill(light.skyTop);
    drawTowers(document, seed, { right: width - 84, floor: height, height: 112 });
  });
  tagged(document, 'P', () => {
    document
      .font('sans-bold')
      .fontSize(16)
      .fillColor(inks.text)
      .text(translate(locale, 'cityIssues.pdf.brand'), 84, 56);
    document
      .font('sans')
      .fontSize(11)
      .text(translate(locale, 'cityIssues.pdf.masthead', { month }));
  });
  document.x = 84;
  document.y = height + 36;
}

/** The skyline of the pages, with some of its windows lit. */
function drawTowers(
  document: Pdf,
  seed: string,
  place: { right: number; floor: number; height: number },
): void {
  const towers = skylineTowers(seed, 40);
  const last = towers.at(-1);
  const scale = place.height / skylineHeight;
  const span = last ? last.x + last.width : 0;
  const tones = { a: light.towerA, b: light.towerB, c: light.towerC };
  document
    .save()
    .translate(place.right - span * scale, place.floor)
    .scale(scale);
  for (const tower of towers) {
    document.rect(tower.x, -tower.height, tower.width, tower.height).fill(tones[tower.tone]);
    for (let row = 0; row < tower.rows; row++) {
      for (let column = 0; column < tower.columns; column++) {
        const lit = tower.lit.some(([x, y]) => x === column && y === row);
        document
          .rect(
            tower.x + grid.inset + column * grid.stepX,
            -tower.height + grid.inset + row * grid.stepY,
            grid.width,
            grid.height,
          )
          .fill(lit ? light.litA : light.unlit);
      }
    }
  }
  document.restore();
}

/** Shorter words are left to pdfkit, which knows where an address may be divided. */
const longWord = /\S{300,}/gu;

/**
 * A text with its longest words divided into lines of this width, in the document's font. pdfkit would measure what is
 * left of a word again for every line of it.
 */
export function breakLongWords(document: Pdf, text: string, width: number): string {
  const widths = new Map<string, number>();
  const widthOf = (letter: string): number => {
    const known = widths.get(letter) ?? document.widthOfString(letter);
    widths.set(letter, known);
    return known;
  };
  // Kerning may move letters apart.
  const most = 0.95 * width;
  return text.replace(longWord, (word) => {
    let lines = '';
    let used = 0;
    for (const letter of word) {
      const isFull = used + widthOf(letter) > most;
      lines += isFull ? `\n${letter}` : letter;
      used = (isFull ? 0 : used) + widthOf(letter);
    }
    return lines;
  });
}

/** Starts a new page unless this much of the current one is left. */
export function keepTogether(document: Pdf, points: number): void {
  const { height, margins } = document.page;
  if (document.y + points > height - margins.bottom) document.addPage();
}

export function rule(document: Pdf): void {
  const { width, margins } = document.page;
  decoration(document, () =>
    document
      .moveTo(margins.left, document.y)
      .lineTo(width - margins.right, document.y)
      .lineWidth(0.75)
      .strokeColor(inks.line)
      .stroke(),
  );
}

/** Writes the foot of every page. Call it once all pages are drawn. */
export function numberPages(document: Pdf, footOf: (page: number, pages: number) => string): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    document.switchToPage(start + index);
    const { width, height, margins } = document.page;
    // Text below the bottom margin would start a new page.
    document.page.margins.bottom = 0;
    decoration(document, () =>
      document
        .font('sans')
        .fontSize(9)
        .fillColor(inks.muted)
        .text(footOf(index + 1, count), margins.left, height - 48, {
          width: width - margins.left - margins.right,
          align: 'center',
          lineBreak: false,
        }),
    );
    document.page.margins.bottom = pageSetup.margins.bottom;
  }
}

/**
 * Ends a document that may have thousands of pages, and lets other requests run before the table of all its parts
 * is written. Returns the bytes that are left.
 */
export async function* endLong(document: FontedPdf): AsyncGenerator<Buffer> {
  await document.finishFonts();
  // The table is written when the last part is complete.
  const last = document.ref({});
  document.end();
  await setImmediate();
  last.end(undefined);
  for await (const bytes of document) yield bytes as Buffer;
}

/** The response with a PDF for the desk. It opens in the browser, and no cache keeps it. */
export const pdfResponse = (body: Buffer | ReadableStream, filename: string): Response =>
  new Response(body instanceof ReadableStream ? body : new Uint8Array(body), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${filename}"`,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    },
  });
