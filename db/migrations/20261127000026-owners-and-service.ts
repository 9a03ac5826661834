import { Migration } from '@mikro-orm/migrations';

/** The corporation's record of owners, how notices were served on them, and the board's year. */
export class Migration20261127000026 extends Migration {
  override up(): void {
    this.addOwners();
    this.addService();
    this.addYears();
  }

  private addOwners(): void {
    this.addSql(`create table "unit_owners" (
      "id" uuid not null,
      "community_id" uuid not null,
      "unit_id" uuid not null,
      "membership_id" uuid null,
      "name" text not null,
      "address" text null,
      "ended_on" date null,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "unit_owners_name_check" check (name <> ''),
      constraint "unit_owners_community_id_foreign"
        foreign key ("community_id") references "communities" ("id") on delete cascade,
      constraint "unit_owners_unit_id_foreign"
        foreign key ("unit_id") references "units" ("id"),
      constraint "unit_owners_membership_id_foreign"
        foreign key ("membership_id") references "user_communities" ("id") on delete set null)`);
    this.addSql(`create index "unit_owners_community_index" on "unit_owners" ("community_id")`);
    this.addSql(`create index "unit_owners_unit_index" on "unit_owners" ("unit_id")`);
    this.addSql(`create index "unit_owners_membership_index" on "unit_owners" ("membership_id")`);
    this.addSql(`create index "unit_owners_ended_index" on "unit_owners" ("ended_on")
      where "ended_on" is not null`);
    this.addSql(`create table "owner_consents" (
      "id" uuid not null,
      "owner_id" uuid not null,
      "answer" text not null,
      "given_on" date not null,
      "way" text not null,
      "recorded_by_id" uuid null,
      "created_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "owner_consents_answer_check" check ("answer" in ('AGREED', 'REFUSED')),
      constraint "owner_consents_way_check"
        check ("way" in ('FORM', 'LETTER', 'EMAIL', 'HERE', 'OTHER')),
      constraint "owner_consents_owner_id_foreign"
        foreign key ("owner_id") references "unit_owners" ("id") on delete cascade,
      constraint "owner_consents_recorded_by_id_foreign"
        foreign key ("recorded_by_id") references "users" ("id") on delete set null)`);
    this.addSql(`create index "owner_consents_owner_index"
      on "owner_consents" ("owner_id", "created_at")`);
    this.addSql(`create index "owner_consents_recorded_by_index"
      on "owner_consents" ("recorded_by_id")`);
  }

  private addService(): void {
    this.addSql(`alter table "condo_notices"
      add column "must_be_served" boolean not null default false,
      add constraint "condo_notices_served_check"
        check (not must_be_served or kind in ('MEETING', 'STATUTORY'))`);
    this.addSql(`create table "service_handovers" (
      "id" uuid not null,
      "notice_id" uuid not null,
      "way" text not null,
      "what" text not null,
      "handed_on" date not null,
      "handed_by" text not null,
      "count" int not null,
      "recorded_by_id" uuid null,
      "created_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "service_handovers_words_check" check (what <> '' and handed_by <> ''),
      constraint "service_handovers_count_check" check (count > 0),
      constraint "service_handovers_way_check" check ("way" in ('EMAIL', 'MAIL', 'UNIT')),
      constraint "service_handovers_notice_id_foreign"
        foreign key ("notice_id") references "condo_notices" ("id") on delete cascade,
      constraint "service_handovers_recorded_by_id_foreign"
        foreign key ("recorded_by_id") references "users" ("id") on delete set null)`);
    this.addSql(`create index "service_handovers_notice_index"
      on "service_handovers" ("notice_id", "created_at")`);
    this.addSql(`create index "service_handovers_recorded_by_index"
      on "service_handovers" ("recorded_by_id")`);
    this.addSql(`create table "notice_services" (
      "id" uuid not null,
      "notice_id" uuid not null,
      "owner_id" uuid null,
      "unit_label" text not null,
      "unit_key" text not null,
      "position" int not null,
      "name" text null,
      "way" text not null,
      "address" text null,
      "user_id" uuid null,
      "email_state" text null,
      "email_at" timestamptz(3) null,
      "email_to" text null,
      "handover_id" uuid null,
      "created_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "notice_services_owner_unique" unique ("notice_id", "owner_id"),
      constraint "notice_services_unit_check" check (unit_label <> '' and unit_key <> ''),
      constraint "notice_services_way_check" check ("way" in ('EMAIL', 'MAIL', 'UNIT')),
      constraint "notice_services_email_state_check" check ("email_state" in (
        'HELD', 'QUEUED', 'SENT', 'BOUNCED', 'SUPPRESSED', 'FAILED')),
      constraint "notice_services_notice_id_foreign"
        foreign key ("notice_id") references "condo_notices" ("id") on delete cascade,
      constraint "notice_services_owner_id_foreign"
        foreign key ("owner_id") references "unit_owners" ("id") on delete set null,
      constraint "notice_services_user_id_foreign"
        foreign key ("user_id") references "users" ("id") on delete set null,
      constraint "notice_services_handover_id_foreign"
        foreign key ("handover_id") references "service_handovers" ("id") on delete set null)`);
    this.addSql(`create index "notice_services_notice_index"
      on "notice_services" ("notice_id", "position", "id")`);
    for (const name of ['owner', 'user', 'handover']) {
      this.addSql(`create index "notice_services_${name}_index"
        on "notice_services" ("${name}_id")`);
    }
  }

  private addYears(): void {
    this.addSql(`create table "board_years" (
      "id" uuid not null,
      "community_id" uuid not null,
      "ends_on" date not null,
      "meeting_on" date null,
      "created_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "board_years_community_ends_unique" unique ("community_id", "ends_on"),
      constraint "board_years_community_id_foreign"
        foreign key ("community_id") references "communities" ("id") on delete cascade)`);
    this.addSql(`create table "board_year_entries" (
      "id" uuid not null,
      "year_id" uuid not null,
      "duty" text not null,
      "received_on" date null,
      "done_on" date null,
      "done_by" text null,
      "document_id" uuid null,
      "recorded_by_id" uuid null,
      "created_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "board_year_entries_done_check" check ((done_on is null) = (done_by is null)),
      constraint "board_year_entries_received_check"
        check ((received_on is not null) = (duty = 'RECORDS_REQUEST')),
      constraint "board_year_entries_duty_check" check ("duty" in (
        'INFORMATION_Q1', 'INFORMATION_Q3', 'PRELIMINARY_NOTICE', 'MEETING_NOTICE', 'BALLOTS',
        'RECORDS_REQUEST')),
      constraint "board_year_entries_year_id_foreign"
        foreign key ("year_id") references "board_years" ("id") on delete cascade,
      constraint "board_year_entries_document_id_foreign"
        foreign key ("document_id") references "records" ("id") on delete set null,
      constraint "board_year_entries_recorded_by_id_foreign"
        foreign key ("recorded_by_id") references "users" ("id") on delete set null)`);
    this.addSql(`create unique index "board_year_entries_duty_unique"
      on "board_year_entries" ("year_id", "duty") where "duty" <> 'RECORDS_REQUEST'`);
    this.addSql(`create index "board_year_entries_year_index"
      on "board_year_entries" ("year_id", "created_at")`);
    for (const name of ['document', 'recorded_by']) {
      this.addSql(`create index "board_year_entries_${name}_index"
        on "board_year_entries" ("${name}_id")`);
    }
  }
}
