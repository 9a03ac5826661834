import { Migration } from '@mikro-orm/migrations';

/** How the nightly backups ended. */
export class Migration20261126000031 extends Migration {
  override up(): void {
    this.addSql(`create table "backup_runs" (
      "id" uuid not null,
      "kind" text not null,
      "failure" text null,
      "file" text not null,
      "bytes" bigint null,
      "rows" int null,
      "started_at" timestamptz(3) not null,
      "ended_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "backup_runs_kind_check" check ("kind" in ('BACKUP', 'REHEARSAL')),
      constraint "backup_runs_failure_check" check ("failure" in ('NO_ROOM', 'FOLDER', 'OTHER')))`);
    this.addSql(`create index "backup_runs_kind_index" on "backup_runs" ("kind", "ended_at")`);
  }
}
