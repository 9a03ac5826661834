import type { Category, Condition, Language } from '#db/enums.ts';
import { picturesAt } from '#app/features/media/photos/pictures.server.ts';
import { factsOf } from '#app/features/posts/posts/access.server.ts';
import {
  moderationStateOf,
  type ModerationState,
} from '#app/features/posts/posts/decisions/state/moderation-state.server.ts';
import { readPostRecord } from '#app/features/posts/posts/decisions/state/post-record.server.ts';
import {
  contactFor,
  contactIsFor,
  readerWithoutContact,
} from '#app/features/posts/posts/policy.ts';
import { requireShownPost } from '#app/features/posts/posts/shown-post.server.ts';
import {
  reportLink,
  writeLink,
  type PostLink,
} from '#app/features/posts/posts/post-links.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import {
  keyFormat,
  readingOrder,
  readPage,
  type Place,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import { paragraphs } from '#app/lib/format.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { Picture } from '#app/ui/detail.tsx';

/** What lists show of a listing. */
export interface ListingCard {
  id: string;
  title: string;
  language: Language;
  /** In cents. */
  price: number | null;
  condition: Condition | null;
  picture: Picture | null;
  /** A word over it, where it is no longer for sale. */
  mark: string | null;
  createdAt: Date;
}

export interface ListingPage {
  id: string;
  title: string;
  /** Of its title and description. */
  language: Language;
  /** In cents. */
  price: number | null;
  category: Category | null;
  condition: Condition | null;
  pictures: Picture[];
  paragraphs: string[];
  createdAt: Date;
  contactEmail: string | null;
  /** Who has to log in, or belong to the community, to see the contact e-mail. */
  contactIsFor: 'log-in' | 'members-only' | null;
  /** Who reads that there is no contact e-mail; null where there is one. */
  readerWithoutContact: 'author' | 'neighbour' | 'stranger' | null;
  seller: { id: string; name: string };
  community: { name: string; slug: string };
  state: ModerationState;
  /** The ways to write to the seller and to report the listing. */
  write: PostLink | null;
  report: PostLink | null;
}

/** Published listings of one person, newest first, a page at a time. */
export async function listingsBy(
  { em }: Ctx,
  authorId: string,
  place: Place | null,
): Promise<TwoWayPage<ListingCard>> {
  const page = await readPage(place, {
    size: 12,
    format: keyFormat,
    read: (from) => publishedBy(em, { ...from, authorId }),
    keyOf: ({ createdAt, id }) => ({ at: createdAt, id }),
  });
  const pictureAt = await picturesAt(
    em,
    page.items.flatMap((row) => row.images.slice(0, 1)),
  );
  const items = page.items.map(({ id, title, language, price, condition, images, createdAt }) => ({
    id,
    title,
    language,
    price: price ?? null,
    condition: condition ?? null,
    picture: images[0] ? pictureAt(images[0]) : null,
    mark: null,
    createdAt,
  }));
  return { ...page, items };
}

const publishedBy = compiledRead(
  (db, { param, given }: Params<ReadFrom & { authorId: string }>) => {
    const { operator, direction } = readingOrder('desc', given('back'));
    return db
      .selectFrom('listings')
      .select(['id', 'title', 'language', 'price', 'condition', 'images', 'createdAt'])
      .where('author', '=', param('authorId'))
      .where('status', '=', 'PUBLISHED')
      .$if(given('at'), (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(refTuple('createdAt', 'id'), operator, tuple(param('at'), param('id'))),
        ),
      )
      .orderBy('createdAt', direction)
      .orderBy('id', direction)
      .limit(param('limit'));
  },
);

/** A listing as its page shows it. Throws AppError `not-found` when the viewer may not see it. */
export async function listingPage(ctx: Ctx, id: string): Promise<ListingPage> {
  const listing = await requireShownPost(ctx, 'LISTING', id);
  const { author: seller, community } = listing;
  const facts = factsOf(listing);
  const { pictures, concerned } = await readPostRecord(ctx, 'LISTING', listing);
  const state = moderationStateOf(ctx, 'LISTING', listing, concerned);
  return {
    id: listing.id,
    title: listing.title,
    language: listing.language,
    price: listing.price ?? null,
    category: listing.category ?? null,
    condition: listing.condition ?? null,
    pictures,
    paragraphs: paragraphs(listing.description),
    createdAt: listing.createdAt,
    contactEmail: contactFor(ctx.actor, facts, listing.contactEmail),
    contactIsFor: contactIsFor(ctx.actor, facts, listing.contactEmail),
    readerWithoutContact: readerWithoutContact(ctx.actor, facts, listing.contactEmail),
    seller: { id: seller.id, name: seller.name },
    community: { name: community.name, slug: community.slug },
    state,
    write: writeLink(ctx, 'LISTING', facts),
    report: reportLink(ctx, 'LISTING', state),
  };
}
