/** The register of units with their codes, who belongs to a community, imported lists, and hand-overs. */
export const memberships = `
create table "units" (
  "id" uuid not null,
  "community_id" uuid not null,
  "label" text not null,
  "key" text not null,
  "floor" int,
  "position" int not null default 0,
  "created_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "units_community_key_unique" unique ("community_id", "key"),
  constraint "units_label_check" check (label <> '' and key <> ''),
  constraint "units_community_id_foreign" foreign key ("community_id") references "communities" ("id")
);
create index "units_community_position_index" on "units" ("community_id", "position", "id");

create table "unit_codes" (
  "id" uuid not null,
  "unit_id" uuid not null,
  "nonce" text not null,
  "code_hash" text not null,
  "expires_at" timestamptz(3) not null,
  "revoked_at" timestamptz(3),
  "created_by_id" uuid,
  "created_at" timestamptz(3) not null,
  "uses" int not null default 0,
  "letter_due" boolean not null default false,
  primary key ("id"),
  constraint "unit_codes_hash_unique" unique ("code_hash"),
  constraint "unit_codes_unit_id_foreign"
    foreign key ("unit_id") references "units" ("id") on delete cascade,
  constraint "unit_codes_created_by_id_foreign"
    foreign key ("created_by_id") references "users" ("id") on delete set null
);
create index "unit_codes_unit_index" on "unit_codes" ("unit_id", "created_at");
create index "unit_codes_created_by_index" on "unit_codes" ("created_by_id");
create unique index "unit_codes_one_valid_unique"
  on "unit_codes" ("unit_id") where "revoked_at" is null;

create table "people_imports" (
  "id" uuid not null,
  "community_id" uuid not null,
  "created_by_id" uuid,
  "file_name" text,
  "state" text not null default 'PREVIEW',
  "rows" jsonb not null,
  "mapping" jsonb,
  "summary" jsonb,
  "undo" jsonb,
  "created_at" timestamptz(3) not null,
  "saved_at" timestamptz(3),
  primary key ("id"),
  constraint "people_imports_state_check" check ("state" in ('PREVIEW', 'SAVED', 'UNDONE')),
  constraint "people_imports_community_id_foreign"
    foreign key ("community_id") references "communities" ("id") on delete cascade,
  constraint "people_imports_created_by_id_foreign"
    foreign key ("created_by_id") references "users" ("id") on delete set null
);
create index "people_imports_community_index" on "people_imports" ("community_id", "created_at");
create index "people_imports_created_by_index" on "people_imports" ("created_by_id");
create index "people_imports_state_index" on "people_imports" ("state", "created_at");

create table "user_communities" (
  "id" uuid not null,
  "user_id" uuid,
  "community_id" uuid not null,
  "condo_unit" text not null,
  "is_primary" boolean not null default false,
  "can_moderate" boolean not null default false,
  "created_at" timestamptz(3) not null,
  "position" int not null default 0,
  "unit_id" uuid,
  "state" text not null default 'CONFIRMED',
  "tenure" text,
  "claimed_tenure" text,
  "ends_on" date,
  "confirmed_at" timestamptz(3),
  "ended_at" timestamptz(3),
  "decided_by_id" uuid,
  "decision_reason" text,
  "invitee_name" text,
  "invitee_email" text,
  "invite_hash" text,
  "invite_expires_at" timestamptz(3),
  "import_id" uuid,
  "invited_role" text,
  "invitee_language" text,
  "invitee_phone" text,
  primary key ("id"),
  constraint "user_communities_user_community_unique" unique ("user_id", "community_id"),
  constraint "user_communities_invite_hash_unique" unique ("invite_hash"),
  constraint "user_communities_condo_unit_check" check (condo_unit <> ''),
  -- Somebody invited has no account yet.
  constraint "user_communities_person_check"
    check (user_id is not null or (state in ('INVITED', 'ENDED') and not can_moderate)),
  constraint "user_communities_state_check" check ("state" in (
    'INVITED', 'WAITING', 'CONFIRMED', 'ENDED'
  )),
  constraint "user_communities_tenure_check" check ("tenure" in (
    'OWNER', 'TENANT', 'OWNER_ELSEWHERE', 'STAFF'
  )),
  constraint "user_communities_claimed_tenure_check" check ("claimed_tenure" in (
    'OWNER', 'TENANT', 'OWNER_ELSEWHERE', 'STAFF'
  )),
  constraint "user_communities_invited_role_check" check ("invited_role" in (
    'ADMIN', 'MANAGER', 'BOARD', 'RESIDENT'
  )),
  constraint "user_communities_invitee_language_check" check ("invitee_language" in ('en', 'fr')),
  constraint "user_communities_user_id_foreign"
    foreign key ("user_id") references "users" ("id") on delete cascade,
  constraint "user_communities_community_id_foreign"
    foreign key ("community_id") references "communities" ("id"),
  constraint "user_communities_unit_id_foreign"
    foreign key ("unit_id") references "units" ("id") on delete set null,
  constraint "user_communities_decided_by_id_foreign"
    foreign key ("decided_by_id") references "users" ("id") on delete set null
);
create index "user_communities_community_created_index"
  on "user_communities" ("community_id", "created_at");
create unique index "user_communities_one_primary_unique"
  on "user_communities" ("user_id") where "is_primary" = true;
create index "user_communities_community_state_index"
  on "user_communities" ("community_id", "state", "created_at", "id");
create index "user_communities_unit_index" on "user_communities" ("unit_id");
create index "user_communities_invitee_index" on "user_communities" ("invitee_email");
create index "user_communities_decided_by_index" on "user_communities" ("decided_by_id");
create index "user_communities_import_index" on "user_communities" ("import_id");
create index "user_communities_created_index" on "user_communities" ("created_at");
create index "user_communities_waiting_index"
  on "user_communities" ("community_id") where "state" = 'WAITING';
create index "user_communities_moderators_index"
  on "user_communities" ("community_id") where "can_moderate" = true;

create table "further_units" (
  "id" uuid not null,
  "membership_id" uuid not null,
  "condo_unit" text not null,
  "unit_id" uuid,
  "state" text not null default 'WAITING',
  "tenure" text,
  "claimed_tenure" text,
  "created_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "further_units_membership_unit_unique" unique ("membership_id", "condo_unit"),
  constraint "further_units_condo_unit_check" check (condo_unit <> ''),
  constraint "further_units_state_check" check ("state" in (
    'INVITED', 'WAITING', 'CONFIRMED', 'ENDED'
  )),
  constraint "further_units_tenure_check" check ("tenure" in (
    'OWNER', 'TENANT', 'OWNER_ELSEWHERE', 'STAFF'
  )),
  constraint "further_units_claimed_tenure_check" check ("claimed_tenure" in (
    'OWNER', 'TENANT', 'OWNER_ELSEWHERE', 'STAFF'
  )),
  constraint "further_units_membership_id_foreign"
    foreign key ("membership_id") references "user_communities" ("id") on delete cascade,
  constraint "further_units_unit_id_foreign"
    foreign key ("unit_id") references "units" ("id") on delete set null
);
create index "further_units_unit_index" on "further_units" ("unit_id");
create index "further_units_waiting_index"
  on "further_units" ("membership_id") where "state" = 'WAITING';

create table "handovers" (
  "id" uuid not null,
  "community_id" uuid not null,
  "person_id" uuid not null,
  "successor_id" uuid not null,
  "on_day" date not null,
  "asked_by_id" uuid,
  "done_at" timestamptz(3),
  "cancelled_at" timestamptz(3),
  "failed_at" timestamptz(3),
  "created_at" timestamptz(3) not null,
  primary key ("id"),
  constraint "handovers_two_people_check" check (person_id <> successor_id),
  constraint "handovers_community_id_foreign"
    foreign key ("community_id") references "communities" ("id") on delete cascade,
  constraint "handovers_person_id_foreign"
    foreign key ("person_id") references "users" ("id") on delete cascade,
  constraint "handovers_successor_id_foreign"
    foreign key ("successor_id") references "users" ("id") on delete cascade,
  constraint "handovers_asked_by_id_foreign"
    foreign key ("asked_by_id") references "users" ("id") on delete set null
);
create index "handovers_community_index" on "handovers" ("community_id");
create index "handovers_successor_index" on "handovers" ("successor_id");
create index "handovers_asked_by_index" on "handovers" ("asked_by_id");
create index "handovers_day_index" on "handovers" ("on_day");
create unique index "handovers_one_pending_unique"
  on "handovers" ("person_id", "community_id")
  where "done_at" is null and "cancelled_at" is null and "failed_at" is null;
`;
