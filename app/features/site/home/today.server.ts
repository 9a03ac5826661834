import { sql } from 'kysely';
import { thumbnailOf } from '#app/features/media/photos/addresses.ts';
import type { HappensFields } from '#app/features/noticeboard/notices/happens.ts';
import { happensText } from '#app/features/noticeboard/notices/happens-text.server.ts';
import {
  happensColumns,
  happensOf,
  isInBand,
  isNotExpired,
  isOut,
  isShownTo,
  readerIn,
  shownSince,
  titleColumns,
  titledFor,
  type Reader,
} from '#app/features/noticeboard/notices/row.server.ts';
import { cardAttendance } from '#app/features/posts/activities/attendance/card-attendance.server.ts';
import { nextActivities } from '#app/features/posts/activities/next-activities.server.ts';
import { isOnNow } from '#app/features/posts/basics/over.ts';
import { listingDrawing } from '#app/features/posts/basics/listing-drawing.ts';
import { writtenIn } from '#app/features/posts/basics/written-in.server.ts';
import { newestListings } from '#app/features/posts/listings/newest-listings.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { unbroken } from '#app/lib/unbroken.ts';

/** What is new and next in a person's first community. */
export type Today = Awaited<ReturnType<typeof todayIn>>;

/** The same, in reads that are begun together. The viewer is a member of the community. */
export async function todayIn(
  { em, actor, locale }: Pick<Ctx, 'em' | 'actor' | 'locale'>,
  communityId: string,
) {
  const viewer = actor?.id ?? null;
  const [notices, activities, listings] = await Promise.all([
    firstNotice(em, { ...readerIn({ actor }, communityId), communityId }),
    nextActivities(em, { communityId, viewer, limit: 2 }),
    newestListings(em, { communityId, limit: 3 }),
  ]);
  return {
    notice: notices.map((row) => ({
      ...unbrokenTitle(titledFor(locale, row)),
      shownSince: shownSince(row),
      happens: dayOf(locale, row),
    }))[0],
    activities: activities.map((row) => {
      const { id, title, language, when, place } = row;
      const now = isOnNow(row) ? translate(locale, 'activities.onNow') : null;
      const attendance = cardAttendance({ actor, locale }, communityId, row);
      const mark = writtenIn(locale, language);
      return { id, title, language, mark, now, when, place, ...attendance };
    }),
    listings: listings.map(({ images, category, ...listing }) => ({
      ...listing,
      mark: writtenIn(locale, listing.language),
      picture: images[0] ? thumbnailOf(images[0]) : listingDrawing(category ?? null),
    })),
  };
}

const unbrokenTitle = <Row extends { title: string }>(row: Row): Row => ({
  ...row,
  title: unbroken(row.title),
});

/** When a notice happens, in words as well; null where it has no day. */
function dayOf(locale: Locale, row: HappensFields): { at: Date; text: string } | null {
  const happens = happensOf(row);
  return happens && { at: happens.at, text: happensText(locale, happens) };
}

/** In the order of the hub, without the emergencies, which are above everything. */
const firstNotice = compiledRead((db, params: Params<Reader & { communityId: string }>) =>
  db
    .selectFrom('condo_notices as notice')
    .select([
      ...titleColumns,
      ...happensColumns,
      'notice.kind',
      'notice.publishedAt',
      'notice.createdAt',
    ])
    .where('notice.community', '=', params.param('communityId'))
    .where(isOut)
    .where(isNotExpired)
    .where(isShownTo(params))
    .where(sql<boolean>`not ${isInBand}`)
    .orderBy('notice.rank', 'desc')
    .orderBy('notice.publishedAt', 'desc')
    .orderBy('notice.id', 'desc')
    .limit(1),
);
