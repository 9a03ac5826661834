import { buffer } from 'node:stream/consumers';
import { csvFile } from '#app/features/media/csv/csv.ts';
import { newPdf } from '#app/features/media/pdf/fonts/document.server.ts';
import { isolated } from '#app/lib/isolated.ts';
import { numberPages, pageSetup, pdfResponse } from '#app/features/media/pdf/page.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { languageTags, sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import type { NoticeAddress } from '../desk/access.server.ts';
import { drawHeading, drawParagraph } from '../proof/draw-proof.server.ts';
import { drawServiceRows } from './draw-service.server.ts';
import { requireService } from './service-page.server.ts';
import { earlierWords, serviceWords, unitsOf } from './service-words.server.ts';

/** A notice whose owners are listed. Throws AppError as `requireService`, and `not-found` where there is no list. */
export async function requireListed(ctx: Ctx, address: NoticeAddress) {
  const found = await requireService(ctx, address);
  if (found.rows.length === 0) throw new AppError('not-found', 'noticeService.noList');
  return found;
}

/** Every owner with how they are served and when, for a spreadsheet. Throws as `requireListed`. */
export async function serviceCsv(
  ctx: Ctx,
  address: NoticeAddress,
): Promise<{ text: string; filename: string }> {
  const { locale } = ctx;
  const { community, rows } = await requireListed(ctx, address);
  const head = (
    [
      'unit',
      'owner',
      'way',
      'address',
      'email',
      'served',
      'when',
      'what',
      'by',
      'note',
      'earlier',
    ] as const
  ).map((column) => translate(locale, `noticeService.csv.columns.${column}`));
  const cells = rows.map((row) => {
    const { way, isServed, at, on } = row.status;
    const when = at ? cityTimeText(at).replace('T', ' ') : (on ?? '');
    return [
      unitsOf(locale, row),
      row.name ?? translate(locale, 'noticeService.noOwner'),
      translate(locale, `noticeService.ways.${way}`),
      row.address ?? '',
      row.email?.to ?? row.emailAddress ?? '',
      translate(locale, `noticeService.${isServed ? 'served' : 'open'}`),
      isServed ? when : '',
      row.what ?? '',
      row.handedBy ?? '',
      isServed ? '' : serviceWords(locale, row).how,
      earlierWords(locale, row).join('\n'),
    ];
  });
  return {
    text: csvFile([head, ...cells], locale),
    filename: `${community.slug}-${translate(locale, 'noticeService.files.list')}.csv`,
  };
}

/** The mailing list as a PDF: those not served yet first by way, then those who are. Throws as `requireListed`. */
export async function serviceListResponse(ctx: Ctx, address: NoticeAddress): Promise<Response> {
  const { locale } = ctx;
  const { community, notice, rows } = await requireListed(ctx, address);
  const { title } = sideFor(locale, notice);
  const name = translate(locale, 'noticeService.paper.list');
  const document = await newPdf({
    ...pageSetup,
    lang: languageTags[locale],
    info: { Title: `${name}: ${title}`, Author: community.name },
  });
  const bytes = buffer(document);
  drawHeading(document, 'H1', name);
  drawParagraph(
    document,
    [isolated(community.name), community.address].filter(Boolean).join(', '),
    {},
  );
  drawParagraph(document, title, { bold: true });
  const asOf = translate(locale, 'noticeService.paper.asOf', {
    when: formatsFor(locale).fullDateTime(new Date()),
  });
  drawParagraph(document, asOf, { muted: true });
  const groups = [
    ['MAIL', rows.filter(({ status }) => !status.isServed && status.way === 'MAIL')],
    ['UNIT', rows.filter(({ status }) => !status.isServed && status.way === 'UNIT')],
    ['EMAIL', rows.filter(({ status }) => !status.isServed && status.way === 'EMAIL')],
    ['SERVED', rows.filter(({ status }) => status.isServed)],
  ] as const;
  for (const [group, listed] of groups) {
    if (listed.length === 0) continue;
    document.y += 12;
    const heading = translate(locale, `noticeService.paper.groups.${group}`, {
      count: listed.length,
    });
    drawHeading(document, 'H2', heading);
    await drawServiceRows(document, listed, { locale, correctedAt: notice.correctedAt });
  }
  numberPages(document, (page, pages) =>
    translate(locale, 'noticeDelivery.proof.page', { page, pages }),
  );
  document.end();
  const file = translate(locale, 'noticeService.files.list');
  return pdfResponse(await bytes, `${community.slug}-${file}.pdf`);
}
