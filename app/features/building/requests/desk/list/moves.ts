/** What the desk makes of many requests: a state, or that the actor has them from now on. */
export const bulkMoves = ['SEEN', 'PLANNED', 'DONE', 'DECLINED', 'TAKE'] as const;
export type BulkMove = (typeof bulkMoves)[number];

/** The moves that close requests and tell their people so, and are asked about for several at once. */
export const closingMoves = ['DONE', 'DECLINED'] as const;
export type ClosingMove = (typeof closingMoves)[number];
export const isClosing = (move: BulkMove): move is ClosingMove =>
  closingMoves.some((one) => one === move);
