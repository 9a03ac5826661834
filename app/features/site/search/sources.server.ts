import { sql, type RawBuilder } from 'kysely';
import type { Language, RecordAccess } from '#db/enums.ts';
import type { HappensFields } from '#app/features/noticeboard/notices/happens.ts';
import {
  isOut,
  isShownTo,
  readerIn,
  type Reader,
} from '#app/features/noticeboard/notices/row.server.ts';
import { isOverColumn } from '#app/features/posts/basics/over.server.ts';
import { readableAccess } from '#app/features/noticeboard/records/policy.ts';
import type { Params } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';

/** What can be found in a community. */
export type HitKind = 'LISTING' | 'ACTIVITY' | 'NOTICE' | 'ISSUE' | 'DOCUMENT' | 'REQUEST';

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
  /** Of an activity. */
  isOver: boolean;
  /** Of an activity: where it is. */
  location: string | null;
  /** Of a notice about something that happens on a day. */
  happens: HappensFields | null;
  /** The first picture of a post, or the cover of an issue. */
  picture: string | null;
  /** Of a request: its reference. */
  ref: string | null;
}

const ms = (moment: RawBuilder<unknown>) => sql`(extract(epoch from ${moment}) * 1000)::float8`;

/** Whose search it is, and where. */
export interface ReadableParams extends Reader {
  communityId: string;
  /** The documents that the reader may open. */
  access: RecordAccess[];
}

type Readable = Pick<Params<ReadableParams>, 'param' | 'given'>;

/** What the viewer may read in a community. The caller has checked that they may open the hub. */
export const readableFor = (ctx: Ctx, communityId: string): ReadableParams => ({
  ...readerIn(ctx, communityId),
  communityId,
  access: readableAccess(ctx.actor, communityId),
});

/**
 * Everything in a community that the viewer may read: what is published, notices that are for them, documents
 * that they may open, and requests of their own.
 */
export function readableRows(params: Readable): RawBuilder<unknown> {
  const communityId = sql`${params.param('communityId')}::uuid`;
  return sql`
    select 'LISTING' as kind, id, ${ms(sql`created_at`)} as at, language, title, description as body,
      null::jsonb as translation, price, null::float8 as "startsAt", false as "isOver",
      null::text as location, null::jsonb as happens, images[1] as picture, null::text as ref, words
    from listings where community_id = ${communityId} and status = 'PUBLISHED'
    union all
    select 'ACTIVITY', id, ${ms(sql`created_at`)}, language, title, description,
      null::jsonb, null::int, ${ms(sql`"when"`)}, ${isOverColumn.ACTIVITY}, place,
      null::jsonb, images[1], null, words
    from activities where community_id = ${communityId} and status = 'PUBLISHED'
    union all
    select 'NOTICE', notice.id, ${ms(sql`notice.published_at`)}, notice.language, notice.title, notice.content,
      notice.translation, null::int, null::float8, false, null::text,
      jsonb_build_object('happensOn', notice.happens_on, 'happensFrom', notice.happens_from,
        'happensUntil', notice.happens_until), null, null, notice.words
    from condo_notices as notice
    where notice.community_id = ${communityId} and ${isOut} and ${isShownTo(params)}
    union all
    select 'ISSUE', id, ${ms(sql`published_at`)}, language, title, '',
      translation, null::int, null::float8, false, null::text, null::jsonb, cover_image_url, null, words
    from newsletter_issues where community_id = ${communityId}
    union all
    ${readableDocuments(params)}
    union all
    ${ownRequests(params)}`;
}

function readableDocuments({ param }: Readable): RawBuilder<unknown> {
  const communityId = sql`${param('communityId')}::uuid`;
  const readable = sql`any(${param('access')}::text[])`;
  return sql`
    select 'DOCUMENT', id, ${ms(sql`dated_on + time '17:00'`)}, language, title, '',
      null::jsonb, null::int, null::float8, false, null::text, null::jsonb, null, null, words
    from records
    where community_id = ${communityId} and taken_down_at is null
      and (access is null or access = ${readable})
      and folder_id in (select folder.id from record_folders as folder
        where folder.community_id = ${communityId} and folder.access = ${readable})`;
}

/** The requests that the reader sent or joined. What is closed is over. */
function ownRequests({ param }: Readable): RawBuilder<unknown> {
  const userId = sql`${param('userId')}::uuid`;
  return sql`
    select 'REQUEST', request.id, ${ms(sql`request.created_at`)}, request.language, request.ref,
      coalesce(request.text, ''), null::jsonb, null::int, null::float8, request.closed_at is not null, null::text,
      null::jsonb, null, request.ref, request.words
    from service_requests as request
    where request.community_id = ${param('communityId')}::uuid and request.id in (
      select own.id from service_requests own where own.author_id = ${userId}
      union all
      select joiner.request_id from request_joiners joiner where joiner.user_id = ${userId})`;
}
