import { Migration } from '@mikro-orm/migrations';

/** Pictures that are uploaded at the editor's desk: for which piece, and what they show in each language. */
export class Migration20261123030000 extends Migration {
  override up(): void {
    this.addSql(`alter table "photos" add column "piece" uuid null, add column "alt_en" text null,
      add column "alt_fr" text null`);
    this.addSql(`alter table "photos" add constraint "photos_piece_check"
      check (piece is null or (listing_id is null and activity_id is null and alt_en <> '' and alt_fr <> ''
        and alt_en is not null and alt_fr is not null))`);
    this.addSql(`create index "photos_piece_index" on "photos" ("piece")`);
  }
}
