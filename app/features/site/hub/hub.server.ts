import { redirect } from '@remix-run/node';
import { expressionBuilder, sql } from 'kysely';
import type { Community } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import {
  requireCommunity,
  type CommunityRef,
} from '#app/features/communities/communities/access.server.ts';
import { canModerate, canSeeHub, isMember } from '#app/features/communities/communities/policy.ts';
import { residentCount } from '#app/features/communities/communities/queries.server.ts';
import {
  workHere,
  type WaitingWork,
} from '#app/features/desks/overview/board-work/waiting.server.ts';
import {
  hubPlacements,
  toPlacement,
  type Placement,
} from '#app/features/newsroom/sponsors/queries.server.ts';
import {
  currentEmergencies,
  type Emergency,
} from '#app/features/noticeboard/notices/emergencies/emergencies.server.ts';
import { notOver } from '#app/features/posts/basics/over.server.ts';
import { doorPath, isAtDoor } from '#app/features/residency/memberships/door/queries.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { compiledRead, type Params, type Tables } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { sideFor } from '#app/lib/i18n/side.ts';
import { canOpenDashboard, type Actor } from '#app/lib/session/actor.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { keptSkyline } from '#app/ui/drawings/kept-skylines.server.ts';
import type { SkylineDrawing } from '#app/ui/drawings/skyline.ts';
import { quickMails, type QuickMails } from './quick-mails.server.ts';

export interface HubCommunity {
  id: string;
  slug: string;
  name: string;
  address: string | null;
  rulesUrl: string | null;
  emergencyPhone: string | null;
  boardEmail: string | null;
  managerEmail: string | null;
  managerPhone: string | null;
  /** Of the office hours and the dates. */
  language: Language;
  officeHours: string | null;
  acOnApprox: string | null;
  heatOnApprox: string | null;
  fireInspectionApprox: string | null;
  residents: number;
  /** Published. */
  listings: number;
  /** Published and not over. */
  activities: number;
  /** Posts, joins and sign-ups of the last seven days: the windows lit in its skyline. */
  weeklyActivity: number;
  skyline: SkylineDrawing;
  /** By the viewer. */
  bookmarked: boolean;
  /** The viewer's unit; null for a moderator from elsewhere. */
  unit: string | null;
  canPost: boolean;
  mails: QuickMails;
  /** What waits for a moderator; null for everybody else. */
  work: WaitingWork | null;
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
  const { translation, openedAt, ...community } = await requireCommunity(
    ctx,
    slug,
    canSeeHub,
    findWithFigures,
  );
  const texts = sideFor(ctx.locale, { ...community, translation });
  const membership = ctx.actor?.memberships.find(({ communityId }) => communityId === community.id);
  const unit = membership?.condoUnit ?? null;
  return {
    ...community,
    language: texts.language,
    officeHours: texts.officeHours ?? null,
    acOnApprox: texts.acOnApprox ?? null,
    heatOnApprox: texts.heatOnApprox ?? null,
    fireInspectionApprox: texts.fireInspectionApprox ?? null,
    skyline: keptSkyline(community.slug, community.weeklyActivity),
    unit,
    mails: quickMails(ctx.locale, { ...community, unit }),
    canPost: openedAt !== null && isMember(ctx.actor, community.id),
    work: canModerate(ctx.actor, community.id) ? (community.work ?? null) : null,
  };
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

/**
 * A column for queries of `communities`: how many posts, joins and sign-ups a community had in the
 * last seven days.
 */
export function weeklyActivity() {
  const of = expressionBuilder<Tables, 'communities'>();
  const weekAgo = sql<Date>`now() - interval '7 days'`;
  const listings = of
    .selectFrom('listings')
    .select(count)
    .whereRef('listings.community', '=', 'communities.id')
    .where('listings.createdAt', '>', weekAgo);
  const activities = of
    .selectFrom('activities')
    .select(count)
    .whereRef('activities.community', '=', 'communities.id')
    .where('activities.createdAt', '>', weekAgo);
  // Nobody joins what is over, so that years of activities are not looked at.
  const joins = of
    .selectFrom('activity_attendees as attendee')
    .innerJoin('activities', 'activities.id', 'attendee.activity')
    .select(count)
    .whereRef('activities.community', '=', 'communities.id')
    .where((on) =>
      on.or([on('activities.overAt', '>', weekAgo), on('activities.overAt', 'is', null)]),
    )
    .where('attendee.createdAt', '>', weekAgo);
  const signUps = of
    .selectFrom('user_communities as membership')
    .select(count)
    .whereRef('membership.community', '=', 'communities.id')
    .where(isCurrentMembership('membership'))
    .where('membership.createdAt', '>', weekAgo);
  return sql<number>`(${listings} + ${activities} + ${joins} + ${signUps})`;
}

/**
 * What stands above and beside the tabs of a hub: the current emergencies that are for the viewer, and
 * the sponsors' cards. The caller has checked that the viewer may see the hub.
 */
export async function besideHub(
  ctx: Ctx,
  communityId: string,
): Promise<{ emergencies: Emergency[]; placements: Placement[] }> {
  const [emergencies, placements] = await Promise.all([
    currentEmergencies(ctx, [communityId]),
    hubPlacements(ctx.em, {}),
  ]);
  return { emergencies, placements: placements.map(toPlacement) };
}
