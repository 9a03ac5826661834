import { csvFile, csvRows } from '#app/features/media/csv/csv.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';

/** A CSV file that is written while its rows are read, a part at a time. */
export async function* csvContent(
  locale: Locale,
  head: string[],
  parts: AsyncIterable<string[][]>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(csvFile([head], locale));
  for await (const rows of parts) if (rows.length > 0) yield Buffer.from(csvRows(rows, locale));
}
