import { sql, type RawBuilder } from 'kysely';
import type { Community, CondoNotice } from '#db/entities/index.ts';
import type { DeliveryState } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { invalidCursor } from '#app/lib/db/pagination.ts';
import {
  readingOrder,
  readPage,
  type Place,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireManagedNotice } from '../desk/access.server.ts';
import { wasOut } from '../desk/notice-state.ts';
import { beginDelivery } from './begin.server.ts';
import type { DeliveryList } from './filter.ts';
import { standingNow } from './keep.server.ts';

/** How a notice reached one unit. */
export interface UnitDelivery {
  id: string;
  unit: string;
  state: DeliveryState;
  /** When the letter was sent or came back. */
  stateAt: Date | null;
  slipAt: Date | null;
  /** Who ticked the slip off; null where that is not known. */
  slipBy: string | null;
}

/** How many units a notice is for, and what reached them. One may have both a letter and a slip. */
export type DeliveryCounts = Record<DeliveryList, number>;

/** A notice at the desk and how it stands with its units; `Units` are those that were asked for. */
export interface Delivery<Units = unknown> {
  community: Community;
  notice: CondoNotice;
  /** Who published it. */
  publisher: string;
  counts: DeliveryCounts;
  units: Units;
}

/**
 * A notice at the desk with how many units it reached, up to the moment, and the units that `unitsOf` reads.
 * One that is out and has no units noted down yet gets them. Throws AppError as `requireManagedNotice` and
 * `unitsOf`.
 */
export async function requireDelivery<Units>(
  ctx: Ctx,
  { slug, id }: { slug: string; id: string },
  unitsOf: (em: Em, noticeId: string) => Promise<Units>,
): Promise<Delivery<Units>> {
  const { community, notice } = await requireManagedNotice(ctx, slug, id);
  const read = async () => {
    const [known, units] = await Promise.all([
      countDeliveries(ctx.em, notice.id),
      unitsOf(ctx.em, notice.id),
    ]);
    return { community, notice, ...known, units };
  };
  const known = await read();
  if (known.counts.all > 0 || !wasOut(notice)) return known;
  await inTransaction(ctx.em, (tx) => beginDelivery(tx, notice));
  return read();
}

/** The conditions of the lists, of a table `delivery` and how each `stands`. */
const isIn: Record<DeliveryList, RawBuilder<boolean>> = {
  all: sql`true`,
  mail: sql`(stands.state = 'SENT')`,
  slip: sql`(delivery.slip_at is not null)`,
  waiting: sql`(delivery.slip_at is null and stands.state in ('QUEUED', 'HELD'))`,
  none: sql`(delivery.slip_at is null and stands.state not in ('SENT', 'QUEUED', 'HELD'))`,
};

async function countDeliveries(em: Em, noticeId: string) {
  const count = (list: DeliveryList) =>
    sql<number>`(count(delivery.id) filter (where ${isIn[list]}))::int`.as(list);
  const { publisher, ...counts } = await kysely(em)
    .selectFrom('condo_notices as notice')
    .innerJoin('users as author', 'author.id', 'notice.author')
    .leftJoin('notice_deliveries as delivery', 'delivery.notice', 'notice.id')
    .leftJoin(standingNow(noticeId).as('stands'), 'stands.id', 'delivery.id')
    .select(
      sql<string>`coalesce((
        select person.name from moderation_events event join users person on person.id = event.actor_id
        where event.subject_type = 'NOTICE' and event.subject_id = notice.id
          and event.action in ('PUBLISH', 'SCHEDULE')
        order by event.created_at limit 1), author.name)`.as('publisher'),
    )
    .select([count('all'), count('mail'), count('slip'), count('waiting'), count('none')])
    .where('notice.id', '=', noticeId)
    .groupBy(['notice.id', 'author.id'])
    .executeTakeFirstOrThrow();
  return { publisher, counts };
}

const pageSize = 100;

/** A page of the units of a notice, floors upwards. Guards nothing itself. Throws AppError `invalid` for a malformed cursor. */
export const deliveriesOn = (
  em: Em,
  noticeId: string,
  list: DeliveryList,
  place: Place | null,
): Promise<TwoWayPage<UnitDelivery>> =>
  readPage<Row, UnitPlace>(place, {
    size: pageSize,
    format: placeFormat,
    read: (from) => readDeliveries(em, noticeId, list, from),
    keyOf: ({ position, id }) => ({ position, id }),
  });

/** All units of a notice that a list has, floors upwards. Guards nothing itself. */
export const allDeliveries = (
  em: Em,
  noticeId: string,
  list: DeliveryList = 'all',
): Promise<UnitDelivery[]> => readDeliveries(em, noticeId, list, { back: null });

interface UnitPlace {
  position: number;
  id: string;
}

type Row = UnitDelivery & UnitPlace;

const placeFormat = {
  parse(cursor: string): UnitPlace {
    const [, position, id] = /^(\d{1,6})_([0-9a-f-]{36})$/.exec(cursor) ?? [];
    if (position === undefined || id === undefined) throw invalidCursor();
    return { position: Number(position), id };
  },
  write: ({ position, id }: UnitPlace): string => `${position}_${id}`,
};

async function readDeliveries(
  em: Em,
  noticeId: string,
  list: DeliveryList,
  { position, id, back, limit }: Partial<ReadFrom<UnitPlace>>,
): Promise<Row[]> {
  const { operator, direction } = readingOrder('asc', back === true);
  const rows = await kysely(em)
    .selectFrom('notice_deliveries as delivery')
    .innerJoin(standingNow(noticeId).as('stands'), 'stands.id', 'delivery.id')
    .leftJoin('users as ticker', 'ticker.id', 'delivery.slipBy')
    .select(['delivery.id', 'delivery.unitLabel as unit', 'delivery.position', 'delivery.slipAt'])
    .select(['ticker.name as slipBy', 'stands.state', 'stands.state_at as since'])
    .where('delivery.notice', '=', noticeId)
    .where(isIn[list])
    .$if(position !== undefined, (query) =>
      query.where(
        sql<boolean>`(delivery.position, delivery.id) ${sql.raw(operator)} (${position}::int, ${id}::uuid)`,
      ),
    )
    .orderBy('delivery.position', direction)
    .orderBy('delivery.id', direction)
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  return rows.map(({ since, ...row }) => ({
    ...row,
    stateAt: since === null ? null : new Date(since),
  }));
}
