import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import type { NoticeKind } from '#db/enums.ts';
import { unitLabel } from '#app/features/communities/communities/unit-label.server.ts';
import { csvFile } from '#app/features/media/csv/csv.ts';
import { newPdf } from '#app/features/media/pdf/fonts/document.server.ts';
import { isolated } from '#app/lib/isolated.ts';
import {
  numberPages,
  pageSetup,
  pdfResponse,
  rule,
  type Pdf,
} from '#app/features/media/pdf/page.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { languageTags, type Locale, sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { audienceText } from '../audience/audience-text.server.ts';
import {
  allDeliveries,
  readableSince,
  requireDelivery,
  type UnitDelivery,
} from '../delivery/queries.server.ts';
import type { NoticeAddress } from '../desk/access.server.ts';
import { drawService } from '../service/draw-service.server.ts';
import { serviceRows } from '../service/rows.server.ts';
import { isOnHub, isReached, onHubSince } from '../delivery/reached.ts';
import { happensText } from '../happens-text.server.ts';
import { sidesOfNotice } from '../print/paper-notice.server.ts';
import { happensOf } from '../row.server.ts';
import { drawHeading, drawParagraph, drawRow, width } from './draw-proof.server.ts';

type Proof = Awaited<ReturnType<typeof requireProof>>;

/**
 * A notice with all its units, and the name of its proof as a file. Throws AppError: `unauthenticated`,
 * `forbidden`, `not-found`, also while the notice is not out.
 */
async function requireProof(ctx: Ctx, address: NoticeAddress) {
  const { units: found, ...delivery } = await requireDelivery(ctx, address, readProof);
  if (delivery.counts.all === 0) throw new AppError('not-found', 'noticeDelivery.noDelivery');
  const name = translate(ctx.locale, 'noticeDelivery.files.proof');
  return { ...delivery, ...found, filename: `${delivery.community.slug}-${name}` };
}

/** The units of a notice, and the owners on whom it is served. */
async function readProof(em: Em, noticeId: string) {
  const [units, services] = await Promise.all([
    allDeliveries(em, noticeId),
    serviceRows(em, noticeId),
  ]);
  return { units, services };
}

/** The proof as a CSV file for a spreadsheet, in Ottawa time. Throws as `requireProof`. */
export async function proofCsv(
  ctx: Ctx,
  address: NoticeAddress,
): Promise<{ text: string; filename: string }> {
  const { locale } = ctx;
  const { community, notice, publisher, units, filename } = await requireProof(ctx, address);
  const time = (at: Date | null | undefined) => (at ? cityTimeText(at).replace('T', ' ') : '');
  const since = readableSince({ community, notice });
  const columns = (
    [
      ...(['unit', 'reached', 'how', 'when', 'slipAt', 'slipBy'] as const),
      ...(['paperOn', 'servedAt', 'hub', 'corrected'] as const),
    ] as const
  ).map((name) => translate(locale, `noticeDelivery.proof.columns.${name}`));
  const facts = (['community', 'notice', 'published', 'by', 'audience'] as const).map((name) =>
    translate(locale, `noticeDelivery.proof.facts.${name}`),
  );
  const about = [
    community.name,
    sideFor(locale, notice).title,
    time(notice.publishedAt),
    publisher,
    audienceText(locale, notice),
  ];
  const rows = units.map((row) => [
    unitLabel(locale, row.unit),
    translate(locale, `noticeDelivery.proof.${isReached(row) ? 'yes' : 'no'}`),
    translate(locale, `noticeDelivery.states.${row.state}`),
    time(row.stateAt),
    time(row.slipAt),
    row.slipBy ?? '',
    row.paperOn ?? '',
    time(row.servedAt),
    isOnHub(row.state) && since ? time(onHubSince(row.hubSince, since)) : '',
    time(row.correctedAt),
    ...about,
  ]);
  return {
    text: csvFile([[...columns, ...facts], ...rows], locale),
    filename: `${filename}.csv`,
  };
}

/**
 * The board's proof of delivery as a PDF: what it is proof of, the notice, and how and when it reached each unit.
 * Throws as `requireProof`.
 */
export async function proofResponse(ctx: Ctx, address: NoticeAddress): Promise<Response> {
  const { locale } = ctx;
  const proof = await requireProof(ctx, address);
  const { title } = sideFor(locale, proof.notice);
  const document = await newPdf({
    ...pageSetup,
    lang: languageTags[locale],
    info: {
      Title: translate(locale, 'noticeDelivery.proof.of', { title }),
      Author: proof.community.name,
    },
  });
  const bytes = buffer(document);
  drawFacts(document, proof, locale);
  if (proof.services.length > 0) {
    const { correctedAt } = proof.notice;
    await drawService(document, proof.services, { locale, correctedAt });
  }
  await drawUnits(document, proof.units, locale);
  drawTexts(document, proof, locale);
  numberPages(document, (page, pages) =>
    translate(locale, 'noticeDelivery.proof.page', { page, pages }),
  );
  document.end();
  return pdfResponse(await bytes, `${proof.filename}.pdf`);
}

function drawFacts(
  document: Pdf,
  { community, notice, publisher, counts, services }: Proof,
  locale: Locale,
): void {
  const { fullDateTime } = formatsFor(locale);
  const time = (at: Date | null | undefined) => (at ? fullDateTime(at) : '');
  const kind: NoticeKind = notice.kind;
  const happens = happensOf(notice);
  const facts = {
    community: [isolated(community.name), community.address].filter(Boolean).join(', '),
    notice: sidesOfNotice(notice, locale)
      .map(({ title }) => title)
      .join(' / '),
    kind: translate(locale, `notices.kinds.${kind}`),
    happens: happens ? happensText(locale, happens) : '',
    published: time(notice.publishedAt),
    corrected: time(notice.correctedAt),
    by: publisher,
    audience: audienceText(locale, notice),
    units: String(counts.all),
    mail: String(counts.mail),
    paper: String(counts.paper),
    waiting: String(counts.waiting),
    none: String(counts.none),
    made: time(new Date()),
  };
  drawHeading(document, 'H1', translate(locale, 'noticeDelivery.proof.title'));
  drawParagraph(
    document,
    translate(
      locale,
      services.length > 0 ? 'noticeDelivery.proof.ofService' : 'noticeDelivery.proof.ofWhat',
    ),
    {},
  );
  document.y += 8;
  for (const [name, value] of Object.entries(facts)) {
    if (value === '') continue;
    const label = translate(locale, `noticeDelivery.proof.facts.${name as keyof typeof facts}`);
    drawRow(document, [label, value], [130, width - 130], { boldFirst: true });
  }
  document.y += 8;
  drawParagraph(document, translate(locale, 'noticeDelivery.proof.means'), { muted: true });
  document.y += 16;
}

/** The last one has room for a moment in one line. */
const unitColumns = [76, 150, width - 226];

async function drawUnits(document: Pdf, units: UnitDelivery[], locale: Locale): Promise<void> {
  const say = (name: 'unit' | 'how' | 'when') =>
    translate(locale, `noticeDelivery.proof.columns.${name}`);
  drawHeading(document, 'H2', translate(locale, 'noticeDelivery.proof.units'));
  const head = () => {
    drawRow(document, [say('unit'), say('how'), say('when')], unitColumns, { bold: true });
    rule(document);
    document.y += 4;
  };
  head();
  for (const [index, unit] of units.entries()) {
    const isNewPage = drawRow(document, cellsOf(unit, locale), unitColumns, { before: head });
    // Lets other requests run now and then.
    if (isNewPage || index % 100 === 0) await setImmediate();
  }
  document.y += 16;
}

/** The slip and the service first, then how the email went. */
function cellsOf(
  { unit, state, stateAt, correctedAt, slipAt, slipBy, paperOn, servedAt }: UnitDelivery,
  locale: Locale,
): string[] {
  const { fullDateTime, longDate } = formatsFor(locale);
  const slip = slipBy
    ? translate(locale, 'noticeDelivery.bySlip', { name: isolated(slipBy) })
    : translate(locale, 'noticeDelivery.bySlipOnly');
  const ways = [
    ...(slipAt ? [{ how: slip, when: fullDateTime(slipAt) }] : []),
    ...(paperOn
      ? [
          {
            how: translate(locale, 'noticeDelivery.servedOnPaper'),
            when: longDate(new Date(`${paperOn}T17:00:00Z`)),
          },
        ]
      : []),
    ...(servedAt && state !== 'SENT'
      ? [
          {
            how: translate(locale, 'noticeDelivery.servedByEmail'),
            when: fullDateTime(servedAt),
          },
        ]
      : []),
    {
      how: translate(locale, `noticeDelivery.states.${state}`),
      when: stateAt ? fullDateTime(stateAt) : '',
    },
    ...(correctedAt
      ? [{ how: translate(locale, 'noticeDelivery.byCorrection'), when: fullDateTime(correctedAt) }]
      : []),
  ];
  return [
    unitLabel(locale, unit),
    ways.map(({ how }) => how).join('\n'),
    ways.map(({ when }) => when).join('\n'),
  ];
}

/** The whole notice, so that the proof says what was delivered. */
function drawTexts(document: Pdf, { notice }: Proof, locale: Locale): void {
  drawHeading(document, 'H2', translate(locale, 'noticeDelivery.proof.text'));
  for (const { language, title, content } of sidesOfNotice(notice, locale)) {
    drawParagraph(document, title, { bold: true, lang: language });
    drawParagraph(document, content, { lang: language });
    document.y += 8;
  }
}
