import { sql } from 'kysely';
import type { Community } from '#db/entities/index.ts';
import type { Language } from '#db/enums.ts';
import {
  listedCommunities,
  type CommunityList,
} from '#app/features/communities/communities/chooser/listed.server.ts';
import { moderatedCommunities } from '#app/lib/session/actor.ts';
import { isOperatorMissing } from '#app/features/communities/operator/queries.server.ts';
import {
  endedAddresses,
  type EndedAddress,
} from '#app/features/communities/manage/secret-address.server.ts';
import { requireManager } from '#app/features/communities/manage/access.server.ts';
import { troubleForAdmin, type Trouble } from '#app/features/mail/outgoing/trouble.server.ts';
import { noticePath } from '#app/features/noticeboard/notices/desk/paths.ts';
import { upSince } from '#app/features/noticeboard/notices/emergencies/over-words.server.ts';
import {
  isNotExpired,
  isOut,
  shownSince,
  titleColumns,
  titledFor,
} from '#app/features/noticeboard/notices/row.server.ts';
import { overdueLines } from '#app/features/noticeboard/year/queries.server.ts';
import { missingSteps, openingSteps } from '#app/features/residency/opening/open.server.ts';
import { dueLetters, dueLettersIn } from '#app/features/residency/units/letters/queries.server.ts';
import { unitCounts } from '#app/features/residency/units/unit-counts.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { waitingRows, type WaitingRow, type WaitingWork } from './board-work/waiting.server.ts';

/** The first page of a community's desk. */
export interface DeskPage {
  /** People who wait at the door, and members who wait for a further unit. */
  waiting: number;
  /** Posts and edits that wait for a decision. */
  pending: number;
  /** Bookings that wait to be confirmed. */
  bookings: number;
  /** Requests of residents that wait for an answer. */
  requests: number;
  /** Lines of the board's years that are overdue. */
  overdue: number;
  /** How many steps of the opening are not done; null once residents can come in. */
  missing: number | null;
  units: number;
  unanswered: number;
  /** The units that need a letter since somebody moved out: how many, and the first of them. */
  letters: { count: number; units: string[] };
  /** The secret addresses that ended with the right of who made them. */
  endedAddresses: EndedAddress[];
  /** The next scheduled notice, in the viewer's language where it has one. */
  nextNotice: { title: string; language: Language; publishedAt: Date } | null;
  /** The emergencies that are above every page, each with where somebody says that it is over. */
  emergencies: {
    id: string;
    title: string;
    language: Language;
    since: Date;
    upSince: string;
    toEnd: string;
  }[];
}

const nothing: WaitingWork = {
  people: 0,
  posts: 0,
  reports: 0,
  appeals: 0,
  requests: 0,
  bookings: 0,
};

/** What waits at each desk for somebody, by community id. Guards nothing itself. */
async function deskFigures(
  em: Em,
  viewerId: string,
  communityIds: string[],
): Promise<Map<string, WaitingWork>> {
  const figures = new Map<string, WaitingWork>();
  if (communityIds.length === 0) return figures;
  const isHere = sql`community_id = any(${communityIds}::uuid[])`;
  const rows = await kysely(em)
    .selectFrom(sql<WaitingRow>`(${waitingRows(isHere, sql`${viewerId}`)})`.as('work'))
    .select([
      'work.community_id as id',
      sql<number>`sum(work.people)::int`.as('people'),
      sql<number>`sum(work.posts)::int`.as('posts'),
      sql<number>`sum(work.reports)::int`.as('reports'),
      sql<number>`sum(work.appeals)::int`.as('appeals'),
      sql<number>`sum(work.requests)::int`.as('requests'),
      sql<number>`sum(work.bookings)::int`.as('bookings'),
    ])
    .groupBy('work.community_id')
    .execute();
  for (const { id, ...found } of rows) figures.set(id, found);
  return figures;
}

/** Guards nothing itself. */
export async function deskPage(
  { em, locale }: Ctx,
  viewerId: string,
  community: Community,
): Promise<DeskPage> {
  const { id, slug, openedAt } = community;
  const [figures, units, next, steps, letters, overdue, ended, standing] = await Promise.all([
    deskFigures(em, viewerId, [id]),
    unitCounts(em, id),
    nextNotice(em, id),
    openedAt ? null : openingSteps(em, community),
    dueLetters(em, id),
    overdueLines(em, id),
    endedAddresses(em, id),
    standingEmergencies(em, id),
  ]);
  return {
    overdue,
    endedAddresses: ended,
    missing: steps && missingSteps(steps).length,
    waiting: figures.get(id)?.people ?? 0,
    pending: figures.get(id)?.posts ?? 0,
    bookings: figures.get(id)?.bookings ?? 0,
    requests: figures.get(id)?.requests ?? 0,
    units: units.length,
    unanswered: units.filter(({ residents, waiting }) => residents + waiting === 0).length,
    letters,
    nextNotice: next ? { ...sideFor(locale, next), publishedAt: next.publishedAt } : null,
    emergencies: standing.map((row) => {
      const { title, language } = titledFor(locale, row);
      const since = shownSince(row);
      const toEnd = noticePath(slug, row.id, 'over');
      return { id: row.id, title, language, since, upSince: upSince(locale, since), toEnd };
    }),
  };
}

const nextNotice = (em: Em, communityId: string) =>
  kysely(em)
    .selectFrom('condo_notices as notice')
    .select(['notice.title', 'notice.language', 'notice.publishedAt'])
    .select(sql<{ title: string } | null>`notice.translation - 'content'`.as('translation'))
    .where('notice.community', '=', communityId)
    .where('notice.status', '=', 'PUBLISHED')
    .where('notice.publishedAt', '>', new Date())
    .where('notice.publishedAt', 'is not', null)
    .$narrowType<{ publishedAt: Date }>()
    .orderBy('notice.publishedAt')
    .executeTakeFirst();

const standingEmergencies = (em: Em, communityId: string) =>
  kysely(em)
    .selectFrom('condo_notices as notice')
    .select([...titleColumns, 'notice.publishedAt', 'notice.createdAt'])
    .where('notice.community', '=', communityId)
    .where('notice.rank', '=', 2)
    .where(isOut)
    .where(isNotExpired)
    .orderBy('notice.publishedAt')
    .orderBy('notice.id')
    .execute();

export interface ManagedCommunity {
  id: string;
  slug: string;
  name: string;
  /** Whether residents can come in yet. */
  isOpen: boolean;
  work: WaitingWork;
  /** How many units need a letter since somebody moved out. */
  letters: number;
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
    operatorMissing: boolean;
  }
> {
  const actor = requireManager(ctx);
  const { page, search } = await listedCommunities(ctx, request, moderatedCommunities(actor));
  const ids = page.items.map(({ id }) => id);
  const [figures, letters, mailTrouble, operatorMissing] = await Promise.all([
    deskFigures(ctx.em, actor.id, ids),
    dueLettersIn(ctx.em, ids),
    troubleForAdmin(ctx),
    isOperatorMissing(ctx),
  ]);
  const items = page.items.map(({ id, slug, name, openedAt }) => ({
    id,
    slug,
    name,
    isOpen: Boolean(openedAt),
    work: figures.get(id) ?? nothing,
    letters: letters.get(id) ?? 0,
  }));
  const toQueue = new URL(request.url).searchParams.get('to') === 'queue';
  return {
    page: { ...page, items },
    search,
    canAdd: actor.role === 'ADMIN',
    toQueue,
    mailTrouble,
    operatorMissing,
  };
}
