import type { Language } from '#db/enums.ts';
import { newFormKey } from '#app/lib/db/idempotency.server.ts';
import type { Place, TwoWayPage } from '#app/lib/db/read-page.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import type { PageArgs } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { requireManagedNotice } from '../desk/access.server.ts';
import { parseNoticeText, type Block } from '../parse-text.ts';
import { sidesOfNotice } from '../print/sides.server.ts';
import { noticePath, slipListIn, type SlipList } from './filter.ts';
import {
  deliveriesOn,
  requireDelivery,
  type DeliveryCounts,
  type UnitDelivery,
} from './queries.server.ts';
import { slipsSchema, tickSlips } from './tick-slips.server.ts';

/** What the page of a notice's slips shows. */
export interface SlipsPage {
  community: { slug: string; name: string };
  notice: { id: string; title: string };
  /** The notice in each of its languages, for paper. */
  sides: { language: Language; title: string; text: Block[] }[];
  list: SlipList;
  counts: DeliveryCounts;
  units: TwoWayPage<UnitDelivery>;
  formKey: string;
}

/**
 * A page of the units that a slip is to be left at, or was. Throws AppError: `unauthenticated`,
 * `forbidden`, `not-found`, `invalid` for a malformed cursor.
 */
export async function slipsPage(
  ctx: Ctx,
  address: { slug: string; id: string },
  { list, place }: { list: SlipList; place: Place | null },
): Promise<SlipsPage> {
  const found = await requireDelivery(ctx, address, (em, noticeId) =>
    deliveriesOn(em, noticeId, list === 'open' ? 'none' : 'slip', place),
  );
  const { community, notice, counts, units } = found;
  return {
    community: { slug: community.slug, name: community.name },
    notice: { id: notice.id, title: sideFor(ctx.locale, notice).title },
    sides: sidesOfNotice(notice, community.language).map(({ language, title, content }) => ({
      ...{ language, title },
      text: parseNoticeText(content),
    })),
    list,
    counts,
    units,
    formKey: newFormKey(),
  };
}

/** Ticks slips off, or takes that back, and stays at the list. Throws AppError as `tickSlips`. */
export async function submitSlips({
  ctx,
  params: { slug = '', id = '' },
  url,
  request,
}: Pick<PageArgs, 'ctx' | 'params' | 'url' | 'request'>) {
  await requireActorForForm(ctx, request, ['units']);
  await requireManagedNotice(ctx, slug, id);
  const list = slipListIn(url.searchParams);
  const path = noticePath(slug, id, 'slips');
  return submitForm(ctx, request, {
    schema: slipsSchema,
    run: (form, inside) => tickSlips(inside, { slug, id }, form),
    respond: ({ intent, count }) => {
      const words = intent === 'tick' ? 'ticked' : 'undone';
      return redirectWithToast(list === 'open' ? path : `${path}?show=${list}`, {
        title: translate(ctx.locale, `noticeDoors.${words}.title`),
        description: translate(ctx.locale, `noticeDoors.${words}.description`, { count }),
      });
    },
  });
}
