import { expressionBuilder, sql } from 'kysely';
import type { CondoNotice } from '#db/entities/index.ts';
import type { Audience, Language, NoticeKind, NoticeStatus } from '#db/enums.ts';
import type { Tables } from '#app/lib/db/read.server.ts';

/** A notice as queries read it, with the number of its files. */
export interface NoticeRow {
  id: string;
  communityId: string;
  authorId: string;
  language: Language;
  title: string;
  content: string;
  translation: { title: string; content: string } | null;
  kind: NoticeKind;
  status: NoticeStatus;
  pinned: boolean;
  rank: number;
  audience: Audience;
  audienceFloors: number[];
  audienceUnits: string | null;
  publishedAt: Date | null;
  expiresAt: Date | null;
  correctedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  version: number;
  files: number;
}

/** When a notice was published; of a draft without a time, when it was begun. */
export const shownSince = ({
  publishedAt,
  createdAt,
}: Pick<NoticeRow, 'publishedAt' | 'createdAt'>): Date => publishedAt ?? createdAt;

const notice = expressionBuilder<
  Tables & { notice: Tables['condo_notices'] },
  'notice' | 'condo_notices'
>();

/** The columns of a NoticeRow, of the table under the alias `notice`. */
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
  'notice.updatedAt',
  'notice.version',
  notice
    .selectFrom('notice_files')
    .select(sql<number>`count(*)::int`.as('count'))
    .whereRef('notice_files.notice', '=', 'notice.id')
    .$asScalar()
    .$notNull()
    .as('files'),
] as const;
