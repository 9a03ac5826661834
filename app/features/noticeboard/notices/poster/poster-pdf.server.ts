import { buffer } from 'node:stream/consumers';
import { newPdf } from '#app/features/media/pdf/fonts/document.server.ts';
import { pdfResponse } from '#app/features/media/pdf/page.server.ts';
import { languageTags } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requireManagedNotice, type NoticeAddress } from '../desk/access.server.ts';
import { paperNotice } from '../print/paper-notice.server.ts';
import { drawPoster, posterSheet } from './draw-poster.server.ts';

/**
 * The poster as a PDF: one page of Letter paper, both languages side by side, as large as they fit. Throws AppError:
 * `unauthenticated`, `forbidden`, `not-found`.
 */
export async function posterResponse(ctx: Ctx, address: NoticeAddress): Promise<Response> {
  const { community, notice } = await requireManagedNotice(ctx, address);
  const poster = paperNotice(community, notice);
  const document = await newPdf({
    ...posterSheet,
    lang: languageTags[poster.sides[0]?.language ?? ctx.locale],
    info: { Title: notice.title, Author: community.name },
  });
  const bytes = buffer(document);
  await drawPoster(document, poster);
  document.end();
  const name = translate(ctx.locale, 'noticeDelivery.files.poster');
  return pdfResponse(await bytes, `${community.slug}-${name}.pdf`);
}
