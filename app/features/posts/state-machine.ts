/** What an item can be, and who may move it from one status to another. */
export type SubjectType = 'LISTING' | 'ACTIVITY';

export const statuses = [
  'PENDING',
  'PUBLISHED',
  'REJECTED',
  'WITHDRAWN',
  'SOLD',
  'CANCELLED',
  'REMOVED',
] as const;

export type Status = (typeof statuses)[number];

export type DecisionAction =
  'APPROVE' | 'REJECT' | 'REMOVE' | 'RESTORE' | 'WITHDRAW' | 'SELL' | 'RELIST' | 'CANCEL';

export interface Transition {
  action: DecisionAction;
  by: 'moderator' | 'author';
  from: Status;
  to: Status;
}

const forBoth: Transition[] = [
  { action: 'APPROVE', by: 'moderator', from: 'PENDING', to: 'PUBLISHED' },
  { action: 'APPROVE', by: 'moderator', from: 'REJECTED', to: 'PUBLISHED' },
  { action: 'RESTORE', by: 'moderator', from: 'REMOVED', to: 'PUBLISHED' },
  { action: 'REJECT', by: 'moderator', from: 'PENDING', to: 'REJECTED' },
  { action: 'REMOVE', by: 'moderator', from: 'PUBLISHED', to: 'REMOVED' },
  { action: 'WITHDRAW', by: 'author', from: 'PENDING', to: 'WITHDRAWN' },
  { action: 'WITHDRAW', by: 'author', from: 'PUBLISHED', to: 'WITHDRAWN' },
];

const transitions: Record<SubjectType, Transition[]> = {
  LISTING: [
    ...forBoth,
    { action: 'SELL', by: 'author', from: 'PUBLISHED', to: 'SOLD' },
    { action: 'RELIST', by: 'author', from: 'SOLD', to: 'PUBLISHED' },
    { action: 'REMOVE', by: 'moderator', from: 'SOLD', to: 'REMOVED' },
  ],
  ACTIVITY: [
    ...forBoth,
    { action: 'CANCEL', by: 'author', from: 'PUBLISHED', to: 'CANCELLED' },
    { action: 'RELIST', by: 'author', from: 'CANCELLED', to: 'PUBLISHED' },
    { action: 'REMOVE', by: 'moderator', from: 'CANCELLED', to: 'REMOVED' },
  ],
};

/** The ways an item of this type can come to be `to`. */
export const waysTo = (type: SubjectType, to: Status): Transition[] =>
  transitions[type].filter((transition) => transition.to === to);

/** What can be done with an item as it stands, by its author or by a moderator. */
export const waysFrom = (
  type: SubjectType,
  from: Status,
  capacities: Transition['by'][],
): Transition[] =>
  transitions[type].filter(
    (transition) => transition.from === from && capacities.includes(transition.by),
  );

/** The statuses in which an author may still change the text. */
export const isEditable = (status: Status): boolean =>
  status === 'PENDING' || status === 'PUBLISHED' || status === 'REJECTED';

/** Where an item starts: with the board where the community asks for that, else in the hub. */
export const statusOnPosting = (requireModeration: boolean): 'PENDING' | 'PUBLISHED' =>
  requireModeration ? 'PENDING' : 'PUBLISHED';

/** Where an item goes when its author changes it: a rejected one is always looked at again. */
export const statusOnEdit = <From extends Status>(
  from: From,
  requireModeration: boolean,
): From | 'PENDING' => (requireModeration || from === 'REJECTED' ? 'PENDING' : from);
