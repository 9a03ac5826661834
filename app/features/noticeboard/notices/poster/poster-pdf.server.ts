import { buffer } from 'node:stream/consumers';
import { newPdf } from '#app/features/media/pdf/fonts/document.server.ts';
import { inks, type Pdf, pdfResponse } from '#app/features/media/pdf/page.server.ts';
import { createBreaks } from '#app/lib/process/breaks.server.ts';
import { languageTags } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requireManagedNotice, type NoticeAddress } from '../desk/access.server.ts';
import { paperNotice, type PaperNotice } from '../print/paper-notice.server.ts';
import * as paper from '../print/paper.server.ts';

/**
 * The poster as a PDF: one page of Letter paper, both languages, as large as they fit. Throws AppError:
 * `unauthenticated`, `forbidden`, `not-found`.
 */
export async function posterResponse(ctx: Ctx, address: NoticeAddress): Promise<Response> {
  const { community, notice } = await requireManagedNotice(ctx, address);
  const poster = paperNotice(community, notice);
  const document = newPdf({
    ...paper.sheet,
    lang: languageTags[poster.sides[0]?.language ?? ctx.locale],
    info: { Title: notice.title, Author: community.name },
  });
  const bytes = buffer(document);
  await drawPoster(document, poster);
  document.end();
  const name = translate(ctx.locale, 'noticeDelivery.files.poster');
  return pdfResponse(await bytes, `${community.slug}-${name}.pdf`);
}

/** The sizes that are tried, the largest first; at the smallest one a long text is cut. */
const scales = [1.5, 1.3, 1.15, 1, 0.88, 0.78, 0.7];
const sizesAt = (scale: number) => ({ title: 34 * scale, text: 18 * scale });
const smallest = sizesAt(0.7);

const qrSide = 118;
const gap = 26;

async function drawPoster(document: Pdf, { community, sides, qr }: PaperNotice): Promise<void> {
  document.addPage();
  paper.drawLine(document, community, { size: 22, bold: true });
  document.y += 4;
  for (const { marks, language } of sides) {
    paper.drawLine(document, marks, { size: 13, muted: true, lang: language });
  }
  document.y += 10;
  drawRule(document);
  document.y += 22;
  const foot = paper.bottom - qrSide;
  const room = foot - gap - document.y;
  const takeBreak = createBreaks();
  let sizes: paper.TextSizes | undefined;
  for (const one of scales.map(sizesAt)) {
    let height = gap * (sides.length - 1);
    for (const side of sides) {
      height += paper.heightOfSide(document, side, one);
      await takeBreak();
    }
    if (height > room) continue;
    sizes = one;
    break;
  }
  const most = sizes ? null : roomOfTexts(document, sides, room);
  sides.forEach((side, index) => {
    if (index > 0) document.y += gap;
    const limit = most?.[index];
    paper.drawSide(document, side, {
      sizes: sizes ?? smallest,
      ...(limit === undefined ? {} : { most: limit }),
    });
  });
  paper.drawQr(document, qr, {
    side: qrSide,
    y: foot,
    words: sides.map(({ scan, whole }) => (sizes ? scan : whole)),
  });
}

/** How high each text may be where not all of it fits: a long text takes what a short one leaves. */
function roomOfTexts(document: Pdf, sides: PaperNotice['sides'], room: number): number[] {
  const titles = sides.map((side) => paper.heightOfTitle(document, side, smallest));
  const texts = sides.map(
    (side, index) => paper.heightOfSide(document, side, smallest) - (titles[index] ?? 0),
  );
  const left = room - gap * (sides.length - 1) - titles.reduce((sum, one) => sum + one, 0);
  const share = left / sides.length;
  const spare = texts.reduce((sum, height) => sum + Math.max(0, share - height), 0);
  return texts.map((height) => Math.min(height + 1, share + spare));
}

function drawRule(document: Pdf): void {
  document.markContent('Artifact', { type: 'Layout' });
  document
    .moveTo(paper.left, document.y)
    .lineTo(paper.right, document.y)
    .lineWidth(1)
    .strokeColor(inks.line)
    .stroke();
  document.endMarkedContent();
}
