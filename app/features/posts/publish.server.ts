import { randomUUID } from 'node:crypto';
import { raw, type RawQueryFragment } from '@mikro-orm/core';
import { Community } from '#db/entities/index.ts';
import { slugFor } from '#db/slug.ts';
import { isMember } from '#app/features/communities/policy.ts';
import { notAMember } from '#app/features/communities/queries.server.ts';
import { usePhotos } from '#app/features/photos/commands.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { doneBefore, once, type Attempt } from '#app/lib/db/idempotency.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { recordEvent } from './decisions/decide.server.ts';
import { nouns } from './labels.ts';
import type { Subject } from './policy.ts';
import { statusOnEdit, statusOnPosting, type Status, type SubjectType } from './state-machine.ts';

export interface Posted {
  id: string;
  /** True when the board looks at it before anyone else does. */
  awaitsReview: boolean;
}

/** What listings and activities have alike, as their author wants it. */
interface Post {
  title: string;
  description: string;
  /** The addresses of the photos; left out, an edit changes none. */
  images?: string[] | null | undefined;
}

/** What the server alone sets on a new item. */
export interface NewItem {
  id: string;
  community: string;
  author: string;
  slug: string;
  status: 'PENDING' | 'PUBLISHED';
  images: string[];
}

interface NewPost {
  type: SubjectType;
  communityId: string;
  post: Post;
  attempt: Attempt | null;
}

/**
 * Posts an item in a community of the actor's; `create` registers its row with the transaction.
 * A repeated attempt posts nothing more and answers as the first one did.
 * Throws AppError: `unauthenticated`, `not-found` (no such community), `forbidden` (not a member),
 * `invalid` (photos of somebody else's), `conflict` (see `once`).
 */
export async function postItem(
  ctx: Ctx,
  { type, communityId, post, attempt }: NewPost,
  create: (tx: Em, item: NewItem) => void,
): Promise<Posted> {
  const actor = requireActor(ctx);
  const before = await doneBefore<Posted>(ctx.em, actor.id, attempt);
  if (before) return before;
  const community = await ctx.em.findOne(
    Community,
    { id: communityId },
    { fields: ['requireModeration'] },
  );
  if (!community) throw new AppError('not-found', 'Community not found');
  if (!isMember(actor, communityId)) throw notAMember();
  const status = statusOnPosting(community.requireModeration);
  const id = randomUUID();
  const images = post.images ?? [];
  return once(ctx.em, { userId: actor.id, attempt }, async (tx) => {
    const slug = slugFor(post.title, id);
    create(tx, { id, community: communityId, author: actor.id, slug, status, images });
    await recordEvent(tx, {
      actor,
      type,
      item: { id, communityId, version: 1, status: null, ...post },
      action: 'SUBMIT',
      to: status,
    });
    await usePhotos(tx, actor, images, { of: userOf(type, id), before: [] });
    return { id, awaitsReview: status === 'PENDING' };
  });
}

/** An item of the actor's own that can be edited; see `requireEditable`. */
interface Edited<Held extends Status> extends Subject {
  id: string;
  status: Held;
  version: number;
  requireModeration: boolean;
  images: string[];
}

/** The row an edit may change, and what the server alone sets on it. */
export interface EditedRow<Held extends Status> {
  where: { id: string; author: string; status: Held; version: number };
  set: {
    status: Held | 'PENDING';
    version: RawQueryFragment;
    updatedAt: Date;
    images: string[];
  };
}

/** What a photo of this item belongs to. */
const userOf = (type: SubjectType, id: string) =>
  type === 'LISTING' ? { listing: id } : { activity: id };

/**
 * Saves the author's new text in one conditional UPDATE, which `write` sends and counts the rows
 * of. In a moderated community the board sees the item again.
 * A repeated attempt saves nothing more and answers as the first one did.
 * Throws AppError: `conflict` when it changed since `version` (or see `once`), `invalid` (photos of somebody else's).
 */
export async function saveEdit<Held extends Status>(
  { em }: Ctx,
  edit: {
    actor: Actor;
    type: SubjectType;
    item: Edited<Held>;
    post: Post;
    version: number | undefined;
    attempt: Attempt | null;
  },
  write: (tx: Em, row: EditedRow<Held>) => Promise<number>,
): Promise<Posted> {
  const { actor, type, item, post } = edit;
  const { id, status: from } = item;
  const to = statusOnEdit(from, item.requireModeration);
  const images = post.images ?? item.images;
  const leftovers: (() => Promise<void>)[] = [];
  const posted = await once(em, { userId: actor.id, attempt: edit.attempt }, async (tx) => {
    const changed = await write(tx, {
      where: { id, author: actor.id, status: from, version: edit.version ?? item.version },
      set: { status: to, version: raw('version + 1'), updatedAt: new Date(), images },
    });
    if (changed === 0) {
      throw new AppError(
        'conflict',
        `This ${nouns[type]} changed while you were editing it. Your text is still here: open the ${nouns[type]} in another tab to see what changed, then save again.`,
      );
    }
    await recordEvent(tx, {
      actor,
      type,
      item: { id, communityId: item.communityId, status: from, version: item.version, ...post },
      action: from === 'REJECTED' ? 'RESUBMIT' : 'EDIT',
      to,
    });
    leftovers.push(
      await usePhotos(tx, actor, images, { of: userOf(type, id), before: item.images }),
    );
    return { id, awaitsReview: to === 'PENDING' };
  });
  for (const remove of leftovers) await remove();
  return posted;
}
