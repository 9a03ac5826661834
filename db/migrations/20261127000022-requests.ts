import { Migration } from '@mikro-orm/migrations';
import { inOneStatement } from './in-one-statement.ts';

/** Requests of residents to the board and the manager, with their history. */
export class Migration20261127000022 extends Migration {
  override up(): void {
    this.addSql(inOneStatement(tables));
    this.addSql(inOneStatement(photos));
    this.addSql(inOneStatement(names));
  }
}

const states = `('NEW', 'SEEN', 'PLANNED', 'DONE', 'DECLINED', 'REOPENED')`;

const tables = `
create table "request_places" (
  "id" uuid not null,
  "community_id" uuid not null,
  "name" text not null,
  "language" text not null default 'en',
  "translation" jsonb,
  "position" int not null default 0,
  "archived_at" timestamptz(3),
  "version" int not null default 1,
  "created_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "request_places_name_check" check (name <> ''),
  constraint "request_places_translation_check" check (
    (translation is null or name is null or translation ->> 'name' is not null)),
  constraint "request_places_language_check" check ("language" in ('en', 'fr')),
  constraint "request_places_community_id_foreign"
    foreign key ("community_id") references "communities" ("id")
);
create index "request_places_community_position_index"
  on "request_places" ("community_id", "position", "id");

create table "service_requests" (
  "id" uuid not null,
  "community_id" uuid not null,
  "number" int not null,
  "ref" text not null,
  "author_id" uuid,
  "unit_id" uuid,
  "unit_label" text,
  "place_id" uuid,
  "category" text not null,
  "text" text,
  "language" text not null default 'en',
  "may_enter" text not null default 'CALL',
  "phone" text,
  "images" text[] not null default '{}',
  "state" text not null default 'NEW',
  "planned_for" date,
  "assignee_id" uuid,
  "is_shared" boolean not null default false,
  "affected" int not null default 1,
  "merged_into_id" uuid,
  "first_answered_at" timestamptz(3),
  "closed_at" timestamptz(3),
  "forgotten_at" timestamptz(3),
  "version" int not null default 1,
  "created_at" timestamptz(3) not null,
  "updated_at" timestamptz(3) not null,
  "words" tsvector generated always as (search_words(language, ref, text)) stored,
  primary key ("id"),
  constraint "service_requests_ref_unique" unique ("community_id", "ref"),
  constraint "service_requests_number_unique" unique ("community_id", "number"),
  constraint "service_requests_category_check" check ("category" in (
    'WATER', 'HEATING', 'ELECTRICITY', 'ELEVATOR', 'DOORS', 'CLEANING', 'NOISE', 'PESTS', 'PARKING',
    'SAFETY', 'OTHER'
  )),
  constraint "service_requests_language_check" check ("language" in ('en', 'fr')),
  constraint "service_requests_may_enter_check" check ("may_enter" in ('YES', 'NO', 'CALL')),
  constraint "service_requests_state_check" check ("state" in ${states}),
  constraint "service_requests_affected_check" check (affected >= 1),
  constraint "service_requests_planned_check" check (state <> 'PLANNED' or planned_for is not null),
  constraint "service_requests_closed_check" check (
    (closed_at is not null) = (state in ('DONE', 'DECLINED') or merged_into_id is not null)),
  constraint "service_requests_community_id_foreign"
    foreign key ("community_id") references "communities" ("id"),
  constraint "service_requests_author_id_foreign"
    foreign key ("author_id") references "users" ("id") on delete set null,
  constraint "service_requests_unit_id_foreign"
    foreign key ("unit_id") references "units" ("id") on delete set null,
  constraint "service_requests_place_id_foreign"
    foreign key ("place_id") references "request_places" ("id") on delete restrict,
  constraint "service_requests_assignee_id_foreign"
    foreign key ("assignee_id") references "users" ("id") on delete set null,
  constraint "service_requests_merged_into_id_foreign"
    foreign key ("merged_into_id") references "service_requests" ("id") on delete set null
);
create index "service_requests_words_index" on "service_requests" using gin ("words");
create index "service_requests_community_state_index"
  on "service_requests" ("community_id", "state", "created_at", "id");
create index "service_requests_community_created_index"
  on "service_requests" ("community_id", "created_at", "id");
create index "service_requests_unanswered_index"
  on "service_requests" ("community_id", "created_at", "id")
  where "first_answered_at" is null and "closed_at" is null;
create index "service_requests_shared_index"
  on "service_requests" ("community_id", "created_at", "id")
  where "is_shared" = true and "closed_at" is null;
create index "service_requests_author_index" on "service_requests" ("author_id", "created_at", "id");
create index "service_requests_place_index" on "service_requests" ("place_id", "created_at", "id");
create index "service_requests_unit_index" on "service_requests" ("unit_id");
create index "service_requests_assignee_index" on "service_requests" ("assignee_id", "state");
create index "service_requests_merged_index" on "service_requests" ("merged_into_id");
create index "service_requests_to_forget_index"
  on "service_requests" ("closed_at") where "forgotten_at" is null;

create table "request_joiners" (
  "request_id" uuid not null,
  "user_id" uuid not null,
  "created_at" timestamptz(3) not null,
  primary key ("request_id", "user_id"),
  constraint "request_joiners_request_id_foreign"
    foreign key ("request_id") references "service_requests" ("id") on update cascade on delete cascade,
  constraint "request_joiners_user_id_foreign"
    foreign key ("user_id") references "users" ("id") on update cascade on delete cascade
);
create index "request_joiners_user_index" on "request_joiners" ("user_id", "created_at");

create table "request_entries" (
  "id" uuid not null,
  "request_id" uuid not null,
  "kind" text not null,
  "author_id" uuid,
  "author_role" text,
  "by_desk" boolean not null default false,
  "from_state" text,
  "to_state" text,
  "planned_for" date,
  "words" text,
  "language" text not null default 'en',
  "is_private" boolean not null default false,
  "person_id" uuid,
  "created_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "request_entries_kind_check" check ("kind" in ('STATE', 'MESSAGE', 'MERGE', 'NOTE')),
  constraint "request_entries_author_role_check" check ("author_role" in (
    'ADMIN', 'MANAGER', 'BOARD', 'RESIDENT'
  )),
  constraint "request_entries_from_state_check" check ("from_state" in ${states}),
  constraint "request_entries_to_state_check" check ("to_state" in ${states}),
  constraint "request_entries_language_check" check ("language" in ('en', 'fr')),
  constraint "request_entries_private_check" check (
    kind = 'MESSAGE' or (not is_private and person_id is null)),
  constraint "request_entries_state_check" check ((kind = 'STATE') = (to_state is not null)),
  constraint "request_entries_note_check" check (kind <> 'NOTE' or by_desk),
  constraint "request_entries_request_id_foreign"
    foreign key ("request_id") references "service_requests" ("id") on delete cascade,
  constraint "request_entries_author_id_foreign"
    foreign key ("author_id") references "users" ("id") on delete set null,
  constraint "request_entries_person_id_foreign"
    foreign key ("person_id") references "users" ("id") on delete set null
);
create index "request_entries_request_index"
  on "request_entries" ("request_id", "created_at", "id");
create index "request_entries_author_index" on "request_entries" ("author_id", "created_at");
create index "request_entries_person_index" on "request_entries" ("person_id");
`;

const photos = `
alter table "photos" add column "request_id" uuid;
alter table "photos" add constraint "photos_request_id_foreign"
  foreign key ("request_id") references "service_requests" ("id") on delete set null;
create index "photos_request_index" on "photos" ("request_id");
alter table "photos" drop constraint "photos_use_check";
alter table "photos" add constraint "photos_use_check"
  check (num_nonnulls(listing_id, activity_id, request_id) <= 1);
alter table "photos" drop constraint "photos_piece_check";
alter table "photos" add constraint "photos_piece_check"
  check (piece is null or (listing_id is null and activity_id is null and request_id is null
    and alt_en <> '' and alt_fr <> '' and alt_en is not null and alt_fr is not null));
`;

const topics = `(
  'ACCOUNT', 'OWN_POSTS', 'OWN_ACTIVITIES', 'ATTENDING', 'MEMBERSHIP', 'REPORTS', 'NOTICES',
  'DIGEST', 'NEIGHBOURS', 'REQUESTS', 'MODERATION'
)`;

const names = `
alter table "mail_letters" drop constraint "mail_letters_topic_check";
alter table "mail_letters" add constraint "mail_letters_topic_check" check ("topic" in ${topics});
alter table "mail_choices" drop constraint "mail_choices_topic_check";
alter table "mail_choices" add constraint "mail_choices_topic_check" check ("topic" in ${topics});
alter table "moderation_events" drop constraint "moderation_events_subject_type_check";
alter table "moderation_events" add constraint "moderation_events_subject_type_check"
  check ("subject_type" in (
    'LISTING', 'ACTIVITY', 'MEMBER', 'ROLE', 'UNIT', 'COMMUNITY', 'NOTICE', 'DOCUMENT', 'REPORT',
    'EDITORIAL', 'REQUEST'
  ));
`;
