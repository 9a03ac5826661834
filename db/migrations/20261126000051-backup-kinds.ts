import { Migration } from '@mikro-orm/migrations';

/** Backups made by hand, and those that were put into a bucket. */
export class Migration20261126000051 extends Migration {
  override up(): void {
    this.addSql(`alter table "backup_runs" drop constraint "backup_runs_kind_check"`);
    this.addSql(`alter table "backup_runs" drop constraint "backup_runs_failure_check"`);
    this.addSql(`alter table "backup_runs" add constraint "backup_runs_kind_check"
      check ("kind" in ('BACKUP', 'BY_HAND', 'UPLOAD', 'REHEARSAL'))`);
    this.addSql(`alter table "backup_runs" add constraint "backup_runs_failure_check"
      check ("failure" in ('NO_ROOM', 'FOLDER', 'BUCKET', 'OTHER'))`);
  }
}
