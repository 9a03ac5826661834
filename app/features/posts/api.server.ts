import type { Actor } from '#app/lib/session/actor.ts';
import { factsOf } from './access.server.ts';
import { contactFor } from './policy.ts';
import type { Post } from './kinds.server.ts';

/** The fields that every kind of post has in the JSON contract, as this caller may see it. */
export const postFieldsForApi = (actor: Actor | null, post: Post) => ({
  id: post.id,
  communityId: post.community.id,
  authorId: post.author.id,
  title: post.title,
  slug: post.slug,
  description: post.description,
  language: post.language,
  images: post.images,
  contactEmail: contactFor(actor, factsOf(post), post.contactEmail),
  status: post.status,
  version: post.version,
  createdAt: post.createdAt.toISOString(),
  updatedAt: post.updatedAt.toISOString(),
});
