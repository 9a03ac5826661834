import { Migration } from '@mikro-orm/migrations';

/** Allows the reason NO_ADDRESS: the owner has only parking or lockers, and no address for service. */
export class Migration20261130000041 extends Migration {
  override up(): void {
    this.addSql(`alter table "notice_services"
      drop constraint "notice_services_reason_check",
      add constraint "notice_services_reason_check" check ("reason" in (
        'AGREED', 'ON_RECORD', 'ASKED_FOR_PAPER', 'NOT_DECIDED', 'NO_AGREEMENT', 'NO_EMAIL', 'CAME_BACK',
        'FILES_TOO_LARGE', 'NO_ADDRESS'))`);
  }
}
