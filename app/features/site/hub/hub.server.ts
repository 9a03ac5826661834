import { redirect } from '@remix-run/node';
import { sql } from 'kysely';
import type { Community } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import {
  requireCommunity,
  type CommunityRef,
} from '#app/features/communities/communities/access.server.ts';
import {
  residentCount,
  weeklyActivity,
} from '#app/features/communities/communities/queries.server.ts';
import {
  waitingLinks,
  type WaitingLink,
} from '#app/features/desks/overview/board-work/waiting-links.server.ts';
import { workHere } from '#app/features/desks/overview/board-work/waiting.server.ts';
import {
  hubPlacements,
  toPlacement,
  type Placement,
} from '#app/features/newsroom/sponsors/queries.server.ts';
import { notOver } from '#app/features/posts/basics/over.server.ts';
import { doorPath, isAtDoor } from '#app/features/residency/memberships/door/queries.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { sideFor, type Locale } from '#app/lib/i18n/locale.ts';
import {
  canModerate,
  canSeeHub,
  isMember,
  canOpenDashboard,
  type Actor,
} from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { keptSkyline } from '#app/ui/drawings/kept-skylines.server.ts';
import type { SkylineDrawing } from '#app/ui/drawings/skyline.ts';
import type { Filters } from '#app/ui/forms/filter-form.tsx';
import { quickActions, type QuickActions } from './quick-actions.server.ts';

export interface HubCommunity {
  id: string;
  slug: string;
  name: string;
  address: string | null;
  emergencyPhone: string | null;
  managerEmail: string | null;
  managerPhone: string | null;
  /** Of the office hours and the dates. */
  language: Language;
  officeHours: string | null;
  /** What happens when, as the manager wrote it. */
  dates: [label: string, date: string][];
  /** Residents, lit windows, and published listings and activities, with what they are. */
  figures: [label: string, count: number][];
  skyline: SkylineDrawing;
  /** By the viewer. */
  bookmarked: boolean;
  /** The viewer's unit; null for a moderator from elsewhere. */
  unit: string | null;
  canPost: boolean;
  quick: QuickActions;
  /** What waits for a moderator; null for everybody else. */
  waiting: WaitingLink[] | null;
}

/**
 * The community of a hub with its figures, in one query. Whoever waits at its door, or was inside
 * before, is sent to the page that says how they stand.
 * Throws AppError: `unauthenticated` for a visitor, `not-found`, `forbidden` for an outsider.
 */
export async function openHub(ctx: Ctx, slug: string): Promise<HubCommunity> {
  try {
    return await readHub(ctx, slug);
  } catch (error) {
    const isRefused =
      error instanceof AppError && (error.code === 'forbidden' || error.code === 'not-found');
    if (isRefused && (await isAtDoor(ctx, slug))) throw redirect(doorPath({ slug }), 303);
    throw error;
  }
}

async function readHub(ctx: Ctx, slug: string): Promise<HubCommunity> {
  const { translation, openedAt, rulesUrl, boardEmail, takesRequests, takesBookings, ...found } =
    await requireCommunity(ctx, slug, canSeeHub, findWithFigures);
  const { residents, listings, activities, weeklyActivity: lit, ...rest } = found;
  const { acOnApprox, heatOnApprox, fireInspectionApprox, work, ...community } = rest;
  const dates = { acOnApprox, heatOnApprox, fireInspectionApprox };
  const texts = sideFor(ctx.locale, { ...community, ...dates, translation });
  const membership = ctx.actor?.memberships.find(({ communityId }) => communityId === community.id);
  const unit = membership?.condoUnit ?? null;
  const counted = {
    residents,
    windowsLit: lit,
    activeListings: listings,
    upcomingEvents: activities,
  };
  return {
    ...community,
    language: texts.language,
    officeHours: texts.officeHours ?? null,
    dates: datesOf(ctx.locale, texts),
    figures: (['residents', 'windowsLit', 'activeListings', 'upcomingEvents'] as const).map(
      (key): [string, number] => [
        translate(ctx.locale, `communities.figures.${key}`, { count: counted[key] }),
        counted[key],
      ],
    ),
    skyline: keptSkyline(community.slug, lit),
    unit,
    quick: quickActions(ctx.locale, {
      ...{ ...community, rulesUrl, boardEmail, unit, takesBookings },
      reportsHere: takesRequests && openedAt !== null && unit !== null,
    }),
    canPost: openedAt !== null && isMember(ctx.actor, community.id),
    waiting:
      work && canModerate(ctx.actor, community.id)
        ? waitingLinks(ctx.locale, { slug: community.slug, ...work })
        : null,
  };
}

/** The dates that the manager gave. */
function datesOf(
  locale: Locale,
  texts: {
    acOnApprox?: string | null | undefined;
    heatOnApprox?: string | null | undefined;
    fireInspectionApprox?: string | null | undefined;
  },
): HubCommunity['dates'] {
  const dates: [string, string | null | undefined][] = [
    [translate(locale, 'communities.dates.airConditioningOn'), texts.acOnApprox],
    [translate(locale, 'communities.dates.heatOn'), texts.heatOnApprox],
    [translate(locale, 'communities.dates.fireInspection'), texts.fireInspectionApprox],
  ];
  return dates.flatMap(([label, date]): HubCommunity['dates'] => (date ? [[label, date]] : []));
}

/** What a hub shows of the translation. */
type CommunityTexts = Omit<NonNullable<Community['translation']>, 'description'>;

const count = sql<number>`count(*)::int`.as('count');

const findWithFigures = async (em: Em, ref: CommunityRef, actor: Actor) => {
  const moderates = canOpenDashboard(actor) ? true : null;
  const viewer = actor.id;
  const [community] = await communitiesWithFigures(em, {
    id: null,
    slug: null,
    ...ref,
    viewer,
    moderates,
  });
  return community;
};

interface HubParams {
  id: string | null;
  slug: string | null;
  viewer: string;
  /** True for somebody who may moderate; what waits is counted only for them. */
  moderates: true | null;
}

const communitiesWithFigures = compiledRead((db, { param, given }: Params<HubParams>) =>
  db
    .selectFrom('communities')
    .select((of) => [
      'id',
      'slug',
      'name',
      'address',
      'rulesUrl',
      'emergencyPhone',
      'boardEmail',
      'managerEmail',
      'managerPhone',
      'language',
      sql<CommunityTexts | null>`translation - 'description'`.as('translation'),
      'officeHours',
      'acOnApprox',
      'heatOnApprox',
      'fireInspectionApprox',
      'openedAt',
      'takesRequests',
      'takesBookings',
      residentCount(sql.ref('communities.id')).as('residents'),
      of
        .selectFrom('listings')
        .select(count)
        .whereRef('listings.community', '=', 'communities.id')
        .where('listings.status', '=', 'PUBLISHED')
        .$asScalar()
        .$notNull()
        .as('listings'),
      of
        .selectFrom('activities')
        .select(count)
        .whereRef('activities.community', '=', 'communities.id')
        .where('activities.status', '=', 'PUBLISHED')
        .where(notOver)
        .$asScalar()
        .$notNull()
        .as('activities'),
      weeklyActivity().as('weeklyActivity'),
      of
        .exists(
          of
            .selectFrom('bookmarks')
            .select('bookmarks.id')
            .whereRef('bookmarks.community', '=', 'communities.id')
            .where('bookmarks.user', '=', param('viewer')),
        )
        .$castTo<boolean>()
        .as('bookmarked'),
    ])
    .$if(given('moderates'), (query) => query.select(workHere(param('viewer')).as('work')))
    .$if(given('id'), (query) => query.where('id', '=', param('id')))
    .$if(given('slug'), (query) => query.where('slug', '=', param('slug'))),
);

/** The sponsors' cards beside the tabs of a hub. */
export const besideHub = async ({ em }: Ctx): Promise<Placement[]> =>
  (await hubPlacements(em, {})).map(toPlacement);

/** The search box in the head of a hub. */
export const searchBox = (
  locale: Locale,
  { slug, name }: { slug: string; name: string },
): Filters => ({
  action: `/communities/${slug}/search`,
  hidden: {},
  words: {
    name: 'q',
    label: translate(locale, 'filters.community', { community: name }),
    type: 'search',
    value: '',
  },
  more: null,
  button: translate(locale, 'filters.search'),
  found: null,
  unread: null,
  clear: null,
});
