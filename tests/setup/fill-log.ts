/**
 * Opens the embedded database as the server does, and prints how many rows it kept. When it kept
 * none, it adds some, each with a megabyte of log, until the disk is full.
 */
import { readEnv } from '#app/lib/env.server.ts';
import { openEmbeddedSite } from '#app/lib/db/database.server.ts';

const { orm, close } = await openEmbeddedSite(readEnv());
const em = orm.em.fork();
await em.execute('create table if not exists kept (n integer)');
const [row] = await em.execute<{ count: string | number }[]>('select count(*) from kept');
console.log(`kept ${row?.count}`);
if (Number(row?.count) === 0) await fill();
await close();

async function fill(): Promise<void> {
  try {
    for (let n = 0; n < 400; n++) {
      await em.execute('insert into kept values (?)', [n]);
      console.log('added');
      await em.execute("select pg_logical_emit_message(false, 'filler', repeat('y', 1000000))");
    }
  } catch {
    console.log('went on');
  }
  await em.execute('select 1');
}
