import { Migration } from '@mikro-orm/migrations';

/** The log may say that a withdrawn post was posted again. */
export class Migration20261121091000 extends Migration {
  override up(): void {
    this.addSql(`alter table "moderation_events" drop constraint "moderation_events_action_check"`);
    this.addSql(
      `alter table "moderation_events" add constraint "moderation_events_action_check" check ("action" in ('SUBMIT', 'EDIT', 'RESUBMIT', 'APPROVE', 'REJECT', 'REMOVE', 'RESTORE', 'WITHDRAW', 'SELL', 'RELIST', 'CANCEL', 'REPOST'))`,
    );
  }
}
