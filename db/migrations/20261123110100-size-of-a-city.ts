import { Migration } from '@mikro-orm/migrations';

/** What serves the lists and figures that nothing narrows to one community, in a city of many. */
export class Migration20261123110100 extends Migration {
  override up(): void {
    this.addSql(
      `create table "city_figures" ("name" text not null, "value" int not null, "counted_at" timestamptz(3) not null, primary key ("name"))`,
    );
    for (const table of ['listings', 'activities']) {
      this.addSql(`create index "${table}_created_index" on "${table}" ("created_at", "id")`);
      this.addSql(
        `create index "${table}_community_created_index" on "${table}" ("community_id", "created_at", "id")`,
      );
    }
    this.addSql(
      `create index "activities_when_index" on "activities" ("when") where "status" = 'PUBLISHED'`,
    );
    this.addSql(
      `create index "activities_community_when_index" on "activities" ("community_id", "when") where "status" = 'PUBLISHED'`,
    );
    this.addSql(
      `create index "activities_community_over_index" on "activities" ("community_id", "over_at")`,
    );
    this.addSql(
      `create index "activity_attendees_created_index" on "activity_attendees" ("created_at")`,
    );
    this.addSql(
      `create index "post_revisions_status_created_index" on "post_revisions" ("status", "created_at")`,
    );
    this.addSql(
      `create index "reports_state_created_index" on "reports" ("state", "created_at", "id")`,
    );
    this.addSql(
      `create index "appeals_state_created_index" on "appeals" ("state", "created_at", "id")`,
    );
    this.addSql(
      `create index "user_communities_created_index" on "user_communities" ("created_at")`,
    );
    this.addSql(
      `create index "user_communities_waiting_index" on "user_communities" ("community_id") where "state" = 'WAITING'`,
    );
    this.addSql(
      `create index "user_communities_moderators_index" on "user_communities" ("community_id") where "can_moderate" = true`,
    );
    this.addSql(
      `create index "further_units_waiting_index" on "further_units" ("membership_id") where "state" = 'WAITING'`,
    );
    this.addSql(
      `create index "moderation_events_action_created_index" on "moderation_events" ("action", "created_at", "id")`,
    );
    this.addSql(
      `create index "users_staff_name_index" on "users" ("name", "id") where "role" <> 'RESIDENT'`,
    );
    this.addSql(`create index "users_admins_index" on "users" ("id") where "role" = 'ADMIN'`);
  }
}
