import { Migration } from '@mikro-orm/migrations';

/** What a mail server refused an email for; and addresses suppressed for a rule of the server get mail again. */
export class Migration20261125000001 extends Migration {
  override up(): void {
    this.addSql(`alter table "mail_letters"
      add column "refused_about" text null,
      add constraint "mail_letters_refused_about_check" check ("refused_about" in (
        'UNREACHABLE', 'GREETING', 'LOGIN', 'SENDER', 'POLICY'
      ))`);
    this.addSql(`create index "mail_letters_refused_index"
      on "mail_letters" ("state", "created_at") where "refused_about" is not null`);
    this.addSql(`delete from "suppressed_addresses"
      where "reason" = 'BOUNCED' and "detail" ~ '^5[0-9][0-9][ -]5\\.(7\\.|1\\.[78]([^0-9]|$))'`);
  }
}
