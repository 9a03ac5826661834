import { z } from 'zod';
import { CommunityScreen, type Community } from '#db/entities/index.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { newFormKey, inTransaction } from '#app/lib/db/write.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { noticePath } from '../desk/notice-state.ts';
import {
  newScreenNonce,
  screenAddress,
  screenHash,
  screenSecret,
} from './screen-address.server.ts';

export type ScreenDesk = Awaited<ReturnType<typeof screenDesk>>;

/** The screen of a community at its desk. The caller has checked who asks. */
export async function screenDesk({ em }: Ctx, community: Community) {
  const screen = await em.findOne(CommunityScreen, { community: community.id });
  return {
    community: { slug: community.slug, name: community.name },
    /** Null where there is none. */
    screen: screen && {
      address: screenAddress(community.id, screen),
      since: screen.createdAt,
    },
    formKey: newFormKey(),
  };
}

const screenSchema = z.object({
  intent: z.enum(['make', 'off'], { error: 'http.formUnreadable' }),
});

/** Gives a screen a new address, or turns it off. The old address stops working at once. */
export function submitScreen(ctx: Ctx, request: Request, { slug }: Community) {
  return submitForm(ctx, request, {
    schema: screenSchema,
    run: ({ intent }, inside) => changeScreen(inside, slug, intent),
    respond: ({ intent }) => {
      const words = intent === 'make' ? 'screenMade' : 'screenTurnedOff';
      return redirectWithToast(noticePath(slug, 'screen'), {
        title: translate(ctx.locale, `noticeDelivery.${words}.title`),
        description: translate(ctx.locale, `noticeDelivery.${words}.description`),
      });
    },
  });
}

const changeScreen = (ctx: Ctx, slug: string, intent: 'make' | 'off') =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, community } = await requireManaged({ ...ctx, em: tx }, slug);
    if (intent === 'make') {
      const nonce = newScreenNonce();
      const hash = screenHash(screenSecret(community.id, nonce));
      await tx.upsert(CommunityScreen, {
        ...{ community: community.id, nonce, hash },
        createdAt: new Date(),
      });
    } else {
      await tx.nativeDelete(CommunityScreen, { community: community.id });
    }
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'COMMUNITY', id: community.id },
      action: 'CHANGE',
      to: intent === 'make' ? 'ON' : 'OFF',
      snapshot: { title: community.name, screen: intent === 'make' },
    });
    return { intent };
  });
