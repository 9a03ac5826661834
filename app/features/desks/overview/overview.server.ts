import { sql } from 'kysely';
import type { Community } from '#db/entities/index.ts';
import { dueLetters } from '#app/features/residency/units/letters/queries.server.ts';
import { unitCounts } from '#app/features/residency/units/unit-counts.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { missingSteps, openingSteps } from '#app/features/residency/opening/open.server.ts';

/** What waits for somebody at a desk. */
export interface DeskFigures {
  /** People who wait at the door, and members who wait for a further unit. */
  waiting: number;
  /** Posts and edits that wait for a decision. */
  pending: number;
}

/** The first page of a community's desk: what needs doing, or what is missing before the doors open. */
export interface DeskPage extends DeskFigures {
  /** How many of the steps of the opening are not done; null once the doors are open. */
  missing: number | null;
  units: number;
  unanswered: number;
  /** The units that need a letter since somebody moved out: how many, and the first of them. */
  letters: { count: number; units: string[] };
  /** The notice that shows next by itself. */
  nextNotice: { title: string; publishedAt: Date } | null;
}

/** What waits at each of these desks, by the community's id. Guards nothing itself. */
export async function deskFigures(
  em: Em,
  communityIds: string[],
): Promise<Map<string, DeskFigures>> {
  const figures = new Map(communityIds.map((id) => [id, { waiting: 0, pending: 0 }]));
  if (communityIds.length === 0) return figures;
  const db = kysely(em);
  const count = sql<number>`count(*)::int`.as('count');
  const waiting = db
    .selectFrom('user_communities')
    .select(['community', sql<'waiting'>`'waiting'`.as('what'), count])
    .where('state', '=', 'WAITING')
    .where('community', 'in', communityIds)
    .groupBy('community')
    .unionAll(
      db
        .selectFrom('further_units as further')
        .innerJoin('user_communities as membership', 'membership.id', 'further.membership')
        .select(['membership.community', sql<'waiting'>`'waiting'`.as('what'), count])
        .where('further.state', '=', 'WAITING')
        .where('membership.state', '=', 'CONFIRMED')
        .where('membership.community', 'in', communityIds)
        .groupBy('membership.community'),
    );
  const pending = (table: 'listings' | 'activities' | 'post_revisions') =>
    db
      .selectFrom(table)
      .select(['community', sql<'pending'>`'pending'`.as('what'), count])
      .where('status', '=', 'PENDING')
      .where('community', 'in', communityIds)
      .groupBy('community');
  const posts = pending('listings')
    .unionAll(pending('activities'))
    .unionAll(pending('post_revisions').where('postIsPublished', '=', true));
  const rows = await Promise.all([waiting.execute(), posts.execute()]);
  for (const { community, what, count: found } of rows.flat()) {
    const desk = figures.get(community);
    if (desk) desk[what] += found;
  }
  return figures;
}

/** The first page of a community's desk. Guards nothing itself. */
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
