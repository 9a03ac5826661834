/** Notices with their files, and how each reached each unit. */
export const notices = `
create table "condo_notices" (
  "id" uuid not null,
  "community_id" uuid not null,
  "author_id" uuid not null,
  "title" text not null,
  "content" text not null,
  "pinned" boolean not null default false,
  "published_at" timestamptz(3),
  "created_at" timestamptz(3) not null,
  "language" text not null default 'en',
  "translation" jsonb,
  "kind" text not null default 'INFORMATION',
  "status" text not null default 'PUBLISHED',
  "expires_at" timestamptz(3),
  "corrected_at" timestamptz(3),
  "audience" text not null default 'EVERYONE',
  "audience_floors" int[] not null default '{}',
  "audience_units" text,
  "audience_unit_keys" text[] not null default '{}',
  "taken_down_reason" text,
  "version" int not null default 1,
  "updated_at" timestamptz(3) not null,
  "rank" int not null generated always as (
    case when (pinned and (kind = 'EMERGENCY'::text)) then 2 when pinned then 1 else 0 end
  ) stored,
  "letters_due_at" timestamptz(3),
  "words" tsvector generated always as ((
    search_words(language, title, content)
    || search_words(
      search_other(language), (translation ->> 'title'::text), (translation ->> 'content'::text)
    )
  )) stored,
  primary key ("id"),
  constraint "condo_notices_language_check" check ("language" in ('en', 'fr')),
  constraint "condo_notices_translation_check" check (
    (translation is null or title is null or translation ->> 'title' is not null)
    and (translation is null or content is null or translation ->> 'content' is not null)
  ),
  constraint "condo_notices_kind_check" check ("kind" in (
    'INFORMATION', 'MAINTENANCE', 'EMERGENCY', 'MEETING', 'STATUTORY'
  )),
  constraint "condo_notices_status_check" check ("status" in ('DRAFT', 'PUBLISHED', 'TAKEN_DOWN')),
  constraint "condo_notices_audience_check" check ("audience" in (
    'EVERYONE', 'OWNERS', 'TENANTS', 'FLOORS', 'UNITS'
  )),
  constraint "condo_notices_published_check" check (status = 'DRAFT' or published_at is not null),
  constraint "condo_notices_community_id_foreign"
    foreign key ("community_id") references "communities" ("id"),
  constraint "condo_notices_author_id_foreign" foreign key ("author_id") references "users" ("id")
);
create index "condo_notices_author_index" on "condo_notices" ("author_id");
create index "condo_notices_community_rank_published_index"
  on "condo_notices" ("community_id", "rank", "published_at", "id");
create index "condo_notices_letters_due_index" on "condo_notices" ("letters_due_at");
create index "condo_notices_words_index" on "condo_notices" using gin ("words");

create table "stored_files" (
  "id" uuid not null,
  "community_id" uuid not null,
  "uploaded_by_id" uuid,
  "name" text not null,
  "media_type" text not null,
  "bytes" int not null,
  "has_text" boolean,
  "waiting_since" timestamptz(3),
  "created_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "stored_files_bytes_check" check (bytes > 0),
  constraint "stored_files_community_id_foreign"
    foreign key ("community_id") references "communities" ("id"),
  constraint "stored_files_uploaded_by_id_foreign"
    foreign key ("uploaded_by_id") references "users" ("id") on delete set null
);
create index "stored_files_community_index" on "stored_files" ("community_id");
create index "stored_files_uploaded_by_index" on "stored_files" ("uploaded_by_id");
create index "stored_files_waiting_index"
  on "stored_files" ("waiting_since") where "waiting_since" is not null;

create table "notice_files" (
  "id" uuid not null,
  "notice_id" uuid not null,
  "file_id" uuid not null,
  "position" int not null default 0,
  primary key ("id"),
  constraint "notice_files_file_unique" unique ("file_id"),
  constraint "notice_files_notice_id_foreign"
    foreign key ("notice_id") references "condo_notices" ("id") on delete cascade,
  constraint "notice_files_file_id_foreign"
    foreign key ("file_id") references "stored_files" ("id") on delete cascade
);
create index "notice_files_notice_index" on "notice_files" ("notice_id", "position");

create table "notice_deliveries" (
  "id" uuid not null,
  "notice_id" uuid not null,
  "unit_label" text not null,
  "unit_key" text not null,
  "position" int not null,
  "person_ids" uuid[] not null default '{}',
  "state" text not null,
  "letter_id" uuid,
  "state_at" timestamptz(3),
  "slip_at" timestamptz(3),
  "slip_by_id" uuid,
  "closed_at" timestamptz(3),
  "created_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "notice_deliveries_unit_unique" unique ("notice_id", "unit_key"),
  constraint "notice_deliveries_unit_check" check (unit_label <> '' and unit_key <> ''),
  constraint "notice_deliveries_state_check" check ("state" in (
    'SENT', 'QUEUED', 'HELD', 'BOUNCED', 'SUPPRESSED', 'FAILED', 'UNSENT', 'OPTED_OUT',
    'UNCONFIRMED', 'AUTHOR', 'NO_ACCOUNT'
  )),
  constraint "notice_deliveries_notice_id_foreign"
    foreign key ("notice_id") references "condo_notices" ("id") on delete cascade,
  constraint "notice_deliveries_slip_by_id_foreign"
    foreign key ("slip_by_id") references "users" ("id") on delete set null
);
create index "notice_deliveries_notice_position_index"
  on "notice_deliveries" ("notice_id", "position", "id");
create index "notice_deliveries_slip_by_index" on "notice_deliveries" ("slip_by_id");
create index "notice_deliveries_open_index"
  on "notice_deliveries" ("created_at") where "closed_at" is null;
`;
