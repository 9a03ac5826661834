/** The log of what happened, appeals, reports, and letters between neighbours. */
export const moderation = `
create table "moderation_events" (
  "id" uuid not null,
  "subject_type" text not null,
  "subject_id" uuid not null,
  "community_id" uuid,
  "actor_id" uuid,
  "actor_role" text,
  "action" text not null,
  "from_status" text,
  "to_status" text not null,
  "public_reason" text,
  "internal_note" text,
  "snapshot" jsonb not null,
  "created_at" timestamptz(3) not null,
  "reason_code" text,
  primary key ("id"),
  constraint "moderation_events_actor_role_check" check ("actor_role" in (
    'ADMIN', 'MANAGER', 'BOARD', 'RESIDENT'
  )),
  constraint "moderation_events_action_check" check ("action" in (
    'SUBMIT', 'EDIT', 'RESUBMIT', 'APPROVE', 'REJECT', 'REMOVE', 'RESTORE', 'WITHDRAW', 'SELL',
    'RELIST', 'CANCEL', 'REPOST', 'INVITE', 'CANCEL_INVITATION', 'ASK_TO_JOIN', 'CONFIRM',
    'REFUSE', 'END', 'REOPEN', 'CHANGE', 'IMPORT', 'UNDO', 'RENEW_CODE', 'REVOKE_CODE', 'OPEN',
    'PUBLISH', 'SCHEDULE', 'CORRECT', 'PIN', 'UNPIN', 'TAKE_DOWN', 'UPLOAD', 'DELETE', 'ARCHIVE',
    'REPORT', 'UPHOLD', 'DISMISS', 'APPEAL', 'GRANT'
  )),
  constraint "moderation_events_subject_type_check" check ("subject_type" in (
    'LISTING', 'ACTIVITY', 'MEMBER', 'ROLE', 'UNIT', 'COMMUNITY', 'NOTICE', 'DOCUMENT', 'REPORT',
    'EDITORIAL'
  )),
  constraint "moderation_events_actor_id_foreign"
    foreign key ("actor_id") references "users" ("id") on delete set null,
  constraint "moderation_events_community_id_foreign"
    foreign key ("community_id") references "communities" ("id") on delete set null
);
create index "moderation_events_subject_index"
  on "moderation_events" ("subject_type", "subject_id", "created_at");
create index "moderation_events_community_created_index"
  on "moderation_events" ("community_id", "created_at", "id");
create index "moderation_events_actor_index" on "moderation_events" ("actor_id");
create index "moderation_events_created_index" on "moderation_events" ("created_at", "id");
create index "moderation_events_action_created_index"
  on "moderation_events" ("action", "created_at", "id");
create index "moderation_events_grams_index"
  on "moderation_events" using gin (search_grams((snapshot ->> 'title'::text)));
create index "moderation_events_about_index"
  on "moderation_events" ((snapshot ->> 'aboutId'::text)) where subject_type = 'REPORT'::text;

create table "appeals" (
  "id" uuid not null,
  "post_type" text not null,
  "post_id" uuid not null,
  "community_id" uuid not null,
  "author_id" uuid not null,
  "event_id" uuid not null,
  "words" text not null,
  "state" text not null default 'OPEN',
  "decided_by_id" uuid,
  "answer" text,
  "decided_at" timestamptz(3),
  "created_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "appeals_event_unique" unique ("event_id"),
  constraint "appeals_post_type_check" check ("post_type" in ('LISTING', 'ACTIVITY')),
  constraint "appeals_state_check" check ("state" in ('OPEN', 'UPHELD', 'GRANTED', 'CLOSED')),
  constraint "appeals_community_id_foreign"
    foreign key ("community_id") references "communities" ("id"),
  constraint "appeals_author_id_foreign" foreign key ("author_id") references "users" ("id"),
  constraint "appeals_event_id_foreign" foreign key ("event_id") references "moderation_events" ("id"),
  constraint "appeals_decided_by_id_foreign"
    foreign key ("decided_by_id") references "users" ("id") on delete set null
);
create index "appeals_community_state_index"
  on "appeals" ("community_id", "state", "created_at", "id");
create index "appeals_post_index" on "appeals" ("post_type", "post_id");
create index "appeals_author_index" on "appeals" ("author_id");
create index "appeals_decided_by_index" on "appeals" ("decided_by_id");
create index "appeals_state_created_index" on "appeals" ("state", "created_at", "id");

create table "reports" (
  "id" uuid not null,
  "subject_type" text not null,
  "subject_id" uuid not null,
  "community_id" uuid not null,
  "about_id" uuid not null,
  "reporter_id" uuid,
  "reason_code" text not null,
  "words" text,
  "snapshot" jsonb not null,
  "state" text not null default 'OPEN',
  "decided_by_id" uuid,
  "answer" text,
  "decided_at" timestamptz(3),
  "created_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "reports_reason_code_check" check ("reason_code" in (
    'MISLEADING', 'RULES', 'UNKIND', 'PERSONAL', 'COMMERCIAL', 'SCAM', 'OTHER'
  )),
  constraint "reports_state_check" check ("state" in ('OPEN', 'UPHELD', 'DISMISSED')),
  constraint "reports_subject_type_check" check ("subject_type" in (
    'LISTING', 'ACTIVITY', 'USER', 'LETTER'
  )),
  constraint "reports_community_id_foreign"
    foreign key ("community_id") references "communities" ("id"),
  constraint "reports_about_id_foreign" foreign key ("about_id") references "users" ("id"),
  constraint "reports_reporter_id_foreign"
    foreign key ("reporter_id") references "users" ("id") on delete set null,
  constraint "reports_decided_by_id_foreign"
    foreign key ("decided_by_id") references "users" ("id") on delete set null
);
create index "reports_community_state_index"
  on "reports" ("community_id", "state", "created_at", "id");
create index "reports_subject_index" on "reports" ("subject_type", "subject_id", "state");
create index "reports_reporter_index" on "reports" ("reporter_id", "created_at", "id");
create index "reports_about_index" on "reports" ("about_id");
create index "reports_decided_by_index" on "reports" ("decided_by_id");
create unique index "reports_one_open_unique"
  on "reports" ("reporter_id", "subject_type", "subject_id") where "state" = 'OPEN';
create index "reports_state_created_index" on "reports" ("state", "created_at", "id");

create table "neighbour_letters" (
  "id" uuid not null,
  "sender_id" uuid not null,
  "receiver_id" uuid not null,
  "community_id" uuid not null,
  "post_type" text not null,
  "post_id" uuid not null,
  "words" text not null,
  "digest" text not null,
  "created_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "neighbour_letters_once_unique" unique ("sender_id", "receiver_id", "post_id", "digest"),
  constraint "neighbour_letters_post_type_check" check ("post_type" in ('LISTING', 'ACTIVITY')),
  constraint "neighbour_letters_sender_id_foreign"
    foreign key ("sender_id") references "users" ("id") on delete cascade,
  constraint "neighbour_letters_receiver_id_foreign"
    foreign key ("receiver_id") references "users" ("id") on delete cascade,
  constraint "neighbour_letters_community_id_foreign"
    foreign key ("community_id") references "communities" ("id")
);
create index "neighbour_letters_sender_index" on "neighbour_letters" ("sender_id", "created_at");
create index "neighbour_letters_receiver_index" on "neighbour_letters" ("receiver_id");
create index "neighbour_letters_community_index" on "neighbour_letters" ("community_id");
create index "neighbour_letters_created_index" on "neighbour_letters" ("created_at");

create table "neighbour_blocks" (
  "person_id" uuid not null,
  "blocked_id" uuid not null,
  "created_at" timestamptz(3) not null,
  primary key ("person_id", "blocked_id"),
  constraint "neighbour_blocks_person_id_foreign"
    foreign key ("person_id") references "users" ("id") on update cascade on delete cascade,
  constraint "neighbour_blocks_blocked_id_foreign"
    foreign key ("blocked_id") references "users" ("id") on update cascade on delete cascade
);
create index "neighbour_blocks_blocked_index" on "neighbour_blocks" ("blocked_id");
`;
