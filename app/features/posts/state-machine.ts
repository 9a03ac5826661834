import type { ModerationAction, PostStatus, PostType } from '#db/enums.ts';

/** The actions that move a post from one status to another; the others write its text. */
export type DecisionAction = Exclude<ModerationAction, 'SUBMIT' | 'EDIT' | 'RESUBMIT'>;

/** How a person is related to a post. */
export type Relation = 'moderator' | 'author';

interface Transition {
  action: DecisionAction;
  by: Relation;
  from: PostStatus;
  to: PostStatus;
  /** Only in communities whose board looks first (true), or only in the others (false). */
  moderated?: boolean;
  /** Not once the post is over. */
  unlessOver?: true;
  /** Not for an author who left the community. */
  membersOnly?: true;
}

/** What a transition depends on besides the status. */
export interface Situation {
  requireModeration: boolean;
  isOver: boolean;
}

const repost = { action: 'REPOST', by: 'author', from: 'WITHDRAWN', membersOnly: true } as const;
const relist = { action: 'RELIST', by: 'author', to: 'PUBLISHED', membersOnly: true } as const;

const forBoth: Transition[] = [
  { action: 'APPROVE', by: 'moderator', from: 'PENDING', to: 'PUBLISHED' },
  { action: 'APPROVE', by: 'moderator', from: 'REJECTED', to: 'PUBLISHED' },
  { action: 'RESTORE', by: 'moderator', from: 'REMOVED', to: 'PUBLISHED' },
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
    { action: 'CANCEL', by: 'author', from: 'PUBLISHED', to: 'CANCELLED', unlessOver: true },
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
export const isPossible = (
  { moderated, unlessOver }: Transition,
  { requireModeration, isOver }: Situation,
): boolean =>
  (moderated === undefined || moderated === requireModeration) && !(unlessOver && isOver);

/** The statuses in which an author may still change the text. */
export const isEditable = (status: PostStatus): boolean =>
  status === 'PENDING' || status === 'PUBLISHED' || status === 'REJECTED';

/** Where a post starts: pending if the community moderates, otherwise published. */
export const statusOnPosting = (requireModeration: boolean): 'PENDING' | 'PUBLISHED' =>
  requireModeration ? 'PENDING' : 'PUBLISHED';

/** Where a post goes when its author changes it: a rejected one is always reviewed again. */
export const statusOnEdit = <From extends PostStatus>(
  from: From,
  requireModeration: boolean,
): From | 'PENDING' => (requireModeration || from === 'REJECTED' ? 'PENDING' : from);
