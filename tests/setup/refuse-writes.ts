import type { Em } from './sessions.ts';

/**
 * Makes the database refuse a write, such as 'insert on listings', while `work` runs, as if it were
 * full or broken. `state` is the SQLSTATE it reports, and `times` how often it does.
 */
export async function whileRefusing(
  em: Em,
  write: string,
  work: () => Promise<void>,
  state = 'P0001',
  times = 1_000_000,
) {
  // A sequence counts on when the transaction is rolled back.
  await em.execute('create sequence refusals');
  await em.execute(
    `create function refuse_writes() returns trigger language plpgsql as
     $$ begin
       if nextval('refusals') <= ${times} then
         raise exception 'secret cause' using errcode = '${state}';
       end if;
       return null;
     end $$`,
  );
  await em.execute(
    `create trigger refuse_writes before ${write} for each statement
     execute function refuse_writes()`,
  );
  try {
    await work();
  } finally {
    await em.execute('drop function refuse_writes cascade');
    await em.execute('drop sequence refusals');
  }
}
