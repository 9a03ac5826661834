import type { Em } from './sessions.ts';

/**
 * Makes the database refuse a write, such as 'insert on listings', while `work` runs, as if it were
 * full or broken. `state` is the SQLSTATE it reports.
 */
export async function whileRefusing(
  em: Em,
  write: string,
  work: () => Promise<void>,
  state = 'P0001',
) {
  await em.execute(
    `create function refuse_writes() returns trigger language plpgsql as
     $$ begin raise exception 'secret cause' using errcode = '${state}'; end $$`,
  );
  await em.execute(
    `create trigger refuse_writes before ${write} for each statement
     execute function refuse_writes()`,
  );
  try {
    await work();
  } finally {
    await em.execute('drop function refuse_writes cascade');
  }
}
