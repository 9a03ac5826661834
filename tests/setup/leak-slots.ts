/** Takes every slot of a pool, never gives one back, and asks for one more, as a leak would. */
import { createOrm } from '#db/config.ts';
import { endExhausted } from '#app/lib/db/end-process.server.ts';

const orm = createOrm(
  { kind: 'postgresql', url: process.env.DATABASE_URL ?? '' },
  { onExhausted: endExhausted, exhaustedAfterMs: 300 },
);
const em = orm.em.fork();
await em.execute('select 1');
for (let slot = 0; slot < 10; slot++) await em.getKysely().startTransaction().execute();
console.log('leaked');
await em.execute('select 1').catch(() => undefined);
setInterval(() => undefined, 60_000);
