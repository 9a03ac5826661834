import { buffer } from 'node:stream/consumers';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { newPdf } from '#app/features/media/pdf/fonts/document.server.ts';
import { isolated } from '#app/lib/isolated.ts';
import {
  decoration,
  inks,
  keepTogether,
  numberPages,
  pageSetup,
  pdfResponse,
  type Pdf,
} from '#app/features/media/pdf/page.server.ts';
import { photoForPrint, type PrintedPhoto } from '#app/features/media/photos/print.server.ts';
import {
  drawHeading,
  drawParagraph,
  drawRow,
  width,
} from '#app/features/noticeboard/notices/proof/draw-proof.server.ts';
import { languageTags, type Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { workOrderAt, workOrderOf, type WorkOrder } from './order.server.ts';

/**
 * The work order of a request as a PDF, for the desk. Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export async function workOrderResponse(
  ctx: Ctx,
  { slug, ref }: { slug: string; ref: string },
): Promise<Response> {
  const { community } = await requireManaged(ctx, slug);
  return pdfOf(ctx.locale, await workOrderOf(ctx, community.id, ref));
}

/** The same for whoever has the contractor's link. Throws AppError `not-found` for one that ended. */
export const contractorsPdf = async (ctx: Ctx, secret: string): Promise<Response> =>
  pdfOf(ctx.locale, await workOrderAt(ctx, secret));

async function pdfOf(locale: Locale, order: WorkOrder): Promise<Response> {
  const title = translate(locale, 'workOrder.title', { ref: order.ref });
  const document = await newPdf({
    ...pageSetup,
    lang: languageTags[locale],
    info: { Title: title, Author: order.community.name },
  });
  const bytes = buffer(document);
  drawHeading(document, 'H1', title);
  drawFacts(document, locale, order);
  drawHeading(document, 'H2', translate(locale, 'workOrder.work'));
  if (order.text) drawParagraph(document, order.text, { lang: order.language });
  document.y += 8;
  for (const [index, address] of order.images.entries()) {
    const photo = await photoForPrint(address);
    if (photo)
      drawPhoto(document, photo, translate(locale, 'workOrder.photo', { number: index + 1 }));
  }
  drawSignature(document, locale);
  numberPages(document, (page, pages) =>
    translate(locale, 'workOrder.page', { ref: order.ref, page, pages }),
  );
  document.end();
  const name = translate(locale, 'workOrder.file', { ref: order.ref });
  return pdfResponse(await bytes, `${name}.pdf`);
}

const labelWidth = 150;

function drawFacts(document: Pdf, locale: Locale, order: WorkOrder): void {
  const { community } = order;
  const rows = [
    ['community', [isolated(community.name), community.address].filter(Boolean).join(', ')],
    ['where', isolated(order.where)],
    ['category', order.category],
    ['reported', order.reported],
    ['plannedFor', order.plannedFor],
    ['letsIn', order.letsIn && isolated(order.letsIn)],
    ['mayEnterLabel', order.mayEnter],
    ['call', order.phone],
  ] as const;
  document.y += 6;
  for (const [name, value] of rows) {
    if (!value) continue;
    const label = translate(locale, `workOrder.${name}`);
    drawRow(document, [label, value], [labelWidth, width - labelWidth], { boldFirst: true });
  }
  document.y += 12;
}

/** The most points that a photo takes. */
const photoSize = { width: width * 0.62, height: 250 };

function drawPhoto(document: Pdf, { jpeg, ...size }: PrintedPhoto, alt: string): void {
  const scale = Math.min(photoSize.width / size.width, photoSize.height / size.height, 1);
  const [wide, high] = [size.width * scale, size.height * scale];
  keepTogether(document, high + 10);
  const { y } = document;
  document.addStructure(
    document.struct('Figure', { alt }, () => {
      document.image(jpeg, pageSetup.margins.left, y, { width: wide, height: high });
    }),
  );
  document.y = y + high + 10;
}

const lineGap = 34;

/** Lines to write on by hand: what was done, by whom, and when. */
function drawSignature(document: Pdf, locale: Locale): void {
  keepTogether(document, 4 * lineGap + 40);
  document.y += 8;
  drawHeading(document, 'H2', translate(locale, 'workOrder.signature.title'));
  const { left } = pageSetup.margins;
  for (const name of ['done', 'name', 'day', 'signature'] as const) {
    const top = document.y + lineGap - 14;
    document.addStructure(
      document.struct('P', {}, () => {
        document.font('sans').fontSize(10).fillColor(inks.text);
        document.text(translate(locale, `workOrder.signature.${name}`), left, top, {
          width: labelWidth - 10,
        });
      }),
    );
    decoration(document, () =>
      document
        .moveTo(left + labelWidth, top + 12)
        .lineTo(left + width, top + 12)
        .lineWidth(0.75)
        .strokeColor(inks.muted)
        .stroke(),
    );
    document.y = top + 16;
  }
}
