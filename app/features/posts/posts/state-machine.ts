import type { ModerationAction, PostStatus, PostType } from '#db/enums.ts';

/** The actions that move a post from one status to another; the others write its text. */
export type DecisionAction = Exclude<ModerationAction, 'SUBMIT' | 'EDIT' | 'RESUBMIT'>;

/**
 * How a person is related to a post. `canModerate` (lib/session/actor.ts) says who moderates, and
 * `decisions/who-decides.server.ts` when an author who moderates may decide alone.
 */
export type Relation = 'moderator' | 'author';

interface Transition {
  action: DecisionAction;
  by: Relation;
  from: PostStatus;
  to: PostStatus;
  /** Only in communities whose board looks first (true), or only in the others (false). */
  moderated?: boolean;
  /** Not once the post is over, or has begun, or once its author closed the account. */
  unless?: readonly ('isOver' | 'hasBegun' | 'authorIsGone')[];
  /** Not for an author who left the community. */
  membersOnly?: true;
}

/** What a transition depends on besides the status. */
export interface Situation {
  requireModeration: boolean;
  isOver: boolean;
  hasBegun: boolean;
  /** Whether its author closed the account: nothing of theirs is published again. */
  authorIsGone: boolean;
}

const repost = {
  action: 'REPOST',
  by: 'author',
  from: 'WITHDRAWN',
  unless: ['hasBegun'],
  membersOnly: true,
} as const;
const approve = {
  action: 'APPROVE',
  by: 'moderator',
  to: 'PUBLISHED',
  unless: ['isOver', 'authorIsGone'],
} as const;
const relist = { action: 'RELIST', by: 'author', to: 'PUBLISHED', membersOnly: true } as const;

const forBoth: Transition[] = [
  { ...approve, from: 'PENDING' },
  { ...approve, from: 'REJECTED' },
  {
    ...{ action: 'RESTORE', by: 'moderator', from: 'REMOVED', to: 'PUBLISHED' },
    unless: ['authorIsGone'],
  },
  { action: 'REJECT', by: 'moderator', from: 'PENDING', to: 'REJECTED' },
  { action: 'REMOVE', by: 'moderator', from: 'PUBLISHED', to: 'REMOVED' },
  { action: 'WITHDRAW', by: 'author', from: 'PENDING', to: 'WITHDRAWN' },
  { action: 'WITHDRAW', by: 'author', from: 'PUBLISHED', to: 'WITHDRAWN' },
  { ...repost, to: 'PENDING', moderated: true },
  { ...repost, to: 'PUBLISHED', moderated: false },
];

const transitions: Record<PostType, Transition[]> = {
  LISTING: [
    ...forBoth,
    { action: 'SELL', by: 'author', from: 'PUBLISHED', to: 'SOLD' },
    { ...relist, from: 'SOLD' },
    { action: 'REMOVE', by: 'moderator', from: 'SOLD', to: 'REMOVED' },
  ],
  ACTIVITY: [
    ...forBoth,
    { action: 'CANCEL', by: 'author', from: 'PUBLISHED', to: 'CANCELLED', unless: ['isOver'] },
    { ...relist, from: 'CANCELLED' },
    { action: 'REMOVE', by: 'moderator', from: 'CANCELLED', to: 'REMOVED' },
  ],
};

/** The transitions that lead a post of this type to `to`. */
export const transitionsTo = (type: PostType, to: PostStatus): Transition[] =>
  transitions[type].filter((transition) => transition.to === to);

/** The transitions open to a person with these relations, from the status a post has now. */
export const transitionsFrom = (
  type: PostType,
  from: PostStatus,
  relations: Relation[],
  situation: Situation,
): Transition[] =>
  transitions[type].filter(
    (transition) =>
      transition.from === from &&
      relations.includes(transition.by) &&
      isPossible(transition, situation),
  );

/** Whether the community's rule and the clock allow a transition. */
export const isPossible = ({ moderated, unless }: Transition, situation: Situation): boolean =>
  (moderated === undefined || moderated === situation.requireModeration) &&
  !unless?.some((one) => situation[one]);

/** The action that leads from one status to another, if only the clock stops it. */
export const actionTooLate = (
  type: PostType,
  { from, to, relations }: { from: PostStatus; to: PostStatus; relations: Relation[] },
  situation: Situation,
): DecisionAction | undefined =>
  transitionsFrom(type, from, relations, { ...situation, isOver: false, hasBegun: false }).find(
    (transition) => transition.to === to && !isPossible(transition, situation),
  )?.action;

/**
 * Whether an author may still change the text. A withdrawn post is posted again first, unless it has
 * begun: then an edit gives it another date and posts it again.
 */
export const isEditable = (
  status: PostStatus,
  { hasBegun }: Pick<Situation, 'hasBegun'>,
): boolean =>
  status === 'PENDING' ||
  status === 'PUBLISHED' ||
  status === 'REJECTED' ||
  (status === 'WITHDRAWN' && hasBegun);

/** Where a post starts: pending if the community moderates, otherwise published. */
export const statusOnPosting = (requireModeration: boolean): 'PENDING' | 'PUBLISHED' =>
  requireModeration ? 'PENDING' : 'PUBLISHED';

/**
 * Where a post goes when its author changes it: a rejected one is always reviewed again, and a
 * withdrawn one is posted again.
 */
export const statusOnEdit = (from: PostStatus, requireModeration: boolean): PostStatus =>
  from === 'WITHDRAWN'
    ? statusOnPosting(requireModeration)
    : requireModeration || from === 'REJECTED'
      ? 'PENDING'
      : from;
