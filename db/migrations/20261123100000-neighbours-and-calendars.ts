import { Migration } from '@mikro-orm/migrations';

/** Letters between neighbours and whose are not wanted, reports of them, and private calendars. */
export class Migration20261123100000 extends Migration {
  override up(): void {
    this.letters();
    this.blocks();
    this.addSql(
      `create table "calendar_feeds" ("user_id" uuid not null, "nonce" uuid not null, "hash" text not null, "created_at" timestamptz(3) not null, primary key ("user_id"))`,
    );
    this.addSql(
      `alter table "calendar_feeds" add constraint "calendar_feeds_hash_unique" unique ("hash")`,
    );
    this.addSql(
      `alter table "calendar_feeds" add constraint "calendar_feeds_user_id_foreign" foreign key ("user_id") references "users" ("id") on update cascade on delete cascade`,
    );
    this.addSql(`alter table "reports" drop constraint "reports_subject_type_check"`);
    this.addSql(
      `alter table "reports" add constraint "reports_subject_type_check" check ("subject_type" in ('LISTING', 'ACTIVITY', 'USER', 'LETTER'))`,
    );
  }

  private letters(): void {
    this.addSql(
      `create table "neighbour_letters" ("id" uuid not null, "sender_id" uuid not null, "receiver_id" uuid not null, "community_id" uuid not null, "post_type" text not null, "post_id" uuid not null, "words" text not null, "digest" text not null, "created_at" timestamptz(3) not null, primary key ("id"))`,
    );
    this.addSql(
      `create index "neighbour_letters_sender_index" on "neighbour_letters" ("sender_id", "created_at")`,
    );
    this.addSql(
      `create index "neighbour_letters_receiver_index" on "neighbour_letters" ("receiver_id")`,
    );
    this.addSql(
      `create index "neighbour_letters_community_index" on "neighbour_letters" ("community_id")`,
    );
    this.addSql(
      `create index "neighbour_letters_created_index" on "neighbour_letters" ("created_at")`,
    );
    this.addSql(
      `alter table "neighbour_letters" add constraint "neighbour_letters_once_unique" unique ("sender_id", "receiver_id", "post_id", "digest")`,
    );
    this.addSql(
      `alter table "neighbour_letters" add constraint "neighbour_letters_sender_id_foreign" foreign key ("sender_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "neighbour_letters" add constraint "neighbour_letters_receiver_id_foreign" foreign key ("receiver_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "neighbour_letters" add constraint "neighbour_letters_community_id_foreign" foreign key ("community_id") references "communities" ("id")`,
    );
    this.addSql(
      `alter table "neighbour_letters" add constraint "neighbour_letters_post_type_check" check ("post_type" in ('LISTING', 'ACTIVITY'))`,
    );
  }

  private blocks(): void {
    this.addSql(
      `create table "neighbour_blocks" ("person_id" uuid not null, "blocked_id" uuid not null, "created_at" timestamptz(3) not null, primary key ("person_id", "blocked_id"))`,
    );
    this.addSql(
      `create index "neighbour_blocks_blocked_index" on "neighbour_blocks" ("blocked_id")`,
    );
    this.addSql(
      `alter table "neighbour_blocks" add constraint "neighbour_blocks_person_id_foreign" foreign key ("person_id") references "users" ("id") on update cascade on delete cascade`,
    );
    this.addSql(
      `alter table "neighbour_blocks" add constraint "neighbour_blocks_blocked_id_foreign" foreign key ("blocked_id") references "users" ("id") on update cascade on delete cascade`,
    );
  }
}
