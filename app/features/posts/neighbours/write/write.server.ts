import { createHash, randomUUID } from 'node:crypto';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { NeighbourBlock, NeighbourLetter } from '#db/entities/index.ts';
import type { PostType } from '#db/enums.ts';
import { notifyNeighbour } from '../emails/message.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { isolated } from '#app/lib/isolated.ts';
import { requireActorForForm } from '#app/lib/forms/form-draft.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { handlePage } from '#app/lib/http/page.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { mostADay, mostAnHour } from '../limits.ts';
import { letterSchema } from './schema.ts';
import { requireWritable, reachOf, writePage } from './writable.server.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Loads what the page shows: the form, or what is missing for it. Throws as `requireWritable` does. */
export const loadWritePage = (args: LoaderFunctionArgs, type: PostType) =>
  handlePage(args, async ({ ctx, params }) => ({
    page: await writePage(ctx, type, parseIdParam(params.id, `posts.notFound.${type}`)),
    formKey: newFormKey(),
  }));

/** Sends the letter in a form post, and goes back to the post it is about. */
export const sendLetter = (args: ActionFunctionArgs, type: PostType) =>
  handlePage(args, async ({ ctx, params, request }) => {
    await requireActorForForm(ctx, request);
    const id = parseIdParam(params.id, `posts.notFound.${type}`);
    // Before the form is read, so that whoever may not write learns nothing from its answer.
    await requireWritable(ctx, type, id);
    return submitForm(ctx, request, {
      schema: letterSchema,
      run: ({ words }, inside) => writeToNeighbour(inside, type, id, words),
      respond: ({ path, title, language, receiver, waits, isNew }) => {
        const said = !isNew ? 'sentBefore' : waits ? 'waits' : 'sent';
        return redirectWithToast(path, {
          title: translate(ctx.locale, `neighbours.${said}.title`),
          ...{ about: title, language },
          description: translate(ctx.locale, `neighbours.${said}.description`, {
            name: isolated(receiver),
          }),
        });
      },
    });
  });

/**
 * Writes to the author of a post, who gets it by email once their address is confirmed. The same words about the same
 * post go once. Somebody blocked gets the same answer as anybody, and nothing is sent. Throws AppError as
 * `requireWritable` does; `forbidden` while the actor’s own address is not confirmed; `conflict` where no message
 * reaches them; `too-many` beyond five within an hour or twenty within a day.
 */
async function writeToNeighbour(ctx: Ctx, type: PostType, id: string, words: string) {
  const actor = requireActor(ctx);
  const { community, receiver, ...post } = await requireWritable(ctx, type, id);
  const { path, title, language } = post;
  return inTransaction(ctx.em, async (tx) => {
    await lockSender(tx, actor.id);
    const reach = await reachOf(tx, receiver.id);
    if (reach !== 'REACHES' && reach !== 'WAITS') {
      throw new AppError('conflict', `neighbours.write.unreached.${reach}`, {
        params: { name: receiver.name },
      });
    }
    const saved = { path, title, language, receiver: receiver.name, waits: reach === 'WAITS' };
    const same = {
      ...{ sender: actor.id, receiver: receiver.id, postId: id },
      digest: createHash('sha256').update(words).digest('hex'),
    };
    if ((await tx.count(NeighbourLetter, same)) > 0) return { ...saved, isNew: false };
    await requireFewLetters(tx, actor.id);
    const letterId = randomUUID();
    await tx.insert(NeighbourLetter, {
      ...{ ...same, id: letterId, community: community.id, postType: type, words },
      createdAt: new Date(),
    });
    const isBlocked = await tx.count(NeighbourBlock, { person: receiver.id, blocked: actor.id });
    if (!isBlocked) {
      const sender = { name: actor.name, address: actor.email };
      await notifyNeighbour(tx, { letterId, receiver, sender, community, post, words });
    }
    return { ...saved, isNew: true };
  });
}

/** Letters of one person go one after the other. Throws AppError `forbidden` before their address is confirmed. */
async function lockSender(tx: Em, id: string): Promise<void> {
  const { isAuthenticated } = await kysely(tx)
    .selectFrom('users')
    .select('isAuthenticated')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  if (isAuthenticated) return;
  throw new AppError('forbidden', 'neighbours.unconfirmed', {
    link: { to: '/account/confirm-email', messageKey: 'neighbours.toConfirm' },
  });
}

async function requireFewLetters(tx: Em, sender: string): Promise<void> {
  const rows = await kysely(tx)
    .selectFrom('neighbour_letters')
    .select('createdAt')
    .where('sender', '=', sender)
    .where('createdAt', '>', new Date(Date.now() - dayMs))
    .orderBy('createdAt', 'desc')
    .limit(mostADay)
    .execute();
  const sent = rows.map(({ createdAt }) => new Date(createdAt).getTime());
  // The next one may go once the fifth last is an hour old, and the twentieth last a day.
  const next = Math.max(
    (sent[mostAnHour - 1] ?? -Infinity) + hourMs,
    (sent[mostADay - 1] ?? -Infinity) + dayMs,
  );
  if (next <= Date.now()) return;
  const seconds = Math.ceil((next - Date.now()) / 1000);
  throw new AppError('too-many', 'neighbours.tooMany', {
    params: { hour: mostAnHour, day: mostADay, count: Math.ceil(seconds / 60) },
    retryAfterSeconds: seconds,
  });
}
