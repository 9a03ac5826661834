import { CommunityScreen, type Community } from '#db/entities/index.ts';
import {
  addressAtDesk,
  addressSchema,
  changeAddress,
  type SecretAddress,
} from '#app/features/communities/manage/secret-address.server.ts';
import { mayModerate } from '#app/lib/db/moderates.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { noticePath } from '../desk/paths.ts';
import {
  newScreenNonce,
  screenAddress,
  screenHash,
  screenSecret,
} from './screen-address.server.ts';

export type ScreenDesk = Awaited<ReturnType<typeof screenDesk>>;

/** The screen of a community at its desk. The caller has checked who asks. */
export async function screenDesk(ctx: Ctx, community: Community) {
  const screen = await kysely(ctx.em)
    .selectFrom('community_screens as screen')
    .leftJoin('users as maker', 'maker.id', 'screen.madeBy')
    .select(['screen.nonce', 'screen.hash', 'screen.createdAt', 'screen.madeBy'])
    .select('maker.name as makerName')
    .select(mayModerate('screen.made_by_id', 'screen.community_id').as('isOpen'))
    .where('screen.community', '=', community.id)
    .executeTakeFirst();
  return {
    community: { slug: community.slug, name: community.name },
    /** Null where there is none. */
    screen: screen
      ? {
          ...addressAtDesk(ctx, screen, screenAddress(community.id, screen)),
          since: screen.createdAt,
        }
      : null,
    formKey: newFormKey(),
  };
}

const screenOf: SecretAddress = {
  save: (tx, row) => tx.upsert(CommunityScreen, row),
  drop: (tx, community) => tx.nativeDelete(CommunityScreen, { community }),
  newNonce: newScreenNonce,
  hashOf: (communityId, nonce) => screenHash(screenSecret(communityId, nonce)),
  logged: 'screen',
};

/** Gives a screen a new address, or turns it off. The old address stops working at once. */
export function submitScreen(ctx: Ctx, request: Request, { slug }: Community) {
  return submitForm(ctx, request, {
    schema: addressSchema,
    run: (change, inside) => changeAddress(inside, slug, change, screenOf),
    respond: ({ intent }) => {
      const words = intent === 'make' ? 'screenMade' : 'screenTurnedOff';
      return redirectWithToast(noticePath(slug, 'screen'), {
        title: translate(ctx.locale, `noticeDelivery.${words}.title`),
        description: translate(ctx.locale, `noticeDelivery.${words}.description`),
      });
    },
  });
}
