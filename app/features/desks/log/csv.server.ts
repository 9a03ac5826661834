import { bookingEvents } from '#app/features/building/bookings/events.ts';
import type { Role } from '#db/enums.ts';
import { cityZone } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { csvFile, csvRows } from '#app/features/media/csv/csv.ts';
import { countLines } from './matching-lines.server.ts';
import { isPostUndo } from './post-undo.ts';
import { readLines, type LogLine } from './read-lines.server.ts';
import type { LogFilter } from './schema.ts';

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
function whatHappened(
  locale: Locale,
  { joined, role, action, subject, to: state }: LogLine,
): string {
  if (joined) return translate(locale, `log.joined.${joined.way}`, { unit: joined.unit });
  const booked = subject === 'BOOKING' && bookingEvents.find((one) => one === state);
  if (booked) return translate(locale, `log.bookings.${booked}`);
  if (subject === 'REPORT' && action === 'UPHOLD') return translate(locale, 'log.reportUpheld');
  if (subject === 'REQUEST' && action === 'SUBMIT') return translate(locale, 'log.requestSent');
  if (subject === 'REQUEST' && action === 'REOPEN') {
    return translate(locale, 'log.requestReopened');
  }
  if (isPostUndo({ subject, action })) return translate(locale, 'log.decisionUndone');
  if (!role) return translate(locale, `log.actions.${action}`);
  const nameOf = (one: Role) => translate(locale, `log.roleNames.${one}`);
  if (role.way === 'GIVEN')
    return translate(locale, 'log.roleChanges.GIVEN', { to: nameOf(role.to) });
  if (role.way !== 'CHANGED') return translate(locale, `log.roleChanges.${role.way}`);
  const [from, to] = [nameOf(role.from), nameOf(role.to)];
  return translate(locale, 'log.roleChanges.CHANGED', { from, to });
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
    whatHappened(locale, line),
    by ? by.name : translate(locale, nobody),
    by ? translate(locale, `log.roles.${by.role}`) : '',
    line.from ?? '',
    line.to,
    line.entry ?? '',
    line.reason ?? '',
    line.note ?? '',
    marks.join(' '),
    line.details.join('\n'),
    line.text ?? '',
  ];
}
