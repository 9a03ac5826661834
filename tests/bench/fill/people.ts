import type { Part } from './index.ts';
import { notices, placeOf } from './places.ts';

const givenNames = `'{Ana,Amir,Béatrice,Chen,Claire,Daniel,Dmitri,Élise,Farah,Gabriel,Hana,Ibrahim,Jun,Karim,Léa,Liam,Luc,
  Maya,Mei,Minh,Nadia,Noah,Olivia,Omar,Paul,Priya,Quinn,Rosa,Sam,Sofia,Tariq,Theo,Uma,Victor,Wen,Yara,Yusuf,Zoé}'::text[]`;
const familyNames = `'{Abbott,Ahmed,Baek,Bélanger,Bouchard,Campbell,Chan,Côté,Das,Diallo,Fraser,Gagnon,Garcia,Gauthier,Haddad,
  Hassan,Ito,Kaur,Khan,Kim,Lavoie,Leblanc,Li,MacDonald,Martin,Mbuyi,Nguyen,Okafor,Ouellet,Patel,Pelletier,Reid,Roy,
  Santos,Singh,Stewart,Tran,Tremblay,Walker,Wilson,Wong,Wright,Zhang}'::text[]`;

/**
 * People with the places they live in: the first three of each place are its board, and a manager looks after
 * ten places. The last twentieth of each place is invited, waits or has left.
 */
export const people: Part = (size) => [
  `create table bench.people as
   select number, gen_random_uuid() as id, ${placeOf(`(number - 0.5) / ${size.people}`, size)} as place, random() as chance
     from generate_series(1, ${size.people}) as number`,
  'create unique index on bench.people (number)',
  'analyze bench.people',
  `alter table bench.places add first_person integer, add people integer`,
  `update bench.places set first_person = first, people = count
     from (select place, min(number) as first, count(*) as count from bench.people group by place) as residents
    where residents.place = places.number`,
  `create table bench.residents as
   select people.*, places.id as community_id, number_in.place_in, (places.number % 10 = 0 and place_in = 3) as manages,
          place_in < 3 and places.number > 1 as is_board,
          greatest(now() - random() * interval '1700 days', now() - interval '1700 days') as at,
          case when places.number = 1 or place_in < places.people * 0.95 then 'CONFIRMED'
               when place_in % 5 = 0 then 'WAITING' else 'ENDED' end as state
     from bench.people join bench.places on places.number = people.place,
          lateral (select people.number - places.first_person as place_in) as number_in`,
  'analyze bench.residents',
  `insert into users (id, name, email, password, role, is_authenticated, created_at, language, shows_email, disabled_at)
   select id, (${givenNames})[1 + (number * 7) % 38] || ' ' || (${familyNames})[1 + (number / 3) % 43],
          'person' || number || '@city.example', '-',
          case when manages then 'MANAGER' when is_board then 'BOARD' else 'RESIDENT' end,
          chance < 0.97, at, (array['en', 'fr', null])[1 + number % 3], chance < 0.3,
          case when chance > 0.995 then now() - interval '30 days' end
     from bench.residents`,
  `insert into user_communities (id, user_id, community_id, condo_unit, unit_id, is_primary, can_moderate, created_at,
     state, tenure, confirmed_at, ended_at)
   select gen_random_uuid(), residents.id, residents.community_id, units.label, units.id, true, manages or is_board, at,
          residents.state, (array['OWNER', 'OWNER', 'TENANT', 'OWNER_ELSEWHERE'])[1 + residents.number % 4],
          case when residents.state <> 'WAITING' then at end,
          case when residents.state = 'ENDED' then now() - chance * interval '300 days' end
     from bench.residents
     join (select *, row_number() over (partition by community_id order by position) - 1 as place,
                  count(*) over (partition by community_id) as count from units) as units
       on units.community_id = residents.community_id and units.place = residents.place_in % units.count`,
  `insert into user_communities (id, user_id, community_id, condo_unit, is_primary, can_moderate, created_at, state, tenure,
     confirmed_at, position)
   select gen_random_uuid(), residents.id, places.id, '101', false, manages, at, 'CONFIRMED',
          case when manages then 'STAFF' else 'OWNER_ELSEWHERE' end, at, 1
     from bench.residents
     join bench.places on places.number > 1 and places.number <> residents.place
      and case when manages then (places.number - 1) / 10 = (residents.place - 1) / 10
               else residents.number % 10 = 7 and residents.state = 'CONFIRMED' and places.number = residents.place % 97 + 2 end`,
  `insert into user_communities (id, community_id, condo_unit, created_at, state, tenure, invitee_name, invitee_email,
     invited_role, invite_hash, invite_expires_at)
   select gen_random_uuid(), places.id, '60' || turn, now() - turn * interval '1 day', 'INVITED', 'OWNER', 'Alex Roy',
          'invited' || number || '-' || turn || '@city.example', 'RESIDENT', md5('invitation' || number || '-' || turn),
          now() + interval '12 days'
     from bench.places, generate_series(1, 3) as turn where number > 1`,
  `insert into bookmarks (id, user_id, community_id, created_at)
   select gen_random_uuid(), residents.id, places.id, now() - chance * interval '700 days'
     from bench.residents join bench.places on places.number = 1 + (residents.number * 13) % (select count(*) from bench.places)
    where residents.number % 5 = 0`,
  `insert into sessions (id_hash, user_id, created_at, last_seen_at, expires_at)
   select md5('session' || number), id, now() - chance * interval '20 days', now() - chance * interval '9 days', now() + (20 - chance * 20) * interval '1 day'
     from bench.residents where number % 4 = 0`,
  notices,
];
