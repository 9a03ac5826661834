import { sql } from 'kysely';
import type { Community } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { unitOwners } from '../owners/queries.server.ts';
import { requireUnit } from '../units/register/register.server.ts';
import { recordSale } from './record-sale.server.ts';
import { saleSchema } from './schema.server.ts';

/** The form of a sale, with what its sellers have here. Throws AppError `not-found`. */
export async function salePage(ctx: Ctx, community: Community, unitId: string) {
  const { em } = ctx;
  const [unit, owners] = await Promise.all([
    requireUnit(em, community.id, unitId),
    unitOwners(em, unitId),
  ]);
  const current = owners.filter(({ isCurrent }) => isCurrent);
  const users = current.flatMap(({ userId }) => userId ?? []);
  return {
    community: { slug: community.slug, name: community.name },
    unit: { id: unit.id, label: unit.label },
    owners: current.map(({ id, name, account }) => ({ id, name, account })),
    left: await leftOf(em, community.id, users),
    values: { soldOn: cityToday(), residence: 'LEAVES', buyerHome: 'HERE' },
    today: cityToday(),
    formKey: newFormKey(),
  };
}

export type SalePage = Awaited<ReturnType<typeof salePage>>;

/** How many open requests and coming bookings some people have in a community. */
async function leftOf(em: Em, communityId: string, users: string[]) {
  if (users.length === 0) return { requests: 0, bookings: 0 };
  const ids = JSON.stringify([...new Set(users)]);
  const isTheirs = sql`in (select jsonb_array_elements_text(${ids}::jsonb)::uuid)`;
  return kysely(em)
    .selectNoFrom([
      sql<number>`(select count(*)::int from service_requests request
        where request.community_id = ${communityId}::uuid and request.author_id ${isTheirs}
          and request.state not in ('DONE', 'DECLINED'))`.as('requests'),
      sql<number>`(select count(*)::int from bookings booking
        join bookable_places place on place.id = booking.place_id
        where place.community_id = ${communityId}::uuid and booking.user_id ${isTheirs}
          and booking.starts_at > now() and booking.state in ('ASKED', 'CONFIRMED', 'WAITING'))`.as(
        'bookings',
      ),
    ])
    .executeTakeFirstOrThrow();
}

/** Records a sale, and leads back to the unit. Throws as `recordSale`. */
export function submitSale(ctx: Ctx, request: Request, community: Community, unitId: string) {
  return submitForm(ctx, request, {
    schema: saleSchema,
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
