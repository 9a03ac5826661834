import { Migration } from '@mikro-orm/migrations';

/** Who made the secret addresses of a community, as its log says: they work while that person moderates it. */
export class Migration20261129000031 extends Migration {
  override up(): void {
    for (const [table, logged] of [
      ['booking_feeds', 'daySheet'],
      ['community_screens', 'screen'],
    ] as const) {
      this.addSql(`alter table "${table}"
        add column "made_by_id" uuid null,
        add constraint "${table}_made_by_id_foreign"
          foreign key ("made_by_id") references "users" ("id") on delete set null`);
      this.addSql(`create index "${table}_made_by_index" on "${table}" ("made_by_id")`);
      this.addSql(`update "${table}" set made_by_id = (
        select line.actor_id from "moderation_events" line
         where line.subject_type = 'COMMUNITY' and line.subject_id = ${table}.community_id
           and line.snapshot ->> '${logged}' = 'true'
         order by line.created_at desc limit 1)`);
    }
  }
}
