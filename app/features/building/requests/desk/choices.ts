import type { Choice } from '#app/lib/forms/choice.ts';

/** What the desk makes of one request. Its words and its note go with every state. */
export const stateChoice: Choice = {
  name: 'state',
  options: {
    '': 'requestDesk.asItIs',
    NEW: 'requests.states.NEW',
    SEEN: 'requests.states.SEEN',
    PLANNED: 'requestDesk.planned',
    DONE: 'requests.states.DONE',
    DECLINED: 'requestDesk.declined',
    REOPENED: 'requests.states.REOPENED',
  },
  fields: { plannedFor: { label: 'requestDesk.plannedFor', options: ['PLANNED'] } },
};

/** What the desk makes of many requests: taking them over says nothing to anybody. */
export const moveChoice: Choice = {
  name: 'move',
  options: {
    SEEN: 'requestDesk.move.moves.SEEN',
    PLANNED: 'requestDesk.move.moves.PLANNED',
    DONE: 'requestDesk.move.moves.DONE',
    DECLINED: 'requestDesk.move.moves.DECLINED',
    TAKE: 'requestDesk.move.moves.TAKE',
  },
  fields: {
    plannedFor: { label: 'requestDesk.plannedFor', options: ['PLANNED'] },
    words: {
      label: 'requestDesk.move.words',
      options: ['SEEN', 'PLANNED', 'DONE', 'DECLINED'],
    },
  },
};
