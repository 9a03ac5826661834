import { join } from 'node:path';
import { createOrm } from '#db/config.ts';
import { openEmbedded } from '#db/embedded/open.ts';

/** What a site has in its database. */
export interface Saved {
  listings: { id: string; title: string }[];
  /** The addresses of all people. */
  people: string[];
  /** People without a community, and posts of which the keys know nothing: changes of which only a part is there. */
  halves: number;
}

const uuid = '[0-9a-f]{8}-[0-9a-f-]{27}';

/** Reads the database of a site that is not running. */
export async function readSaved(env: Record<string, string>): Promise<Saved> {
  const { DATABASE_URL: url, DATA_DIR: folder = '' } = env;
  const pglite = url ? null : await openEmbedded(join(folder, 'postgres'));
  const orm = createOrm(
    pglite ? { kind: 'embedded', pglite } : { kind: 'postgresql', url: url ?? '' },
  );
  try {
    const em = orm.em.fork();
    const listings = await em.execute<Saved['listings']>('select id, title from listings');
    const people = await em.execute<{ email: string }[]>('select email from users');
    const [row] = await em.execute<{ halves: number }[]>(
      `with named as (
         select found[1] as id
           from idempotency_keys k, regexp_matches(k.result::text, '${uuid}', 'g') as found)
       select (
         (select count(*) from users u
           where u.email like 'writer%' and not exists (select from user_communities m where m.user_id = u.id))
         + (select count(*) from listings l
           where l.title like 'Lamp %' and not exists (select from named where named.id = l.id::text))
       )::int as halves`,
    );
    return { listings, people: people.map(({ email }) => email), halves: row?.halves ?? 0 };
  } finally {
    await orm.close();
    await pglite?.close();
  }
}
