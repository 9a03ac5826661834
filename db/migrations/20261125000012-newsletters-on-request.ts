import { Migration } from '@mikro-orm/migrations';

/** A new database has no newsletters: they come with the demo city, or when the first administrator asks for them. */
export class Migration20261125000012 extends Migration {
  override up(): void {
    this.addSql(`delete from "newsletter_editions"
      where "slug" in ('fall-2024', 'summer-2024', 'spring-2024', 'winter-2023') and "version" = 1
        and not exists (select from "communities") and not exists (select from "users")`);
  }
}
