/** People, their sessions and links that work once, what they saved, and what makes a form count once. */
export const accounts = `
create table "users" (
  "id" uuid not null,
  "name" text not null,
  "email" text not null,
  "password" text not null,
  "phone" text,
  "role" text not null default 'RESIDENT',
  "image" text,
  "is_authenticated" boolean not null default false,
  "created_at" timestamptz(3) not null,
  "disabled_at" timestamptz(3),
  "language" text,
  "shows_email" boolean not null default false,
  "deletion_asked_at" timestamptz(3),
  -- What an account keeps while its deletion waits.
  "held" jsonb,
  primary key ("id"),
  constraint "users_email_unique" unique ("email"),
  constraint "users_email_lower_check" check (email = lower(email)),
  constraint "users_name_check" check (name <> ''),
  constraint "users_role_check" check ("role" in ('ADMIN', 'MANAGER', 'BOARD', 'RESIDENT')),
  constraint "users_language_check" check ("language" in ('en', 'fr'))
);
create index "users_staff_name_index" on "users" ("name", "id") where "role" <> 'RESIDENT';
create index "users_admins_index" on "users" ("id") where "role" = 'ADMIN';
create index "users_grams_index" on "users" using gin (search_grams(((name || ' '::text) || email)));
create index "users_name_index" on "users" ("name", "id");
create index "users_not_residents_index"
  on "users" ("id") where "role" <> 'RESIDENT' and "role" <> 'BOARD';

create table "sessions" (
  "id_hash" text not null,
  "user_id" uuid not null,
  "user_agent" text,
  "created_at" timestamptz(3) not null,
  "last_seen_at" timestamptz(3) not null,
  "expires_at" timestamptz(3) not null,
  primary key ("id_hash"),
  constraint "sessions_user_id_foreign"
    foreign key ("user_id") references "users" ("id") on delete cascade
);
create index "sessions_user_index" on "sessions" ("user_id");
create index "sessions_expires_index" on "sessions" ("expires_at");

create table "one_time_links" (
  "id" uuid not null,
  "user_id" uuid not null,
  "hash" text not null,
  "expires_at" timestamptz(3) not null,
  "used_at" timestamptz(3),
  "created_at" timestamptz(3) not null,
  "purpose" text not null default 'WELCOME',
  "email" text,
  primary key ("id"),
  constraint "one_time_links_hash_unique" unique ("hash"),
  constraint "one_time_links_purpose_check" check ("purpose" in (
    'WELCOME', 'RESET_PASSWORD', 'CONFIRM_EMAIL', 'UNDO_EMAIL'
  )),
  constraint "one_time_links_user_id_foreign"
    foreign key ("user_id") references "users" ("id") on delete cascade
);
create index "one_time_links_user_index" on "one_time_links" ("user_id");
create index "one_time_links_email_index"
  on "one_time_links" ("email") where "purpose" = 'UNDO_EMAIL';

create table "idempotency_keys" (
  "user_id" uuid not null,
  "key" text not null,
  "digest" text not null,
  "result" jsonb not null,
  "created_at" timestamptz(3) not null,
  primary key ("user_id", "key"),
  constraint "idempotency_keys_user_id_foreign"
    foreign key ("user_id") references "users" ("id") on delete cascade
);
create index "idempotency_keys_created_index" on "idempotency_keys" ("created_at");

create table "bookmarks" (
  "id" uuid not null,
  "user_id" uuid not null,
  "community_id" uuid not null,
  "created_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "bookmarks_user_community_unique" unique ("user_id", "community_id"),
  constraint "bookmarks_user_id_foreign"
    foreign key ("user_id") references "users" ("id") on delete cascade,
  constraint "bookmarks_community_id_foreign"
    foreign key ("community_id") references "communities" ("id") on delete cascade
);
create index "bookmarks_community_index" on "bookmarks" ("community_id");

create table "calendar_feeds" (
  "user_id" uuid not null,
  "nonce" uuid not null,
  "hash" text not null,
  "created_at" timestamptz(3) not null,
  primary key ("user_id"),
  constraint "calendar_feeds_hash_unique" unique ("hash"),
  constraint "calendar_feeds_user_id_foreign"
    foreign key ("user_id") references "users" ("id") on update cascade on delete cascade
);
`;
