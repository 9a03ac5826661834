import type { Part } from './index.ts';
import { placeOf } from './places.ts';

/** How long ago the `number`th of `count` posts was sent: five years for the first, minutes for the last. */
export const ageOf = (count: number): string =>
  `(power(1 - number / ${count}.0, 1.3) * 1825 * interval '1 day' + interval '20 minutes')`;

/** Who writes in a place: somebody confirmed. */
export const authorNumber = (chance: string): string =>
  `places.first_person + floor(${chance} * places.people * 0.94)::integer`;

/** Listings of all years in all places, the latest of which wait for their boards. */
export const listings: Part = (size) => [
  `insert into listings (id, community_id, author_id, title, slug, description, category, price, condition, images,
     status, version, created_at, updated_at, language)
   select id, community_id, author_id, title, demo_slug || '-' || number, description, category,
          price * (50 + number % 100) / 100, condition, images, status,
          case when status = 'PENDING' then 1 else 2 end, at, at, language
     from (select gen_random_uuid() as id, places.id as community_id, authors.id as author_id, draft.number, draft.at,
                  case when draft.age < interval '14 days' and places.number > 1 and draft.state < 0.15 then 'PENDING'
                       when draft.state < 0.78 then 'PUBLISHED' when draft.state < 0.88 then 'SOLD'
                       when draft.state < 0.93 then 'WITHDRAWN' when draft.state < 0.97 then 'REJECTED'
                       else 'REMOVED' end as status, texts.*
             from (select number, age, now() - age as at, ${placeOf('random()', size)} as place,
                          random() as author, random() as state, random() as text
                     from (select number, ${ageOf(size.listings)} as age
                             from generate_series(1, ${size.listings}) as number offset 0) as aged) as draft
             join bench.places on places.number = draft.place
             join bench.people as authors on authors.number = ${authorNumber('draft.author')}
             join (select number as text_number, title, description, category, price, condition, images, language,
                          demo_slug, count from bench.listing_texts) as texts
               on texts.text_number = 1 + floor(draft.text * (select max(count) from bench.listing_texts))::integer) as posts`,
  `insert into photos (id, owner_id, width, height, listing_id, created_at)
   select gen_random_uuid(), author_id, 1600, 1200, id, created_at from listings tablesample bernoulli (5)`,
];
