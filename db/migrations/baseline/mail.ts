/** Letters by mail, what people chose to hear of, digests, and the addresses that nothing is sent to. */
export const mail = `
create table "mail_letters" (
  "id" uuid not null,
  "kind" text not null,
  "topic" text not null,
  "user_id" uuid,
  "address" text not null,
  "community_id" uuid,
  "language" text not null default 'en',
  "params" jsonb not null,
  "event" text not null,
  "state" text not null default 'QUEUED',
  "tries" int not null default 0,
  "next_try_at" timestamptz(3) not null,
  "claimed_until" timestamptz(3),
  "last_error" text,
  "settled_at" timestamptz(3),
  "created_at" timestamptz(3) not null,
  "digest_id" uuid,
  primary key ("id"),
  constraint "mail_letters_event_address_unique" unique ("event", "address"),
  constraint "mail_letters_topic_check" check ("topic" in (
    'ACCOUNT', 'OWN_POSTS', 'OWN_ACTIVITIES', 'ATTENDING', 'MEMBERSHIP', 'REPORTS', 'NOTICES',
    'DIGEST', 'NEIGHBOURS', 'MODERATION'
  )),
  constraint "mail_letters_language_check" check ("language" in ('en', 'fr')),
  constraint "mail_letters_state_check" check ("state" in (
    'HELD', 'QUEUED', 'SENT', 'BOUNCED', 'SUPPRESSED', 'FAILED'
  )),
  constraint "mail_letters_user_id_foreign"
    foreign key ("user_id") references "users" ("id") on delete set null,
  constraint "mail_letters_community_id_foreign"
    foreign key ("community_id") references "communities" ("id") on delete set null,
  constraint "mail_letters_digest_id_foreign"
    foreign key ("digest_id") references "mail_letters" ("id") on delete set null
);
create index "mail_letters_due_index"
  on "mail_letters" ("topic", "next_try_at", "id") where "state" = 'QUEUED';
create index "mail_letters_state_index" on "mail_letters" ("state", "created_at", "id");
create index "mail_letters_user_index" on "mail_letters" ("user_id", "state", "created_at");
create index "mail_letters_community_index" on "mail_letters" ("community_id");
create index "mail_letters_moderation_index"
  on "mail_letters" ("user_id") where "topic" = 'MODERATION';
create index "mail_letters_digest_index" on "mail_letters" ("digest_id");

create table "mail_choices" (
  "user_id" uuid not null,
  "topic" text not null,
  "frequency" text not null,
  "updated_at" timestamptz(3) not null,
  primary key ("user_id", "topic"),
  constraint "mail_choices_topic_check" check ("topic" in (
    'ACCOUNT', 'OWN_POSTS', 'OWN_ACTIVITIES', 'ATTENDING', 'MEMBERSHIP', 'REPORTS', 'NOTICES',
    'DIGEST', 'NEIGHBOURS', 'MODERATION'
  )),
  constraint "mail_choices_frequency_check" check ("frequency" in (
    'NOW', 'DAILY', 'WEEKLY', 'NEVER'
  )),
  constraint "mail_choices_user_id_foreign"
    foreign key ("user_id") references "users" ("id") on delete cascade
);

create table "digest_runs" (
  "period" text not null,
  "is_weekly" boolean not null,
  "daily_since" timestamptz(3) not null,
  "weekly_since" timestamptz(3) not null,
  "ends_at" timestamptz(3) not null,
  "reached" uuid,
  "done_at" timestamptz(3),
  "created_at" timestamptz(3) not null,
  primary key ("period")
);

create table "suppressed_addresses" (
  "address" text not null,
  "reason" text not null,
  "detail" text,
  "created_at" timestamptz(3) not null,
  primary key ("address"),
  constraint "suppressed_addresses_lower_check" check (address = lower(address)),
  constraint "suppressed_addresses_reason_check" check ("reason" in (
    'BOUNCED', 'COMPLAINT', 'BY_HAND'
  ))
);
`;
