import { Migration } from '@mikro-orm/migrations';

/** Who runs the installation, which pages for visitors name. */
export class Migration20261125000011 extends Migration {
  override up(): void {
    this.addSql(`create table "site_settings" (
      "id" int not null,
      "operator_name" text not null default '',
      "contact_email" text not null default '',
      "privacy_email" text not null default '',
      "about_en" text not null default '',
      "about_fr" text not null default '',
      "contact_note_en" text not null default '',
      "contact_note_fr" text not null default '',
      "version" int not null default 0,
      primary key ("id"),
      constraint "site_settings_one_row_check" check (id = 1))`);
    this.addSql(`create trigger "site_settings_public_change"
      after insert or update or delete or truncate on "site_settings"
      for each statement execute function "tell_public_change" ()`);
  }
}
