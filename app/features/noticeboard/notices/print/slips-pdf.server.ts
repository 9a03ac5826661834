import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { formatsFor } from '#app/lib/format.ts';
import { AppError } from '#app/lib/errors.ts';
import { languageTags, type Locale } from '#app/lib/i18n/locale.ts';
import { createBreaks } from '#app/lib/process/breaks.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { newPdf } from '#app/features/media/pdf/fonts/document.server.ts';
import { endLong, inks, type Pdf, pdfResponse } from '#app/features/media/pdf/page.server.ts';
import { unitNumberIn } from '#app/features/communities/communities/unit.ts';
import { unitLabel } from '#app/features/communities/communities/unit-label.server.ts';
import type { NoticeAddress } from '../desk/access.server.ts';
import { allDeliveries, requireDelivery } from '../delivery/queries.server.ts';
import { paperNotice, type PaperNotice } from './paper-notice.server.ts';
import * as paper from './paper.server.ts';

/**
 * The slips as a PDF: the list to take along, then the whole notice for each unit that nothing reached.
 * It is streamed as it is made. Throws AppError: `unauthenticated`, `forbidden`, `not-found`, also where
 * no unit needs one.
 */
export async function slipsResponse(ctx: Ctx, address: NoticeAddress): Promise<Response> {
  const { community, notice, ...found } = await requireDelivery(ctx, address, (em, noticeId) =>
    allDeliveries(em, noticeId, 'none'),
  );
  const units = found.units.map(({ unit }) => unit);
  if (units.length === 0) throw new AppError('not-found', 'noticeDelivery.noSlipsToPrint');
  const name = translate(ctx.locale, 'noticeDelivery.files.slips');
  const bytes = pages(paperNotice(community, notice), units, ctx.locale);
  return pdfResponse(
    Readable.toWeb(Readable.from(bytes, { objectMode: false })) as ReadableStream,
    `${community.slug}-${name}.pdf`,
  );
}

async function* pages(
  notice: PaperNotice,
  units: string[],
  locale: Locale,
): AsyncGenerator<Buffer> {
  const document = await newPdf({
    ...paper.sheet,
    lang: languageTags[locale],
    info: { Title: translate(locale, 'noticeDelivery.paper.round'), Author: notice.community },
  });
  await drawRound(document, notice, { units, locale });
  for (const unit of units) {
    drawSlip(document, notice, unit);
    const bytes = document.read() as Buffer | null;
    if (bytes) yield bytes;
    // Lets other requests run.
    await setImmediate();
  }
  yield* endLong(document);
}

const rowHeight = 24;
const columns = 3;

/** The list to take along: each unit with a box to tick. */
async function drawRound(
  document: Pdf,
  { community, sides }: PaperNotice,
  { units, locale }: { units: string[]; locale: Locale },
): Promise<void> {
  const takeBreak = createBreaks();
  document.addPage();
  paper.drawLine(document, translate(locale, 'noticeDelivery.paper.round'), {
    size: 20,
    bold: true,
  });
  document.y += 4;
  for (const line of [community, ...sides.map(({ title }) => title)]) {
    paper.drawLine(document, line, { size: 12 });
  }
  const count = translate(locale, 'noticeDelivery.paper.roundUnits', { count: units.length });
  const today = formatsFor(locale).longDate(new Date());
  paper.drawLine(document, `${count} · ${today}`, { size: 12, muted: true });
  let top = document.y + 14;
  let place = 0;
  for (const unit of units) {
    await takeBreak();
    const perColumn = Math.max(1, Math.floor((paper.bottom - top) / rowHeight));
    if (place === perColumn * columns) {
      document.addPage();
      top = paper.sheet.margins.top;
      place = 0;
    }
    const fitting = Math.max(1, Math.floor((paper.bottom - top) / rowHeight));
    const x = paper.left + Math.floor(place / fitting) * (paper.width / columns);
    drawBox(document, unitLabel(locale, unit), { x, y: top + (place % fitting) * rowHeight });
    place += 1;
  }
}

function drawBox(document: Pdf, label: string, { x, y }: { x: number; y: number }): void {
  document.addStructure(
    document.struct('P', {}, () => {
      document.rect(x, y, 12, 12).lineWidth(1).strokeColor(inks.text).stroke();
      document.font('sans').fontSize(12).fillColor(inks.text);
      document.text(label, x + 20, y + 1, {
        width: paper.width / columns - 26,
        height: rowHeight - 6,
        ellipsis: true,
        lineBreak: false,
      });
    }),
  );
}

const sizes = { title: 16, text: 11 };
const qrSide = 72;

/** One unit's slip: the whole notice, over as many pages as it takes. */
function drawSlip(document: Pdf, notice: PaperNotice, unit: string): void {
  const { community, sides } = notice;
  document.addPage();
  paper.drawLine(document, community, { size: 14, bold: true });
  const number = unitNumberIn(unit);
  const names = sides.map(({ language }) =>
    number ? translate(language, 'noticeDelivery.paper.unit', { unit: number }) : unit,
  );
  paper.drawLine(document, [...new Set(names)].join(' · '), { size: 20, bold: true });
  for (const side of sides) {
    document.y += 20;
    paper.drawLine(document, side.marks, { size: 10, muted: true, lang: side.language });
    paper.drawSide(document, side, sizes);
    document.y += 8;
    const why = translate(side.language, 'noticeDelivery.paper.why');
    paper.drawLine(document, why, { size: 10, muted: true, lang: side.language });
  }
  if (document.y + 16 + qrSide > paper.bottom) document.addPage();
  paper.drawQr(document, notice, {
    side: qrSide,
    y: document.y + 16,
    words: sides.map(({ scan }) => scan),
  });
}
