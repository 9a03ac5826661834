import type { Community } from '#db/entities/index.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { sidesIn } from '../language-sides.ts';
import { deskPlaces, placeNames } from './queries.server.ts';

export type PlacesPage = Awaited<ReturnType<typeof placesPage>>;
export type PlacePage = Awaited<ReturnType<typeof placePage>>;

/** The common places of a community at its desk. Guards nothing itself. */
export async function placesPage({ em, locale }: Ctx, { id, slug, name }: Community) {
  const places = await placeNames(em, locale, id);
  return { community: { slug, name }, places, formKey: newFormKey() };
}

/** One of them, with its names as its form has them. Guards nothing itself. Throws AppError `not-found`. */
export async function placePage({ em }: Ctx, { id, slug, name }: Community, placeId: string) {
  const place = (await deskPlaces(em, { communityId: id })).find((one) => one.id === placeId);
  if (!place) throw new AppError('not-found', 'requestDesk.placeUnknown');
  const { language, translation, version } = place;
  const sides = sidesIn({ name: place.name, language, translation });
  return {
    community: { slug, name },
    place: { id: placeId, name: place.name, language },
    values: { nameEn: sides.en?.name ?? '', nameFr: sides.fr?.name ?? '', version },
    formKey: newFormKey(),
  };
}
