import { Migration } from '@mikro-orm/migrations';

const states = `'INVITED', 'WAITING', 'CONFIRMED', 'ENDED'`;
const tenures = `'OWNER', 'TENANT', 'OWNER_ELSEWHERE', 'STAFF'`;
const subjects = `'LISTING', 'ACTIVITY', 'MEMBER', 'ROLE', 'UNIT', 'COMMUNITY', 'NOTICE', 'DOCUMENT', 'REPORT', 'EDITORIAL'`;
const actions = `'SUBMIT', 'EDIT', 'RESUBMIT', 'APPROVE', 'REJECT', 'REMOVE', 'RESTORE', 'WITHDRAW', 'SELL', 'RELIST', 'CANCEL', 'REPOST', 'INVITE', 'CANCEL_INVITATION', 'ASK_TO_JOIN', 'CONFIRM', 'REFUSE', 'END', 'REOPEN', 'CHANGE', 'IMPORT', 'UNDO', 'RENEW_CODE', 'REVOKE_CODE', 'OPEN', 'PUBLISH', 'SCHEDULE', 'CORRECT', 'PIN', 'UNPIN', 'TAKE_DOWN', 'UPLOAD', 'DELETE', 'ARCHIVE', 'REPORT', 'UPHOLD', 'DISMISS', 'APPEAL', 'GRANT'`;

/** The door: states of memberships, the register of units with their codes, and a log of it all. */
export class Migration20261122000000 extends Migration {
  override up(): void {
    this.communities();
    this.units();
    this.memberships();
    this.log();
    this.addSql(`alter table "users"
      add column "shows_email" boolean not null default false,
      add column "deletion_asked_at" timestamptz(3) null`);
    // Whoever joined an activity so far was told that its members see the address.
    this.addSql(`update "users" set "shows_email" = true`);
    this
      .addSql(`create table "one_time_links" ("id" uuid not null, "user_id" uuid not null, "hash" text not null,
      "expires_at" timestamptz(3) not null, "used_at" timestamptz(3) null,
      "created_at" timestamptz(3) not null, primary key ("id"))`);
    this.addSql(
      `alter table "one_time_links" add constraint "one_time_links_hash_unique" unique ("hash")`,
    );
    this.addSql(`create index "one_time_links_user_index" on "one_time_links" ("user_id")`);
    this.addSql(`alter table "one_time_links" add constraint "one_time_links_user_id_foreign"
      foreign key ("user_id") references "users" ("id") on delete cascade`);
  }

  /** Communities that exist were open to everybody, and stay so. */
  private communities(): void {
    this.addSql(`alter table "communities"
      add column "join_policy" text not null default 'APPROVAL',
      add column "people_per_unit" int null,
      add column "opened_at" timestamptz(3) null,
      add column "setup_done" text[] not null default '{}'`);
    this.addSql(`alter table "communities"
      add constraint "communities_people_per_unit_check" check (people_per_unit > 0),
      add constraint "communities_join_policy_check" check ("join_policy" in ('OPEN', 'APPROVAL', 'CODE'))`);
    this.addSql(`update "communities" set "join_policy" = 'OPEN', "opened_at" = "created_at",
      "setup_done" = '{COMMUNITY,UNITS,BOARD,NOTICE,LETTERS}'`);
  }

  private units(): void {
    this
      .addSql(`create table "units" ("id" uuid not null, "community_id" uuid not null, "label" text not null,
      "key" text not null, "floor" int null, "position" int not null default 0,
      "created_at" timestamptz(3) not null, primary key ("id"))`);
    this.addSql(
      `create index "units_community_position_index" on "units" ("community_id", "position", "id")`,
    );
    this.addSql(`alter table "units"
      add constraint "units_community_key_unique" unique ("community_id", "key"),
      add constraint "units_community_id_foreign" foreign key ("community_id") references "communities" ("id"),
      add constraint "units_label_check" check (label <> '' and key <> '')`);
    this
      .addSql(`create table "unit_codes" ("id" uuid not null, "unit_id" uuid not null, "nonce" text not null,
      "code_hash" text not null, "expires_at" timestamptz(3) not null, "revoked_at" timestamptz(3) null,
      "created_by_id" uuid null, "created_at" timestamptz(3) not null, primary key ("id"))`);
    this.addSql(`alter table "unit_codes"
      add constraint "unit_codes_hash_unique" unique ("code_hash"),
      add constraint "unit_codes_unit_id_foreign" foreign key ("unit_id") references "units" ("id") on delete cascade,
      add constraint "unit_codes_created_by_id_foreign" foreign key ("created_by_id") references "users" ("id") on delete set null`);
    this.addSql(`create index "unit_codes_unit_index" on "unit_codes" ("unit_id", "created_at")`);
    this.addSql(`create index "unit_codes_created_by_index" on "unit_codes" ("created_by_id")`);
    this.addSql(
      `create unique index "unit_codes_one_valid_unique" on "unit_codes" ("unit_id") where "revoked_at" is null`,
    );
  }

  private memberships(): void {
    this.addSql(`alter table "user_communities"
      add column "unit_id" uuid null,
      add column "state" text not null default 'CONFIRMED',
      add column "tenure" text null,
      add column "claimed_tenure" text null,
      add column "ends_on" date null,
      add column "confirmed_at" timestamptz(3) null,
      add column "ended_at" timestamptz(3) null,
      add column "decided_by_id" uuid null,
      add column "decision_reason" text null,
      add column "invitee_name" text null,
      add column "invitee_email" text null,
      add column "invite_hash" text null,
      add column "invite_expires_at" timestamptz(3) null,
      add column "import_id" uuid null,
      add column "invited_role" text null,
      alter column "user_id" drop not null`);
    this.addSql(`alter table "user_communities"
      add constraint "user_communities_unit_id_foreign" foreign key ("unit_id") references "units" ("id") on delete set null,
      add constraint "user_communities_decided_by_id_foreign" foreign key ("decided_by_id") references "users" ("id") on delete set null,
      add constraint "user_communities_invite_hash_unique" unique ("invite_hash"),
      add constraint "user_communities_person_check" check (user_id is not null or (state in ('INVITED', 'ENDED') and not can_moderate)),
      add constraint "user_communities_state_check" check ("state" in (${states})),
      add constraint "user_communities_tenure_check" check ("tenure" in (${tenures})),
      add constraint "user_communities_claimed_tenure_check" check ("claimed_tenure" in (${tenures})),
      add constraint "user_communities_invited_role_check" check ("invited_role" in ('ADMIN', 'MANAGER', 'BOARD', 'RESIDENT'))`);
    this.addSql(
      `create index "user_communities_community_state_index" on "user_communities" ("community_id", "state", "created_at", "id")`,
    );
    this.addSql(`create index "user_communities_unit_index" on "user_communities" ("unit_id")`);
    this.addSql(
      `create index "user_communities_invitee_index" on "user_communities" ("invitee_email")`,
    );
    this.addSql(
      `create index "user_communities_decided_by_index" on "user_communities" ("decided_by_id")`,
    );
    this.addSql(`create index "user_communities_import_index" on "user_communities" ("import_id")`);
    this.addSql(`update "user_communities" set "confirmed_at" = "created_at"`);
    this.addSql(`create table "further_units" ("id" uuid not null, "membership_id" uuid not null,
      "condo_unit" text not null, "unit_id" uuid null, "state" text not null default 'WAITING',
      "tenure" text null, "claimed_tenure" text null, "created_at" timestamptz(3) not null, primary key ("id"))`);
    this.addSql(`create index "further_units_unit_index" on "further_units" ("unit_id")`);
    this.addSql(`alter table "further_units"
      add constraint "further_units_membership_unit_unique" unique ("membership_id", "condo_unit"),
      add constraint "further_units_membership_id_foreign" foreign key ("membership_id") references "user_communities" ("id") on delete cascade,
      add constraint "further_units_unit_id_foreign" foreign key ("unit_id") references "units" ("id") on delete set null,
      add constraint "further_units_condo_unit_check" check (condo_unit <> ''),
      add constraint "further_units_state_check" check ("state" in (${states})),
      add constraint "further_units_tenure_check" check ("tenure" in (${tenures})),
      add constraint "further_units_claimed_tenure_check" check ("claimed_tenure" in (${tenures}))`);
  }

  /** The log of decisions also takes what happens at the desk. */
  private log(): void {
    this.addSql(`alter table "moderation_events"
      drop constraint "moderation_events_actor_id_foreign",
      drop constraint "moderation_events_community_id_foreign",
      drop constraint "moderation_events_action_check",
      drop constraint "moderation_events_subject_type_check",
      add column "reason_code" text null,
      alter column "community_id" drop not null,
      alter column "actor_id" drop not null,
      alter column "actor_role" drop not null`);
    this.addSql(`alter table "moderation_events"
      add constraint "moderation_events_actor_id_foreign" foreign key ("actor_id") references "users" ("id") on delete set null,
      add constraint "moderation_events_community_id_foreign" foreign key ("community_id") references "communities" ("id") on delete set null,
      add constraint "moderation_events_action_check" check ("action" in (${actions})),
      add constraint "moderation_events_subject_type_check" check ("subject_type" in (${subjects}))`);
  }
}
