import type { RequestState } from '#db/enums.ts';

const ends: readonly RequestState[] = ['DONE', 'DECLINED'];

/** The states that a request is open in. */
export const openStates = ['NEW', 'SEEN', 'PLANNED', 'REOPENED'] as const satisfies RequestState[];

/** Whether a state is the end of a request, until its author opens it again. */
export const isEnd = (state: RequestState): boolean => ends.includes(state);

/** What the desk may make of a request in each state. PLANNED again is another day. */
const deskMoves: Record<RequestState, readonly RequestState[]> = {
  NEW: ['SEEN', 'PLANNED', 'DONE', 'DECLINED'],
  SEEN: ['PLANNED', 'DONE', 'DECLINED'],
  PLANNED: ['SEEN', 'PLANNED', 'DONE', 'DECLINED'],
  REOPENED: ['SEEN', 'PLANNED', 'DONE', 'DECLINED'],
  DONE: ['SEEN', 'PLANNED'],
  DECLINED: ['SEEN', 'PLANNED', 'DONE'],
};

/** The states that the desk may give a request, in the order of its form. */
export const movesFrom = (state: RequestState): readonly RequestState[] => deskMoves[state];

/**
 * Whether the desk has answered with a change of state, where it says nothing beside it: a new request or one that is
 * open again has its answer with any state, and an end answers everything. A message needs words.
 */
export const isAnswer = (from: RequestState, to: RequestState): boolean =>
  from === 'NEW' || from === 'REOPENED' || isEnd(to);

/** Whether people are told of a state at once, however often they chose to get emails. */
export const isOutcome = (state: RequestState): boolean => state === 'PLANNED' || isEnd(state);
