import { readAddress } from '#app/features/media/photos/addresses.ts';
import type { Locale } from '#app/lib/i18n/locale.ts';
import { translate, translateKey } from '#app/messages/catalogue.server.ts';
import { sitePicturesServer } from '#app/messages/en/site-pictures.server.ts';

const keyAt = new Map(
  Object.entries(sitePicturesServer).flatMap(([folder, names]) =>
    Object.keys(names).map((name) => [
      `/images/${folder}/${name}.svg`,
      `sitePictures.${folder}.${name}`,
    ]),
  ),
);

/** The addresses of the drawings that come with the site, for pieces to show. */
export const sitePictures: string[] = [...keyAt.keys()];

/** What a drawing of the site is called; null for any other picture. */
export function sitePictureName(locale: Locale, address: string): string | null {
  const key = keyAt.get(address);
  return key ? translateKey(locale, key) : null;
}

/** A picture as a comparison of texts names it. */
export function pictureText(locale: Locale, address: string | null | undefined): string {
  if (!address) return '';
  const photo = readAddress(address);
  return (
    sitePictureName(locale, address) ??
    (photo ? translate(locale, 'editorPictures.numbered', { id: photo.id.slice(0, 8) }) : address)
  );
}
