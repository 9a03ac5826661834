import {
  breakLongWords,
  inks,
  pageSetup,
  tagged,
  type Pdf,
} from '#app/features/media/pdf/page.server.ts';
import type { Language } from '#db/enums.ts';

const left = pageSetup.margins.left;

/** The width of the text, in points. */
export const width = 612 - left - pageSetup.margins.right;

export function drawHeading(document: Pdf, tag: 'H1' | 'H2', text: string): void {
  tagged(document, tag, () =>
    document
      .font('sans-bold')
      .fontSize(tag === 'H1' ? 22 : 14)
      .fillColor(inks.text)
      .text(text, left, document.y, { width }),
  );
  document.y += 6;
}

export function drawParagraph(
  document: Pdf,
  text: string,
  { bold = false, muted = false, lang }: { bold?: boolean; muted?: boolean; lang?: Language },
): void {
  document.addStructure(
    document.struct('P', lang ? { lang } : {}, () => {
      document
        .font(bold ? 'sans-bold' : 'sans')
        .fontSize(10)
        .fillColor(muted ? inks.muted : inks.text);
      document.text(breakLongWords(document, text, width), left, document.y, { width, lineGap: 2 });
      document.y += 4;
    }),
  );
}

interface RowStyle {
  bold?: boolean;
  boldFirst?: boolean;
  /** Draws what comes first on a new page. */
  before?: () => void;
}

/** Draws cells side by side, on a new page if they do not fit. Returns whether it began one. */
export function drawRow(
  document: Pdf,
  cells: string[],
  widths: number[],
  { bold = false, boldFirst = false, before }: RowStyle,
): boolean {
  const font = (index: number) =>
    document
      .font(bold || (boldFirst && index === 0) ? 'sans-bold' : 'sans')
      .fontSize(10)
      .fillColor(inks.text);
  const heights = cells.map((text, index) =>
    font(index).heightOfString(text || ' ', { width: (widths[index] ?? 0) - 10 }),
  );
  const height = Math.max(...heights);
  const { height: page, margins } = document.page;
  const isNewPage = document.y + height > page - margins.bottom;
  if (isNewPage) {
    document.addPage();
    before?.();
  }
  const top = document.y;
  let x = left;
  tagged(document, 'P', () => {
    cells.forEach((text, index) => {
      font(index).text(text, x, top, { width: (widths[index] ?? 0) - 10 });
      x += widths[index] ?? 0;
    });
  });
  document.y = top + height + 3;
  return isNewPage;
}
