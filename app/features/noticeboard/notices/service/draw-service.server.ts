import { setImmediate } from 'node:timers/promises';
import { isolated } from '#app/lib/isolated.ts';
import { rule, type Pdf } from '#app/features/media/pdf/page.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { drawHeading, drawParagraph, drawRow, width } from '../proof/draw-proof.server.ts';
import type { ServiceRow } from './rows.server.ts';
import { countServices, isBeforeCorrection } from './service-page.server.ts';
import { earlierWords, serviceWords, unitsOf } from './service-words.server.ts';

const columns = [60, 120, width - 60 - 120 - 116, 116];

/** Draws the part of a proof that says how each owner was served and when, or that they are not served yet. */
export async function drawService(
  document: Pdf,
  rows: ServiceRow[],
  { locale, correctedAt }: { locale: Locale; correctedAt: Date | null | undefined },
): Promise<void> {
  const say = (key: 'title' | 'means' | 'earlier') =>
    translate(locale, `noticeService.paper.${key}`);
  const { all, served, open } = countServices(rows);
  drawHeading(document, 'H2', say('title'));
  drawParagraph(document, say('means'), { muted: true });
  drawParagraph(document, translate(locale, 'noticeService.paper.counts', { all, served, open }), {
    bold: true,
  });
  if (rows.some((row) => isBeforeCorrection(row, correctedAt))) {
    drawParagraph(document, say('earlier'), {});
  }
  await drawServiceRows(document, rows, { locale, correctedAt });
  document.y += 16;
}

/** Draws a line for each owner: the unit, the name, how and when. */
export async function drawServiceRows(
  document: Pdf,
  rows: ServiceRow[],
  { locale, correctedAt }: { locale: Locale; correctedAt: Date | null | undefined },
): Promise<void> {
  const head = () => {
    const names = (['unit', 'owner', 'how', 'when'] as const).map((column) =>
      translate(locale, `noticeService.paper.columns.${column}`),
    );
    drawRow(document, names, columns, { bold: true });
    rule(document);
    document.y += 4;
  };
  document.y += 4;
  head();
  for (const [index, row] of rows.entries()) {
    const { how, when } = serviceWords(locale, row);
    const mark = isBeforeCorrection(row, correctedAt) ? ' *' : '';
    const name = row.name ? isolated(row.name) : translate(locale, 'noticeService.noOwner');
    const hows = [how, ...earlierWords(locale, row)].join('\n');
    const cells = [unitsOf(locale, row), name, hows, `${when}${mark}`];
    const isNewPage = drawRow(document, cells, columns, { before: head });
    // Lets other requests run now and then.
    if (isNewPage || index % 100 === 0) await setImmediate();
  }
}
