import type { NoticeKind } from '#db/enums.ts';
import type { Place, TwoWayPage } from '#app/lib/db/read-page.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { wasOut } from '../desk/notice-state.ts';
import type { DeliveryList } from './filter.ts';
import {
  deliveriesOn,
  requireDelivery,
  type DeliveryCounts,
  type UnitDelivery,
} from './queries.server.ts';

/** What the page of a notice's delivery shows. */
export interface DeliveryPage {
  community: { slug: string; name: string };
  notice: {
    id: string;
    title: string;
    kind: NoticeKind;
    /** Null while it is not out. */
    outSince: Date | null;
    /** When it left the hub, if it has. */
    left: Date | null;
  };
  list: DeliveryList;
  counts: DeliveryCounts;
  units: TwoWayPage<UnitDelivery>;
}

/**
 * A page of the units that a notice is for, and how it reached each. Throws AppError: `unauthenticated`,
 * `forbidden`, `not-found`, `invalid` for a malformed cursor.
 */
export async function deliveryPage(
  ctx: Ctx,
  address: { slug: string; id: string },
  { list, place }: { list: DeliveryList; place: Place | null },
): Promise<DeliveryPage> {
  const found = await requireDelivery(ctx, address, (em, noticeId) =>
    deliveriesOn(em, noticeId, list, place),
  );
  const { community, notice, counts, units } = found;
  const { expiresAt, publishedAt } = notice;
  return {
    community: { slug: community.slug, name: community.name },
    notice: {
      id: notice.id,
      title: sideFor(ctx.locale, notice).title,
      kind: notice.kind,
      outSince: wasOut(notice) ? (publishedAt ?? null) : null,
      left: expiresAt && expiresAt <= new Date() ? expiresAt : null,
    },
    list,
    counts,
    units,
  };
}
