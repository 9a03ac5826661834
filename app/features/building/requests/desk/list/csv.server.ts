import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { csvFile } from '#app/features/media/csv/csv.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { whereOf } from '../../rows.server.ts';
import type { RequestFilter } from './filter.ts';
import { readAllRequests } from './list-rows.server.ts';

const columns = [
  ...(['ref', 'state', 'where', 'category', 'sent', 'answered', 'plannedFor', 'closed'] as const),
  ...(['sentBy', 'affected', 'who', 'words'] as const),
] as const;

/**
 * The requests of a list as a CSV file for a spreadsheet, times as in Ottawa. Throws AppError: `unauthenticated`,
 * `forbidden`, `not-found`.
 */
export async function requestsCsv(
  ctx: Ctx,
  slug: string,
  filter: RequestFilter,
): Promise<{ text: string; filename: string }> {
  const { community } = await requireManaged(ctx, slug);
  const { em, locale } = ctx;
  const rows = await readAllRequests(em, community.id, filter);
  const head = columns.map((column) => translate(locale, `requestDesk.csv.${column}`));
  const time = (at: Date | null) => (at ? cityTimeText(at).replace('T', ' ') : '');
  const name = (stored: string | null) => (stored ? nameFor(locale, stored) : '');
  const cells = rows.map((row) => [
    row.ref,
    translate(locale, `requests.states.${row.state}`),
    whereOf(locale, { place: row.place, unit: row.unitLabel }).where,
    translate(locale, `requests.categories.${row.category}`),
    time(row.createdAt),
    time(row.firstAnsweredAt),
    row.plannedFor ?? '',
    time(row.closedAt),
    name(row.authorName),
    String(row.affected),
    name(row.assigneeName),
    row.text ?? '',
  ]);
  return {
    text: csvFile([head, ...cells], locale),
    filename: `${community.slug}-${translate(locale, 'requestDesk.csv.file')}.csv`,
  };
}
