import { requestStates, roles, type Role } from '#db/enums.ts';
import { bookingEvents } from '#app/features/building/bookings/events.ts';
import { logServer } from '#app/messages/en/log.server.ts';
import { cityZone } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { csvFile, csvRows } from '#app/features/media/csv/csv.ts';
import { countLines } from './matching-lines.server.ts';
import { readLines, type LogLine } from './read-lines.server.ts';
import type { LogFilter } from './schema.ts';
import { whatHappened } from './what-happened.ts';

/** The statuses that have words of their own. */
const statesInWords = Object.keys(logServer.csv.states) as (keyof typeof logServer.csv.states)[];

/** The most lines in one file. */
const mostLines = 50_000;
const batchSize = 1000;

const columns = [
  'at',
  'community',
  'kind',
  'title',
  'action',
  'by',
  'role',
  'from',
  'to',
  'entry',
  'reason',
  'note',
  'marks',
  'changes',
  'text',
] as const;

/**
 * The log as a CSV file, newest first. Lines are read while the file is sent, up to 50,000; a last line says when
 * there are more.
 */
export function logCsv(ctx: Ctx, filter: LogFilter): ReadableStream<Uint8Array> {
  const lines = csvLines(ctx, filter);
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await lines.return(undefined);
    },
  });
}

/** The text of the file, a part at a time. */
async function* csvLines(ctx: Ctx, filter: LogFilter): AsyncGenerator<string, undefined> {
  const { locale } = ctx;
  yield csvFile([columns.map((name) => translate(locale, `log.csv.columns.${name}`))], locale);
  const lookup = filter.q === undefined ? null : (await countLines(ctx, filter)).lookup;
  let written = 0;
  let last: LogLine | undefined;
  for (;;) {
    const from = last ? { at: last.at, id: last.id } : {};
    const found = await readLines(
      ctx,
      filter,
      { ...from, back: null, limit: batchSize + 1 },
      lookup,
    );
    const batch = found.filter(({ id }) => id !== last?.id).slice(0, batchSize);
    if (batch.length === 0) return;
    if (written + batch.length > mostLines) {
      yield csvRows([[translate(locale, 'log.csv.tooMany', { count: mostLines })]], locale);
      return;
    }
    written += batch.length;
    last = batch.at(-1);
    yield csvRows(
      batch.map((line) => cellsOf(ctx, line)),
      locale,
    );
  }
}

const time = new Intl.DateTimeFormat('sv-SE', {
  timeZone: cityZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** What happened, as the page says it. */
function whatText(locale: Locale, line: LogLine): string {
  const { joined } = line;
  if (joined) return translate(locale, `log.joined.${joined.way}`, { unit: joined.unit });
  const what = whatHappened(line);
  const nameOf = (role: Role) => translate(locale, `log.roleNames.${role}`);
  if (what.key === 'roleChanges.GIVEN') {
    return translate(locale, `log.${what.key}`, { to: nameOf(what.to) });
  }
  if (what.key !== 'roleChanges.CHANGED') return translate(locale, `log.${what.key}`);
  const [from, to] = [nameOf(what.from), nameOf(what.to)];
  return translate(locale, `log.${what.key}`, { from, to });
}

/** A status before or after, in words; the label of a unit as it is. */
function stateText(locale: Locale, { subject, action }: LogLine, state: string): string {
  const event = subject === 'BOOKING' && bookingEvents.find((one) => one === state);
  if (event) return translate(locale, `log.bookings.${event}`);
  const asked = subject === 'REQUEST' && requestStates.find((one) => one === state);
  if (asked) return translate(locale, `requests.states.${asked}`);
  const role = subject === 'ROLE' && roles.find((one) => one === state);
  if (role) return translate(locale, `log.roleNames.${role}`);
  if (subject === 'UNIT' && action === 'CHANGE') return state;
  const known = statesInWords.find((one) => one === state);
  return known ? translate(locale, `log.csv.states.${known}`) : '';
}

/** The marks that a line may have, each with the key of its words. */
const markWords = {
  ofRevision: 'change',
  isUndone: 'undone',
  noOtherModerator: 'noOtherModerator',
  sameModerator: 'sameModerator',
} as const;

function cellsOf({ locale }: Ctx, line: LogLine): string[] {
  const { action, by, subject } = line;
  const marks = (Object.keys(markWords) as (keyof typeof markWords)[])
    .filter((mark) => line[mark])
    .map((mark) => translate(locale, `log.${markWords[mark]}`));
  const nobody = action === 'REPORT' ? 'log.neighbour' : 'log.system';
  return [
    time.format(line.at),
    line.community ?? '',
    translate(locale, `log.kinds.${subject}`),
    line.title,
    whatText(locale, line),
    by ? by.name : translate(locale, nobody),
    by ? translate(locale, `log.roles.${by.role}`) : '',
    line.from === null ? '' : stateText(locale, line, line.from),
    stateText(locale, line, line.to),
    line.entry ?? '',
    line.reason ?? '',
    line.note ?? '',
    marks.join(' '),
    line.details.join('\n'),
    line.text ?? '',
  ];
}
