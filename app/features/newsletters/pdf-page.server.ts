import { skylineHeight, skylineTowers, grid } from '#app/ui/skyline.ts';
import { light } from '#app/ui/styles/palette.ts';

export type Pdf = PDFKit.PDFDocument;

/** Letter paper, tagged for screen readers; all lengths are in points. */
export const pageSetup = {
  size: 'LETTER',
  margins: { top: 64, bottom: 72, left: 84, right: 84 },
  pdfVersion: '1.5',
  tagged: true,
  displayTitle: true,
  lang: 'en-CA',
  bufferPages: true,
} as const satisfies PDFKit.PDFDocumentOptions;

export const inks = { text: light.ink, muted: light.muted, heading: light.link, line: light.line };

/** Draws a part of the text under its tag (H1, P, LI …), which readers of the file go by. */
export function part(document: Pdf, tag: string, draw: () => void): void {
  document.addStructure(document.struct(tag, {}, draw));
}

/** Draws what the text does not need. */
function decoration(document: Pdf, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

/** The band across the head of the first page: the name, the month and a skyline at dusk. */
export function drawMasthead(document: Pdf, { month, seed }: { month: string; seed: string }) {
  const { width } = document.page;
  const height = 150;
  decoration(document, () => {
    document.rect(0, 0, width, height).fill(light.skyTop);
    drawTowers(document, seed, { right: width - 84, floor: height, height: 112 });
  });
  part(document, 'P', () => {
    document
      .font('Helvetica-Bold')
      .fontSize(16)
      .fillColor(inks.text)
      .text('The Local Link', 84, 56);
    document.font('Helvetica').fontSize(11).text(`Newsletter, ${month}`);
  });
  document.x = 84;
  document.y = height + 36;
}

/** The same skyline the pages draw, with some of its windows lit. */
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

/** Starts a new page unless this much of the present one is left. */
export function keepTogether(document: Pdf, points: number): void {
  const { height, margins } = document.page;
  if (document.y + points > height - margins.bottom) document.addPage();
}

/** A hairline across the text's width. */
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

/** Writes the running foot on every page, once there are no more to come. */
export function numberPages(document: Pdf, foot: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    const { width, height, margins } = document.page;
    // Text below the bottom margin would start a page of its own.
    document.page.margins.bottom = 0;
    decoration(document, () =>
      document
        .font('Helvetica')
        .fontSize(9)
        .fillColor(inks.muted)
        .text(`${foot}, page ${page - start + 1} of ${count}`, margins.left, height - 48, {
          width: width - margins.left - margins.right,
          align: 'center',
          lineBreak: false,
        }),
    );
    document.page.margins.bottom = pageSetup.margins.bottom;
  }
}
