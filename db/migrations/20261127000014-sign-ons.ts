import { Migration } from '@mikro-orm/migrations';

/** Accounts that an identity provider logs in. */
export class Migration20261127000014 extends Migration {
  override up(): void {
    this.addSql(`create table "sign_ons" (
      "id" uuid not null,
      "user_id" uuid not null,
      "issuer" text not null,
      "subject" text not null,
      "email" text not null,
      "created_at" timestamptz(3) not null,
      "last_used_at" timestamptz(3),
      primary key ("id"),
      constraint "sign_ons_subject_unique" unique ("issuer", "subject"),
      constraint "sign_ons_user_unique" unique ("user_id", "issuer"),
      constraint "sign_ons_user_id_foreign"
        foreign key ("user_id") references "users" ("id") on delete cascade)`);
  }
}
