import type { Language, PostReaders, PostStatus, PostType, ReasonCode } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { isClosing } from '#app/lib/db/is-closing.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { IdentifiedPost } from '../access.server.ts';
import { hasBegunColumn, isOverColumn } from '#app/features/posts/basics/over.server.ts';
import { postTableNames } from '../kinds.server.ts';
import type { DecisionAction, Situation } from '../state-machine.ts';
import type { LastEvent } from './history.server.ts';
import type { GivenReason } from './reasons.server.ts';

export interface Decision {
  type: PostType;
  id: string;
  /** The wanted status. */
  status: PostStatus;
  /** The version the decision was made on; without it, the post as it is now. */
  version?: number | undefined;
  /** The entry of the list of reasons. */
  reasonCode?: ReasonCode | undefined;
  /** Shown to the author. */
  reason?: string | undefined;
  /** Shown to moderators. */
  note?: string | undefined;
}

/** A decision as it comes in, perhaps from a form in which no entry is chosen. */
export type GivenDecision = Omit<Decision, 'reasonCode'> & GivenReason;

export interface Outcome {
  /** As the post is called from now on. */
  title: string;
  /** Of the title. */
  language: Language;
  /** What was done; null when somebody had reached the same status before. */
  action: DecisionAction | null;
  /** The status before it was done; null when it had been reached before. */
  from: PostStatus | null;
  /** Whether the decision was on an edit that waited beside the published post. */
  ofRevision: boolean;
  /** Whether its author decided and no longer belongs to the community: it cannot be brought back. */
  authorLeft: boolean;
  /** Whether the hub leaves it out because it is over. */
  isOver: boolean;
  /** For a status that was reached before: who did it and when. */
  earlier: LastEvent | null;
}

/** What a decision needs to know of a post. */
export type DecidedPost = IdentifiedPost &
  Situation & {
    title: string;
    description: string;
    language: Language;
    images: string[];
    updatedAt: Date;
    postReaders: PostReaders;
  };

/** The post of a decision, as it is now. */
export const findPost = (
  em: Em,
  { type, id }: { type: PostType; id: string },
): Promise<DecidedPost | undefined> =>
  kysely(em)
    .selectFrom(postTableNames[type])
    .select((of) => [
      of
        .selectFrom('communities')
        .select('requireModeration')
        .whereRef('communities.id', '=', `${postTableNames[type]}.community`)
        .$asScalar()
        .$notNull()
        .as('requireModeration'),
      of
        .selectFrom('communities')
        .select('postReaders')
        .whereRef('communities.id', '=', `${postTableNames[type]}.community`)
        .$asScalar()
        .$notNull()
        .as('postReaders'),
      of
        .selectFrom('users')
        .select(isClosing('users').as('isGone'))
        .whereRef('users.id', '=', `${postTableNames[type]}.author`)
        .$asScalar()
        .$notNull()
        .as('authorIsGone'),
      isOverColumn[type].as('isOver'),
      hasBegunColumn[type].as('hasBegun'),
      'id',
      'community as communityId',
      'author as authorId',
      'title',
      'description',
      'language',
      'images',
      'status',
      'version',
      'updatedAt',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
