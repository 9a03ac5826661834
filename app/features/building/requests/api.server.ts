import { sql } from 'kysely';
import type { z } from 'zod';
import {
  communityName,
  requireCommunity,
} from '#app/features/communities/communities/access.server.ts';
import { nameFor } from '#app/features/accounts/login/former-name.server.ts';
import { fromKey } from '#app/lib/db/from-key.server.ts';
import {
  keyFormat,
  positionAfter,
  readPage,
  type ReadFrom,
  type TwoWayPage,
} from '#app/lib/db/read-page.ts';
import { compiledRead, kysely, type Db, type Params } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { sideFor } from '#app/lib/i18n/locale.ts';
import { canModerate, canSeeHub, type Actor } from '#app/lib/session/actor.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { requestNotFound, type RequestAddress } from './access.server.ts';
import type { RequestJson, RequestListQuery, WholeRequestJson } from './api-schema.ts';
import { changeRequest } from './commands/change.server.ts';
import { writeToDesk } from './commands/message.server.ts';
import { closeRequest, reopenRequest } from './commands/reopen.server.ts';
import { sendRequest, type RequestInput } from './commands/send.server.ts';
import { canSeeEntry, canSeeRequest, relationsTo, type RequestFacts } from './policy.ts';
import { storedRef } from './ref.ts';
import { hasJoinedColumn, placeColumn } from './rows.server.ts';
import type { requestPatchSchema } from './schema.ts';

/**
 * The requests of a community that the caller may read, newest first: all for its desk, for others those that they
 * sent or joined. Throws AppError: `unauthenticated`, `forbidden`, `not-found`, `invalid` for a malformed cursor.
 */
export async function listRequests(
  ctx: Ctx,
  slugOrId: string,
  { state, after, limit }: RequestListQuery,
): Promise<TwoWayPage<RequestJson>> {
  const { id: communityId } = await requireCommunity(ctx, slugOrId, canSeeHub, communityName);
  const actor = requireActor(ctx);
  const isDesk = canModerate(actor, communityId);
  const asked: ListParams = {
    communityId,
    viewer: actor.id,
    own: isDesk ? null : true,
    state: state ?? null,
  };
  const page = await readPage(positionAfter(after), {
    size: limit,
    format: keyFormat,
    read: (from) => listRows(ctx.em, { ...asked, ...from }),
    keyOf: ({ createdAt, id }) => ({ at: createdAt, id }),
  });
  return { ...page, items: page.items.map((row) => toJson(ctx, actor, row)) };
}

/** One request with its history. Throws AppError as `listRequests` does, and `not-found` for somebody else's. */
export async function requestForApi(
  ctx: Ctx,
  { slug, ref }: RequestAddress,
): Promise<WholeRequestJson> {
  const { id: communityId } = await requireCommunity(ctx, slug, canSeeHub, communityName);
  const actor = requireActor(ctx);
  const db = kysely(ctx.em);
  const [row, entries] = await Promise.all([
    selectRequests(db, sql`${actor.id}::uuid`)
      .where('request.community', '=', communityId)
      .where('request.ref', '=', storedRef(ref))
      .executeTakeFirst(),
    db
      .selectFrom('request_entries as entry')
      .innerJoin('service_requests as request', 'request.id', 'entry.request')
      .select(['entry.kind', 'entry.byDesk', 'entry.fromState', 'entry.toState'])
      .select(['entry.plannedFor', 'entry.words', 'entry.language', 'entry.isPrivate'])
      .select(['entry.person as personId', 'entry.createdAt'])
      .where('request.community', '=', communityId)
      .where('request.ref', '=', storedRef(ref))
      .orderBy('entry.createdAt')
      .orderBy('entry.id')
      .execute(),
  ]);
  if (!row || !canSeeRequest(actor, factsOf(row))) throw requestNotFound();
  const history = entries
    .filter((entry) => canSeeEntry(actor, factsOf(row), entry))
    .map(({ isPrivate: _isPrivate, personId: _personId, createdAt, ...entry }) => ({
      ...entry,
      createdAt: createdAt.toISOString(),
    }));
  return { ...toJson(ctx, actor, row), history };
}

/** Sends a request from a call. Throws as `sendRequest` does. */
export async function postRequest(
  ctx: Ctx,
  slugOrId: string,
  input: RequestInput,
): Promise<WholeRequestJson> {
  const { ref } = await sendRequest(ctx, slugOrId, input);
  return requestForApi(ctx, { slug: slugOrId, ref });
}

/**
 * Changes a request by a call: the desk as `changeRequest` does; its author opens it again (`REOPENED`), closes it
 * (`DONE`, which only tells the desk where neighbours follow it) or writes to the desk (`words` alone), and who joined
 * it writes. Throws AppError as those do, and `forbidden` for what only the desk may do.
 */
export async function patchRequest(
  ctx: Ctx,
  address: RequestAddress,
  patch: z.output<typeof requestPatchSchema>,
): Promise<WholeRequestJson> {
  const { id } = await requireCommunity(ctx, address.slug, canSeeHub, communityName);
  const { state, words, plannedFor, note, version } = patch;
  const said = { words: words || null, version };
  const isDesk = canModerate(ctx.actor, id);
  if (state === 'REOPENED') await reopenRequest(ctx, address, said);
  else if (isDesk) await changeRequest(ctx, address, patch);
  else {
    // Whoever may not read it is told that it is not there.
    await requestForApi(ctx, address);
    if (plannedFor || note) throw onlyDesk();
    if (state === 'DONE') await closeRequest(ctx, address, said);
    else if (state) throw onlyDesk();
    else if (words) await writeToDesk(ctx, address, words);
    else throw new AppError('invalid', 'requests.nothingChanged', { field: 'state' });
  }
  return requestForApi(ctx, address);
}

const onlyDesk = () => new AppError('forbidden', 'requests.onlyDesk');

type Viewer = ReturnType<typeof sql>;

const selectRequests = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('service_requests as request')
    .leftJoin('users as author', 'author.id', 'request.author')
    .leftJoin('users as assignee', 'assignee.id', 'request.assignee')
    .leftJoin('service_requests as other', 'other.id', 'request.mergedInto')
    .select(['request.id', 'request.ref', 'request.community as communityId'])
    .select(['request.place as placeId', 'request.unitLabel', 'request.category', 'request.text'])
    .select(['request.language', 'request.images', 'request.mayEnter', 'request.phone'])
    .select(['request.state', 'request.plannedFor', 'request.isShared', 'request.affected'])
    .select(['request.version', 'request.createdAt', 'request.updatedAt'])
    .select(['request.firstAnsweredAt', 'request.closedAt', 'other.ref as into'])
    .select(['request.author as authorId', 'author.name as authorName'])
    .select(['request.assignee as assigneeId', 'assignee.name as assigneeName'])
    .select(placeColumn('request').as('place'))
    .select(hasJoinedColumn('request', viewer).as('hasJoined'));

interface ListParams {
  communityId: string;
  viewer: string;
  /** True for who reads only their own; null for the desk. */
  own: true | null;
  state: string | null;
}

const listRows = compiledRead((db, params: Params<ListParams & ReadFrom>) => {
  const { param, given } = params;
  const viewer = sql`${param('viewer')}::uuid`;
  return selectRequests(db, viewer)
    .where('request.community', '=', param('communityId'))
    .$if(given('own'), (query) =>
      query.where(
        sql<boolean>`request.id in (
          select own.id from service_requests own where own.author_id = ${viewer}
          union all
          select joined.request_id from request_joiners joined where joined.user_id = ${viewer})`,
      ),
    )
    .$if(given('state'), (query) => query.where(sql<boolean>`request.state = ${param('state')}`))
    .$call(fromKey(params, ['request.createdAt', 'request.id'], 'desc'));
});

type Row = Awaited<ReturnType<typeof listRows>>[number];

const factsOf = ({ into, ...row }: Row): RequestFacts => ({ ...row, isMerged: into !== null });

function toJson({ locale }: Ctx, actor: Actor, row: Row): RequestJson {
  const relations = relationsTo(actor, factsOf(row));
  const isDesk = relations.includes('desk');
  const knowsAuthor = isDesk || relations.includes('author');
  const personOf = (id: string | null, name: string | null) =>
    isDesk && id !== null && name !== null ? { id, name: nameFor(locale, name) } : null;
  const { placeId, place } = row;
  return {
    ...{ id: row.id, ref: row.ref, communityId: row.communityId, category: row.category },
    place: placeId && place ? { id: placeId, name: sideFor(locale, place).name } : null,
    unit: knowsAuthor ? row.unitLabel : null,
    ...{ text: row.text, language: row.language, images: row.images },
    mayEnter: knowsAuthor && !placeId ? row.mayEnter : null,
    phone: knowsAuthor ? row.phone : null,
    ...{ state: row.state, plannedFor: row.plannedFor, isShared: row.isShared },
    ...{ affected: row.affected, mergedInto: row.into, version: row.version },
    author: personOf(row.authorId, row.authorName),
    assignee: personOf(row.assigneeId, row.assigneeName),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    firstAnsweredAt: row.firstAnsweredAt?.toISOString() ?? null,
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}
