import type { Language } from '#db/enums.ts';
import {
  breakLongWords,
  inks,
  paperSize,
  tagged,
  type Pdf,
} from '#app/features/media/pdf/page.server.ts';
import type { QrCode } from '#app/features/media/pdf/qr.server.ts';
import type { PaperNotice } from './paper-notice.server.ts';

type PaperSide = PaperNotice['sides'][number];

const margin = 56;

/** A sheet of paper; all lengths are in points. */
export const sheet = {
  size: paperSize.name,
  margins: { top: margin, bottom: margin, left: margin, right: margin },
  pdfVersion: '1.5',
  tagged: true,
  displayTitle: true,
  autoFirstPage: false,
} as const satisfies PDFKit.PDFDocumentOptions;

/** Where text begins and ends on a sheet. */
export const left = margin;
export const right = paperSize.width - margin;
export const width = right - left;
export const bottom = paperSize.height - margin;

/** The sizes of a notice's title and text, in points. */
export interface TextSizes {
  title: number;
  text: number;
}

/** Items of lists have dots on paper. */
const paperText = (content: string): string =>
  content.replace(/\r\n?/g, '\n').replace(/^[ \t]*- /gm, '• ');

const gapBelowTitle = 0.4;

export function heightOfSide(document: Pdf, side: PaperSide, sizes: TextSizes): number {
  document.font('sans').fontSize(sizes.text);
  const lines = breakLongWords(document, paperText(side.content), width);
  const text = document.heightOfString(lines, textOptions(sizes));
  return heightOfTitle(document, side, sizes) + text;
}

/** With when it happens, and the space below it. */
export function heightOfTitle(document: Pdf, { title, when }: PaperSide, sizes: TextSizes): number {
  document.font('sans-bold').fontSize(sizes.title);
  const height = document.heightOfString(title, { width });
  document.fontSize(whenSize(sizes));
  const below = when ? document.heightOfString(when, { width }) : 0;
  return height + below + gapBelowTitle * sizes.text;
}

/** When it happens is larger than the text. */
const whenSize = ({ text }: TextSizes) => text * 1.2;

const textOptions = (sizes: TextSizes) => ({ width, lineGap: sizes.text * 0.22 });

/**
 * Draws a side at the current position: whole, over as many pages as it takes, or at most `most` points
 * of its text.
 */
export function drawSide(
  document: Pdf,
  side: PaperSide,
  { sizes, most }: { sizes: TextSizes; most?: number },
): void {
  const cut = most === undefined ? {} : { height: most, ellipsis: ' …' };
  document.addStructure(
    document.struct('Sect', { lang: side.language }, [
      document.struct('H2', {}, () => {
        document.font('sans-bold').fontSize(sizes.title).fillColor(inks.text);
        document.text(side.title, left, document.y, { width });
        if (!side.when) document.y += gapBelowTitle * sizes.text;
      }),
      ...(side.when ? [drawWhen(document, side.when, sizes)] : []),
      document.struct('P', {}, () => {
        document.font('sans').fontSize(sizes.text).fillColor(inks.text);
        const lines = breakLongWords(document, paperText(side.content), width);
        document.text(lines, left, document.y, { ...textOptions(sizes), ...cut });
      }),
    ]),
  );
}

const drawWhen = (document: Pdf, when: string, sizes: TextSizes) =>
  document.struct('P', {}, () => {
    document.font('sans-bold').fontSize(whenSize(sizes)).fillColor(inks.text);
    document.text(when, left, document.y, { width });
    document.y += gapBelowTitle * sizes.text;
  });

export function drawLine(
  document: Pdf,
  text: string,
  { size, bold = false, muted = false, lang }: LineStyle,
): void {
  document.addStructure(
    document.struct('P', lang ? { lang } : {}, () => {
      document
        .font(bold ? 'sans-bold' : 'sans')
        .fontSize(size)
        .fillColor(muted ? inks.muted : inks.text)
        .text(text, left, document.y, { width });
    }),
  );
}

interface LineStyle {
  size: number;
  bold?: boolean;
  muted?: boolean;
  lang?: Language;
}

/** Draws a QR code and the words beside it. */
export function drawQr(
  document: Pdf,
  qr: QrCode,
  { side, y, words }: { side: number; y: number; words: string[] },
): void {
  document.addStructure(
    document.struct('Figure', { alt: qr.url }, () => {
      document
        .save()
        .translate(left, y)
        .scale(side / qr.size);
      document.path(qr.path).fill('#000000').restore();
    }),
  );
  const x = left + side + 18;
  const beside = { width: right - x };
  document.y = y + 4;
  for (const line of words) {
    tagged(document, 'P', () => {
      document.font('sans-bold').fontSize(12).fillColor(inks.text);
      document.text(line, x, document.y, beside);
    });
    document.y += 3;
  }
  tagged(document, 'P', () => {
    document.font('sans').fontSize(9).fillColor(inks.muted);
    document.text(qr.url, x, document.y, { ...beside, link: qr.url });
  });
}
