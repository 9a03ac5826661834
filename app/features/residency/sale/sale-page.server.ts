import { sql } from 'kysely';
import type { Community } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { readFormData } from '#app/lib/forms/form-data.server.ts';
import { resumeDraft, submitFields } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { askWhetherSame } from '../owners/ask-whether-same.server.ts';
import { currentOwners, unitOwners } from '../owners/queries.server.ts';
import { requireUnit } from '../units/register/register.server.ts';
import { recordSale, reviewSale, type SaleReview } from './record-sale.server.ts';
import { saleSchema } from './schema.server.ts';

/** The form of a sale, with what its sellers have here. Throws AppError `not-found`. */
export async function salePage(ctx: Ctx, community: Community, unitId: string) {
  const { em } = ctx;
  const [unit, owners, left] = await Promise.all([
    requireUnit(em, community.id, unitId),
    unitOwners(em, unitId),
    leftOf(em, community.id, unitId),
  ]);
  const current = owners.filter(({ isCurrent }) => isCurrent);
  return {
    community: { slug: community.slug, name: community.name },
    unit: { id: unit.id, label: unit.label },
    owners: current.map(({ id, name, account }) => ({ id, name, account })),
    left,
    values: { soldOn: cityToday(), residence: 'LEAVES', buyerHome: 'HERE' },
    today: cityToday(),
    formKey: newFormKey(),
  };
}

export type SalePage = Awaited<ReturnType<typeof salePage>>;

/** How many open requests and coming bookings the present owners of a unit have in a community. */
function leftOf(em: Em, communityId: string, unitId: string) {
  const isOwner = sql`in (select membership.user_id from ownerships owned
    join owners owner on owner.id = owned.owner_id
    join user_communities membership on membership.id = owner.membership_id
    where owned.unit_id = ${unitId}::uuid and (owned.ended_on is null or owned.ended_on >= ${cityToday()}::date))`;
  return kysely(em)
    .selectNoFrom([
      sql<number>`(select count(*)::int from service_requests request
        where request.community_id = ${communityId}::uuid and request.author_id ${isOwner}
          and request.state not in ('DONE', 'DECLINED'))`.as('requests'),
      sql<number>`(select count(*)::int from bookings booking
        join bookable_places place on place.id = booking.place_id
        where place.community_id = ${communityId}::uuid and booking.user_id ${isOwner}
          and booking.starts_at > now() and booking.state in ('ASKED', 'CONFIRMED', 'WAITING'))`.as(
        'bookings',
      ),
    ])
    .executeTakeFirstOrThrow();
}

/** Shows what a sale would do, or records it and leads back to the unit. Throws as `recordSale`. */
export async function submitSale(ctx: Ctx, request: Request, community: Community, unitId: string) {
  const owners = await currentOwners(ctx.em, community.id);
  const form = await readFormData(request);
  const resumed = resumeDraft(ctx, form, { schema: saleSchema });
  if (resumed) return resumed;
  return submitFields(ctx, request, form, {
    schema: saleSchema,
    questions: (answered) => ({
      ...askWhetherSame(ctx.locale, answered, owners, { name: 'buyerName', sameAs: 'buyerSameAs' }),
      ...askWhetherSame(ctx.locale, answered, owners, {
        name: 'secondName',
        sameAs: 'secondSameAs',
      }),
    }),
    show: async (input): Promise<{ review: SaleReview | null } | null> => {
      if (input.step === 'edit') return { review: null };
      return input.step === 'look'
        ? { review: await reviewSale(ctx, { community, unitId }, input) }
        : null;
    },
    run: (input, inside) => recordSale(inside, { community, unitId }, input),
    respond: ({ buyers }) =>
      redirectWithToast(`/manage/${community.slug}/units/${unitId}#owners`, {
        title: translate(ctx.locale, 'sale.done'),
        description:
          buyers.length > 0
            ? translate(ctx.locale, 'sale.doneBuyers', { names: buyers.join(', ') })
            : translate(ctx.locale, 'sale.doneNoBuyer'),
      }),
  });
}
