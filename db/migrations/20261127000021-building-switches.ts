import { Migration } from '@mikro-orm/migrations';

/** Which communities take requests and bookings: none, until their board says so. */
export class Migration20261127000021 extends Migration {
  override up(): void {
    this.addSql(`alter table "communities"
      add column "takes_requests" boolean not null default false,
      add column "takes_bookings" boolean not null default false`);
  }
}
