import { sql } from 'kysely';
import type { Role } from '#db/enums.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import {
  requireCommunity,
  type CommunityRef,
} from '#app/features/communities/communities/access.server.ts';
import { noMailToReader } from '#app/features/mail/transport/no-mail-note.server.ts';
import { photoSizes, picturesOf } from '#app/features/media/photos/pictures.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { newFormKey } from '#app/lib/forms/idempotency.server.ts';
import { canSeeHub } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { requestNotFound, type RequestAddress } from '../access.server.ts';
import {
  canCloseRequest,
  canLeaveRequest,
  canReopenRequest,
  canSeeEntry,
  canSeeRequest,
  canWriteAbout,
  isDesksOwn,
  relationsTo,
  reopenUntil,
  saidUnneeded,
  type RequestFacts,
} from '../policy.ts';
import { storedRef } from '../ref.ts';
import { hasJoinedColumn, isReadColumn, placeColumn, standingOf, whereOf } from '../rows.server.ts';

export type RequestPage = Awaited<ReturnType<typeof requestPage>>;

/**
 * The page of a request, for its author, for who joined it, and for the desk: what happens next, who to call, and what
 * happened so far. Nobody reads here who else joined, and the desk's notes are on its own page. Throws AppError:
 * `unauthenticated`, `forbidden` for an outsider, `not-found`, also for somebody else's.
 */
export async function requestPage(ctx: Ctx, { slug, ref }: RequestAddress) {
  const community = await requireCommunity(ctx, slug, canSeeHub, findCommunity);
  const actor = requireActor(ctx);
  const asked = { communityId: community.id, ref: storedRef(ref) };
  const [[row], newest] = await Promise.all([
    requestRows(ctx.em, { ...asked, viewer: actor.id }),
    newestEntries(ctx.em, asked),
  ]);
  const lines = newest.toReversed();
  if (!row) throw requestNotFound();
  const facts: RequestFacts = { ...row, communityId: community.id, isMerged: row.into !== null };
  if (!canSeeRequest(actor, facts)) throw requestNotFound();
  const relations = relationsTo(actor, facts);
  const isAuthor = relations.includes('author');
  const knowsAuthor = isAuthor || relations.includes('desk');
  const canReopen = canReopenRequest(actor, facts);
  return {
    community: { slug: community.slug, name: community.name },
    /** Who to call or write to if it cannot wait: nothing of a closed request can. */
    phone: row.closedAt ? null : community.managerPhone,
    email: row.closedAt ? null : community.managerEmail,
    /** That the site sends no email, where the page speaks of one. */
    noMail: noMailToReader(ctx),
    request: {
      ...{ ref: row.ref, category: row.category, state: row.state, text: row.text },
      ...{ language: row.language, createdAt: row.createdAt, affected: row.affected },
      ...whereOf(ctx.locale, { place: row.place, unit: knowsAuthor ? row.unitLabel : null }),
      standing: standingOf(ctx.locale, row),
      /** Whether the desk has written about it, though it left its state as it was. */
      isRead: row.isRead,
      /** For the author and the desk alone. */
      mayEnter: knowsAuthor && !row.place ? row.mayEnter : null,
      ownPhone: knowsAuthor ? row.phone : null,
      pictures: picturesOf(row.images, row.sizes),
      into: row.into,
    },
    isAuthor,
    /** Whether it affects the reader, or they are only at the desk. */
    isPerson: relations.some((one) => one !== 'desk'),
    canWrite: relations.some((one) => one !== 'desk') && canWriteAbout(actor, facts),
    /** Whether the reader follows it because they joined it. */
    canLeave: canLeaveRequest(actor, facts),
    canReopen,
    /** Until when it can be opened again. */
    reopenUntil: canReopen && row.closedAt ? reopenUntil(row.closedAt) : null,
    canClose: canCloseRequest(actor, facts) && !(row.othersFollow && saidUnneeded(lines)),
    /** Whether neighbours follow it, for whom it goes on where its author no longer needs it. */
    othersFollow: row.othersFollow,
    entries: lines
      .filter((line) => !isDesksOwn(line.kind) && canSeeEntry(actor, facts, line))
      .map((line) => ({
        ...{ id: line.id, kind: line.kind, toState: line.toState, createdAt: line.createdAt },
        ...{ words: line.words, language: line.language },
        standing: line.toState && standingOf(ctx.locale, { ...line, state: line.toState }),
        /** Who it is from: somebody at the desk by name, the reader, or somebody whose name is not told. */
        by: byOf(ctx, line, { reader: actor.id, knowsAuthor }),
      })),
    formKey: newFormKey(),
  };
}

type Line = Awaited<ReturnType<typeof newestEntries>>[number];

function byOf(
  { locale }: Ctx,
  { byDesk, authorId, authorName, role: held }: Line,
  { reader, knowsAuthor }: { reader: string; knowsAuthor: boolean },
) {
  if (byDesk) {
    const name = authorName && nameFor(locale, authorName);
    const role = held === 'RESIDENT' ? null : held;
    return { kind: 'desk' as const, name, role };
  }
  if (authorId === reader) return { kind: 'you' as const, name: null, role: null };
  const name = knowsAuthor && authorName ? nameFor(locale, authorName) : null;
  return { kind: 'person' as const, name, role: null };
}

const findCommunity = async (em: Em, ref: CommunityRef) =>
  (await communities(em, { id: null, slug: null, ...ref }))[0];

const communities = compiledRead(
  (db, { param, given }: Params<{ id: string | null; slug: string | null }>) =>
    db
      .selectFrom('communities')
      .select(['id', 'slug', 'name', 'openedAt', 'managerPhone', 'managerEmail'])
      .$if(given('id'), (query) => query.where('id', '=', param('id')))
      .$if(given('slug'), (query) => query.where('slug', '=', param('slug'))),
);

interface Asked {
  communityId: string;
  ref: string;
}

const requestRows = compiledRead((db, { param }: Params<Asked & { viewer: string }>) =>
  db
    .selectFrom('service_requests as request')
    .leftJoin('service_requests as other', 'other.id', 'request.mergedInto')
    .select(['request.ref', 'request.author as authorId', 'request.category', 'request.state'])
    .select(['request.text', 'request.language', 'request.createdAt', 'request.closedAt'])
    .select(['request.plannedFor', 'request.affected', 'request.isShared', 'request.unitLabel'])
    .select(['request.mayEnter', 'request.phone', 'request.images', 'other.ref as into'])
    .select([placeColumn('request').as('place'), isReadColumn('request').as('isRead')])
    .select(
      photoSizes(
        sql<string[]>`(select array_agg(own.id) from photos own where own.request_id = request.id)`,
      ).as('sizes'),
    )
    .select(hasJoinedColumn('request', sql`${param('viewer')}::uuid`).as('hasJoined'))
    .select(
      sql<boolean>`exists (select from request_joiners joiner
        join user_communities membership on membership.user_id = joiner.user_id
          and membership.community_id = request.community_id and ${isCurrentMembership('membership')}
        where joiner.request_id = request.id)`.as('othersFollow'),
    )
    .where('request.community', '=', param('communityId'))
    .where('request.ref', '=', param('ref')),
);

const mostEntries = 500;

/** The lines of its history, the newest first. */
const newestEntries = compiledRead((db, { param }: Params<Asked>) =>
  db
    .selectFrom('request_entries as entry')
    .innerJoin('service_requests as request', 'request.id', 'entry.request')
    .leftJoin('users as author', 'author.id', 'entry.author')
    .select(['entry.id', 'entry.kind', 'entry.toState', 'entry.plannedFor', 'entry.words'])
    .select(['entry.language', 'entry.isPrivate', 'entry.person as personId', 'entry.byDesk'])
    .select(['entry.createdAt', 'entry.author as authorId'])
    .select(sql<Role | null>`entry.author_role`.as('role'))
    .select('author.name as authorName')
    .where('request.community', '=', param('communityId'))
    .where('request.ref', '=', param('ref'))
    .orderBy('entry.createdAt', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(mostEntries),
);
