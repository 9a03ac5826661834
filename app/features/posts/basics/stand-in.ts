import type { PostType } from '#db/enums.ts';
import { tintOf } from '#app/ui/pictures/stand-in.ts';

const drawings: Record<PostType, string> = {
  LISTING: '/images/listings/none.svg',
  ACTIVITY: '/images/activities/none.svg',
};

/** The drawing of a post without a photo, and the class that tints it by the post. */
export const standInOf = (type: PostType, id: string) => ({
  src: drawings[type],
  tint: tintOf(id),
});
