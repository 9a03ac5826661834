import { Migration } from '@mikro-orm/migrations';

export class Migration20261121202000 extends Migration {
  override up(): void {
    for (const table of ['listings', 'activities']) {
      this.addSql(`alter table "${table}" add column "language" text not null default 'en'`);
      this.addSql(
        `alter table "${table}" add constraint "${table}_language_check" check ("language" in ('en', 'fr'))`,
      );
    }
    this.addSql(`update "post_revisions" set "fields" = "fields" || '{"language": "en"}'`);
  }
}
