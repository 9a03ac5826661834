import type { Activity, Listing } from '#db/entities/index.ts';
import type { Actor } from '#app/lib/session/actor.ts';
import { contactFor } from './policy.ts';

/** What a listing and an activity have alike in the contract, as this caller may see it. */
export const itemJson = (actor: Actor | null, item: Listing | Activity) => ({
  id: item.id,
  communityId: item.community.id,
  authorId: item.author.id,
  title: item.title,
  slug: item.slug,
  description: item.description,
  images: item.images,
  contactEmail: contactFor(
    actor,
    { communityId: item.community.id, authorId: item.author.id, status: item.status },
    item.contactEmail,
  ),
  status: item.status,
  version: item.version,
  createdAt: item.createdAt.toISOString(),
  updatedAt: item.updatedAt.toISOString(),
});
