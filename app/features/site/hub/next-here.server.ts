import type { Language } from '#db/enums.ts';
import { thumbnailOf } from '#app/features/media/photos/addresses.ts';
import { cardText } from '#app/features/posts/activities/attendance/attendance-text.server.ts';
import { faceOf } from '#app/features/posts/activities/attendance/card-attendance.server.ts';
import { nextActivities } from '#app/features/posts/activities/next-activities.server.ts';
import { isOnNow } from '#app/features/posts/basics/over.ts';
import { listingDrawing } from '#app/features/posts/basics/listing-drawing.ts';
import { writtenIn } from '#app/features/posts/basics/written-in.server.ts';
import { newestListings } from '#app/features/posts/listings/newest-listings.server.ts';
import { openRequests } from '#app/features/building/requests/pages/own-requests.server.ts';
import { requestPath, requestsPath } from '#app/features/building/requests/paths.ts';
import { formatsFor } from '#app/lib/format.ts';
import { isolated } from '#app/lib/isolated.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/** A short list of one kind of post, with the way to all of them, in words: no script carries them. */
export interface NextList {
  id: string;
  title: string;
  to: string;
  all: string;
  rows: NextRow[];
}

interface NextRow {
  to: string;
  title: string;
  /** Of the title, where it is not that of the page. */
  lang: Language | undefined;
  /** The price, or when it begins, and where or else how many come. */
  words: string;
  picture: string | null;
  /** Some of those who come: the address of a portrait, or initials. */
  faces: string[];
}

/** Of each list: the page is near its weight. */
const mostRows = 2;
const mostFaces = 3;

const joined = (...facts: (string | null)[]): string =>
  facts.flatMap((fact) => (fact ? isolated(fact) : [])).join(' · ');

/**
 * What is open of the viewer's requests, what is next in a community and what is new for sale; a list without rows is
 * left out.
 */
export async function nextHere(
  { em, actor, locale }: Ctx,
  { id: communityId, slug }: { id: string; slug: string },
): Promise<NextList[]> {
  const [requests, activities, listings] = await Promise.all([
    actor ? openRequests(em, locale, { communityId, viewer: actor.id }) : [],
    nextActivities(em, { communityId, viewer: actor?.id ?? null, limit: mostRows }),
    newestListings(em, { communityId, limit: mostRows }),
  ]);
  const langOf = (language: Language) => (language === locale ? undefined : language);
  const { cardDateTime, price } = formatsFor(locale);
  const lists: NextList[] = [
    {
      id: 'requests',
      title: translate(locale, 'requests.open'),
      to: requestsPath(slug),
      all: translate(locale, 'requests.all'),
      rows: requests.map(({ ref, category, where, standing }) => ({
        to: requestPath(slug, ref),
        title: joined(translate(locale, `requests.categories.${category}`), where),
        lang: undefined,
        words: standing,
        picture: null,
        faces: [],
      })),
    },
    {
      id: 'next',
      title: translate(locale, 'home.next'),
      to: `/communities/${slug}?tab=activities`,
      all: translate(locale, 'home.allActivities'),
      rows: activities.map((activity) => {
        const { id, title, language, when, place, authorId } = activity;
        const { going, capacity = null, faces } = activity;
        const isOff = activity.status === 'CANCELLED';
        const onNow = isOnNow(activity) ? translate(locale, 'activities.onNow') : null;
        const isOwn = authorId === actor?.id;
        return {
          to: `/activities/${id}`,
          title,
          lang: langOf(language),
          words: joined(
            isOff ? translate(locale, 'postStates.statuses.CANCELLED') : onNow,
            when ? cardDateTime(when) : translate(locale, 'home.dayOpen'),
            place ?? (isOff ? null : cardText(locale, { going, capacity }, { isOwn })),
            writtenIn(locale, language),
          ),
          picture: null,
          faces: (isOff ? [] : faces)
            .slice(0, mostFaces)
            .map(faceOf)
            .map(({ initials, image }) => image ?? initials),
        };
      }),
    },
    {
      id: 'for-sale',
      title: translate(locale, 'home.forSale'),
      to: `/communities/${slug}?tab=buy-sell`,
      all: translate(locale, 'home.allListings'),
      rows: listings.map(({ id, title, language, price: cents, category, images }) => ({
        to: `/listings/${id}`,
        title,
        lang: langOf(language),
        words: joined(price(cents ?? null), writtenIn(locale, language)),
        picture: images[0] ? thumbnailOf(images[0]) : listingDrawing(category ?? null),
        faces: [],
      })),
    },
  ];
  return lists.filter(({ rows }) => rows.length > 0);
}
