import type { Actor } from '#app/lib/session/actor.ts';
import type { Language } from '#db/enums.ts';
import { factsOf, type WithFacts } from './access.server.ts';
import { contactFor } from './policy.ts';

/** What answers show of a post of any kind. */
export interface ApiPost extends WithFacts {
  title: string;
  slug: string;
  description: string;
  language: Language;
  images: string[];
  contactEmail?: string | null | undefined;
  createdAt: Date;
  updatedAt: Date;
}

/** The fields that every kind of post has in the JSON contract, as this caller may see it. */
export const postFieldsForApi = (actor: Actor | null, post: ApiPost) => ({
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
