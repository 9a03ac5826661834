import { Migration } from '@mikro-orm/migrations';

/** When a moderator undid a decision, and the text that an approved change took the place of. */
export class Migration20261125000031 extends Migration {
  override up(): void {
    this.addSql(`alter table "moderation_events" add column "undone_at" timestamptz(3) null`);
    this.addSql(`alter table "post_revisions" add column "replaced" jsonb null`);
  }
}
