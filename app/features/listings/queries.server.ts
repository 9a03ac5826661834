import { Listing } from '#db/entities/index.ts';
import { contactFor, canSeeItem } from '#app/features/posts/policy.ts';
import {
  requireEditable,
  standingOf,
  type Standing,
} from '#app/features/posts/decisions/moderation-state.server.ts';
import { picturesAt } from '#app/features/photos/pictures.server.ts';
import type { Picture } from '#app/ui/detail.tsx';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { longDate, paragraphs, price, relativeTime } from '#app/lib/format.ts';
import { after, pageOf, type Page } from '#app/lib/db/pagination.ts';
import { categoryLabels, conditionLabels, type Condition } from './labels.ts';

/** What the hub's Buy & Sell tab shows of a listing. */
export interface ListingCard {
  id: string;
  title: string;
  price: string;
  category: string | null;
  condition: string | null;
  picture: Picture | null;
  posted: string;
}

export interface ListingPage {
  id: string;
  title: string;
  price: string;
  category: string | null;
  condition: string | null;
  /** The same for programs: integer cents, and the condition by its code. */
  offer: { cents: number | null; condition: Condition | null };
  pictures: Picture[];
  paragraphs: string[];
  postedOn: string;
  contactEmail: string | null;
  seller: { id: string; name: string };
  community: { name: string; slug: string };
  standing: Standing;
}

/** Published listings of a community, newest first, a page at a time. */
export const hubListings = (ctx: Ctx, communityId: string, part: Part) =>
  publishedListings(ctx, { community: communityId }, part);

/** Published listings of one person, newest first, a page at a time. */
export const listingsBy = (ctx: Ctx, authorId: string, part: Part) =>
  publishedListings(ctx, { author: authorId }, part);

interface Part {
  cursor: string | null;
  size?: number;
}

async function publishedListings(
  { em }: Ctx,
  whose: { community: string } | { author: string },
  { cursor, size = 12 }: Part,
): Promise<Page<ListingCard>> {
  const rows = await em.find(
    Listing,
    { $and: [{ ...whose, status: 'PUBLISHED' }, after(cursor)] },
    {
      fields: ['title', 'price', 'category', 'condition', 'images', 'createdAt'],
      orderBy: { createdAt: 'desc', id: 'desc' },
      limit: size + 1,
    },
  );
  const pictureAt = await picturesAt(
    em,
    rows.flatMap((row) => row.images.slice(0, 1)),
  );
  return pageOf(rows, size, (row) => ({
    id: row.id,
    title: row.title,
    price: price(row.price ?? null),
    category: row.category ? categoryLabels[row.category] : null,
    condition: row.condition ? conditionLabels[row.condition] : null,
    picture: row.images[0] ? pictureAt(row.images[0]) : null,
    posted: relativeTime(row.createdAt),
  }));
}

/** A listing as its page shows it. Throws AppError `not-found` when the viewer may not see it. */
export async function listingPage(ctx: Ctx, id: string): Promise<ListingPage> {
  const listing = await visibleListing(ctx, id);
  const seller = listing.author.unwrap();
  const community = listing.community.unwrap();
  const pictureAt = await picturesAt(ctx.em, listing.images);
  return {
    id: listing.id,
    title: listing.title,
    price: price(listing.price ?? null),
    category: listing.category ? categoryLabels[listing.category] : null,
    condition: listing.condition ? conditionLabels[listing.condition] : null,
    offer: { cents: listing.price ?? null, condition: listing.condition ?? null },
    pictures: listing.images.map(pictureAt),
    paragraphs: paragraphs(listing.description),
    postedOn: longDate(listing.createdAt),
    contactEmail: contactFor(ctx.actor, subjectOf(listing), listing.contactEmail),
    seller: { id: seller.id, name: seller.name },
    community: { name: community.name, slug: community.slug },
    standing: await standingOf(ctx, 'LISTING', subjectOf(listing)),
  };
}

export interface ListingDraft {
  id: string;
  title: string;
  community: { name: string; slug: string; requireModeration: boolean };
  /** The form's fields as text, the way a person would have typed them, and the pictures. */
  values: Record<string, string | string[]>;
}

/**
 * The actor's own listing, ready for the edit form.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden`, `conflict` (closed).
 */
export async function listingDraft(ctx: Ctx, id: string): Promise<ListingDraft> {
  const listing = await ownListing(ctx, id);
  const { name, slug, requireModeration } = listing.community.unwrap();
  return {
    id: listing.id,
    title: listing.title,
    community: { name, slug, requireModeration },
    values: {
      title: listing.title,
      description: listing.description,
      price: listing.price == null ? '' : (listing.price / 100).toFixed(2),
      category: listing.category ?? '',
      condition: listing.condition ?? '',
      contactEmail: listing.contactEmail ?? '',
      images: listing.images,
      version: String(listing.version),
    },
  };
}

/**
 * The actor's own listing, while it can be edited.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden`, `conflict` (closed).
 */
export async function ownListing(ctx: Ctx, id: string) {
  const actor = requireActor(ctx);
  const listing = await visibleListing(ctx, id);
  requireEditable(actor, 'LISTING', subjectOf(listing));
  return listing;
}

/** A listing with its author and community. Throws AppError `not-found` when the viewer may not see it. */
export async function visibleListing(ctx: Ctx, id: string) {
  const listing = await ctx.em.findOne(
    Listing,
    { id },
    { populate: ['author', 'community'], strategy: 'joined' },
  );
  if (!listing || !canSeeItem(ctx.actor, subjectOf(listing))) {
    throw new AppError('not-found', 'Listing not found');
  }
  return listing;
}

/** What the rules of moderation need to know of a listing. */
export const subjectOf = (listing: Listing) => ({
  id: listing.id,
  communityId: listing.community.id,
  authorId: listing.author.id,
  status: listing.status,
  version: listing.version,
});
