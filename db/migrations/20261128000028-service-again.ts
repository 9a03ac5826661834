import { Migration } from '@mikro-orm/migrations';

/**
 * From when on an owner had agreed to email, the service of a corrected notice beside the earlier one, and what a
 * request for records is about.
 */
export class Migration20261128000028 extends Migration {
  override up(): void {
    this.addSql(`alter table "notice_services"
      add column "agreed_at" timestamptz(3) null,
      add column "corrected_at" timestamptz(3) null,
      add column "replaced_by_id" uuid null,
      drop constraint "notice_services_owner_unique",
      add constraint "notice_services_replaced_by_id_foreign"
        foreign key ("replaced_by_id") references "notice_services" ("id") on delete set null`);
    this.addSql(`create unique index "notice_services_owner_unique"
      on "notice_services" ("notice_id", "owner_id") where "replaced_by_id" is null`);
    this.addSql(`create index "notice_services_replaced_by_index"
      on "notice_services" ("replaced_by_id")`);
    // What stands on an agreement has its first one: the earliest from which an email can have served.
    this.addSql(`update "notice_services" service set "agreed_at" = (
        select min(least(given.created_at,
          (given.given_on + 1)::timestamp at time zone 'America/Toronto'))
        from owner_consents given
        where given.owner_id = service.owner_id and given.answer = 'AGREED')
      where service.way = 'EMAIL'`);
    this.addSql(`alter table "board_year_entries"
      add column "about" text null,
      add constraint "board_year_entries_about_check"
        check (about is null or (about <> '' and duty = 'RECORDS_REQUEST'))`);
  }
}
