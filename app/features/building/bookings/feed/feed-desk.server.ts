import { randomUUID } from 'node:crypto';
import { BookingFeed } from '#db/entities/index.ts';
import type { DeskPageArgs } from '#app/features/communities/manage/desk-page.server.ts';
import {
  addressAtDesk,
  addressSchema,
  changeAddress,
  type SecretAddress,
} from '#app/features/communities/manage/secret-address.server.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { mayModerate } from '#app/lib/db/moderates.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { feedAddress, feedHash, feedSecret } from './feed-address.server.ts';

/** The calendar of a community's bookings at its desk. */
export async function feedPage({ ctx, community }: DeskPageArgs) {
  const feed = await kysely(ctx.em)
    .selectFrom('booking_feeds as feed')
    .leftJoin('users as maker', 'maker.id', 'feed.madeBy')
    .select(['feed.nonce', 'feed.hash', 'feed.createdAt', 'feed.madeBy'])
    .select('maker.name as makerName')
    .select(mayModerate('feed.made_by_id', 'feed.community_id').as('isOpen'))
    .where('feed.community', '=', community.id)
    .executeTakeFirst();
  return {
    community: { slug: community.slug, name: community.name },
    /** Null where there is none. */
    feed: feed
      ? { ...addressAtDesk(ctx, feed, feedAddress(community.id, feed)), since: feed.createdAt }
      : null,
    formKey: newFormKey(),
  };
}

const daySheet: SecretAddress = {
  save: (tx, row) => tx.upsert(BookingFeed, row),
  drop: (tx, community) => tx.nativeDelete(BookingFeed, { community }),
  newNonce: randomUUID,
  hashOf: (communityId, nonce) => feedHash(feedSecret(communityId, nonce)),
  logged: 'daySheet',
};

/** Gives the calendar a new address, or turns it off. The old address stops working. */
export const submitFeed = ({ ctx, request, community: { slug } }: DeskPageArgs) =>
  submitForm(ctx, request, {
    schema: addressSchema,
    run: (change, inside) => changeAddress(inside, slug, change, daySheet),
    respond: ({ intent }) => {
      const words = intent === 'make' ? 'feedMade' : 'feedTurnedOff';
      return redirectWithToast(`${deskPath(slug, 'bookings')}/feed`, {
        title: translate(ctx.locale, `bookingsDesk.${words}.title`),
        description: translate(ctx.locale, `bookingsDesk.${words}.description`),
      });
    },
  });
