import { Migration } from '@mikro-orm/migrations';

/**
 * A picture of the editor's desk says what it shows unless the piece itself does. It belongs to a piece that shows it,
 * to a public one if there is any: only then everybody may open it.
 */
export class Migration20261129000034 extends Migration {
  override up(): void {
    this.addSql(`alter table "photos" drop constraint "photos_piece_check"`);
    this.addSql(`alter table "photos" add constraint "photos_piece_check" check (
      (piece is null or (listing_id is null and activity_id is null and request_id is null and place_id is null))
      and (alt_en is null or alt_en <> '') and (alt_fr is null or alt_fr <> ''))`);
    this.addSql(`update "photos" photo set piece = shown.id from (
      select distinct on (photos.id) photos.id as photo_id, piece.id
        from photos
        join (
          select id, status <> 'DRAFT' as is_public, one::text as words from newsletter_editions one
          union all select id, true, one::text from newsletter_issues one where community_id is not null
          union all select id, status <> 'DRAFT', one::text from city_events one
          union all select id, status <> 'DRAFT', one::text from editorial_articles one
          union all select id, status = 'PUBLISHED', one::text from ad_placements one
        ) piece on position('/photos/' || photos.id || '/' in piece.words) > 0
       where photos.piece is not null
       order by photos.id, piece.is_public desc, piece.id = photos.piece desc, piece.id
      ) shown
     where shown.photo_id = photo.id and shown.id <> photo.piece`);
  }
}
