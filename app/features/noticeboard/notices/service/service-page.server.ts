import { z } from 'zod';
import { ruleOf } from '#app/features/residency/owners/owner-page.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { parseCursor } from '#app/lib/db/pagination.ts';
import { readPage, type ListPosition } from '#app/lib/db/read-page.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { headingOf, requireManagedNotice, type NoticeAddress } from '../desk/access.server.ts';
import { serviceLists, type ServiceList } from '../desk/lists.ts';
import { wasOut } from '../state.ts';
import { handoversOf, serviceRows, type ServiceRow } from './rows.server.ts';
import { isInList } from './status.ts';

const pageSize = 100;

/**
 * A notice with how it is served on every owner, and what was handed over. Throws AppError: `unauthenticated`,
 * `forbidden`, `not-found`.
 */
export async function requireService(ctx: Ctx, address: NoticeAddress) {
  const { community, notice } = await requireManagedNotice(ctx, address);
  const [rows, handovers] = await Promise.all([
    serviceRows(ctx.em, notice.id),
    handoversOf(ctx.em, notice.id),
  ]);
  return { community, notice, rows, handovers };
}

/** How many owners each list has. */
export const countServices = (rows: readonly Pick<ServiceRow, 'status'>[]) =>
  Object.fromEntries(
    serviceLists.map((list) => [list, rows.filter(({ status }) => isInList(list, status)).length]),
  ) as Record<ServiceList, number>;

/** Whether a row was served with a text that was corrected since. */
export const isBeforeCorrection = (
  { status: { isServed, at, on } }: Pick<ServiceRow, 'status'>,
  correctedAt: Date | null | undefined,
): boolean =>
  isServed &&
  correctedAt != null &&
  (at !== null ? at < correctedAt : on !== null && on < cityToday(correctedAt));

/**
 * The page of a notice's service, with a page of its owners. Throws AppError: `unauthenticated`, `forbidden`,
 * `not-found`, `invalid` for a malformed cursor.
 */
export async function servicePage(
  ctx: Ctx,
  address: NoticeAddress,
  { list, position }: { list: ServiceList; position: ListPosition | null },
) {
  const found = await requireService(ctx, address);
  const { rows, handovers } = found;
  const { mustBeServed, correctedAt } = found.notice;
  const isPublished = found.notice.status === 'PUBLISHED';
  const { community, notice } = headingOf(ctx, found);
  const listed = rows.filter(({ status }) => isInList(list, status));
  const earlier = rows.filter((row) => isBeforeCorrection(row, correctedAt)).length;
  const isOfOneWay = list === 'mail' || list === 'unit';
  const recordable = (way: 'MAIL' | 'UNIT') => {
    const open = isOfOneWay ? [] : openBy(rows, way);
    return open.length > pageSize ? [] : open;
  };
  const listedView = (row: ServiceRow) => ({
    ...viewOf(row),
    wasEarlier: isBeforeCorrection(row, correctedAt),
    canServeAgain: isPublished && isBeforeCorrection(row, correctedAt),
    earlier: row.earlier.map((one) => ({ ...viewOf(one), replacedAt: one.replacedAt })),
  });
  const page = await readPage(position, {
    size: pageSize,
    format: positionFormat,
    read: ({ position: at, back, limit }) => {
      const some = listed.filter(
        (row) => at === undefined || (back ? row.position <= at : row.position >= at),
      );
      return Promise.resolve((back ? some.reverse() : some).slice(0, limit));
    },
    keyOf: ({ position: at }) => ({ position: at }),
  });
  return {
    community,
    notice: { ...notice, mustBeServed, isOut: wasOut(found.notice) },
    list,
    rule: ruleOf(found.community),
    counts: countServices(rows),
    /** How many have to be served on paper and are not yet, by way. */
    toHandOver: {
      mail: rows.filter(({ status }) => !status.isServed && status.way === 'MAIL').length,
      unit: rows.filter(({ status }) => !status.isServed && status.way === 'UNIT').length,
    },
    /** When the notice was corrected, and how many were served with the text before; null for none. */
    before: correctedAt && earlier > 0 && isPublished ? { correctedAt, owners: earlier } : null,
    rows: {
      ...page,
      items: page.items.map(listedView),
    },
    /** Who can be written down as served, beside a list that is not of one way, by way on paper. */
    toRecord: {
      MAIL: recordable('MAIL').map(listedView),
      UNIT: recordable('UNIT').map(listedView),
    },
    /** The ways with more of them than fit on a page: their lists have pages. */
    inPages: isOfOneWay
      ? []
      : (['MAIL', 'UNIT'] as const).filter((way) => openBy(rows, way).length > pageSize),
    handovers,
    today: cityToday(),
    formKey: newFormKey(),
  };
}

export type ServicePage = Awaited<ReturnType<typeof servicePage>>;
export type ServiceView = ServicePage['rows']['items'][number];

/** The owners who are not served yet and have to be by this way. */
const openBy = (rows: readonly ServiceRow[], way: 'MAIL' | 'UNIT') =>
  rows.filter(({ status }) => !status.isServed && status.way === way);

const viewOf = (row: Omit<ServiceRow, 'earlier'>) => {
  const { id, unit, name, address, reason, what, handedBy, status } = row;
  return {
    id,
    unit,
    furtherUnits: row.furtherUnits.map(({ label }) => label),
    isMortgagee: row.mortgageeId !== null,
    name,
    address,
    reason,
    what,
    handedBy,
    status,
    emailTo: row.email?.to ?? row.emailAddress,
    cameBackOn: row.cameBackOn,
  };
};

/** The cursor of a row is its place in the list. Throws AppError `invalid`. */
const positionFormat = {
  parse: (cursor: string) => ({
    position: parseCursor(
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
      cursor,
    ),
  }),
  write: ({ position }: { position: number }) => String(position),
};
