import { sql } from 'kysely';
import type { Community } from '#db/entities/index.ts';
import {
  listedCommunities,
  type CommunityList,
} from '#app/features/communities/communities/chooser/listed.server.ts';
import { moderatedCommunities } from '#app/features/communities/communities/policy.ts';
import { requireManager } from '#app/features/communities/manage/access.server.ts';
import { troubleForAdmin, type Trouble } from '#app/features/mail/outgoing/trouble.server.ts';
import { missingSteps, openingSteps } from '#app/features/residency/opening/open.server.ts';
import { dueLetters } from '#app/features/residency/units/letters/queries.server.ts';
import { unitCounts } from '#app/features/residency/units/unit-counts.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { waitingRows, type WaitingRow } from './board-work/waiting.server.ts';

/** What waits for somebody at a desk. */
interface DeskFigures {
  /** People who wait at the door, and members who wait for a further unit. */
  waiting: number;
  /** Posts and edits that wait for a decision. */
  pending: number;
}

/** The first page of a community's desk. */
export interface DeskPage extends DeskFigures {
  /** How many steps of the opening are not done; null once residents can come in. */
  missing: number | null;
  units: number;
  unanswered: number;
  /** The units that need a letter since somebody moved out: how many, and the first of them. */
  letters: { count: number; units: string[] };
  /** The next scheduled notice. */
  nextNotice: { title: string; publishedAt: Date } | null;
}

/** What waits at each desk, by community id. Checks no permission. */
async function deskFigures(em: Em, communityIds: string[]): Promise<Map<string, DeskFigures>> {
  const nothing = { waiting: 0, pending: 0 };
  const figures = new Map<string, DeskFigures>(communityIds.map((id) => [id, nothing]));
  if (communityIds.length === 0) return figures;
  const isHere = sql`community_id = any(${communityIds}::uuid[])`;
  const rows = await kysely(em)
    .selectFrom(sql<WaitingRow>`(${waitingRows(isHere)})`.as('work'))
    .select([
      'work.community_id as id',
      sql<number>`sum(work.people)::int`.as('waiting'),
      sql<number>`sum(work.posts)::int`.as('pending'),
    ])
    .groupBy('work.community_id')
    .execute();
  for (const { id, ...found } of rows) figures.set(id, found);
  return figures;
}

/** Checks no permission. */
export async function deskPage(em: Em, community: Community): Promise<DeskPage> {
  const { id, openedAt } = community;
  const [figures, units, next, steps, letters] = await Promise.all([
    deskFigures(em, [id]),
    unitCounts(em, id),
    nextNotice(em, id),
    openedAt ? null : openingSteps(em, community),
    dueLetters(em, id),
  ]);
  return {
    missing: steps && missingSteps(steps).length,
    waiting: figures.get(id)?.waiting ?? 0,
    pending: figures.get(id)?.pending ?? 0,
    units: units.length,
    unanswered: units.filter(({ residents, waiting }) => residents + waiting === 0).length,
    letters,
    nextNotice: next ?? null,
  };
}

const nextNotice = (em: Em, communityId: string) =>
  kysely(em)
    .selectFrom('condo_notices')
    .select(['title', 'publishedAt'])
    .where('community', '=', communityId)
    .where('status', '=', 'PUBLISHED')
    .where('publishedAt', '>', new Date())
    .where('publishedAt', 'is not', null)
    .$narrowType<{ publishedAt: Date }>()
    .orderBy('publishedAt')
    .executeTakeFirst();

export interface ManagedCommunity extends DeskFigures {
  id: string;
  slug: string;
  name: string;
  /** Whether residents can come in yet. */
  isOpen: boolean;
}

/**
 * A page of the communities that the actor manages, by name, with what waits there; with `q` in the address only
 * those that match. `canAdd` says whether they may add more. Throws AppError: `unauthenticated`, `forbidden`,
 * `invalid` for a malformed cursor.
 */
export async function managedCommunities(
  ctx: Ctx,
  request: Request,
): Promise<
  CommunityList<ManagedCommunity> & {
    canAdd: boolean;
    toQueue: boolean;
    mailTrouble: Trouble | null;
  }
> {
  const actor = requireManager(ctx);
  const { page, search } = await listedCommunities(ctx, request, moderatedCommunities(actor));
  const [figures, mailTrouble] = await Promise.all([
    deskFigures(
      ctx.em,
      page.items.map(({ id }) => id),
    ),
    troubleForAdmin(ctx),
  ]);
  const items = page.items.map(({ id, slug, name, openedAt }) => ({
    id,
    slug,
    name,
    isOpen: Boolean(openedAt),
    waiting: figures.get(id)?.waiting ?? 0,
    pending: figures.get(id)?.pending ?? 0,
  }));
  const toQueue = new URL(request.url).searchParams.get('to') === 'queue';
  return { page: { ...page, items }, search, canAdd: actor.role === 'ADMIN', toQueue, mailTrouble };
}
