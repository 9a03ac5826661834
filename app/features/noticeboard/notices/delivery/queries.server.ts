import { sql, type RawBuilder } from 'kysely';
import type { Community, CondoNotice } from '#db/entities/index.ts';
import { floorOf } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { invalidCursor } from '#app/lib/db/pagination.ts';
import { readingOrder, readPage, type ListPosition, type ReadFrom } from '#app/lib/db/read-page.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { headingOf, requireManagedNotice, type NoticeAddress } from '../desk/access.server.ts';
import { wasOut } from '../state.ts';
import type { DeliveryList } from '../desk/lists.ts';
import { servedUnits } from '../service/rows.server.ts';
import { beginDelivery, statesNow } from './deliveries.server.ts';

/**
 * A notice at the desk with how many units it has reached by now, and the units that `unitsOf` reads. If it
 * is out and has no delivery yet, that is begun. Throws AppError as `requireManagedNotice` and `unitsOf`.
 */
export async function requireDelivery<Units>(
  ctx: Ctx,
  address: NoticeAddress,
  unitsOf: (em: Em, noticeId: string) => Promise<Units>,
) {
  const { community, notice } = await requireManagedNotice(ctx, address);
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

export type DeliveryPage = Awaited<ReturnType<typeof deliveryPage>>;

/**
 * The page of a notice's delivery, with a page of its units. Throws AppError: `unauthenticated`,
 * `forbidden`, `not-found`, `invalid` for a malformed cursor.
 */
export async function deliveryPage(
  ctx: Ctx,
  address: NoticeAddress,
  { list, position }: { list: DeliveryList; position: ListPosition | null },
) {
  const found = await requireDelivery(ctx, address, (em, noticeId) =>
    deliveriesOn(em, noticeId, list, position),
  );
  const { counts, units } = found;
  const { kind, expiresAt } = found.notice;
  const { community, notice } = headingOf(ctx, found);
  return {
    community,
    notice: {
      ...notice,
      kind,
      /** Null while it is not out, or the doors are closed. */
      outSince: readableSince(found),
      /** When it left the hub, if it has. */
      left: expiresAt && expiresAt <= new Date() ? expiresAt : null,
    },
    list,
    counts,
    units,
  };
}

/** Since when residents can read a notice: it is out, and the doors are open. Null until then. */
export function readableSince({
  community: { openedAt },
  notice,
}: {
  community: Pick<Community, 'openedAt'>;
  notice: Pick<CondoNotice, 'status' | 'publishedAt'>;
}): Date | null {
  const { publishedAt } = notice;
  if (!wasOut(notice) || !publishedAt || !openedAt) return null;
  return openedAt > publishedAt ? openedAt : publishedAt;
}

/** Which units are read: those of a list of the report, or those whose slip was delivered. */
type UnitList = DeliveryList | 'slip';

const byEmail = sql<boolean>`(stands.state = 'SENT' or served.emailed_at is not null)`;
const onPaper = sql<boolean>`(delivery.slip_at is not null or served.paper_on is not null)`;
const isOnItsWay = sql<boolean>`(stands.state in ('QUEUED', 'HELD'))`;

/** The conditions of the lists. They read `statesNow` as `stands`, and `servedUnits` as `served`. */
const isIn: Record<UnitList, RawBuilder<boolean>> = {
  all: sql`true`,
  mail: byEmail,
  paper: onPaper,
  slip: sql`(delivery.slip_at is not null)`,
  waiting: sql`(not ${byEmail} and not ${onPaper} and ${isOnItsWay})`,
  none: sql`(not ${byEmail} and not ${onPaper} and not ${isOnItsWay})`,
};

async function countDeliveries(em: Em, noticeId: string) {
  const count = (list: UnitList) =>
    sql<number>`(count(delivery.id) filter (where ${isIn[list]}))::int`.as(list);
  const { publisher, ...counts } = await kysely(em)
    .selectFrom('condo_notices as notice')
    .innerJoin('users as author', 'author.id', 'notice.author')
    .leftJoin('notice_deliveries as delivery', 'delivery.notice', 'notice.id')
    .leftJoin(statesNow(noticeId).as('stands'), 'stands.id', 'delivery.id')
    .leftJoin(servedUnits(noticeId).as('served'), 'served.unit_key', 'delivery.unitKey')
    .select(
      sql<string>`coalesce((
        select person.name from moderation_events event join users person on person.id = event.actor_id
        where event.subject_type = 'NOTICE' and event.subject_id = notice.id
          and event.action in ('PUBLISH', 'SCHEDULE')
        order by event.created_at limit 1), author.name)`.as('publisher'),
    )
    .select([count('all'), count('mail'), count('paper'), count('slip')])
    .select([count('waiting'), count('none')])
    .where('notice.id', '=', noticeId)
    .groupBy(['notice.id', 'author.id'])
    .executeTakeFirstOrThrow();
  return { publisher, counts };
}

/** A page of a notice's units, lowest floor first. The caller has checked who asks. */
export const deliveriesOn = (
  em: Em,
  noticeId: string,
  list: UnitList,
  position: ListPosition | null,
) =>
  readPage(position, {
    size: 100,
    format: unitCursorFormat,
    read: (from) => readDeliveries(em, noticeId, list, from),
    keyOf: ({ position, id }): UnitCursor => ({ position, id }),
  });

/** All units of a notice that a list has, lowest floor first. The caller has checked who asks. */
export const allDeliveries = (em: Em, noticeId: string, list: UnitList = 'all') =>
  readDeliveries(em, noticeId, list, { back: null });

interface UnitCursor {
  position: number;
  id: string;
}

const unitCursorFormat = {
  parse(cursor: string): UnitCursor {
    const [, position, id] = /^(\d{1,6})_([0-9a-f-]{36})$/.exec(cursor) ?? [];
    if (position === undefined || id === undefined) throw invalidCursor();
    return { position: Number(position), id };
  },
  write: ({ position, id }: UnitCursor): string => `${position}_${id}`,
};

/** How a notice reached one unit, with who ticked its slip off, and when it was served there. */
export type UnitDelivery = Awaited<ReturnType<typeof readDeliveries>>[number];

async function readDeliveries(
  em: Em,
  noticeId: string,
  list: UnitList,
  { position, id, back, limit }: Partial<ReadFrom<UnitCursor>>,
) {
  const { operator, direction } = readingOrder('asc', back === true);
  const rows = await kysely(em)
    .selectFrom('notice_deliveries as delivery')
    .innerJoin(statesNow(noticeId).as('stands'), 'stands.id', 'delivery.id')
    .leftJoin(servedUnits(noticeId).as('served'), 'served.unit_key', 'delivery.unitKey')
    .leftJoin('users as ticker', 'ticker.id', 'delivery.slipBy')
    .leftJoin('units as register', (join) =>
      join.onRef('register.key', '=', 'delivery.unitKey').on(
        sql<boolean>`register.community_id = (
            select community_id from condo_notices where id = ${noticeId}::uuid)`,
      ),
    )
    .select(['register.floor'])
    .select(['delivery.id', 'delivery.unitLabel as unit', 'delivery.position', 'delivery.slipAt'])
    .select(['delivery.hubSince', 'ticker.name as slipBy'])
    .select(['served.paper_on as paperOn', 'served.emailed_at as emailed'])
    .select(['stands.state', 'stands.state_at as since', 'stands.corrected_at as corrected'])
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
  return rows.map(({ since, corrected, emailed, paperOn, ...row }) => ({
    ...row,
    /** The day on which the notice was served on paper on one of its owners, if it was. */
    paperOn: paperOn ?? null,
    /** When it was served by email on one of its owners, if it was. */
    servedAt: emailed === null ? null : new Date(emailed),
    /** As the register has it, or the label tells; null where neither does. */
    floor: row.floor ?? floorOf(row.unit),
    /** When the email was sent or bounced. */
    stateAt: since === null ? null : new Date(since),
    /** When the corrected notice was sent by email, if it was. */
    correctedAt: corrected === null ? null : new Date(corrected),
  }));
}
