/** The records shelf: folders, documents, and the versions of each. */
export const records = `
create table "record_folders" (
  "id" uuid not null,
  "community_id" uuid not null,
  "kind" text not null,
  "name" text,
  "language" text not null default 'en',
  "translation" jsonb,
  "access" text not null,
  "position" int not null default 0,
  "version" int not null default 1,
  "created_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "record_folders_kind_check" check ("kind" in (
    'DECLARATION', 'BYLAWS', 'RULES', 'BUDGET', 'STATEMENTS', 'AUDIT', 'RESERVE_FUND',
    'INSURANCE', 'CERTIFICATES', 'OWNER_MINUTES', 'BOARD_MINUTES', 'EMERGENCY', 'FORMS',
    'CONTRACTS', 'CUSTOM'
  )),
  constraint "record_folders_language_check" check ("language" in ('en', 'fr')),
  constraint "record_folders_access_check" check ("access" in ('EVERYONE', 'OWNERS', 'BOARD')),
  constraint "record_folders_name_check" check ((kind = 'CUSTOM') = (name is not null)),
  constraint "record_folders_translation_check"
    check ((translation is null or name is null or translation ->> 'name' is not null)),
  constraint "record_folders_community_id_foreign"
    foreign key ("community_id") references "communities" ("id") on delete cascade
);
create index "record_folders_community_position_index"
  on "record_folders" ("community_id", "position");
create unique index "record_folders_community_kind_unique"
  on "record_folders" ("community_id", "kind") where "kind" <> 'CUSTOM';

create table "records" (
  "id" uuid not null,
  "community_id" uuid not null,
  "folder_id" uuid not null,
  "title" text not null,
  "language" text not null default 'en',
  "access" text,
  "dated_on" date not null,
  "retain_until" date,
  "is_emergency_plan" boolean not null default false,
  "taken_down_at" timestamptz(3),
  "version" int not null default 1,
  "created_at" timestamptz(3) not null,
  "words" tsvector generated always as (search_words(language, title, ''::text)) stored,
  primary key ("id"),
  constraint "records_language_check" check ("language" in ('en', 'fr')),
  constraint "records_access_check" check ("access" in ('EVERYONE', 'OWNERS', 'BOARD')),
  constraint "records_title_check" check (title <> ''),
  constraint "records_community_id_foreign"
    foreign key ("community_id") references "communities" ("id") on delete cascade,
  constraint "records_folder_id_foreign" foreign key ("folder_id") references "record_folders" ("id")
);
create index "records_community_dated_index" on "records" ("community_id", "dated_on", "id");
create index "records_folder_index" on "records" ("folder_id");
create unique index "records_emergency_plan_unique"
  on "records" ("community_id", "language") where "is_emergency_plan" = true;
create index "records_words_index" on "records" using gin ("words");

create table "record_versions" (
  "id" uuid not null,
  "record_id" uuid not null,
  "number" int not null,
  "note" text,
  "file_id" uuid not null,
  "downloads" int not null default 0,
  "uploaded_by_id" uuid,
  "created_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "record_versions_record_number_unique" unique ("record_id", "number"),
  constraint "record_versions_number_check" check (number > 0 and downloads >= 0),
  constraint "record_versions_record_id_foreign"
    foreign key ("record_id") references "records" ("id") on delete cascade,
  constraint "record_versions_file_id_foreign"
    foreign key ("file_id") references "stored_files" ("id"),
  constraint "record_versions_uploaded_by_id_foreign"
    foreign key ("uploaded_by_id") references "users" ("id") on delete set null
);
create index "record_versions_file_index" on "record_versions" ("file_id");
create index "record_versions_uploaded_by_index" on "record_versions" ("uploaded_by_id");
`;
