import { Migration } from '@mikro-orm/migrations';

/** Finds the letters about what waits for a moderator among all of theirs. */
export class Migration20261123060000 extends Migration {
  override up(): void {
    this.addSql(
      `create index "mail_letters_moderation_index" on "mail_letters" ("user_id") where "topic" = 'MODERATION'`,
    );
  }
}
