import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { unitLabel } from '#app/features/communities/communities/unit-label.server.ts';
import { newPdf } from '#app/features/media/pdf/fonts/document.server.ts';
import {
  inks,
  paperSize,
  pdfResponse,
  tagged,
  type Pdf,
} from '#app/features/media/pdf/page.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { languageTags, type Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { NoticeAddress } from '../desk/access.server.ts';
import type { ServiceRow } from './rows.server.ts';
import { requireListed } from './service-files.server.ts';

/**
 * A US Letter sheet of 30 labels, three across and ten down, each 2⅝ by 1 inch; half an inch above them, and an
 * eighth between columns. In points.
 */
const sheet = {
  ...{ columns: 3, rows: 10, width: 189, height: 72 },
  ...{ left: 13.5, top: 36, across: 198 },
} as const;
const inset = { x: 10, y: 6 };

/**
 * The labels of those who are not served yet, for envelopes to the address for service or for copies left at the
 * units, in the order of the list. Throws AppError as `requireListed`, and `not-found` where there is none.
 */
export async function labelsResponse(
  ctx: Ctx,
  address: NoticeAddress,
  way: 'MAIL' | 'UNIT',
): Promise<Response> {
  const { locale } = ctx;
  const { community, rows } = await requireListed(ctx, address);
  const open = rows.filter(({ status }) => !status.isServed && status.way === way);
  if (open.length === 0) throw new AppError('not-found', 'noticeService.noLabels');
  const name = translate(locale, 'noticeService.files.labels');
  const document = await newPdf({
    size: paperSize.name,
    margin: 0,
    pdfVersion: '1.5',
    tagged: true,
    displayTitle: true,
    autoFirstPage: false,
    lang: languageTags[locale],
    info: { Title: translate(locale, 'noticeService.paper.labels'), Author: community.name },
  });
  const bytes = buffer(document);
  const perSheet = sheet.columns * sheet.rows;
  for (const [index, row] of open.entries()) {
    const place = index % perSheet;
    if (place === 0) {
      document.addPage();
      // Lets other requests run.
      await setImmediate();
    }
    drawLabel(document, linesOf(locale, row, community), {
      x: sheet.left + (place % sheet.columns) * sheet.across + inset.x,
      y: sheet.top + Math.floor(place / sheet.columns) * sheet.height + inset.y,
    });
  }
  document.end();
  return pdfResponse(await bytes, `${community.slug}-${name}.pdf`);
}

/** What stands on a label: the name, and where it goes. */
function linesOf(
  locale: Locale,
  { name, unit, address, status }: ServiceRow,
  community: { name: string; address?: string | null | undefined },
): string[] {
  const who = name ?? translate(locale, 'noticeService.paper.toOwner');
  if (status.way === 'MAIL') return [who, ...(address ?? '').split('\n')];
  return [who, unitLabel(locale, unit), community.name, ...(community.address ?? '').split('\n')];
}

/** Draws the lines of a label, smaller where there are many. */
function drawLabel(document: Pdf, lines: string[], { x, y }: { x: number; y: number }): void {
  const shown = lines.filter(Boolean);
  const room = sheet.height - 2 * inset.y;
  const height = Math.min(12, room / shown.length);
  tagged(document, 'P', () => {
    document.fillColor(inks.text);
    shown.forEach((line, index) => {
      document.font(index === 0 ? 'sans-bold' : 'sans').fontSize(0.8 * height);
      document.text(line, x, y + index * height, {
        width: sheet.width - 2 * inset.x,
        height,
        ellipsis: true,
        lineBreak: false,
      });
    });
  });
}
