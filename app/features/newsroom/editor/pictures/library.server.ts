import { sql } from 'kysely';
import { thumbnailOf } from '#app/features/media/photos/addresses.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { sitePictureName, sitePictures } from './site-pictures.server.ts';

/** A picture to choose. */
export interface PictureChoice {
  address: string;
  thumbnail: string;
  name: string;
}

/** The pictures that a form offers. */
export interface PictureLibrary {
  /** Of the editor's pieces, the newest first. */
  used: PictureChoice[];
  /** The drawings that come with the site. */
  site: PictureChoice[];
  /** What this person uploaded and has not saved yet: named, but not offered. */
  unsaved: PictureChoice[];
}

/** The most pictures of other pieces that are offered. */
const mostUsed = 40;

/** The pictures to choose from, with names in the reader's language. The caller has checked the editor. */
export async function pictureLibrary(ctx: Ctx): Promise<PictureLibrary> {
  const { locale } = ctx;
  const { id: actorId } = requireActor(ctx);
  const rows = await readPictures(ctx.em, { actorId });
  const found = new Map<string, PictureChoice>();
  for (const { address, title, altEn, altFr } of rows) {
    const isKnown = found.has(address) || sitePictures.includes(address);
    // What is elsewhere on the web was typed before there was a choice, and is not offered.
    if (isKnown || !address.startsWith('/')) continue;
    const [alt, other] = locale === 'fr' ? [altFr, altEn] : [altEn, altFr];
    const plain = title
      ? translate(locale, 'editorPictures.ofPiece', { title })
      : translate(locale, 'editorPictures.uploaded');
    found.set(address, toChoice(address, alt ?? other ?? plain));
  }
  const unsaved = new Set(rows.filter((row) => row.isUnsaved).map((row) => row.address));
  const all = [...found.values()];
  return {
    used: all.filter(({ address }) => !unsaved.has(address)).slice(0, mostUsed),
    site: sitePictures.map((address) =>
      toChoice(address, sitePictureName(locale, address) ?? address),
    ),
    unsaved: all.filter(({ address }) => unsaved.has(address)),
  };
}

const toChoice = (address: string, name: string): PictureChoice => ({
  address,
  thumbnail: thumbnailOf(address),
  name,
});

interface PictureRow {
  address: string;
  /** Of the piece that shows it; a card has none. */
  title: string | null;
  altEn: string | null;
  altFr: string | null;
  isUnsaved: boolean;
}

/** Every picture that a piece shows or that was uploaded for one, and this person's unsaved uploads. */
const readPictures = compiledRead(
  (_db, { param }: Params<{ actorId: string }>) => sql<PictureRow>`
    with shown as (
      select cover_url as address, title, created_at from newsletter_editions
      union all
      select section -> 'picture' ->> 'src', title, created_at
        from newsletter_editions, jsonb_array_elements(sections) section
      union all
      select unnest(images), title, created_at from city_events
      union all
      select cover_image_url, title, created_at from editorial_articles
      union all
      select image_url, null, created_at from ad_placements
    )
    select address, title, alt_en as "altEn", alt_fr as "altFr", false as "isUnsaved", shown.created_at
      from shown
      left join photos on address = '/photos/' || photos.id || '/' || photos.width || '.webp'
     where address is not null and (photos.piece is not null or address not like '/photos/%')
    union all
    select '/photos/' || id || '/' || width || '.webp', null, alt_en, alt_fr, piece is null, created_at
      from photos
     where piece is not null or (owner_id = ${param('actorId')} and listing_id is null
       and activity_id is null and request_id is null and place_id is null)
     order by "isUnsaved", created_at desc
     limit 400`,
);
