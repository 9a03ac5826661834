import type { Language } from '#db/enums.ts';
import { inks, paperSize, tagged, type Pdf } from '#app/features/media/pdf/page.server.ts';
import { drawPieces, piecesOf } from './blocks.server.ts';
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
interface TextSizes {
  title: number;
  text: number;
}

const gapBelowTitle = 0.4;

/** Draws a side at the current position, over as many pages as it takes. */
export function drawSide(document: Pdf, side: PaperSide, sizes: TextSizes): void {
  const line = (text: string, size: number) => {
    document.font('sans-bold').fontSize(size).fillColor(inks.text);
    document.text(text, left, document.y, { width });
  };
  document.addStructure(
    document.struct('Sect', { lang: side.language }, [
      document.struct('H2', {}, () => {
        document.font('display').fontSize(sizes.title).fillColor(inks.text);
        document.text(side.title, left, document.y, { width });
      }),
      ...(side.when
        ? [document.struct('P', {}, () => line(side.when ?? '', 1.2 * sizes.text))]
        : []),
      document.struct('P', {}, () => {
        document.y += gapBelowTitle * sizes.text;
        const style = { x: left, width, size: sizes.text };
        drawPieces(document, piecesOf(side.content, sizes.text), style);
      }),
    ]),
  );
}

export function drawLine(
  document: Pdf,
  text: string,
  { size, bold = false, muted = false, lang }: LineStyle,
): void {
  document.addStructure(
    document.struct('P', lang ? { lang } : {}, () => {
      document
        .font(bold ? 'display' : 'sans')
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

/** Draws a QR code, `side` points large. */
export function drawCode(
  document: Pdf,
  qr: PaperNotice['qr'],
  { x, y, side }: { x: number; y: number; side: number },
): void {
  document.addStructure(
    document.struct('Figure', { alt: qr.url }, () => {
      document
        .save()
        .translate(x, y)
        .scale(side / qr.size);
      document.path(qr.path).fill('#000000').restore();
    }),
  );
}

/** Draws a QR code, and beside it words and an address that is short enough to be typed. */
export function drawQr(
  document: Pdf,
  { qr, address }: Pick<PaperNotice, 'qr' | 'address'>,
  { side, y, words }: { side: number; y: number; words: string[] },
): void {
  drawCode(document, qr, { x: left, y, side });
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
    document.font('sans').fontSize(11).fillColor(inks.muted);
    document.text(address, x, document.y, { ...beside, link: qr.url });
  });
}
