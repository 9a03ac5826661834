import { bookablePlaceKinds, type BookablePlaceKind } from '#db/enums.ts';
import type { DeskPageArgs } from '#app/features/communities/manage/desk-page.server.ts';
import { deskPath } from '#app/features/communities/manage/sections.ts';
import { noMailNote } from '#app/features/mail/transport/no-mail-note.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { submitPhotoForm } from '#app/features/media/photos/uploads/photo-form.server.ts';
import { submitForm } from '#app/lib/forms/submit-form.server.ts';
import { redirectWithToast } from '#app/lib/http/toast.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { placesOf, requirePlace, type Place } from '../../access.server.ts';
import { mostPictures } from '../../limits.ts';
import { placeName } from '../../place-name.ts';
import { placeChanges, placeValues } from './place-values.server.ts';
import { addPlace, changePlace, closePlace, placeColumns } from './save.server.ts';
import { closeSchema, placeSchema } from './schema.ts';
import { templateValues } from './templates.server.ts';

const placesPath = (slug: string) => `${deskPath(slug, 'bookings')}/places`;

/** Everything that can be booked in a community, and what was closed. */
export async function placesPage({ ctx, community: { id, slug, name } }: DeskPageArgs) {
  const places = await placesOf(ctx.em, id, { archived: true });
  const view = (place: Place) => ({
    id: place.id,
    kind: place.kind,
    ...placeName(ctx.locale, place),
  });
  return {
    community: { slug, name },
    places: places.filter(({ archivedAt }) => archivedAt === null).map(view),
    closed: places.filter(({ archivedAt }) => archivedAt !== null).map(view),
  };
}

/** The kind that `?kind=` asks for. */
const kindIn = (url: URL): BookablePlaceKind =>
  bookablePlaceKinds.find((kind) => kind === url.searchParams.get('kind')) ?? 'OTHER';

/** The form of a new place, filled in as most buildings do. */
export function newPlacePage({ community: { slug, name }, url }: DeskPageArgs) {
  const kind = kindIn(url);
  return {
    community: { slug, name },
    kind,
    values: templateValues(kind),
    formKey: newFormKey(),
  };
}

/** Adds a place, and leads to the list of them. Throws as `addPlace`. */
export const submitNewPlace = (page: DeskPageArgs) =>
  submitPhotoForm(page.ctx, page.request, {
    schema: placeSchema,
    most: mostPictures,
    run: (typed, inside) => addPlace(inside, page.community.id, typed),
    respond: () => toPlaces(page, 'placeAdded'),
  });

/** The form of a place. Throws AppError `not-found`. */
export async function placeFormPage({ ctx, community, params }: DeskPageArgs) {
  const place = await requirePlace(ctx.em, community.id, params.place, { archived: true });
  const { slug, name } = community;
  return {
    community: { slug, name },
    place: {
      id: place.id,
      kind: place.kind,
      ...placeName(ctx.locale, place),
      isClosed: place.archivedAt !== null,
    },
    values: {
      ...placeValues(ctx.locale, place),
      ...(place.image !== null && { images: [place.image] }),
      version: place.version,
    },
    noMail: noMailNote(ctx),
    formKey: newFormKey(),
  };
}

/** Changes a place, and leads to the list of them. Throws as `changePlace`. */
export const submitPlace = (page: DeskPageArgs) => {
  const { ctx, community, params } = page;
  return submitPhotoForm(ctx, page.request, {
    schema: placeSchema,
    most: mostPictures,
    run: (typed, inside) => changePlace(inside, community.id, params.place, typed),
    respond: () => toPlaces(page, 'placeSaved'),
    catchUp: async (typed) => {
      const fresh = ctx.em.fork();
      const saved = await requirePlace(fresh, community.id, params.place, { archived: true });
      const changes = placeChanges(ctx.locale, saved, placeColumns(typed));
      return { values: { version: String(saved.version) }, conflict: { changes } };
    },
  });
};

/** Closes a place, or opens one that is closed. */
export async function submitClosing(page: DeskPageArgs) {
  const { ctx, community, params, request } = page;
  const { id } = await requirePlace(ctx.em, community.id, params.place, { archived: true });
  return submitForm(ctx, request, {
    schema: closeSchema,
    run: async ({ to }, inside) => {
      await closePlace(inside, community.id, id, { isClosed: to === 'closed' });
      return { to };
    },
    respond: ({ to }) => toPlaces(page, to === 'closed' ? 'placeClosed' : 'placeOpened'),
  });
}

const toPlaces = (
  { ctx, community }: DeskPageArgs,
  done: 'placeAdded' | 'placeSaved' | 'placeClosed' | 'placeOpened',
) =>
  redirectWithToast(placesPath(community.slug), {
    title: translate(ctx.locale, `bookingsDesk.${done}.title`),
    description: translate(ctx.locale, `bookingsDesk.${done}.description`),
  });
