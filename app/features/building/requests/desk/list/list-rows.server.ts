import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { RequestCategory, RequestState } from '#db/enums.ts';
import {
  isFound,
  matchParams,
  type MatchParams,
} from '#app/features/communities/matching/match.server.ts';
import { partPattern } from '#app/lib/db/grams.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { cursorMoment, parseCursor } from '#app/lib/db/pagination.ts';
import { mostRead, readingOrder, type ReadFrom } from '#app/lib/db/read-page.ts';
import { compiledRead, type Db, type Params } from '#app/lib/db/read.server.ts';
import { quietDays } from '../../limits.ts';
import { isQuiet, placeColumn } from '../../rows.server.ts';
import { isOpenList, type RequestAge, type RequestFilter } from './filter.ts';

/** How many requests a page of the list has. */
export const requestsOnPage = 30;
/** The most lines of the CSV file. */
const mostInFile = 20_000;

/** Where a request is in its list. */
export interface RequestKey {
  /** Whether it has its answer: in lists of open requests, those without one come first. */
  isAnswered: boolean;
  /** In lists of open requests, since when it waits; otherwise, when it was sent. */
  at: Date;
  id: string;
}

const cursorSchema = z.tuple([z.enum(['0', '1']), cursorMoment, z.uuid().toLowerCase()]);

/** How these keys are written in addresses. Throws AppError `invalid` for a malformed one. */
export const requestKeyFormat = {
  parse(cursor: string): RequestKey {
    const [answered, at, id] = parseCursor(cursorSchema, cursor.split('_'));
    return { isAnswered: answered === '1', at: new Date(at), id };
  },
  write: ({ isAnswered, at, id }: RequestKey): string =>
    `${isAnswered ? 1 : 0}_${at.toISOString()}_${id}`,
};

interface ListParams extends MatchParams {
  communityId: string;
  state: RequestState | null;
  isWaiting: true | null;
  isMerged: true | null;
  placeId: string | null;
  ofUnits: true | null;
  category: RequestCategory | null;
  sentBefore: Date | null;
  quietSince: Date | null;
  /** The day it is in Ottawa. */
  today: string;
  assigneeId: string | null;
  ofNobody: true | null;
  /** A part of a reference, a unit or a name. */
  pattern: string | null;
}

const dayMs = 24 * 60 * 60 * 1000;
const ageDays: Record<Exclude<RequestAge, 'quiet'>, number> = { week: 7, month: 30 };

function paramsOf(communityId: string, filter: RequestFilter, now: Date): ListParams {
  const { show, place, category, age, who, q } = filter;
  const before = (days: number) => new Date(now.getTime() - days * dayMs);
  return {
    communityId,
    state: show === 'OPEN' || show === 'WAITING' || show === 'MERGED' ? null : show,
    isWaiting: show === 'WAITING' || null,
    isMerged: show === 'MERGED' || null,
    placeId: place === 'unit' ? null : place,
    ofUnits: place === 'unit' || null,
    category,
    sentBefore: age === null || age === 'quiet' ? null : before(ageDays[age]),
    quietSince: age === 'quiet' ? before(quietDays) : null,
    today: cityToday(now),
    assigneeId: who === 'nobody' ? null : who,
    ofNobody: who === 'nobody' || null,
    pattern: q === '' ? null : partPattern(q),
    ...matchParams(q),
  };
}

/**
 * Whether nobody waits for an answer, and since when somebody does or else it is there, as the index of open requests
 * has it.
 */
const answered = sql<boolean>`(request.waiting_since is null)`;
const since = sql<Date>`coalesce(request.waiting_since, request.created_at)`;

const select = (db: Db, params: Params<ListParams>, text: RawBuilder<string | null>) => {
  const { param, given } = params;
  const hasPart = (name: RawBuilder<unknown>) =>
    sql<boolean>`search_letters(${name}) like ${param('pattern')}`;
  return db
    .selectFrom('service_requests as request')
    .leftJoin('users as author', 'author.id', 'request.author')
    .leftJoin('users as assignee', 'assignee.id', 'request.assignee')
    .select(['request.id', 'request.ref', 'request.category', 'request.state'])
    .select(['request.plannedFor', 'request.unitLabel', 'request.affected', 'request.version'])
    .select(['request.createdAt', 'request.firstAnsweredAt', 'request.closedAt'])
    .select(['request.waitingSince', 'request.language', 'author.name as authorName'])
    .select(['assignee.name as assigneeName', text.as('text')])
    .select(placeColumn('request').as('place'))
    .select(
      sql<boolean>`exists (select from request_work_orders work
        where work.request_id = request.id and work.done_at is not null)`.as('isWorkDone'),
    )
    .where('request.community', '=', param('communityId'))
    .$if(given('state'), (query) =>
      query
        .where('request.state', '=', param('state') as RawBuilder<RequestState>)
        .where('request.mergedInto', 'is', null),
    )
    .$if(given('isWaiting'), (query) => query.where('request.waitingSince', 'is not', null))
    .$if(given('isMerged'), (query) => query.where('request.mergedInto', 'is not', null))
    .$if(given('placeId'), (query) => query.where('request.place', '=', param('placeId')))
    .$if(given('ofUnits'), (query) => query.where('request.place', 'is', null))
    .$if(given('category'), (query) => query.where('request.category', '=', param('category')))
    .$if(given('sentBefore'), (query) => query.where('request.createdAt', '<', param('sentBefore')))
    .$if(given('quietSince'), (query) =>
      query.where(isQuiet('request', param('quietSince'), param('today'))),
    )
    .$if(given('assigneeId'), (query) => query.where('request.assignee', '=', param('assigneeId')))
    .$if(given('ofNobody'), (query) => query.where('request.assignee', 'is', null))
    .$if(given('pattern'), (query) =>
      query.where((is) =>
        is.or([
          hasPart(sql`request.ref`),
          hasPart(sql`request.unit_label`),
          hasPart(sql`author.name`),
          isFound(params, sql`request.words`),
        ]),
      ),
    );
};

const excerpt = sql<string | null>`left(request.text, 240)`;
const whole = sql<string | null>`request.text`;

type PageParams = Params<ListParams & ReadFrom<RequestKey>>;

const openPage = compiledRead((db, params: PageParams) =>
  inOrder(select(db, params, excerpt), params).limit(sql.lit(mostRead(requestsOnPage))),
);

const closedPage = compiledRead((db, params: PageParams) => {
  const { operator, direction } = readingOrder('desc', params.given('back'));
  const { param, given } = params;
  return select(db, params, excerpt)
    .$if(given('at'), (query) =>
      query.where(
        sql<boolean>`(request.created_at, request.id) ${sql.raw(operator)} (${param('at')}::timestamptz, ${param('id')}::uuid)`,
      ),
    )
    .orderBy('request.createdAt', direction)
    .orderBy('request.id', direction)
    .limit(sql.lit(mostRead(requestsOnPage)));
});

const openFile = compiledRead((db, params: Params<ListParams & ReadFrom<RequestKey>>) =>
  inOrder(select(db, params, whole), params).limit(sql.lit(mostInFile)),
);

const closedFile = compiledRead((db, params: Params<ListParams>) =>
  select(db, params, whole)
    .orderBy('request.createdAt', 'desc')
    .orderBy('request.id', 'desc')
    .limit(sql.lit(mostInFile)),
);

/**
 * Open requests, those that wait for an answer first, each part from its oldest. Those that wait alone: also closed
 * ones that somebody has written about since.
 */
function inOrder(query: ReturnType<typeof select>, { param, given }: PageParams) {
  const { operator, direction } = readingOrder('asc', given('back'));
  if (given('isWaiting')) {
    return query
      .$if(given('at'), (rows) =>
        rows.where(
          sql<boolean>`(request.waiting_since, request.id) ${sql.raw(operator)}
            (${param('at')}::timestamptz, ${param('id')}::uuid)`,
        ),
      )
      .orderBy('request.waitingSince', direction)
      .orderBy('request.id', direction);
  }
  return query
    .where('request.closedAt', 'is', null)
    .$if(given('at'), (rows) =>
      rows.where(
        sql<boolean>`(${answered}, ${since}, request.id) ${sql.raw(operator)}
          (${param('isAnswered')}::boolean, ${param('at')}::timestamptz, ${param('id')}::uuid)`,
      ),
    )
    .orderBy(answered, direction)
    .orderBy(since, direction)
    .orderBy('request.id', direction);
}

export type ListRow = Awaited<ReturnType<typeof readRequests>>[number];

/** The requests of a page of a list, in its order. Guards nothing itself. */
export function readRequests(
  em: Em,
  communityId: string,
  filter: RequestFilter,
  from: ReadFrom<RequestKey>,
) {
  const values = { ...paramsOf(communityId, filter, new Date()), ...from };
  return isOpenList(filter) ? openPage(em, values) : closedPage(em, values);
}

/** All requests of a list, for its file. Guards nothing itself. */
export function readAllRequests(em: Em, communityId: string, filter: RequestFilter) {
  const values = paramsOf(communityId, filter, new Date());
  return isOpenList(filter)
    ? openFile(em, { ...values, back: null, limit: mostInFile })
    : closedFile(em, values);
}

/**
 * How many requests of a community are open in each state, and how many wait for an answer: also closed ones, which are
 * in no other count. Guards nothing itself.
 */
export const openCounts = compiledRead((db, { param }: Params<{ communityId: string }>) =>
  db
    .selectFrom('service_requests as request')
    .select('request.state')
    .select(sql<number>`(count(*) filter (where request.closed_at is null))::int`.as('count'))
    .select(sql<number>`count(request.waiting_since)::int`.as('waiting'))
    .where('request.community', '=', param('communityId'))
    .where(sql<boolean>`(request.closed_at is null or request.waiting_since is not null)`)
    .groupBy('request.state'),
);
