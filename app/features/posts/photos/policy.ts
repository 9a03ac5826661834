import { canSeeHub, type Actor } from '#app/lib/session/actor.ts';
import { canSeePost, relationsTo, type ReadablePost } from '#app/features/posts/posts/policy.ts';

/** What the rules need to know of a photo. */
export interface PhotoFacts {
  ownerId: string;
  /** Whether it is its owner's profile photo. */
  isPortrait: boolean;
  /** Whether a piece of the editor's shows it, or one that it was uploaded for. */
  isOfDesk: boolean;
  /** Whether everyone may read that piece. */
  isInPublicPiece: boolean;
  /** The post it belongs to. */
  post: ReadablePost | null;
  /** The request to the board that it belongs to; whoever may read that may see it. */
  requestId: string | null;
  /** The community of the place to book that it shows. */
  placeCommunityId: string | null;
  /** Whether the post shows it: one that is to be added with a change under review is not shown. */
  isShown: boolean;
}

/** Whether everyone may see a photo: it is a person's own, or shown by a post or piece that everyone may see. */
export const isPublicPhoto = ({
  isPortrait,
  isInPublicPiece,
  post,
  isShown,
}: PhotoFacts): boolean =>
  isPortrait || isInPublicPiece || (post !== null && isShown && canSeePost(null, post));

/**
 * Any other photo is seen by those who may see the post that shows it; until then, by its owner and whoever decides.
 * Those of a draft at the editor's desk are seen by administrators.
 */
export const canSeePhoto = (actor: Actor | null, photo: PhotoFacts): boolean =>
  isPublicPhoto(photo) ||
  actor?.id === photo.ownerId ||
  (photo.isOfDesk && actor?.role === 'ADMIN') ||
  (photo.placeCommunityId !== null && canSeeHub(actor, photo.placeCommunityId)) ||
  (photo.post !== null &&
    (relationsTo(actor, photo.post).length > 0 ||
      (photo.isShown && canSeePost(actor, photo.post))));
