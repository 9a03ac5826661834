import type { SqlEntityManager } from '@mikro-orm/sql';

/**
 * Search words take most of the time of a post, and the posts of the filling share some thousand texts.
 * Meanwhile, `search_words` remembers the words of these. Makes the schema `bench`, too.
 */
export async function rememberedWords(
  em: SqlEntityManager,
): Promise<{ restore: () => Promise<void> }> {
  const [found] = await em.execute<{ definition: string }[]>(
    `select pg_get_functiondef('search_words'::regproc) as definition`,
  );
  const definition = found?.definition ?? '';
  await em.execute('drop schema if exists bench cascade');
  await em.execute('create schema bench');
  await em.execute(texts('listing', 'listings', '12'));
  await em.execute(texts('activity', 'activities', '12'));
  await em.execute(`
    create table bench.words as
    select language, title, body, search_words(language, title, body) as words
      from (select language, title, description as body from bench.listing_texts
             union select language, title, description || ' ' || search_tags(tags) from bench.activity_texts) as texts`);
  await em.execute('create index on bench.words (md5(title || body))');
  await em.execute('alter table bench.words set (autovacuum_enabled = off)');
  await em.execute('analyze bench.words');
  await em.execute(definition.replace(/FUNCTION \w+\.search_words/, 'FUNCTION bench.search_words'));
  await em.execute(`
    create or replace function search_words(language text, title text, body text) returns tsvector
    language plpgsql immutable parallel safe as $$
    declare known tsvector;
    begin
      select texts.words into known from bench.words as texts
       where md5(texts.title || texts.body) = md5($2 || $3) and texts.language = $1;
      return coalesce(known, bench.search_words($1, $2, $3));
    end $$`);
  return { restore: async () => void (await em.execute(definition)) };
}

const streets = `'{Bank,Elgin,Sparks,Rideau,Somerset,Preston,Gladstone,Wellington,Laurier,Metcalfe,O’Connor,Kent,Lyon,Bay,
  Percy,Bronson,Booth,Rochester,Cambridge,Arthur,Lisgar,Cooper,MacLaren,Gilmour,James,Florence,McLeod,Argyle,Catherine,
  Isabella,Pretoria,Clemow,Powell,Carling,Sunnyside,Riverdale,Main,Hawthorne,Greenfield,Mann,Sandy,Charlotte,Cobourg,
  Beausoleil,Murray,Clarence,Parent,Dalhousie,Cumberland,King,Nelson,Friel,Chapel,Besserer,Daly,Stewart,Wilbrod,Osgoode}'::text[]`;

/** The published texts of the demo city, each some times over with a street and a colour of its own. */
function texts(kind: 'listing' | 'activity', table: string, times: string): string {
  return `
    create table bench.${kind}_texts as
    select row_number() over () as number, published.*, total.count
      from (select post.title, post.language, post.images, post.slug as demo_slug,
                   post.description || ' ' || (${streets})[1 + (turn * 7 + nth) % 58]
                     || (array[' Blue.', ' Green.', ' Red.', ' Ochre.', ' White.'])[1 + turn % 5] as description,
                   ${kind === 'listing' ? 'category, price, condition' : 'tags, place as place_name'}
              from (select *, row_number() over (order by slug) as nth from ${table} where status = 'PUBLISHED') as post,
                   generate_series(1, ${times}) as turn) as published,
           (select count(*) * ${times} as count from ${table} where status = 'PUBLISHED') as total`;
}
