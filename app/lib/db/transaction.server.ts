import { isInTheWay } from '#db/unavailable.ts';
import type { Em } from './database.server.ts';

/**
 * Runs `work` in the transaction that `em` is in, or else in one of its own. One of its own runs once
 * more when another transaction was in its way.
 */
export async function inTransaction<Result>(
  em: Em,
  work: (tx: Em) => Promise<Result>,
): Promise<Result> {
  if (em.isInTransaction()) return work(em);
  try {
    return await em.transactional(work);
  } catch (error) {
    if (!isInTheWay(error)) throw error;
    return em.transactional(work);
  }
}
