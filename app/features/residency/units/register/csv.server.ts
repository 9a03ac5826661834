import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { csvFile } from '#app/features/media/csv/csv.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { countsOf } from '../occupancy.server.ts';
import { standingOf } from '../standing.ts';
import type { RegisterFilter } from './register-filter.ts';
import { listedUnits } from './register.server.ts';

/**
 * The units of a register as a CSV file for a spreadsheet; its unit and floor are read again by the form
 * that adds units. Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export async function unitsCsv(
  ctx: Ctx,
  slug: string,
  filter: RegisterFilter,
): Promise<{ text: string; filename: string }> {
  const { community } = await requireManaged(ctx, slug);
  const { em, locale } = ctx;
  const units = await listedUnits(em, community.id, filter);
  const head = (['unit', 'floor', 'state', 'people', 'waiting', 'invited', 'code'] as const).map(
    (column) => translate(locale, `unitsDesk.csv.${column}`),
  );
  const cells = units.map((unit) => [
    unit.label,
    String(unit.floor ?? ''),
    translate(locale, `unitsDesk.csv.states.${standingOf(countsOf(unit))}`),
    unit.people.map(({ name }) => name).join('; '),
    String(unit.waiting),
    String(unit.invited),
    translate(locale, unit.hasCode ? 'unitsDesk.csv.yes' : 'unitsDesk.csv.no'),
  ]);
  return {
    text: csvFile([head, ...cells], locale === 'fr' ? ';' : ','),
    filename: `${community.slug}-${translate(locale, 'unitsDesk.csv.file')}.csv`,
  };
}
