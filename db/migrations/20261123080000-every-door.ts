import { Migration } from '@mikro-orm/migrations';

/** How each notice reached each unit, and the address of a building's screen. */
export class Migration20261123080000 extends Migration {
  override up(): void {
    this.addSql(
      `create table "notice_deliveries" ("id" uuid not null, "notice_id" uuid not null, "unit_label" text not null, "unit_key" text not null, "position" int not null, "person_ids" uuid[] not null default '{}', "state" text not null, "letter_id" uuid null, "state_at" timestamptz(3) null, "slip_at" timestamptz(3) null, "slip_by_id" uuid null, "closed_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "notice_deliveries_notice_position_index" on "notice_deliveries" ("notice_id", "position", "id")`,
    );
    this.addSql(
      `create index "notice_deliveries_slip_by_index" on "notice_deliveries" ("slip_by_id")`,
    );
    this.addSql(
      `create index "notice_deliveries_open_index" on "notice_deliveries" ("created_at") where "closed_at" is null`,
    );
    this.addSql(
      `alter table "notice_deliveries" add constraint "notice_deliveries_unit_unique" unique ("notice_id", "unit_key")`,
    );
    this.addSql(
      `alter table "notice_deliveries" add constraint "notice_deliveries_unit_check" check (unit_label <> '' and unit_key <> '')`,
    );
    this.addSql(
      `alter table "notice_deliveries" add constraint "notice_deliveries_state_check" check ("state" in ('SENT', 'QUEUED', 'HELD', 'BOUNCED', 'SUPPRESSED', 'FAILED', 'UNSENT', 'OPTED_OUT', 'UNCONFIRMED', 'AUTHOR', 'NO_ACCOUNT'))`,
    );
    this.addSql(
      `alter table "notice_deliveries" add constraint "notice_deliveries_notice_id_foreign" foreign key ("notice_id") references "condo_notices" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "notice_deliveries" add constraint "notice_deliveries_slip_by_id_foreign" foreign key ("slip_by_id") references "users" ("id") on delete set null`,
    );
    this.addSql(
      `create table "community_screens" ("community_id" uuid not null, "nonce" text not null, "hash" text not null, "created_at" timestamptz(3) not null, primary key ("community_id"))`,
    );
    this.addSql(
      `alter table "community_screens" add constraint "community_screens_hash_unique" unique ("hash")`,
    );
    this.addSql(
      `alter table "community_screens" add constraint "community_screens_community_id_foreign" foreign key ("community_id") references "communities" ("id") on update cascade on delete cascade`,
    );
  }
}
