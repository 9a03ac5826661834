import { Migration } from '@mikro-orm/migrations';

/** Adds the urgency of emails: 0 emergencies, 1 accounts, 2 awaited answers, 3 other emails, 4 digests. */
export class Migration20261130000039 extends Migration {
  override up(): void {
    this.addSql(`alter table "mail_letters" add column "urgency" smallint not null default 3`);
    this.addSql(`update "mail_letters" set "urgency" = case
      when "kind" = 'NOTICE_OVER' or ("kind" = 'NOTICE' and "params"->>'kind' = 'EMERGENCY') then 0
      when "topic" = 'ACCOUNT' then 1
      when "topic" = 'DIGEST' then 4
      when "topic" in ('NOTICES', 'MODERATION', 'OWN_ACTIVITIES') then 3
      else 2 end
      where "state" in ('QUEUED', 'HELD')`);
    this.addSql(`drop index "mail_letters_due_index"`);
    this.addSql(`create index "mail_letters_due_index" on "mail_letters" ("urgency", "next_try_at", "id")
      where "state" = 'QUEUED'`);
  }
}
