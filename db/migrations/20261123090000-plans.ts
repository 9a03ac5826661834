import { Migration } from '@mikro-orm/migrations';

/** A place, an end, and a capacity with a waiting list for activities. */
export class Migration20261123090000 extends Migration {
  override up(): void {
    this.addSql(
      `alter table "activities" add column "ends_at" timestamptz(3) null, add column "place" text null, add column "capacity" int null`,
    );
    this.addSql(
      `alter table "activities" add column "over_at" timestamptz(3) generated always as (coalesce(ends_at, ((("when" at time zone 'UTC'::text) + '03:00:00'::interval) at time zone 'UTC'::text))) stored`,
    );
    this.addSql(
      `alter table "activities" add constraint "activities_end_check" check (ends_at > "when")`,
    );
    this.addSql(
      `alter table "activities" add constraint "activities_capacity_check" check (capacity >= 1 and capacity <= 1000)`,
    );
    this.addSql(`drop index "activities_community_status_when_index"`);
    this.addSql(
      `create index "activities_community_status_over_index" on "activities" ("community_id", "status", "over_at")`,
    );
    this.addSql(`alter table "activity_attendees" add column "ticket" int null`);
    this.addSql(
      `alter table "activity_attendees" add constraint "activity_attendees_ticket_unique" unique ("activity_id", "ticket")`,
    );
  }
}
