import type { PostType } from '#db/enums.ts';
import { isMember } from '#app/lib/session/actor.ts';
import {
  mailReach,
  reachNow,
  type MailReach,
} from '#app/features/mail/outbox/mail-reaches.server.ts';
import { noMailNote } from '#app/features/mail/transport/no-mail-note.server.ts';
import { requirePost } from '#app/features/posts/posts/access.server.ts';
import { postPath } from '#app/features/posts/basics/post-path.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';

/**
 * An open post of a neighbour’s. Throws AppError: `unauthenticated`; `not-found`; `forbidden` for one’s
 * own, for whoever does not belong to its community, and once it is not open.
 */
export async function requireWritable(ctx: Ctx, type: PostType, id: string) {
  const actor = requireActor(ctx, 'neighbours.loginFirst');
  const post = await requirePost(ctx, { type }, id);
  const community = post.community.unwrap();
  const path = postPath(type, id);
  const link = { to: path, messageKey: `posts.open.${type}` } as const;
  if (post.author.id === actor.id) throw new AppError('forbidden', 'neighbours.own', { link });
  if (!isMember(actor, community.id)) {
    throw new AppError('forbidden', 'neighbours.membersOnly', { link });
  }
  if (post.status !== 'PUBLISHED') throw new AppError('forbidden', 'neighbours.notOpen', { link });
  const receiver = post.author.unwrap();
  return {
    ...{ type, id, path, title: post.title, language: post.language },
    /** Whether its author shows no address on it: an answer is the first that its reader sees of theirs. */
    isHidden: !post.contactEmail,
    community: { id: community.id, name: community.name },
    receiver: { id: receiver.id, name: receiver.name },
  };
}

/** What becomes of a message to a person from a neighbour. */
export async function reachOf(em: Em, userId: string): Promise<MailReach> {
  const { reach } = await kysely(em)
    .selectFrom('users')
    .select(mailReach('users', 'NEIGHBOURS').as('reach'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return reachNow(reach);
}

/** What the page shows: the form, or what is missing for it. Throws as `requireWritable` does. */
export async function writePage(ctx: Ctx, type: PostType, id: string) {
  const { path, title, language, community, receiver, isHidden } = await requireWritable(
    ctx,
    type,
    id,
  );
  const { name, email, isConfirmed } = requireActor(ctx);
  const reach = await reachOf(ctx.em, receiver.id);
  return {
    post: { type, path, title, language },
    community: community.name,
    receiver: receiver.name,
    isHidden,
    sender: { name, email },
    reach,
    /** That the site sends no email. */
    noMail: noMailNote(ctx),
    /** Whether the writer's own address is, to which answers go. */
    isConfirmed,
  };
}
