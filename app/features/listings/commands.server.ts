import { randomUUID } from 'node:crypto';
import { raw } from '@mikro-orm/core';
import { Community, Listing } from '#db/entities/index.ts';
import { slugFor } from '#db/slug.ts';
import { isMember } from '#app/features/communities/policy.ts';
import { notAMember } from '#app/features/communities/queries.server.ts';
import { recordEvent } from '#app/features/moderation/decisions.server.ts';
import { canSeeItem } from '#app/features/moderation/policy.ts';
import { isEditable, statusOnEdit, statusOnPosting } from '#app/features/moderation/states.ts';
import { usePhotos } from '#app/features/photos/commands.server.ts';
import { requireActor, type Ctx } from '#app/lib/context.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { ListingInput } from './schema.ts';

export interface Posted {
  id: string;
  /** True when the board looks at it before anyone else does. */
  awaitsReview: boolean;
}

/**
 * Posts a listing in a community of the actor's. The server alone sets author, slug and status.
 * Throws AppError: `unauthenticated`, `not-found` (no such community), `forbidden` (not a member),
 * `invalid` (photos of somebody else's).
 */
export async function postListing(
  ctx: Ctx,
  communityId: string,
  input: ListingInput,
): Promise<Posted> {
  const actor = requireActor(ctx);
  const community = await ctx.em.findOne(
    Community,
    { id: communityId },
    { fields: ['requireModeration'] },
  );
  if (!community) throw new AppError('not-found', 'Community not found');
  if (!isMember(actor, communityId)) throw notAMember();
  const status = statusOnPosting(community.requireModeration);
  const id = randomUUID();
  const images = input.images ?? [];
  await ctx.em.transactional(async (tx) => {
    tx.create(Listing, {
      ...content(input),
      images,
      id,
      community: communityId,
      author: actor.id,
      slug: slugFor(input.title, id),
      status: status as Listing['status'],
    });
    await recordEvent(tx, {
      actor,
      type: 'LISTING',
      item: { id, communityId, version: 1, status: null, ...input },
      action: 'SUBMIT',
      to: status,
    });
    await usePhotos(tx, actor, images, { of: { listing: id }, before: [] });
  });
  return { id, awaitsReview: status === 'PENDING' };
}

/**
 * Changes the text of the actor's own listing. In a moderated community the board sees it again.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden` (another's), `conflict` (it changed
 * since `version`, or is in a state that cannot be edited), `invalid` (photos of somebody else's).
 */
export async function editListing(
  ctx: Ctx,
  id: string,
  { version, ...input }: ListingInput & { version?: number | undefined },
): Promise<Posted> {
  const actor = requireActor(ctx);
  const listing = await ctx.em.findOne(Listing, { id }, { populate: ['community'] });
  const subject = listing && {
    communityId: listing.community.id,
    authorId: listing.author.id,
    status: listing.status,
  };
  if (!listing || !subject || !canSeeItem(actor, subject)) {
    throw new AppError('not-found', 'Listing not found');
  }
  if (subject.authorId !== actor.id) {
    throw new AppError('forbidden', 'Only the person who posted this listing can change it.');
  }
  if (!isEditable(listing.status)) {
    throw new AppError('conflict', 'This listing is closed. Bring it back before you change it.');
  }
  const from = listing.status;
  const to = statusOnEdit(from, listing.community.unwrap().requireModeration);
  const images = input.images ?? listing.images;
  const tidyUp = await ctx.em.transactional(async (tx) => {
    const changed = await tx.nativeUpdate(
      Listing,
      { id, author: actor.id, status: from, version: version ?? listing.version },
      {
        ...content(input),
        images,
        status: to as Listing['status'],
        version: raw('version + 1'),
        updatedAt: new Date(),
      },
    );
    if (changed === 0) {
      throw new AppError(
        'conflict',
        'This listing changed while you were editing it. Your text is still here: open the listing in another tab to see what changed, then save again.',
      );
    }
    await recordEvent(tx, {
      actor,
      type: 'LISTING',
      item: { id, ...subject, version: listing.version, ...input },
      action: from === 'REJECTED' ? 'RESUBMIT' : 'EDIT',
      to,
    });
    return usePhotos(tx, actor, images, { of: { listing: id }, before: listing.images });
  });
  await tidyUp();
  return { id, awaitsReview: to === 'PENDING' };
}

const content = (input: ListingInput) => ({
  title: input.title,
  description: input.description,
  category: input.category ?? null,
  condition: input.condition ?? null,
  price: input.price ?? null,
  contactEmail: input.contactEmail ?? null,
});
