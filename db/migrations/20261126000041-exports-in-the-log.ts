import { Migration } from '@mikro-orm/migrations';

/** The log says that somebody downloaded all of a community's records. */
export class Migration20261126000041 extends Migration {
  override up(): void {
    this.addSql(`alter table "moderation_events" drop constraint "moderation_events_action_check"`);
    this.addSql(`
      alter table "moderation_events" add constraint "moderation_events_action_check" check ("action" in (
        'SUBMIT', 'EDIT', 'RESUBMIT', 'APPROVE', 'REJECT', 'REMOVE', 'RESTORE', 'WITHDRAW', 'SELL',
        'RELIST', 'CANCEL', 'REPOST', 'INVITE', 'CANCEL_INVITATION', 'ASK_TO_JOIN', 'CONFIRM',
        'REFUSE', 'END', 'REOPEN', 'CHANGE', 'IMPORT', 'UNDO', 'RENEW_CODE', 'REVOKE_CODE', 'OPEN',
        'PUBLISH', 'SCHEDULE', 'CORRECT', 'PIN', 'UNPIN', 'TAKE_DOWN', 'UPLOAD', 'DELETE', 'ARCHIVE',
        'REPORT', 'UPHOLD', 'DISMISS', 'APPEAL', 'GRANT', 'EXPORT'
      ))`);
  }
}
