import type { Em } from './database.server.ts';

/** Runs `work` in the transaction that `em` is in, or else in one of its own. */
export const inTransaction = <Result>(
  em: Em,
  work: (tx: Em) => Promise<Result>,
): Promise<Result> => (em.isInTransaction() ? work(em) : em.transactional(work));
