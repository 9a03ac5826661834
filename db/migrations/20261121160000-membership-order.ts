import { Migration } from '@mikro-orm/migrations';

export class Migration20261121160000 extends Migration {
  override up(): void {
    this.addSql(`alter table "user_communities" add column "position" int not null default 0`);
    this.addSql(`update "user_communities" m set "position" = ordered.place from (
        select "id", row_number() over (
            partition by "user_id" order by "is_primary" desc, "created_at", "id") - 1 as place
          from "user_communities") ordered
       where ordered."id" = m."id"`);
  }
}
