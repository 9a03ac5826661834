import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { createLimiter } from '#app/lib/http/rate-limit.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import {
  lockManagedRequest,
  lockRequest,
  requestNotFound,
  type RequestAddress,
} from '../access.server.ts';
import { notifyDesk, notifyPeople } from '../emails/notify-of-requests.server.ts';
import { peopleOf } from '../emails/request-people.server.ts';
import { addEntry } from '../history.server.ts';
import { otherWaitingSince } from './waiting.server.ts';
import { messagesAnHour } from '../limits.ts';
import { canWriteAbout, relationsTo } from '../policy.ts';

/** Counts what the author of a request, and who joined it, make the office read. */
export const messagesByAccount = createLimiter(
  'request-message-account',
  { points: messagesAnHour, duration: 60 * 60 },
  'requests.tooMany',
);

/**
 * Writes to the desk about a request, as its author or as somebody who joined it; only the desk and they read it. The
 * request waits for an answer from then on, also one that is closed: who joined it can't open it again. Throws
 * AppError: `unauthenticated`, `forbidden` for an outsider, `not-found`, `conflict` once it is over for too long,
 * `too-many`.
 */
export async function writeToDesk(
  ctx: Ctx,
  address: RequestAddress,
  words: string,
): Promise<{ ref: string }> {
  if (ctx.actor) await messagesByAccount.countTry(ctx.actor.id);
  return inTransaction(ctx.em, async (tx) => {
    const { actor, community, request, facts } = await lockRequest({ ...ctx, em: tx }, address);
    const isPerson = relationsTo(actor, facts).some((relation) => relation !== 'desk');
    if (!isPerson) throw requestNotFound();
    if (!canWriteAbout(actor, facts)) throw new AppError('conflict', 'requests.isOver');
    const at = new Date();
    const entryId = await addEntry(tx, {
      ...{ requestId: request.id, kind: 'MESSAGE', actor, byDesk: false },
      ...{ words, language: ctx.locale, onlyFor: { person: actor.id }, at },
    });
    // Another version: the desk doesn't answer past words that its page hasn't shown.
    tx.assign(request, {
      waitingSince: request.waitingSince ?? at,
      version: request.version + 1,
    });
    await tx.flush();
    await notifyDesk(tx, actor, {
      ...{ community, request, entryId, what: 'MESSAGE' },
      words: { text: words, language: ctx.locale },
    });
    return { ref: request.ref };
  });
}

/**
 * Writes about a request for the desk to one person, its author or somebody who joined it; nobody else reads it. It
 * counts as an answer, but not to what others of its people wrote. Throws AppError: `unauthenticated`, `forbidden`,
 * `not-found`, `invalid` for somebody else and for who no longer lives here, `conflict` where it was merged.
 */
export const writeFromDesk = (
  ctx: Ctx,
  address: RequestAddress,
  { words, to }: { words: string; to: string },
): Promise<{ ref: string }> =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, community, request } = await lockManagedRequest({ ...ctx, em: tx }, address);
    if (request.mergedInto) throw new AppError('conflict', 'requests.isMerged');
    if (!(await peopleOf(tx, request)).includes(to)) {
      throw new AppError('invalid', 'requests.personUnknown', { field: 'to' });
    }
    const entryId = await addEntry(tx, {
      ...{ requestId: request.id, kind: 'MESSAGE', actor, byDesk: true },
      ...{ words, language: ctx.locale, onlyFor: { person: to } },
    });
    const now = new Date();
    tx.assign(request, {
      firstAnsweredAt: request.firstAnsweredAt ?? now,
      waitingSince: await otherWaitingSince(tx, request, to),
      ...{ forgottenAt: null, updatedAt: now },
    });
    await tx.flush();
    await notifyPeople(tx, actor, {
      ...{ community, request, entryId, only: to },
      what: { kind: 'MESSAGE' },
      words: { text: words, language: ctx.locale },
    });
    return { ref: request.ref };
  });
