import { Migration } from '@mikro-orm/migrations';

export class Migration20261121060000 extends Migration {
  override up(): void {
    this.addSql(`create table "idempotency_keys" (
        "user_id" uuid not null,
        "key" text not null,
        "digest" text not null,
        "result" jsonb not null,
        "created_at" timestamptz(3) not null,
        primary key ("user_id", "key")
      )`);
    this.addSql(
      `create index "idempotency_keys_created_index" on "idempotency_keys" ("created_at")`,
    );
    this.addSql(
      `alter table "idempotency_keys" add constraint "idempotency_keys_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
