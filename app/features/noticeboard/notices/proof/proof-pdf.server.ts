import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { NoticeKind } from '#db/enums.ts';
import { unitLabel } from '#app/features/communities/communities/unit-label.server.ts';
import {
  newPdf,
  numberPages,
  pageSetup,
  type Pdf,
  pdfResponse,
  rule,
} from '#app/features/media/pdf/page.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { formatsFor } from '#app/lib/format.ts';
import { languageTags, type Locale } from '#app/lib/i18n/locale.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { sidesOfNotice } from '../print/sides.server.ts';
import { audienceText } from './audience-text.server.ts';
import {
  allDeliveries,
  requireDelivery,
  type Delivery,
  type UnitDelivery,
} from '../delivery/queries.server.ts';
import { drawHeading, drawParagraph, drawRow, width } from './draw-proof.server.ts';

/**
 * The board's proof of service: the notice, and how and when it reached each unit. Throws AppError:
 * `unauthenticated`, `forbidden`, `not-found`, also while the notice is not out.
 */
export async function proofResponse(ctx: Ctx, slug: string, id: string): Promise<Response> {
  const { locale } = ctx;
  const delivery = await requireDelivery(ctx, { slug, id }, allDeliveries);
  const { community, notice, counts, units } = delivery;
  if (counts.all === 0) throw new AppError('not-found', 'noticeDoors.noDelivery');
  const { title } = sideFor(locale, notice);
  const document = newPdf({
    ...pageSetup,
    lang: languageTags[locale],
    info: { Title: translate(locale, 'noticeDoors.proof.of', { title }), Author: community.name },
  });
  const bytes = buffer(document);
  drawFacts(document, delivery, locale);
  await drawUnits(document, units, locale);
  drawTexts(document, delivery, locale);
  numberPages(document, (page, pages) =>
    translate(locale, 'noticeDoors.proof.page', { page, pages }),
  );
  document.end();
  const name = translate(locale, 'noticeDoors.files.proof');
  return pdfResponse(await bytes, `${community.slug}-${name}.pdf`);
}

function drawFacts(
  document: Pdf,
  { community, notice, publisher, counts }: Delivery,
  locale: Locale,
): void {
  const { fullDateTime } = formatsFor(locale);
  const time = (at: Date | null | undefined) => (at ? fullDateTime(at) : '');
  const kind: NoticeKind = notice.kind;
  const facts = {
    community: [community.name, community.address].filter(Boolean).join(', '),
    notice: sidesOfNotice(notice, locale)
      .map(({ title }) => title)
      .join(' / '),
    kind: translate(locale, `notices.kinds.${kind}`),
    published: time(notice.publishedAt),
    corrected: time(notice.correctedAt),
    by: publisher,
    audience: audienceText(locale, notice),
    units: String(counts.all),
    mail: String(counts.mail),
    slip: String(counts.slip),
    waiting: String(counts.waiting),
    none: String(counts.none),
    made: time(new Date()),
  };
  drawHeading(document, 'H1', translate(locale, 'noticeDoors.proof.title'));
  for (const [name, value] of Object.entries(facts)) {
    if (value === '') continue;
    const label = translate(locale, `noticeDoors.proof.facts.${name as keyof typeof facts}`);
    drawRow(document, [label, value], [130, width - 130], { boldFirst: true });
  }
  document.y += 8;
  drawParagraph(document, translate(locale, 'noticeDoors.proof.means'), { muted: true });
  document.y += 16;
}

const unitColumns = [90, 214, width - 304];

async function drawUnits(document: Pdf, units: UnitDelivery[], locale: Locale): Promise<void> {
  const say = (name: 'unit' | 'how' | 'when') =>
    translate(locale, `noticeDoors.proof.columns.${name}`);
  drawHeading(document, 'H2', translate(locale, 'noticeDoors.proof.units'));
  const head = () => {
    drawRow(document, [say('unit'), say('how'), say('when')], unitColumns, { bold: true });
    rule(document);
    document.y += 4;
  };
  head();
  for (const [index, unit] of units.entries()) {
    const isNewPage = drawRow(document, cellsOf(unit, locale), unitColumns, { before: head });
    // Other requests get their turn now and then.
    if (isNewPage || index % 100 === 0) await setImmediate();
  }
  document.y += 16;
}

/** What is said of a unit: a slip first, then what became of its letter. */
function cellsOf({ unit, state, stateAt, slipAt, slipBy }: UnitDelivery, locale: Locale): string[] {
  const { fullDateTime } = formatsFor(locale);
  const slip = slipBy
    ? translate(locale, 'noticeDoors.bySlip', { name: slipBy })
    : translate(locale, 'noticeDoors.bySlipOnly');
  const ways = [
    ...(slipAt ? [{ how: slip, when: fullDateTime(slipAt) }] : []),
    {
      how: translate(locale, `noticeDoors.states.${state}`),
      when: stateAt ? fullDateTime(stateAt) : '',
    },
  ];
  return [
    unitLabel(locale, unit),
    ways.map(({ how }) => how).join('\n'),
    ways.map(({ when }) => when).join('\n'),
  ];
}

/** The notice in its languages, so that the proof says what was served. */
function drawTexts(document: Pdf, { notice }: Delivery, locale: Locale): void {
  drawHeading(document, 'H2', translate(locale, 'noticeDoors.proof.text'));
  for (const { language, title, content } of sidesOfNotice(notice, locale)) {
    drawParagraph(document, title, { bold: true, lang: language });
    drawParagraph(document, content, { lang: language });
    document.y += 8;
  }
}
