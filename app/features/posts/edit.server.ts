import { raw } from '@mikro-orm/core';
import { attachPhotos } from '#app/features/photos/commands.server.ts';
import { inTransaction } from '#app/lib/db/transaction.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { factsOf, requireOwnPost } from './access.server.ts';
import { recordEvent } from './decisions/history.server.ts';
import { editsByAccount } from './limits.server.ts';
import { fieldsFrom, type PostInput, type PostKind } from './post-kind.server.ts';
import { photoOwner, postTables, type Post } from './post-tables.server.ts';
import type { SavedPost } from './publish.server.ts';
import { statusOnEdit } from './state-machine.ts';

/**
 * Saves the author's new text in one conditional UPDATE. In a moderated community the board reviews
 * the post again.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden` (another's), `invalid` (another
 * person's photos, or what `kind.check` refuses), `conflict` (it changed since `version`, or it is
 * in a status that cannot be edited), `too-many` (edits within the hour).
 */
export async function editPost<Input extends PostInput, Row extends Post>(
  ctx: Ctx,
  kind: PostKind<Input, Row>,
  id: string,
  { version, ...given }: Input & { version?: number | undefined },
): Promise<SavedPost> {
  const actor = requireActor(ctx);
  const { type } = kind;
  const post = await requireOwnPost<Row>(ctx, kind, id);
  const facts = factsOf(post);
  const input = kind.check?.(given as unknown as Input, post) ?? (given as unknown as Input);
  await editsByAccount.countTry(actor.id);
  const fields = { images: post.images, ...fieldsFrom(kind, input) };
  const { title, description, images } = fields;
  const status = statusOnEdit(post.status, post.community.unwrap().requireModeration);
  return inTransaction(ctx.em, async (tx) => {
    const changed = await tx.nativeUpdate(
      postTables[type],
      {
        id,
        author: actor.id,
        status: post.status as 'PENDING',
        version: version ?? post.version,
      },
      {
        ...fields,
        status: status as 'PENDING',
        version: raw('version + 1'),
        updatedAt: new Date(),
      },
    );
    if (changed === 0) throw new AppError('conflict', `posts.changedMeanwhile.${type}`);
    await recordEvent(tx, {
      actor,
      type,
      post: { ...facts, title, description },
      action: post.status === 'REJECTED' ? 'RESUBMIT' : 'EDIT',
      to: status,
    });
    await attachPhotos(tx, actor, images, { of: photoOwner(type, id), before: post.images });
    return { id, title, awaitsReview: status === 'PENDING' };
  });
}
