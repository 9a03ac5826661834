import { sql } from 'kysely';
import type { Category, Condition, Language } from '#db/enums.ts';
import { reachNow } from '#app/features/mail/outbox/mail-reaches.server.ts';
import { portraitOf } from '#app/features/media/photos/addresses.ts';
import { picturesAt } from '#app/features/media/photos/pictures.server.ts';
import { factsOf } from '#app/features/posts/posts/access.server.ts';
import { moderationStateOf } from '#app/features/posts/posts/decisions/state/moderation-state.server.ts';
import { readPostRecord } from '#app/features/posts/posts/decisions/state/post-record.server.ts';
import {
  contactFor,
  contactIsFor,
  readerWithoutContact,
} from '#app/features/posts/posts/policy.ts';
import {
  isReadableBy,
  postViewer,
  type PostViewer,
} from '#app/features/posts/posts/readable-posts.server.ts';
import { requireShownPost } from '#app/features/posts/posts/shown-post.server.ts';
import {
  reportLink,
  unreachedNote,
  writeLink,
} from '#app/features/posts/posts/post-links.server.ts';
import { fromKey } from '#app/lib/db/from-key.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import {
  keyFormat,
  readPage,
  type ListPosition,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import { initialsOf, paragraphs } from '#app/lib/format.ts';
import { unbroken } from '#app/lib/unbroken.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { Picture } from '#app/ui/pictures/gallery.tsx';

/** What lists show of a listing. */
export interface ListingCard {
  id: string;
  title: string;
  language: Language;
  /** In cents. */
  price: number | null;
  condition: Condition | null;
  /** For its drawing, where there is no picture. */
  category?: Category | null | undefined;
  picture: Picture | null;
  /** That it is sold, or the viewer's own, in words. */
  marks: string[];
  createdAt: Date;
}

/** Published listings of one person that the viewer may see, newest first, a page at a time. */
export async function listingsBy(
  { em, actor }: Ctx,
  authorId: string,
  position: ListPosition | null,
): Promise<TwoWayPage<ListingCard>> {
  const page = await readPage(position, {
    size: 12,
    format: keyFormat,
    read: (from) => publishedBy(em, { ...from, ...postViewer(actor), authorId }),
    keyOf: ({ createdAt, id }) => ({ at: createdAt, id }),
  });
  const pictureAt = await picturesAt(
    em,
    page.items.flatMap((row) => row.images.slice(0, 1)),
  );
  const items = page.items.map(({ images, category, ...row }) => ({
    ...row,
    ...(images[0] ? {} : { category }),
    picture: images[0] ? pictureAt(images[0]) : null,
    marks: [],
  }));
  return { ...page, items };
}

const publishedBy = compiledRead(
  (db, params: Params<ReadFrom & PostViewer & { authorId: string }>) =>
    db
      .selectFrom('listings')
      .select(['id', 'title', 'language', 'price', 'condition', 'category', 'images', 'createdAt'])
      .where('author', '=', params.param('authorId'))
      .where('status', '=', 'PUBLISHED')
      .where(isReadableBy(params, sql`community_id`))
      .$call(fromKey(params, ['createdAt', 'id'], 'desc')),
);

/** A listing as its page shows it. Throws AppError `not-found` when the viewer may not see it. */
export async function listingPage(ctx: Ctx, id: string) {
  const listing = await requireShownPost(ctx, 'LISTING', id);
  const { author: seller, community } = listing;
  const facts = factsOf(listing);
  const [{ pictures, concerned }, unreached] = await Promise.all([
    readPostRecord(ctx, 'LISTING', listing),
    unreachedNote(ctx, listing),
  ]);
  const state = moderationStateOf(ctx, 'LISTING', listing, concerned);
  return {
    id: listing.id,
    title: listing.title,
    language: listing.language,
    /** In cents. */
    price: listing.price,
    category: listing.category,
    condition: listing.condition,
    pictures,
    paragraphs: paragraphs(listing.description).map(unbroken),
    createdAt: listing.createdAt,
    contactEmail: contactFor(ctx.actor, facts, listing.contactEmail),
    contactIsFor: contactIsFor(ctx.actor, facts, listing.contactEmail),
    readerWithoutContact: readerWithoutContact(ctx.actor, facts, listing.contactEmail),
    seller: {
      id: seller.id,
      name: seller.name,
      initials: initialsOf(seller.name),
      image: portraitOf(seller.image, 96),
    },
    community: { name: community.name, slug: community.slug },
    state,
    /** Whether search engines may have it. */
    isPublic: listing.status === 'PUBLISHED' && community.postReaders === 'ANYBODY',
    /** For the seller: what becomes of neighbours' messages. */
    reach: state.isOwn ? reachNow(listing.mail) : 'REACHES',
    unreached,
    write: writeLink(ctx, 'LISTING', { ...listing, ...facts }),
    report: reportLink(ctx, 'LISTING', state),
  };
}

export type ListingPage = Awaited<ReturnType<typeof listingPage>>;
