import { Migration } from '@mikro-orm/migrations';

/** The contractors of the newsletter's archive page, which were written into the program before. */
export class Migration20261125000013 extends Migration {
  override up(): void {
    this.addSql(`create table "contractors" (
      "id" uuid not null,
      "name" text not null,
      "trade" text not null,
      "description" text not null,
      "area" text null,
      "phone" text null,
      "website" text null,
      "sort_order" int not null default 100,
      "language" text not null default 'en',
      "translation" jsonb null,
      "status" text not null default 'DRAFT',
      "version" int not null default 1,
      "created_at" timestamptz(3) not null,
      primary key ("id"),
      constraint "contractors_translation_check" check (
        (translation is null or trade is null or translation ->> 'trade' is not null)
        and (translation is null or description is null or translation ->> 'description' is not null)
        and (translation is null or area is null or translation ->> 'area' is not null)),
      constraint "contractors_contact_check" check (phone is not null or website is not null),
      constraint "contractors_language_check" check ("language" in ('en', 'fr')),
      constraint "contractors_status_check" check ("status" in ('DRAFT', 'PUBLISHED', 'ARCHIVED')))`);
    this.addSql(`create index "contractors_status_order_index"
      on "contractors" ("status", "sort_order", "name", "id")`);
    this.addSql(`create trigger "contractors_public_change"
      after insert or update or delete or truncate on "contractors"
      for each statement execute function "tell_public_change" ()`);
  }
}
