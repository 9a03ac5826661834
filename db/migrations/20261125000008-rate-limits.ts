import { Migration } from '@mikro-orm/migrations';

/** Where limits are counted. A crash may empty it: then the counting begins anew. */
export class Migration20261125000008 extends Migration {
  override up(): void {
    this.addSql(
      'create unlogged table "rate_limits" ("key" text not null, "points" int not null default 0, "expire" bigint null, primary key ("key"))',
    );
    this.addSql('create index "rate_limits_expire_index" on "rate_limits" ("expire")');
  }
}
