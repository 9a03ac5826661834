import type { SqlEntityManager } from '@mikro-orm/sql';

/** The schema of what a move from the embedded database remembers until it is whole. */
export const moveSchema = 'local_link_move';

/** Whether a move into this database began and has not ended. */
export async function isHalfMoved(em: SqlEntityManager): Promise<boolean> {
  const [found] = await em.execute<{ begun: boolean }[]>(
    `select to_regnamespace('${moveSchema}') is not null as begun`,
  );
  return found?.begun === true;
}
