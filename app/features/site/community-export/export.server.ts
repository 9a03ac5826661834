import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { zipResponse } from '#app/features/media/zip/zip.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { createLimiter } from '#app/lib/http/rate-limit.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { recordsOf } from './records.server.ts';

const exportsByAccount = createLimiter(
  'community-export',
  { points: 5, duration: 60 * 60 },
  'communityExport.tooMany',
);

/**
 * All that the desk of a community has, as a zip that is made while it is sent. The log says who took it. Throws
 * AppError: `unauthenticated`, `forbidden`, `not-found`; `too-many` after five within an hour.
 */
export async function exportCommunity(ctx: Ctx, slug: string): Promise<Response> {
  const { actor, community } = await requireManaged(ctx, slug);
  await exportsByAccount.countTry(actor.id);
  const state = community.openedAt ? 'OPEN' : 'CLOSED';
  await inTransaction(ctx.em, (tx) =>
    recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'COMMUNITY', id: community.id },
      action: 'EXPORT',
      from: state,
      to: state,
      snapshot: { title: community.name },
    }),
  );
  const name = translate(ctx.locale, 'communityExport.files.zip');
  return zipResponse(recordsOf(ctx, community), `${community.slug}-${name}.zip`);
}
