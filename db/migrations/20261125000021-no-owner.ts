import { Migration } from '@mikro-orm/migrations';

/** A unit that a notice to owners is for, where people have an account but none of them is a recorded owner. */
export class Migration20261125000021 extends Migration {
  override up(): void {
    this.addSql(`alter table "notice_deliveries" drop constraint "notice_deliveries_state_check"`);
    this.addSql(`alter table "notice_deliveries"
      add constraint "notice_deliveries_state_check" check ("state" in (
        'SENT', 'QUEUED', 'HELD', 'BOUNCED', 'SUPPRESSED', 'FAILED', 'UNSENT', 'OPTED_OUT',
        'UNCONFIRMED', 'AUTHOR', 'NO_OWNER', 'NO_ACCOUNT'
      ))`);
  }
}
