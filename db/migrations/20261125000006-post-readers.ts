import { Migration } from '@mikro-orm/migrations';

/** Who reads the posts of a community: members only, except where they are public already. */
export class Migration20261125000006 extends Migration {
  override up(): void {
    this.addSql(`alter table "communities"
      add column "post_readers" text not null default 'ANYBODY',
      add constraint "communities_post_readers_check" check ("post_readers" in ('MEMBERS', 'ANYBODY'))`);
    this.addSql(`alter table "communities" alter column "post_readers" set default 'MEMBERS'`);
  }
}
