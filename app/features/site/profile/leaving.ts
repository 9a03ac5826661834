import type { Language, PostType } from '#db/enums.ts';

/** What a person would lose with a community. */
export interface Leaving {
  communityId: string;
  name: string;
  /** The unit they would move to, which closes the hub until the board confirms it. */
  movesTo?: string;
  /** Whether the right to moderate it ends. */
  moderates: boolean;
  /** Their live posts, which would be withdrawn. */
  posts: { type: PostType; id: string; title: string; language: Language }[];
  /**
   * The activities still to come that they would be taken off; without a title where it was never
   * shown.
   */
  activities: { id: string; title: string | null; language?: Language | undefined }[];
}

/** The same with what else it means, each in a sentence or two. */
export interface LeavingInWords extends Leaving {
  means: string[];
}

/** The same with what it means for bookings and requests, in words; '' for nothing. */
export interface ShownLeaving extends Leaving {
  building: string;
}
