import type { Part, Size } from './index.ts';

/** The number of the place that a value from 0 to 1 falls on: the first are big, the last are small. */
export const placeOf = (value: string, { communities }: Size): string =>
  `least(${communities - 2}, 1 + floor((sqrt(10) + (${value}) * (sqrt(${communities + 8}) - sqrt(10))) ^ 2 - 10)::integer)`;

const firsts = `'{Rideau,Glebe,Chaudière,Gatineau,Dow’s Lake,Maple,Cedar,Tamarack,Hintonburg,Westboro,Sandy Hill,Lowertown,
  Vanier,Overbrook,Alta Vista,Britannia,Carlington,Mechanicsville,Rockcliffe,New Edinburgh,Riverside,Billings,Kanata,
  Barrhaven,Orléans,Nepean,Bayshore,Centretown,Confederation,Laurier,Somerset,Champlain,Bytown}'::text[]`;
const seconds = `'{Place,Court,Terrace,Heights,Tower,Gardens,Lofts,Mews,Gate,Landing,Manor,Commons,Square,House,Park,
  Crossing,Lane,Point,Ridge,View,Walk,Yards,Residences,Quay,Corner,Green,Arms,Row,Suites,Villas,Plaza}'::text[]`;

/** Communities that look like Hillsview Place, which is the first of them, with units, papers and notices. */
export const places: Part = (size) => [
  `create table bench.places as
   select number, case when number = 1 then hillsview.id else gen_random_uuid() end as id, hillsview.id as model,
          (${firsts})[1 + number % 33] || ' ' || (${seconds})[1 + number / 33] as name
     from generate_series(1, ${size.communities - 2}) as number,
          (select id from communities where slug = 'hillsview-place') as hillsview`,
  'create unique index on bench.places (number)',
  'analyze bench.places',
  `insert into communities (id, slug, name, address, description, rules_url, emergency_pdf_url, emergency_phone,
     manager_email, manager_phone, office_hours, ac_on_approx, heat_on_approx, fire_inspection_approx,
     require_moderation, created_at, language, translation, join_policy, opened_at, setup_done)
   select places.id, slug.slug, places.name, (100 + number) || ' ' || split_part(places.name, ' ', 1) || ' Street, Ottawa',
          model.description, '/communities/' || slug.slug || '/rules', '/communities/' || slug.slug || '/emergency.pdf',
          model.emergency_phone, 'office@' || slug.slug || '.example', model.manager_phone, model.office_hours,
          model.ac_on_approx, model.heat_on_approx, model.fire_inspection_approx, number % 5 > 0,
          now() - number % 1800 * interval '1 day', model.language, model.translation,
          (array['OPEN', 'APPROVAL', 'CODE'])[1 + number % 3], now() - number % 1800 * interval '1 day', model.setup_done
     from bench.places
     join communities as model on model.id = places.model,
          lateral (select trim(both '-' from regexp_replace(translate(lower(places.name), 'éè', 'ee'), '[^a-z0-9]+', '-', 'g'))
                          || '-' || number as slug) as slug
    where number > 1`,
  `insert into community_documents (id, community_id, kind, title, lead, sections, updated_at, language, translation)
   select gen_random_uuid(), places.id, kind, title, lead, sections, updated_at, language, translation
     from bench.places join community_documents on community_id = model where number > 1`,
  `insert into record_folders (id, community_id, kind, name, language, translation, access, position, created_at)
   select gen_random_uuid(), places.id, kind, folders.name, language, translation, access, position, created_at
     from bench.places join record_folders as folders on community_id = model where number > 1`,
  `insert into units (id, community_id, label, key, floor, position, created_at)
   select gen_random_uuid(), places.id, label, label, floor, place, now() - interval '4 years'
     from bench.places, generate_series(1, 60) as place,
          lateral (select 1 + (place - 1) / 6 as floor, (1 + (place - 1) / 6) || '0' || (1 + (place - 1) % 6) as label) as unit
    where number > 1`,
];

/** Notices of the board of every place but the first, over the years; the newest is pinned. */
export const notices = `
  insert into condo_notices (id, community_id, author_id, title, content, pinned, published_at, created_at, updated_at,
    language, translation, kind, status)
  select gen_random_uuid(), places.id, boards.id, model.title, model.content, turn = 1 and nth = 1,
         written.at, written.at, written.at, model.language, model.translation, model.kind, 'PUBLISHED'
    from bench.places
    join bench.people as boards on boards.number = places.first_person,
         (select *, row_number() over (order by published_at desc) as nth from condo_notices
           where status = 'PUBLISHED' and audience = 'EVERYONE' and kind <> 'EMERGENCY'
             and community_id = (select model from bench.places limit 1)) as model,
         generate_series(1, 4) as turn,
         lateral (select now() - (turn * 90 + nth * 6) * interval '1 day' as at) as written
   where places.number > 1`;
