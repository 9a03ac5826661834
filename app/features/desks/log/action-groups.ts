import { logActions, type LogAction } from '#db/enums.ts';

/** The groups of actions that the log can be filtered by. */
export const actionGroups = ['refusals', 'decisions', 'authors', 'desk'] as const;
type ActionGroup = (typeof actionGroups)[number];

const refusals: LogAction[] = ['REJECT', 'REMOVE'];

const decisions: LogAction[] = [
  'APPROVE',
  'REJECT',
  'REMOVE',
  'RESTORE',
  'CONFIRM',
  'REFUSE',
  'UPHOLD',
  'DISMISS',
  'GRANT',
];

const authors: LogAction[] = [
  'SUBMIT',
  'EDIT',
  'RESUBMIT',
  'WITHDRAW',
  'SELL',
  'RELIST',
  'CANCEL',
  'REPOST',
  'APPEAL',
  'REPORT',
  'ASK_TO_JOIN',
];

/** The actions of each group. Every action is in one of the last three. */
export const actionsOf: Record<ActionGroup, LogAction[]> = {
  refusals,
  decisions,
  authors,
  desk: logActions.filter((action) => !decisions.includes(action) && !authors.includes(action)),
};
