import { sql, type RawBuilder } from 'kysely';
import type { Language } from '#db/enums.ts';
import { isOut, isShownTo, readerIn } from '#app/features/notices/shown-to.server.ts';
import { readableAccess } from '#app/features/records/policy.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/** What can be found in a community. */
export const hitKinds = ['LISTING', 'ACTIVITY', 'NOTICE', 'ISSUE', 'DOCUMENT'] as const;
export type HitKind = (typeof hitKinds)[number];

/** A row that can be found, whatever its kind. */
export interface SourceRow {
  kind: HitKind;
  id: string;
  /** When it was posted, or the date on it, in ms. */
  at: number;
  language: Language;
  title: string;
  body: string;
  translation: { title: string; content?: string } | null;
  /** Of a listing, in cents. */
  price: number | null;
  /** Of an activity, in ms. */
  startsAt: number | null;
}

const ms = (moment: RawBuilder<unknown>) => sql`(extract(epoch from ${moment}) * 1000)::float8`;

/**
 * Everything in a community that the viewer may read: what is published, notices that are for them, and
 * documents that they may open. The caller has checked that they may open the hub.
 */
export function readableRows(ctx: Ctx, communityId: string): RawBuilder<unknown> {
  return sql`
    select 'LISTING' as kind, id, ${ms(sql`created_at`)} as at, language, title, description as body,
      null::jsonb as translation, price, null::float8 as "startsAt", words
    from listings where community_id = ${communityId} and status = 'PUBLISHED'
    union all
    select 'ACTIVITY', id, ${ms(sql`created_at`)}, language, title, description,
      null::jsonb, null::int, ${ms(sql`"when"`)}, words
    from activities where community_id = ${communityId} and status = 'PUBLISHED'
    union all
    select 'NOTICE', notice.id, ${ms(sql`notice.published_at`)}, notice.language, notice.title, notice.content,
      notice.translation, null::int, null::float8, notice.words
    from condo_notices as notice
    where notice.community_id = ${communityId} and ${isOut} and ${isShownTo(readerIn(ctx, communityId))}
    union all
    select 'ISSUE', id, ${ms(sql`published_at`)}, language, title, '',
      translation, null::int, null::float8, words
    from newsletter_issues where community_id = ${communityId}
    union all
    ${readableDocuments(ctx, communityId)}`;
}

function readableDocuments({ actor }: Ctx, communityId: string): RawBuilder<unknown> {
  const readable = sql.join(readableAccess(actor, communityId));
  return sql`
    select 'DOCUMENT', id, ${ms(sql`dated_on + time '17:00'`)}, language, title, '',
      null::jsonb, null::int, null::float8, words
    from records
    where community_id = ${communityId} and taken_down_at is null
      and (access is null or access in (${readable}))
      and folder_id in (select folder.id from record_folders as folder
        where folder.community_id = ${communityId} and folder.access in (${readable}))`;
}
