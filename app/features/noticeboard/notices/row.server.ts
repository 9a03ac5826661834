import { expressionBuilder, sql, type InferResult, type RawBuilder } from 'kysely';
import type { CondoNotice } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import { floorOf, unitKey } from '#app/features/communities/communities/unit.ts';
import type { Db, Tables, Params } from '#app/lib/db/read.server.ts';
import { momentAt } from '#app/lib/forms/city-time.server.ts';
import { sideFor, type Locale } from '#app/lib/i18n/locale.ts';
import { canModerate } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { readerOf } from './audience/audience.ts';
import type { Happens, HappensFields } from './happens.ts';

const notice = expressionBuilder<
  Tables & { notice: Tables['condo_notices'] },
  'notice' | 'condo_notices'
>();

/** How many files a notice has. This and the columns below are of the table under the alias `notice`. */
export const fileCount = notice
  .selectFrom('notice_files')
  .select(sql<number>`count(*)::int`.as('count'))
  .whereRef('notice_files.notice', '=', 'notice.id')
  .$asScalar()
  .$notNull()
  .as('files');

/** The first characters of a notice's text, on both sides: a list shows no more than its beginning. */
export const beginningColumns = (length: number) => {
  const most = sql.lit(length);
  return [
    sql<string>`left(notice.content, ${most})`.as('content'),
    sql<{ title: string; content: string } | null>`case when notice.translation is not null then
      jsonb_set(notice.translation, '{content}', to_jsonb(left(notice.translation ->> 'content', ${most})))
      end`.as('translation'),
  ] as const;
};

/** When what a notice is about happens. */
export const happensColumns = [
  sql<string | null>`notice.happens_on::text`.as('happensOn'),
  'notice.happensFrom',
  'notice.happensUntil',
] as const;

/** Since when an emergency is over, and the sentence that says so by language. */
export const overColumns = [
  'notice.overAt',
  sql<Partial<Record<Language, string>> | null>`notice.over_words`.as('overWords'),
] as const;

export const noticeColumns = [
  'notice.id',
  'notice.community as communityId',
  'notice.author as authorId',
  'notice.language',
  'notice.title',
  'notice.content',
  sql<(CondoNotice['translation'] & object) | null>`notice.translation`.as('translation'),
  'notice.kind',
  'notice.status',
  'notice.pinned',
  'notice.rank',
  'notice.audience',
  'notice.audienceFloors',
  'notice.audienceUnits',
  'notice.publishedAt',
  'notice.expiresAt',
  'notice.correctedAt',
  ...overColumns,
  ...happensColumns,
  'notice.createdAt',
  fileCount,
] as const;

export const selectNotices = (db: Db) =>
  db.selectFrom('condo_notices as notice').select(noticeColumns);

/** A notice as queries read it. */
export type NoticeRow = InferResult<ReturnType<typeof selectNotices>>[number];

/** When a notice was published; of a draft without a time, when it was begun. */
export const shownSince = ({
  publishedAt,
  createdAt,
}: Pick<NoticeRow, 'publishedAt' | 'createdAt'>): Date => publishedAt ?? createdAt;

/** When it happens, as views show it; null for a notice without a day. */
export function happensOf({ happensOn, happensFrom, happensUntil }: HappensFields): Happens | null {
  if (!happensOn) return null;
  const at = (clock: string) => momentAt(happensOn, clock);
  return {
    at: at(happensFrom ?? '12:00'),
    until: happensUntil ? at(happensUntil) : null,
    isWholeDay: !happensFrom,
  };
}

/** What `titledFor` needs, for a list that shows titles without texts. */
export const titleColumns = [
  'notice.id',
  'notice.language',
  'notice.title',
  sql<{ title: string } | null>`notice.translation - 'content'`.as('translation'),
] as const;

/** A row with its title in the reader's language, where it has one. */
export function titledFor<
  Row extends { language: Language; title: string; translation: { title: string } | null },
>(locale: Locale, { translation, ...row }: Row) {
  const { language, title } = sideFor(locale, { ...row, translation });
  return { ...row, language, title };
}

/** Who reads notices, as parameters for SQL. */
export interface Reader {
  /** Moderators read the notices of every audience; null for everybody else. */
  isModerator: true | null;
  userId: string;
  isOwner: boolean;
  isTenant: boolean;
  /** The person's units as JSON: `label`, `key` and `floor`. */
  units: string;
}

/** The viewer as a reader of a community's notices. The caller has checked that they may open its hub. */
export function readerIn({ actor }: Pick<Ctx, 'actor'>, communityId: string): Reader {
  const membership = actor?.memberships.find((one) => one.communityId === communityId);
  const units = membership ? [membership, ...membership.furtherUnits] : [];
  const { isOwner, isTenant } = readerOf(
    units.map((unit) => ({ ...unit, unitLabel: null, floor: null })),
  );
  return {
    isModerator: canModerate(actor, communityId) || null,
    userId: actor?.id ?? nobody,
    isOwner,
    isTenant,
    units: JSON.stringify(
      units.map(({ condoUnit }) => ({
        label: condoUnit,
        key: unitKey(condoUnit),
        floor: floorOf(condoUnit),
      })),
    ),
  };
}

/** An id that no person has. */
const nobody = '00000000-0000-0000-0000-000000000000';

type ReaderParams = Pick<Params<Reader>, 'param' | 'given'>;

/**
 * The condition that a notice, under the alias `notice`, is for a reader. Every query of notices for
 * residents has it.
 */
export function isShownTo(reader: ReaderParams): RawBuilder<boolean> {
  if (reader.given('isModerator')) return sql<boolean>`true`;
  return sql<boolean>`(case notice.audience
    when 'EVERYONE' then true
    when 'OWNERS' then ${reader.param('isOwner')}::boolean
    when 'TENANTS' then ${reader.param('isTenant')}::boolean
    when 'FLOORS' then ${hasUnit(reader, sql`coalesce(unit.floor, own.floor) = any(notice.audience_floors)`)}
    when 'UNITS' then ${hasUnit(reader, sql`coalesce(unit.key, own.key) = any(notice.audience_unit_keys)`)}
    else false end)`;
}

/** The condition that one of the reader's units fits, as the register has it or else by its label. */
const hasUnit = ({ param }: ReaderParams, fits: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`exists (
    select 1 from json_to_recordset(${param('units')}::json) as own (label text, key text, floor int)
    join user_communities as membership
      on membership.user_id = ${param('userId')}::uuid and membership.community_id = notice.community_id
    left join further_units as further
      on further.membership_id = membership.id and further.condo_unit = own.label
    left join units as unit on unit.id = (case when membership.condo_unit = own.label
      then membership.unit_id else further.unit_id end)
    where ${fits})`;

/** The condition that a notice has been published by now and was not taken down. */
export const isOut: RawBuilder<boolean> = sql<boolean>`(notice.status = 'PUBLISHED' and notice.published_at <= now())`;

/** The condition that a notice has not expired. */
export const isNotExpired: RawBuilder<boolean> = sql<boolean>`(notice.expires_at is null or notice.expires_at > now())`;

/**
 * The condition that a live notice belongs above every page: an emergency that is pinned, or that has been over for
 * less than a day.
 */
export const isInBand: RawBuilder<boolean> = sql<boolean>`(notice.rank = 2 or coalesce(notice.over_at > now() - interval '1 day', false))`;
