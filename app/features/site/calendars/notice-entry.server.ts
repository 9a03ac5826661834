import { sql } from 'kysely';
import { happensColumns, happensOf } from '#app/features/noticeboard/notices/row.server.ts';
import { readNotice } from '#app/features/noticeboard/notices/page/notice-page.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { env } from '#app/lib/env.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { sideFor, type Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { calendarResponse } from './calendar-response.server.ts';
import { calendarText, placeLine, type CalendarEntry } from './calendar-text.server.ts';
import { uidOf } from './uid.server.ts';

/** Notices that name a day, with what a calendar says of each. */
export const selectNoticeEntries = (em: Em) =>
  kysely(em)
    .selectFrom('condo_notices as notice')
    .innerJoin('communities as community', 'community.id', 'notice.community')
    .select(['notice.id', 'notice.title', 'notice.content', 'notice.language'])
    .select(sql<{ title: string; content: string } | null>`notice.translation`.as('translation'))
    .select(['notice.version', 'notice.updatedAt', ...happensColumns])
    .select(['community.slug', 'community.name', 'community.address'])
    .where('notice.happensOn', 'is not', null);

/**
 * What a notice is about as a calendar file, for whoever may read the notice. Throws AppError: `unauthenticated`,
 * `forbidden`, and `not-found`, also where it names no day.
 */
export async function noticeCalendar(
  ctx: Ctx,
  request: Request,
  { slug, id }: { slug: string; id: string },
): Promise<Response> {
  const { locale } = ctx;
  const noticeId = parseIdParam(id, 'notices.notFound');
  // At the same time; nothing of it leaves before it is known that the person may read it.
  const [, row] = await Promise.all([
    readNotice(ctx, slug, id),
    selectNoticeEntries(ctx.em)
      .where('community.slug', '=', slug)
      .where('notice.id', '=', noticeId)
      .executeTakeFirst(),
  ]);
  const entries = row ? noticeEntry(row, locale) : [];
  if (entries.length === 0) throw new AppError('not-found', 'calendars.noDay');
  const text = calendarText({ entries, locale });
  return calendarResponse(request, text, { filename: `${slug}-${noticeId}`, locale });
}

type Row = Awaited<ReturnType<ReturnType<typeof selectNoticeEntries>['execute']>>[number];

/** A notice as the entry of its day; none where it names no day. */
export function noticeEntry(row: Row, locale: Locale): CalendarEntry[] {
  const happens = happensOf(row);
  if (!happens) return [];
  const { title, content } = sideFor(locale, row);
  return [
    {
      uid: uidOf('notice', row.id),
      sequence: row.version - 1,
      changedAt: new Date(row.updatedAt),
      start: happens.at,
      end: happens.until ?? happens.at,
      ...(happens.isWholeDay && { wholeDay: { isYearly: false } }),
      title,
      text: content,
      place: placeLine(row.name, row.address),
      url: `${env().appUrl}/communities/${row.slug}/notices/${row.id}`,
      status: 'CONFIRMED',
      isBusy: false,
    },
  ];
}
