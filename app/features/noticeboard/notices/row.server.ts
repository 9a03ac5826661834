import { expressionBuilder, sql, type InferResult } from 'kysely';
import type { CondoNotice } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import type { Db, Tables } from '#app/lib/db/read.server.ts';
import { type Locale, sideFor } from '#app/lib/i18n/locale.ts';

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
