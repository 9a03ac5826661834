import { z } from 'zod';
import { Community } from '#db/entities/index.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import type { PageQuery } from '#app/lib/api/page-query.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { invalidCursor, paginateBy, type Page } from '#app/lib/db/pagination.ts';
import { drawSkyline, type SkylineDrawing } from '#app/ui/skyline.ts';
import { weeklyActivityOf } from './weekly-activity.server.ts';
import { canModerate, canSeeHub, isMember } from './policy.ts';
import type { CommunityChoice, CommunityJson } from './api-schema.ts';

/** The communities a chooser offers, by name: what anybody may know of them. At most 500. */
export async function listCommunities({ em }: Pick<Ctx, 'em'>): Promise<CommunityChoice[]> {
  const rows = await em.find(
    Community,
    {},
    { fields: ['name', 'slug', 'address'], orderBy: { name: 'asc', id: 'asc' }, limit: 500 },
  );
  return rows.map(({ id, name, slug, address }) => ({ id, name, slug, address: address ?? null }));
}

const cursorSchema = z.uuid();

/**
 * Every community a part at a time: those the caller has bookmarked first, then by name. The
 * cursor is the id of the last one of a part. Throws AppError `invalid` for another cursor.
 */
export async function communitiesJson(
  { em, actor }: Ctx,
  { after: cursor, limit }: PageQuery,
): Promise<Page<CommunityChoice>> {
  if (cursor !== undefined && !cursorSchema.safeParse(cursor).success) throw invalidCursor();
  const order = `not exists (select 1 from bookmarks b
                              where b.community_id = c.id and b.user_id = ?), c.name, c.id`;
  const viewer = actor?.id ?? null;
  const rows = await em.execute<CommunityChoice[]>(
    `select c.id, c.name, c.slug, c.address
       from communities c
      ${cursor ? `where (${order}) > (select ${order} from communities c where c.id = ?)` : ''}
      order by ${order}
      limit ?`,
    [...(cursor ? [viewer, viewer, cursor] : []), viewer, limit + 1],
  );
  return paginateBy(
    rows,
    limit,
    (row) => row,
    ({ id }) => id,
  );
}

export interface HubCommunity {
  id: string;
  slug: string;
  name: string;
  address: string | null;
  description: string | null;
  rulesUrl: string | null;
  emergencyPdfUrl: string | null;
  emergencyPhone: string | null;
  managerEmail: string | null;
  managerPhone: string | null;
  officeHours: string | null;
  acOnApprox: string | null;
  heatOnApprox: string | null;
  fireInspectionApprox: string | null;
  requireModeration: boolean;
  residents: number;
  activeListings: number;
  upcomingActivities: number;
  /** Posts, joins and sign-ups by its residents in the last seven days. */
  weeklyActivity: number;
  skyline: SkylineDrawing;
  /** The viewer's unit, if the viewer lives here. */
  unit: string | null;
  canPost: boolean;
  canModerate: boolean;
  /** Whether the viewer wants it first in the chooser. */
  bookmarked: boolean;
}

type HubRow = Omit<HubCommunity, 'skyline' | 'unit' | 'canPost' | 'canModerate'>;

/**
 * The community of a hub with its figures, in one query.
 * Throws AppError: `unauthenticated` for a visitor, `not-found`, `forbidden` for an outsider.
 */
export async function openHub(ctx: Ctx, slug: string): Promise<HubCommunity> {
  const actor = requireActor(ctx);
  const row = await hubRow(ctx.em, slug, actor.id);
  if (!row) throw new AppError('not-found', 'Community not found');
  if (!canSeeHub(actor, row.id)) throw notAMember();
  const membership = actor.memberships.find(({ communityId }) => communityId === row.id);
  return {
    ...row,
    skyline: drawSkyline(row.slug, row.weeklyActivity),
    unit: membership?.condoUnit ?? null,
    canPost: isMember(actor, row.id),
    canModerate: canModerate(actor, row.id),
  };
}

/** The refusal an outsider gets. */
export const notAMember = () =>
  new AppError(
    'forbidden',
    'You need to be registered with this community to access it. You can add it to your account in Account Settings.',
  );

async function hubRow(em: Em, slug: string, viewerId: string): Promise<HubRow | undefined> {
  const [row] = await em.execute<HubRow[]>(
    `select c.id, c.slug, c.name, c.address, c.description,
            c.rules_url as "rulesUrl", c.emergency_pdf_url as "emergencyPdfUrl",
            c.emergency_phone as "emergencyPhone", c.manager_email as "managerEmail",
            c.manager_phone as "managerPhone", c.office_hours as "officeHours",
            c.ac_on_approx as "acOnApprox", c.heat_on_approx as "heatOnApprox",
            c.fire_inspection_approx as "fireInspectionApprox",
            c.require_moderation as "requireModeration",
            exists (select 1 from bookmarks b
                     where b.community_id = c.id and b.user_id = ?) as bookmarked,
            (select count(*)::int from user_communities m join users u on u.id = m.user_id
              where m.community_id = c.id and u.role in ('RESIDENT', 'BOARD')) as residents,
            (select count(*)::int from listings l
              where l.community_id = c.id and l.status = 'PUBLISHED') as "activeListings",
            (select count(*)::int from activities a
              where a.community_id = c.id and a.status = 'PUBLISHED'
                and (a."when" is null or a."when" >= now())) as "upcomingActivities",
            ${weeklyActivityOf('c')} as "weeklyActivity"
       from communities c
      where c.slug = ?`,
    [viewerId, slug],
  );
  return row;
}

export interface PostingCommunity {
  id: string;
  slug: string;
  name: string;
  requireModeration: boolean;
}

/**
 * The community a member is about to post in.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden` for anyone but its members.
 */
export async function openForPosting(ctx: Ctx, slug: string): Promise<PostingCommunity> {
  const actor = requireActor(ctx);
  const community = await ctx.em.findOne(
    Community,
    { slug },
    { fields: ['slug', 'name', 'requireModeration'] },
  );
  if (!community) throw new AppError('not-found', 'Community not found');
  if (!isMember(actor, community.id)) throw notAMember();
  const { id, name, requireModeration } = community;
  return { id, slug, name, requireModeration };
}

/**
 * One community by slug or id, for its members and moderators.
 * Throws AppError: `unauthenticated`, `not-found`, `forbidden`.
 */
export async function communityJson(ctx: Ctx, slugOrId: string): Promise<CommunityJson> {
  const actor = requireActor(ctx);
  const isId = z.uuid().safeParse(slugOrId).success;
  const community = await ctx.em.findOne(Community, isId ? { id: slugOrId } : { slug: slugOrId });
  if (!community) throw new AppError('not-found', 'Community not found');
  if (!canSeeHub(actor, community.id)) throw notAMember();
  return {
    id: community.id,
    slug: community.slug,
    name: community.name,
    address: community.address ?? null,
    heroImageUrl: community.heroImageUrl ?? null,
    logoUrl: community.logoUrl ?? null,
    description: community.description ?? null,
    rulesUrl: community.rulesUrl ?? null,
    emergencyPdfUrl: community.emergencyPdfUrl ?? null,
    emergencyPhone: community.emergencyPhone ?? null,
    managerEmail: community.managerEmail ?? null,
    managerPhone: community.managerPhone ?? null,
    officeHours: community.officeHours ?? null,
    acOnApprox: community.acOnApprox ?? null,
    heatOnApprox: community.heatOnApprox ?? null,
    fireInspectionApprox: community.fireInspectionApprox ?? null,
    requireModeration: community.requireModeration,
    createdAt: community.createdAt.toISOString(),
  };
}
