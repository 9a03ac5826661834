import { Migration } from '@mikro-orm/migrations';

export class Migration20261121050000 extends Migration {
  override up(): void {
    this.addSql(`create table "photos" (
        "id" uuid not null,
        "owner_id" uuid not null,
        "width" int not null,
        "height" int not null,
        "listing_id" uuid null,
        "activity_id" uuid null,
        "created_at" timestamptz(3) not null,
        primary key ("id")
      )`);
    this.addSql(`create index "photos_owner_index" on "photos" ("owner_id")`);
    this.addSql(`create index "photos_listing_index" on "photos" ("listing_id")`);
    this.addSql(`create index "photos_activity_index" on "photos" ("activity_id")`);
    this.addSql(`create index "photos_created_index" on "photos" ("created_at")`);
    this.addSql(
      `alter table "photos" add constraint "photos_size_check" check (width > 0 and height > 0)`,
    );
    this.addSql(
      `alter table "photos" add constraint "photos_use_check" check (listing_id is null or activity_id is null)`,
    );
    this.addSql(
      `alter table "photos" add constraint "photos_owner_id_foreign" foreign key ("owner_id") references "users" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "photos" add constraint "photos_listing_id_foreign" foreign key ("listing_id") references "listings" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "photos" add constraint "photos_activity_id_foreign" foreign key ("activity_id") references "activities" ("id") on delete set null`,
    );
  }
}
