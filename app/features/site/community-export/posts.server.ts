import { sql } from 'kysely';
import type { Category, PostStatus, PostType } from '#db/enums.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { env } from '#app/lib/env.server.ts';
import { cityTimeText } from '#app/lib/forms/city-time.server.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { csvContent } from './csv-content.server.ts';

const columns = [
  'kind',
  'title',
  'state',
  'author',
  'contact',
  'posted',
  'category',
  'price',
  'when',
  'place',
  'text',
  'address',
] as const;

const atOnce = 500;

/** Every post of a community, the newest first, as a CSV file. */
export const postsCsv = (ctx: Ctx, communityId: string): AsyncGenerator<Uint8Array> =>
  csvContent(
    ctx.locale,
    columns.map((key) => translate(ctx.locale, `communityExport.postColumns.${key}`)),
    partsOf(ctx, communityId),
  );

async function* partsOf({ em, locale }: Ctx, communityId: string): AsyncGenerator<string[][]> {
  let after: PostRow | null = null;
  for (;;) {
    const rows: PostRow[] = await readPosts(em, communityId, after);
    yield rows.map((row) => cellsOf(locale, row));
    after = rows.at(-1) ?? null;
    if (!after || rows.length < atOnce) return;
  }
}

interface PostRow {
  id: string;
  type: PostType;
  title: string;
  description: string;
  status: PostStatus;
  author: string;
  contact: string | null;
  category: Category | null;
  price: number | null;
  when: string | null;
  place: string | null;
  createdAt: string;
}

async function readPosts(em: Em, communityId: string, after: PostRow | null): Promise<PostRow[]> {
  const { rows } = await sql<PostRow>`
    select post.id, post.type, post.title, post.description, post.status, post.contact, post.category, post.price, post."when",
      post.place, post.created_at as "createdAt", person.name as author from (
      select 'LISTING' as type, id, author_id, title, description, status, contact_email as contact, category, price,
        null::timestamptz as "when", null as place, created_at
      from listings where community_id = ${communityId}::uuid
      union all
      select 'ACTIVITY', id, author_id, title, description, status, contact_email, null, null, "when", place, created_at
      from activities where community_id = ${communityId}::uuid
    ) post join users person on person.id = post.author_id
    where ${after === null} or (post.created_at, post.id) < (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::uuid)
    order by post.created_at desc, post.id desc limit ${sql.lit(atOnce)}`.execute(kysely(em));
  return rows;
}

function cellsOf(locale: Locale, post: PostRow): string[] {
  const { type, status, category, price } = post;
  return [
    translate(locale, `communityExport.postKinds.${type}`),
    post.title,
    status === 'PUBLISHED'
      ? translate(locale, `postStates.published.${type}`)
      : translate(locale, `postStates.statuses.${status}`),
    nameFor(locale, post.author),
    post.contact ?? '',
    time(post.createdAt),
    category ? translate(locale, `listingLabels.categories.${category}`) : '',
    price === null ? '' : (price / 100).toFixed(2),
    post.when === null ? '' : time(post.when),
    post.place ?? '',
    post.description,
    env().appUrl + postPath(type, post.id),
  ];
}

/** The driver returns moments as text. */
const time = (at: string): string => cityTimeText(new Date(at)).replace('T', ' ');
