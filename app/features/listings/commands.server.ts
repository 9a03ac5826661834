import { Listing } from '#db/entities/index.ts';
import { postItem, saveEdit, type Posted } from '#app/features/posts/publish.server.ts';
import { doneBefore, type Attempt } from '#app/lib/db/idempotency.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { ownListing, subjectOf } from './queries.server.ts';
import type { ListingInput } from './schema.ts';

/**
 * Posts a listing in a community of the actor's. The server alone sets author, slug and status.
 * Throws AppError: `unauthenticated`, `not-found` (no such community), `forbidden` (not a member),
 * `invalid` (photos of somebody else's), `conflict` (the attempt's key came with something else).
 */
export const postListing = (
  ctx: Ctx,
  communityId: string,
  input: ListingInput,
  attempt: Attempt | null,
): Promise<Posted> =>
  postItem(ctx, { type: 'LISTING', communityId, post: input, attempt }, (tx, item) => {
    tx.create(Listing, { ...content(input), ...item });
  });

/**
 * Changes the text of the actor's own listing. In a moderated community the board sees it again.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden` (another's), `conflict` (it changed
 * since `version`, is in a state that cannot be edited, or the attempt's key came with something else), `invalid` (photos of somebody else's).
 */
export async function editListing(
  ctx: Ctx,
  id: string,
  { version, ...input }: ListingInput & { version?: number | undefined },
  attempt: Attempt | null,
): Promise<Posted> {
  const actor = requireActor(ctx);
  const before = await doneBefore<Posted>(ctx.em, actor.id, attempt);
  if (before) return before;
  const listing = await ownListing(ctx, id);
  const { requireModeration } = listing.community.unwrap();
  const item = { ...subjectOf(listing), requireModeration, images: listing.images };
  return saveEdit(
    ctx,
    { actor, type: 'LISTING', item, post: input, version, attempt },
    (tx, { where, set }) => tx.nativeUpdate(Listing, where, { ...content(input), ...set }),
  );
}

const content = (input: ListingInput) => ({
  title: input.title,
  description: input.description,
  category: input.category ?? null,
  condition: input.condition ?? null,
  price: input.price ?? null,
  contactEmail: input.contactEmail ?? null,
});
