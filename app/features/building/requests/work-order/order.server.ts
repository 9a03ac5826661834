import { sql, type RawBuilder } from 'kysely';
import type { Language } from '#db/enums.ts';
import { photoSizes, picturesOf } from '#app/features/media/photos/pictures.server.ts';
import { mayModerate } from '#app/lib/db/moderates.server.ts';
import { compiledRead, type Db, type Params } from '#app/lib/db/read.server.ts';
import { noonOf } from '#app/lib/forms/city-time.server.ts';
import { formatsFor } from '#app/lib/format.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requestNotFound } from '../access.server.ts';
import { storedRef } from '../ref.ts';
import { placeColumn, whereOf } from '../rows.server.ts';
import { workOrderHash } from './address.server.ts';

/** What a contractor is told of a request, on paper and by link: no name and no number of a resident. */
export type WorkOrder = ReturnType<typeof toWorkOrder>;

const select = (db: Db) =>
  db
    .selectFrom('service_requests as request')
    .innerJoin('communities as community', 'community.id', 'request.community')
    .leftJoin('request_work_orders as work', 'work.request', 'request.id')
    .select(['request.ref', 'request.category', 'request.text', 'request.language'])
    .select(['request.createdAt', 'request.plannedFor', 'request.mayEnter', 'request.unitLabel'])
    .select(['request.images', 'work.letsIn', 'work.doneAt', 'community.name', 'community.slug'])
    .select(['community.address', 'community.managerPhone'])
    .select(placeColumn('request').as('place'))
    .select(
      photoSizes(
        sql<string[]>`(select array_agg(own.id) from photos own where own.request_id = request.id)`,
      ).as('sizes'),
    );

const byRef = compiledRead((db, { param }: Params<{ communityId: string; ref: string }>) =>
  select(db)
    .where('request.community', '=', param('communityId'))
    .where('request.ref', '=', param('ref')),
);

const byHash = compiledRead((db, { param }: Params<{ hash: string }>) =>
  select(db)
    .where('work.hash', '=', param('hash') as RawBuilder<string>)
    .where('request.closedAt', 'is', null)
    .where(mayModerate('work.made_by_id', 'request.community_id')),
);

/** The work order of a community's request. Guards nothing itself. Throws AppError `not-found`. */
export async function workOrderOf(ctx: Ctx, communityId: string, ref: string): Promise<WorkOrder> {
  const [row] = await byRef(ctx.em, { communityId, ref: storedRef(ref) });
  if (!row) throw requestNotFound();
  return toWorkOrder(ctx.locale, row);
}

/** The work order that a contractor's link opens. Throws AppError `not-found` for one that ended. */
export async function workOrderAt(ctx: Ctx, secret: string): Promise<WorkOrder> {
  const [row] = await byHash(ctx.em, { hash: workOrderHash(secret) });
  if (!row) throw linkEnded();
  return toWorkOrder(ctx.locale, row);
}

function toWorkOrder(locale: Locale, row: Awaited<ReturnType<typeof byRef>>[number]) {
  const { where, whereLanguage } = whereOf(locale, { place: row.place, unit: row.unitLabel });
  const { fullDate } = formatsFor(locale);
  const language: Language = row.language;
  return {
    community: { name: row.name, slug: row.slug, address: row.address },
    ref: row.ref,
    where,
    whereLanguage,
    category: translate(locale, `requests.categories.${row.category}`),
    reported: fullDate(row.createdAt),
    plannedFor: row.plannedFor && fullDate(noonOf(row.plannedFor)),
    text: row.text,
    language,
    letsIn: row.letsIn,
    /** What the resident said about coming in; null for a common place. */
    mayEnter: row.place ? null : translate(locale, `workOrder.mayEnter.${row.mayEnter}`),
    phone: row.managerPhone,
    images: row.images,
    pictures: picturesOf(row.images, row.sizes),
    doneAt: row.doneAt,
  };
}

/** The error for a contractor's link that was taken back or ended, or whose request is closed. */
export const linkEnded = () => new AppError('not-found', 'workOrder.ended');
