import type { Part } from './index.ts';

/** How long back the log goes for posts, in days. */
const logged = 240;

const history = (type: 'LISTING' | 'ACTIVITY', table: string): string[] => [
  `insert into moderation_events (id, subject_type, subject_id, community_id, actor_id, actor_role, action, to_status,
     snapshot, created_at)
   select gen_random_uuid(), '${type}', post.id, post.community_id, author_id, 'RESIDENT', 'SUBMIT', 'PENDING',
          jsonb_build_object('title', title, 'version', 1, 'language', language, 'description', description), created_at
     from ${table} as post join bench.places on places.id = post.community_id
    where created_at > now() - interval '${logged} days' and slug ~ '-[0-9]+$'`,
  `insert into moderation_events (id, subject_type, subject_id, community_id, actor_id, actor_role, action, from_status,
     to_status, public_reason, reason_code, snapshot, created_at)
   select gen_random_uuid(), '${type}', post.id, post.community_id,
          case when status in ('PUBLISHED', 'REJECTED', 'REMOVED') then boards.id else author_id end,
          case when status in ('PUBLISHED', 'REJECTED', 'REMOVED') then 'BOARD' else 'RESIDENT' end,
          case status when 'PUBLISHED' then 'APPROVE' when 'REJECTED' then 'REJECT' when 'REMOVED' then 'REMOVE'
                      when 'SOLD' then 'SELL' when 'CANCELLED' then 'CANCEL' else 'WITHDRAW' end,
          case when status in ('PUBLISHED', 'REJECTED') then 'PENDING' else 'PUBLISHED' end, status,
          case when status in ('REJECTED', 'REMOVED') then 'Please say which floor, and what it is for.' end,
          case when status in ('REJECTED', 'REMOVED') then 'UNCLEAR' end,
          jsonb_build_object('title', title, 'version', 1, 'language', language, 'description', description),
          least(created_at + (1 + ('x' || substr(post.id::text, 1, 2))::bit(8)::integer) * interval '6 minutes',
                now() - interval '1 minute')
     from ${table} as post
     join bench.places on places.id = post.community_id
     join bench.people as boards
       on boards.number = places.first_person + ('x' || substr(post.id::text, 1, 1))::bit(4)::integer % 3
    where status <> 'PENDING' and created_at > now() - interval '${logged} days' and slug ~ '-[0-9]+$'`,
];

/** What the log holds of the last months: posts, and who came in. */
export const events: Part = () => [
  ...history('LISTING', 'listings'),
  ...history('ACTIVITY', 'activities'),
  `insert into moderation_events (id, subject_type, subject_id, community_id, actor_id, actor_role, action, to_status,
     snapshot, created_at)
   select gen_random_uuid(), 'MEMBER', membership.id, membership.community_id, residents.id, 'RESIDENT', 'ASK_TO_JOIN',
          'WAITING', jsonb_build_object('title', users.name, 'unit', membership.condo_unit), membership.created_at
     from bench.residents
     join users on users.id = residents.id
     join user_communities as membership on membership.user_id = users.id and membership.is_primary
    where residents.at > now() - interval '${logged} days'`,
];

/** What authors and members ask of the boards: edits that wait, reports and appeals, most of them answered. */
export const questions: Part = () => [
  `insert into post_revisions (id, post_type, post_id, community_id, author_id, fields, base_version, status, created_at,
     decided_at)
   select gen_random_uuid(), 'LISTING', post.id, community_id, author_id,
          jsonb_build_object('title', title, 'description', description || ' Call after six.', 'language', language,
            'category', category, 'price', price, 'condition', condition, 'contactEmail', contact_email,
            'images', to_jsonb(images)),
          version, case when post.created_at > now() - interval '20 days' then 'PENDING' else 'APPROVED' end,
          post.created_at + interval '1 hour',
          case when post.created_at <= now() - interval '20 days' then post.created_at + interval '1 day' end
     from listings as post join bench.places on places.id = community_id and places.number > 1
    where status = 'PUBLISHED' and post.created_at > now() - interval '${logged} days' and post.id::text like '0%'`,
  `insert into reports (id, subject_type, subject_id, community_id, about_id, reporter_id, reason_code, words, snapshot, state,
     created_at, decided_at, decided_by_id, answer)
   select gen_random_uuid(), 'LISTING', post.id, community_id, author_id, reporters.id, 'MISLEADING',
          'It is not what the picture shows.',
          jsonb_build_object('title', title, 'language', language, 'description', description),
          case when is_open then 'OPEN' else 'DISMISSED' end, post.created_at + interval '2 hours',
          case when not is_open then post.created_at + interval '1 day' end,
          case when not is_open then boards.id end, case when not is_open then 'Thank you. We looked at it.' end
     from listings as post
     join bench.places on places.id = community_id and places.number > 1
     join bench.people as boards on boards.number = places.first_person
     join bench.people as reporters on reporters.number = places.first_person + places.people / 2,
          lateral (select post.created_at > now() - interval '30 days' as is_open) as state
    where status = 'PUBLISHED' and post.created_at > now() - interval '${logged} days' and post.id::text like '1a%'`,
  `insert into appeals (id, post_type, post_id, community_id, author_id, event_id, words, state, created_at, decided_at,
     decided_by_id, answer)
   select gen_random_uuid(), 'LISTING', post.id, post.community_id, author_id, event.id, 'I have said it there, I think.',
          case when is_open then 'OPEN' else 'UPHELD' end, event.created_at + interval '2 hours',
          case when not is_open then event.created_at + interval '1 day' end,
          case when not is_open then boards.id end, case when not is_open then 'The reason stands.' end
     from moderation_events as event
     join listings as post on post.id = event.subject_id and post.status = 'REJECTED'
     join bench.places on places.id = post.community_id and places.number > 1
     join bench.people as boards on boards.number = places.first_person,
          lateral (select event.created_at > now() - interval '30 days' as is_open) as state
    where event.action = 'REJECT' and event.id::text like '2%'`,
  `insert into mail_letters (id, kind, topic, user_id, address, community_id, language, params, event, state, tries,
     next_try_at, settled_at, created_at)
   select gen_random_uuid(), 'TEST', 'ACCOUNT', event.actor_id, users.email, event.community_id, 'en', '{}'::jsonb,
          'bench:' || event.id, 'SENT', 1, event.created_at, event.created_at, event.created_at
     from moderation_events as event join users on users.id = event.actor_id
    where event.action = 'SUBMIT' and event.created_at > now() - interval '28 days' and users.email like '%@city.example'`,
];
