import { Migration } from '@mikro-orm/migrations';

/** Hand-overs of what somebody moderates, and what an account keeps while its deletion waits. */
export class Migration20261122040000 extends Migration {
  override up(): void {
    this.addSql(`alter table "users" add column "held" jsonb null`);
    this
      .addSql(`create table "handovers" ("id" uuid not null, "community_id" uuid not null, "person_id" uuid not null,
      "successor_id" uuid not null, "on_day" date not null, "asked_by_id" uuid null,
      "done_at" timestamptz(3) null, "cancelled_at" timestamptz(3) null, "failed_at" timestamptz(3) null,
      "created_at" timestamptz(3) not null, primary key ("id"))`);
    this.addSql(`create index "handovers_community_index" on "handovers" ("community_id")`);
    this.addSql(`create index "handovers_successor_index" on "handovers" ("successor_id")`);
    this.addSql(`create index "handovers_asked_by_index" on "handovers" ("asked_by_id")`);
    this.addSql(`create index "handovers_day_index" on "handovers" ("on_day")`);
    this.addSql(
      `create unique index "handovers_one_pending_unique" on "handovers" ("person_id", "community_id") where "done_at" is null and "cancelled_at" is null and "failed_at" is null`,
    );
    this.addSql(`alter table "handovers"
      add constraint "handovers_two_people_check" check (person_id <> successor_id),
      add constraint "handovers_community_id_foreign" foreign key ("community_id") references "communities" ("id") on delete cascade,
      add constraint "handovers_person_id_foreign" foreign key ("person_id") references "users" ("id") on delete cascade,
      add constraint "handovers_successor_id_foreign" foreign key ("successor_id") references "users" ("id") on delete cascade,
      add constraint "handovers_asked_by_id_foreign" foreign key ("asked_by_id") references "users" ("id") on delete set null`);
  }
}
