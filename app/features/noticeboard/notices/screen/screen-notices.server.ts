import { sql } from 'kysely';
import { otherLanguage, type Language } from '#db/enums.ts';
import { AppError } from '#app/lib/errors.ts';
import { env } from '#app/lib/env.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import { mayModerate } from '#app/lib/db/moderates.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { parseNoticeText } from '../text/parse-text.ts';
import { cutText, roomOf } from '../print/cut-text.ts';
import { qrCode } from '#app/features/media/pdf/qr.server.ts';
import type { HappensFields } from '../happens.ts';
import { happensText } from '../happens-text.server.ts';
import { sidesOfNotice } from '../print/paper-notice.server.ts';
import { overSince } from '../emergencies/over-words.server.ts';
import {
  happensColumns,
  happensOf,
  isNotExpired,
  isOut,
  overColumns,
  type NoticeRow,
} from '../row.server.ts';
import { screenHash } from './screen-address.server.ts';

const mostShown = 12;

/** How many characters fit beside a title, in one language and in two: in large type, and at most. */
const roomOn = { one: { large: 650, most: 1_000 }, two: { large: 320, most: 540 } };
/** How much of that room a character of the title takes. */
const titleRoom = 1.6;
/** The share that is left below the title of an emergency. */
const belowAlarm = 0.75;

/** The condition that an emergency goes on. */
const isAlarm = sql<boolean>`(notice.kind = 'EMERGENCY' and notice.over_at is null)`;

export type ScreenPage = Awaited<ReturnType<typeof screenPage>>;

/**
 * The next of the live notices for everyone, emergencies first. Two statements. Throws AppError
 * `not-found` for an unknown secret, and once who made it no longer moderates the community.
 */
export async function screenPage(ctx: Ctx, secret: string, asked: number) {
  const db = kysely(ctx.em);
  const community = await db
    .selectFrom('community_screens as screen')
    .innerJoin('communities as community', 'community.id', 'screen.community')
    .select(['community.id', 'community.slug', 'community.name', 'community.language'])
    .where('screen.hash', '=', screenHash(secret))
    .where(mayModerate('screen.made_by_id', 'screen.community_id'))
    .executeTakeFirst();
  if (!community) throw new AppError('not-found', 'http.nothingHere');
  const rows = await db
    .selectFrom('condo_notices as notice')
    .select(['notice.id', 'notice.title', 'notice.content', 'notice.language', 'notice.kind'])
    .select([...happensColumns, ...overColumns])
    .select(sql<{ title: string; content: string } | null>`notice.translation`.as('translation'))
    .where('notice.community', '=', community.id)
    .where('notice.audience', '=', 'EVERYONE')
    .where(isOut)
    .where(isNotExpired)
    .orderBy(isAlarm, 'desc')
    .orderBy('notice.rank', 'desc')
    .orderBy('notice.publishedAt', 'desc')
    .orderBy('notice.id')
    .limit(mostShown)
    .execute();
  const first: Language = community.language;
  const both = [first, otherLanguage[first]];
  const place = rows.length === 0 ? 0 : asked % rows.length;
  const shown = rows[place];
  const alarms = rows.filter(({ kind, overAt }) => kind === 'EMERGENCY' && !overAt);
  const [emergency] = alarms;
  const isEmergency = shown !== undefined && alarms.includes(shown);
  const hasAlarm = emergency !== undefined && !isEmergency;
  const now = new Date();
  const say = (text: (language: Language) => string) =>
    both.map((language) => ({ language, text: text(language) }));
  return {
    community: community.name,
    language: first,
    today: say((language) => formatsFor(language).longDate(now)),
    /** Shown where there is no notice. */
    none: say((language) => translate(language, 'noticeDelivery.show.none')),
    notice: shown
      ? {
          isEmergency,
          sides: screenSides(shown, first, hasAlarm ? belowAlarm : 1),
          qr: qrCode(`${env().appUrl}/communities/${community.slug}/notices/${shown.id}`),
        }
      : null,
    /** The title of an emergency that is not this notice. */
    emergency: hasAlarm
      ? sidesOfNotice(emergency, first).map(({ language, title }) => ({ language, text: title }))
      : [],
    /** Which of how many it is, from 1. */
    place: place + 1,
    count: rows.length,
  };
}

export type ScreenSide = ReturnType<typeof screenSides>[number];

/** A notice in each of its languages, with as much of its text as fits. */
function screenSides(
  notice: Parameters<typeof sidesOfNotice>[0] &
    HappensFields &
    Pick<NoticeRow, 'kind' | 'overAt' | 'overWords'>,
  first: Language,
  share: number,
) {
  const sides = sidesOfNotice(notice, first);
  const room = sides.length > 1 ? roomOn.two : roomOn.one;
  const happens = happensOf(notice);
  return sides.map(({ language, title, content: whole }) => {
    // Of an emergency that is over, the sentence that says so: what there was to do is past.
    const content = notice.overWords?.[language] ?? whole;
    const when = happens && happensText(language, happens);
    const above = title + (when ?? '');
    const left = (letters: number) => Math.max(80, share * letters - titleRoom * above.length);
    const { text, isCut } = cutText(content, left(room.most));
    return {
      language,
      kind: notice.overAt
        ? overSince(language, notice.overAt)
        : translate(language, `notices.kinds.${notice.kind}`),
      title,
      when,
      text: parseNoticeText(text),
      /** Whether the text is short enough for the larger type. */
      isLarge: roomOf(text) <= left(room.large),
      /** Where there is more of it; null for a whole text. */
      more: isCut ? translate(language, 'noticeDelivery.show.more') : null,
    };
  });
}
