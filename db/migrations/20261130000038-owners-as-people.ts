import { Migration } from '@mikro-orm/migrations';

/**
 * An owner is a person or company with ownerships, instead of a line at each unit. Lines become one owner only where
 * account, name, address and answer are the same; the rest stay as they were. Corporations that have an owner's
 * agreement to email go on serving those who agreed, the others on paper, until the desk says what their board decided.
 */
export class Migration20261130000038 extends Migration {
  override up(): void {
    this.addOwners();
    this.moveLines();
    this.addMortgagees();
    this.changeServices();
    this.addRules();
  }

  private addOwners(): void {
    this.addSql(`create table "owners" (
      "id" uuid not null,
      "community_id" uuid not null,
      "membership_id" uuid null,
      "name" text not null,
      "language" text null,
      "email" text null,
      "email_source" text null,
      "email_on" date null,
      "email_by_id" uuid null,
      "returned_email" text null,
      "returned_on" date null,
      "address" text null,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "owners_name_check" check (name <> ''),
      constraint "owners_email_check"
        check ((email is null) = (email_source is null) and (email is null) = (email_on is null)),
      constraint "owners_returned_check" check ((returned_email is null) = (returned_on is null)),
      constraint "owners_language_check" check ("language" in ('en', 'fr')),
      constraint "owners_email_source_check" check ("email_source" in ('LIST', 'DESK', 'OWNER')),
      constraint "owners_community_id_foreign"
        foreign key ("community_id") references "communities" ("id") on delete cascade,
      constraint "owners_membership_id_foreign"
        foreign key ("membership_id") references "user_communities" ("id") on delete set null,
      constraint "owners_email_by_id_foreign"
        foreign key ("email_by_id") references "users" ("id") on delete set null)`);
    for (const name of ['community', 'membership', 'email_by']) {
      this.addSql(`create index "owners_${name}_index" on "owners" ("${name}_id")`);
    }
    this.addSql(`create table "ownerships" (
      "id" uuid not null,
      "owner_id" uuid not null,
      "unit_id" uuid not null,
      "started_on" date null,
      "ended_on" date null,
      "created_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "ownerships_owner_id_foreign"
        foreign key ("owner_id") references "owners" ("id") on delete cascade,
      constraint "ownerships_unit_id_foreign" foreign key ("unit_id") references "units" ("id"))`);
    this.addSql(`create index "ownerships_owner_index" on "ownerships" ("owner_id")`);
    this.addSql(`create index "ownerships_unit_index" on "ownerships" ("unit_id")`);
    this.addSql(`create index "ownerships_ended_index" on "ownerships" ("ended_on")
      where "ended_on" is not null`);
  }

  private moveLines(): void {
    this.addSql(`create temporary table "same_owners" on commit drop as
      with "newest" as (
        select distinct on ("owner_id") "owner_id", "answer", "given_on", "way" from "owner_consents"
        order by "owner_id", "created_at" desc, "id" desc)
      select "line"."id" as "line_id", first_value("line"."id") over (
          partition by "line"."community_id", coalesce("line"."membership_id", "line"."id"), "line"."name",
            "line"."address", "newest"."answer", "newest"."given_on", "newest"."way"
          order by "line"."created_at", "line"."id") as "owner_id"
      from "unit_owners" as "line" left join "newest" on "newest"."owner_id" = "line"."id"`);
    this.addSql(`insert into "owners"
        ("id", "community_id", "membership_id", "name", "address", "version", "created_at", "updated_at")
      select "id", "community_id", "membership_id", "name", "address", "version", "created_at", "updated_at"
      from "unit_owners" where "id" in (select "owner_id" from "same_owners")`);
    this.addSql(`insert into "ownerships" ("id", "owner_id", "unit_id", "ended_on", "created_at")
      select "line"."id", "same"."owner_id", "line"."unit_id", "line"."ended_on", "line"."created_at"
      from "unit_owners" as "line" join "same_owners" as "same" on "same"."line_id" = "line"."id"`);
    this.addSql(`alter table "owner_consents" drop constraint "owner_consents_owner_id_foreign"`);
    this.addSql(`update "owner_consents" set "owner_id" = "same"."owner_id" from "same_owners" as "same"
      where "same"."line_id" = "owner_consents"."owner_id" and "same"."owner_id" <> "same"."line_id"`);
    this.addSql(`alter table "owner_consents"
      add column "document_id" uuid null,
      add constraint "owner_consents_owner_id_foreign"
        foreign key ("owner_id") references "owners" ("id") on delete cascade,
      add constraint "owner_consents_document_id_foreign"
        foreign key ("document_id") references "records" ("id") on delete set null`);
    this.addSql(`create index "owner_consents_document_index" on "owner_consents" ("document_id")`);
    this.addSql(`alter table "notice_services" drop constraint "notice_services_owner_id_foreign"`);
    // An owner is in a list once: by the first of their entries. The others stay as they are, tied to nobody.
    this.addSql(`create temporary table "first_entries" on commit drop as
      select distinct on ("service"."notice_id", "same"."owner_id") "service"."id"
      from "notice_services" as "service" join "same_owners" as "same" on "same"."line_id" = "service"."owner_id"
      where "service"."replaced_by_id" is null
      order by "service"."notice_id", "same"."owner_id", "service"."position", "service"."id"`);
    this.addSql(`update "notice_services" set "owner_id" = null
      where "owner_id" is not null and "replaced_by_id" is null and "id" not in (select "id" from "first_entries")`);
    this.addSql(`update "notice_services" set "owner_id" = "same"."owner_id" from "same_owners" as "same"
      where "same"."line_id" = "notice_services"."owner_id" and "same"."owner_id" <> "same"."line_id"`);
    this.addSql(`alter table "notice_services" add constraint "notice_services_owner_id_foreign"
      foreign key ("owner_id") references "owners" ("id") on delete set null`);
    this.addSql(`drop table "unit_owners"`);
  }

  private addMortgagees(): void {
    this.addSql(`create table "mortgagees" (
      "id" uuid not null,
      "unit_id" uuid not null,
      "name" text not null,
      "email" text null,
      "returned_email" text null,
      "address" text not null,
      "asked_on" date not null,
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      "updated_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "mortgagees_name_check" check (name <> '' and address <> ''),
      constraint "mortgagees_unit_id_foreign"
        foreign key ("unit_id") references "units" ("id") on delete cascade)`);
    this.addSql(`create index "mortgagees_unit_index" on "mortgagees" ("unit_id")`);
  }

  private changeServices(): void {
    for (const table of ['service_handovers', 'notice_services']) {
      this.addSql(`alter table "${table}"
        drop constraint "${table}_way_check",
        add constraint "${table}_way_check" check ("way" in ('EMAIL', 'MAIL', 'UNIT', 'HAND'))`);
    }
    this.addSql(`alter table "notice_services"
      add column "further_units" jsonb not null default '[]',
      add column "reason" text null,
      add column "mortgagee_id" uuid null,
      add column "email_address" text null,
      add column "emails_since" timestamptz(3) null,
      add column "came_back_on" date null,
      add constraint "notice_services_reason_check" check ("reason" in (
        'AGREED', 'ON_RECORD', 'ASKED_FOR_PAPER', 'NOT_DECIDED', 'NO_AGREEMENT', 'NO_EMAIL', 'CAME_BACK',
        'FILES_TOO_LARGE')),
      add constraint "notice_services_mortgagee_id_foreign"
        foreign key ("mortgagee_id") references "mortgagees" ("id") on delete set null`);
    this.addSql(`create index "mail_letters_address_index" on "mail_letters" ("address")`);
    this.addSql(`create index "notice_services_mortgagee_index"
      on "notice_services" ("mortgagee_id")`);
    this.addSql(`create unique index "notice_services_mortgagee_unique"
      on "notice_services" ("notice_id", "mortgagee_id") where "replaced_by_id" is null`);
  }

  private addRules(): void {
    this.addSql(`alter table "communities"
      add column "service_rule" text not null default 'PAPER',
      add column "service_decided_on" date null,
      add column "service_document_id" uuid null,
      add constraint "communities_service_rule_check"
        check ("service_rule" in ('PAPER', 'RECORD', 'AGREEMENT'))`);
    this.addSql(`update "communities" as "community" set "service_rule" = 'AGREEMENT'
      where exists (
        select from "owner_consents" as "given" join "owners" as "owner" on "owner"."id" = "given"."owner_id"
        where "owner"."community_id" = "community"."id" and "given"."answer" = 'AGREED')`);
  }
}
