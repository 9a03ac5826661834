import type { Part } from './index.ts';
import { ageOf, authorNumber } from './listings.ts';
import { placeOf } from './places.ts';

/** Activities of all years, each some weeks after it was sent: the latest are still to come. */
export const activities: Part = (size) => [
  `insert into activities (id, community_id, author_id, title, slug, description, "when", tags, images, status, version,
     created_at, updated_at, language, place, capacity)
   select gen_random_uuid(), places.id, authors.id, title, demo_slug || '-' || draft.number, description,
          date_trunc('hour', draft.at) + (3 + floor(draft.ahead * 28)) * interval '1 day', tags, images,
          case when draft.age < interval '14 days' and places.number > 1 and draft.state < 0.15 then 'PENDING'
               when draft.state < 0.85 then 'PUBLISHED' when draft.state < 0.9 then 'CANCELLED'
               when draft.state < 0.94 then 'WITHDRAWN' when draft.state < 0.98 then 'REJECTED' else 'REMOVED' end,
          2, draft.at, draft.at, texts.language, texts.place_name, case when draft.number % 10 = 0 then 4 end
     from (select number, age, now() - age as at, ${placeOf('random()', size)} as place,
                  random() as author, random() as state, random() as text, random() as ahead
             from (select number, ${ageOf(size.activities)} as age
                     from generate_series(1, ${size.activities}) as number offset 0) as aged) as draft
     join bench.places on places.number = draft.place
     join bench.people as authors on authors.number = ${authorNumber('draft.author')}
     join (select number as text_number, title, description, tags, place_name, images, language, demo_slug, count
             from bench.activity_texts) as texts
       on texts.text_number = 1 + floor(draft.text * (select max(count) from bench.activity_texts))::integer`,
];

/** People of the place at each activity that takes place: none at some, a dozen at others. */
export const attendances: Part = (size) => [
  `create table bench.meetings as
   select activities.id, activities.capacity, activities.created_at, places.first_person, places.people, random() as chance,
          row_number() over () as number
     from activities join bench.places on places.id = activities.community_id
    where status in ('PUBLISHED', 'CANCELLED')
      and not exists (select from activity_attendees where activity_id = activities.id)`,
  `insert into activity_attendees (activity_id, user_id, created_at, ticket)
   select meetings.id, people.id, meetings.created_at + turn * interval '5 hours',
          case when meetings.capacity is not null then turn end
     from bench.meetings
     join lateral generate_series(1, least(meetings.people - 1, floor(2 * ${size.attendances}.0
            / (select count(*) from bench.meetings) * meetings.chance + 0.5)::integer)) as turn on true
     join bench.people on people.number = meetings.first_person + (meetings.number + turn * 3) % meetings.people
   on conflict do nothing`,
];
