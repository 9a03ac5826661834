/** What the desk makes of many requests: a state, or that the actor has them from now on. */
export const bulkMoves = ['SEEN', 'PLANNED', 'DONE', 'DECLINED', 'TAKE'] as const;
export type BulkMove = (typeof bulkMoves)[number];
