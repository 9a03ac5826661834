import { Migration } from '@mikro-orm/migrations';

/** Passkeys, and what they are asked to sign. */
export class Migration20261127000013 extends Migration {
  override up(): void {
    this.addSql(`create table "passkeys" (
      "id" uuid not null,
      "user_id" uuid not null,
      "name" text not null,
      "credential_id" text not null,
      "public_key" text not null,
      "counter" int not null default 0,
      "transports" text[] not null default '{}',
      "created_at" timestamptz(3) not null,
      "last_used_at" timestamptz(3),
      primary key ("id"),
      constraint "passkeys_credential_id_unique" unique ("credential_id"),
      constraint "passkeys_user_id_foreign"
        foreign key ("user_id") references "users" ("id") on delete cascade)`);
    this.addSql(`create index "passkeys_user_index" on "passkeys" ("user_id")`);
    this.addSql(`create table "passkey_challenges" (
      "challenge" text not null,
      "user_id" uuid not null,
      "use" text not null,
      "expires_at" timestamptz(3) not null,
      primary key ("challenge"),
      constraint "passkey_challenges_use_check" check ("use" in ('ADD', 'LOGIN')),
      constraint "passkey_challenges_user_id_foreign"
        foreign key ("user_id") references "users" ("id") on delete cascade)`);
    this.addSql(`create index "passkey_challenges_user_index" on "passkey_challenges" ("user_id")`);
  }
}
