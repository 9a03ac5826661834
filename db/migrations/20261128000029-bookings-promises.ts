import { Migration } from '@mikro-orm/migrations';

/**
 * When a booking came from the waiting list, when its certificate came on paper, and which deposits and keys are still
 * to come back.
 */
export class Migration20261128000029 extends Migration {
  override up(): void {
    this.addSql(`alter table "bookings"
      add column "placed_at" timestamptz(3) null,
      add column "certificate_received_at" timestamptz(3) null`);
    this.addSql(`update "bookings" set placed_at = (
      select max(line.created_at) from "moderation_events" line
      where line.subject_type = 'BOOKING' and line.subject_id = bookings.id and line.to_status = 'PLACED')
      where ends_at > now() and seat is not null`);
    this.addSql(`create index "bookings_deposit_held_index" on "bookings" ("community_id", "ends_at")
      where deposit_held_at is not null and deposit_returned_at is null`);
    this.addSql(`create index "bookings_key_out_index" on "bookings" ("community_id", "ends_at")
      where key_out_at is not null and key_in_at is null`);
  }
}
