import { Migration } from '@mikro-orm/migrations';

/** The phone number that a list of people has for somebody invited. */
export class Migration20261123010000 extends Migration {
  override up(): void {
    this.addSql(`alter table "user_communities" add column "invitee_phone" text null`);
  }
}
