import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { BookingFeed } from '#db/entities/index.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import type { DeskPageArgs } from '#app/features/communities/manage/desk-page.server.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { inTransaction, newFormKey } from '#app/lib/db/write.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { feedAddress, feedHash, feedSecret } from './feed-address.server.ts';

/** The calendar of a community's bookings at its desk. */
export async function feedPage({ ctx, community }: DeskPageArgs) {
  const feed = await ctx.em.findOne(BookingFeed, { community: community.id });
  return {
    community: { slug: community.slug, name: community.name },
    /** Null where there is none. */
    feed: feed && { address: feedAddress(community.id, feed), since: feed.createdAt },
    formKey: newFormKey(),
  };
}

const feedSchema = z.object({
  intent: z.enum(['make', 'off'], { error: 'http.formUnreadable' }),
});

/** Gives the calendar a new address, or turns it off. The old address stops working. */
export const submitFeed = ({ ctx, request, community: { slug } }: DeskPageArgs) =>
  submitForm(ctx, request, {
    schema: feedSchema,
    run: ({ intent }, inside) => changeFeed(inside, slug, intent),
    respond: ({ intent }) => {
      const words = intent === 'make' ? 'feedMade' : 'feedTurnedOff';
      return redirectWithToast(`${deskPath(slug, 'bookings')}/feed`, {
        title: translate(ctx.locale, `bookingsDesk.${words}.title`),
        description: translate(ctx.locale, `bookingsDesk.${words}.description`),
      });
    },
  });

const changeFeed = (ctx: Ctx, slug: string, intent: 'make' | 'off') =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, community } = await requireManaged({ ...ctx, em: tx }, slug);
    if (intent === 'make') {
      const nonce = randomUUID();
      await tx.upsert(BookingFeed, {
        ...{ community: community.id, nonce, hash: feedHash(feedSecret(community.id, nonce)) },
        createdAt: new Date(),
      });
    } else {
      await tx.nativeDelete(BookingFeed, { community: community.id });
    }
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'COMMUNITY', id: community.id },
      action: 'CHANGE',
      to: intent === 'make' ? 'ON' : 'OFF',
      snapshot: { title: community.name, daySheet: intent === 'make' },
    });
    return { intent };
  });
