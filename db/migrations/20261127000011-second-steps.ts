import { Migration } from '@mikro-orm/migrations';

/** A second step at login: the secret of an app, and recovery codes. */
export class Migration20261127000011 extends Migration {
  override up(): void {
    this.addSql(`create table "second_steps" (
      "user_id" uuid not null,
      "app_secret" text,
      "last_code_at" int,
      "recovery_salt" text not null,
      "recovery_hashes" text[] not null default '{}',
      "created_at" timestamptz(3) not null,
      primary key ("user_id"),
      constraint "second_steps_user_id_foreign"
        foreign key ("user_id") references "users" ("id") on update cascade on delete cascade)`);
  }
}
