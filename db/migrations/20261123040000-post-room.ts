import { Migration } from '@mikro-orm/migrations';

/** Letters by mail, what people chose to hear of, and the addresses that nothing is sent to. */
export class Migration20261123040000 extends Migration {
  override up(): void {
    this.addSql(
      `create table "suppressed_addresses" ("address" text not null, "reason" text not null, "detail" text null, "created_at" timestamptz(3) not null, primary key ("address"))`,
    );
    this.addSql(
      `create table "mail_letters" ("id" uuid not null, "kind" text not null, "topic" text not null, "user_id" uuid null, "address" text not null, "community_id" uuid null, "language" text not null default 'en', "params" jsonb not null, "event" text not null, "state" text not null default 'QUEUED', "tries" int not null default 0, "next_try_at" timestamptz(3) not null, "claimed_until" timestamptz(3) null, "last_error" text null, "settled_at" timestamptz(3) null, "created_at" timestamptz(3) not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "mail_letters_due_index" on "mail_letters" ("topic", "next_try_at", "id") where "state" = 'QUEUED'`,
    );
    this.addSql(
      `create index "mail_letters_state_index" on "mail_letters" ("state", "created_at", "id")`,
    );
    this.addSql(
      `create index "mail_letters_user_index" on "mail_letters" ("user_id", "state", "created_at")`,
    );
    this.addSql(`create index "mail_letters_community_index" on "mail_letters" ("community_id")`);
    this.addSql(
      `alter table "mail_letters" add constraint "mail_letters_event_address_unique" unique ("event", "address")`,
    );
    this.addSql(
      `create table "mail_choices" ("user_id" uuid not null, "topic" text not null, "frequency" text not null, "updated_at" timestamptz(3) not null, primary key ("user_id", "topic"))`,
    );
    this.addSql(
      `alter table "suppressed_addresses" add constraint "suppressed_addresses_lower_check" check (address = lower(address))`,
    );
    this.addSql(
      `alter table "suppressed_addresses" add constraint "suppressed_addresses_reason_check" check ("reason" in ('BOUNCED', 'COMPLAINT', 'BY_HAND'))`,
    );
    this.addSql(
      `alter table "mail_letters" add constraint "mail_letters_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "mail_letters" add constraint "mail_letters_community_id_foreign" foreign key ("community_id") references "communities" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "mail_letters" add constraint "mail_letters_topic_check" check ("topic" in ('ACCOUNT', 'OWN_POSTS', 'OWN_ACTIVITIES', 'ATTENDING', 'MEMBERSHIP', 'REPORTS', 'NOTICES', 'DIGEST', 'NEIGHBOURS', 'MODERATION'))`,
    );
    this.addSql(
      `alter table "mail_letters" add constraint "mail_letters_language_check" check ("language" in ('en', 'fr'))`,
    );
    this.addSql(
      `alter table "mail_letters" add constraint "mail_letters_state_check" check ("state" in ('HELD', 'QUEUED', 'SENT', 'BOUNCED', 'SUPPRESSED', 'FAILED'))`,
    );
    this.addSql(
      `alter table "mail_choices" add constraint "mail_choices_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "mail_choices" add constraint "mail_choices_topic_check" check ("topic" in ('ACCOUNT', 'OWN_POSTS', 'OWN_ACTIVITIES', 'ATTENDING', 'MEMBERSHIP', 'REPORTS', 'NOTICES', 'DIGEST', 'NEIGHBOURS', 'MODERATION'))`,
    );
    this.addSql(
      `alter table "mail_choices" add constraint "mail_choices_frequency_check" check ("frequency" in ('NOW', 'DAILY', 'WEEKLY', 'NEVER'))`,
    );
  }
}
