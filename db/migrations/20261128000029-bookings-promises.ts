import { Migration } from '@mikro-orm/migrations';

/** When a booking came from the waiting list. */
export class Migration20261128000029 extends Migration {
  override up(): void {
    this.addSql(`alter table "bookings" add column "placed_at" timestamptz(3) null`);
    this.addSql(`update "bookings" set placed_at = (
      select max(line.created_at) from "moderation_events" line
      where line.subject_type = 'BOOKING' and line.subject_id = bookings.id and line.to_status = 'PLACED')
      where ends_at > now() and seat is not null`);
  }
}
