import { csvFile } from '#app/features/media/csv/csv.ts';
import { unitLabel } from '#app/features/communities/communities/unit-label.server.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { audienceText } from './audience-text.server.ts';
import { allDeliveries, requireDelivery } from '../delivery/queries.server.ts';

/**
 * How a notice reached each unit, as a CSV file for a spreadsheet. Times are Ottawa's.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`, also while the notice is not out.
 */
export async function proofCsv(
  ctx: Ctx,
  slug: string,
  id: string,
): Promise<{ text: string; filename: string }> {
  const { locale } = ctx;
  const delivery = await requireDelivery(ctx, { slug, id }, allDeliveries);
  const { community, notice, publisher, counts, units } = delivery;
  if (counts.all === 0) throw new AppError('not-found', 'noticeDoors.noDelivery');
  const time = (at: Date | null | undefined) => (at ? cityTimeText(at).replace('T', ' ') : '');
  const fact = (name: 'community' | 'notice' | 'published' | 'by' | 'audience') =>
    translate(locale, `noticeDoors.proof.facts.${name}`);
  const column = (name: 'unit' | 'reached' | 'how' | 'when' | 'slipAt' | 'slipBy' | 'hub') =>
    translate(locale, `noticeDoors.proof.columns.${name}`);
  const about = [
    community.name,
    sideFor(locale, notice).title,
    time(notice.publishedAt),
    publisher,
    audienceText(locale, notice),
  ];
  const rows = units.map(({ unit, state, stateAt, slipAt, slipBy }) => [
    unitLabel(locale, unit),
    translate(locale, `noticeDoors.proof.${state === 'SENT' || slipAt ? 'yes' : 'no'}`),
    translate(locale, `noticeDoors.states.${state}`),
    time(stateAt),
    time(slipAt),
    slipBy ?? '',
    state === 'NO_ACCOUNT' ? '' : time(notice.publishedAt),
    ...about,
  ]);
  const head = [
    ...(['unit', 'reached', 'how', 'when', 'slipAt', 'slipBy', 'hub'] as const).map(column),
    ...(['community', 'notice', 'published', 'by', 'audience'] as const).map(fact),
  ];
  return {
    text: csvFile([head, ...rows], locale === 'fr' ? ';' : ','),
    filename: `${community.slug}-${translate(locale, 'noticeDoors.files.proof')}.csv`,
  };
}
