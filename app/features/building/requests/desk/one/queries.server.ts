import { sql, type RawBuilder } from 'kysely';
import { photoSizes } from '#app/features/media/photos/pictures.server.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import { mayModerate } from '#app/lib/db/moderates.server.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import { placeColumn } from '../../rows.server.ts';

interface Asked {
  communityId: string;
  /** As it is stored. */
  ref: string;
}

/** The id of the request that is asked for. */
const askedId = ({ param }: Pick<Params<Asked>, 'param'>) =>
  sql<string>`(select asked.id from service_requests asked
    where asked.community_id = ${param('communityId')}::uuid and asked.ref = ${param('ref')})`;

/** Whether the person of a column, such as 'author.id', is a member now, who can read what the desk writes. */
const isMember = (person: string, communityId: RawBuilder<string>) =>
  sql<boolean>`exists (select from user_communities membership where membership.user_id = ${sql.ref(person)}
    and membership.community_id = ${communityId}::uuid and ${isCurrentMembership('membership')})`;

/** A request with what its page at the desk shows. Guards nothing itself. */
export const deskRequest = compiledRead((db, { param }: Params<Asked>) =>
  db
    .selectFrom('service_requests as request')
    .leftJoin('users as author', 'author.id', 'request.author')
    .leftJoin('users as assignee', 'assignee.id', 'request.assignee')
    .leftJoin('service_requests as other', 'other.id', 'request.mergedInto')
    .leftJoin('request_work_orders as work', 'work.request', 'request.id')
    .select(['request.id', 'request.ref', 'request.category', 'request.state'])
    .select(['request.plannedFor', 'request.text', 'request.language', 'request.mayEnter'])
    .select(['request.phone', 'request.images', 'request.createdAt', 'request.closedAt'])
    .select(['request.waitingSince', 'request.firstAnsweredAt'])
    .select(['request.affected', 'request.isShared', 'request.version', 'request.unitLabel'])
    .select(['request.author as authorId', 'author.name as authorName', 'other.ref as into'])
    .select(['request.assignee as assigneeId', 'assignee.name as assigneeName'])
    .select(['work.nonce as workNonce', 'work.hash as workHash', 'work.letsIn as workLetsIn'])
    .leftJoin('users as maker', 'maker.id', 'work.madeBy')
    .select(['work.createdAt as workMadeAt', 'work.doneAt as workDoneAt'])
    .select(['work.madeBy as workMadeBy', 'maker.name as workMakerName'])
    .select(mayModerate('work.made_by_id', 'request.community_id').as('workIsOpen'))
    .select(
      // None of an account that is to be deleted (rules 18.6).
      sql<string | null>`case when author.deletion_asked_at is null then author.email end`.as(
        'authorEmail',
      ),
    )
    .select(isMember('author.id', param('communityId')).as('authorIsMember'))
    .select(placeColumn('request').as('place'))
    .select(
      photoSizes(
        sql<string[]>`(select array_agg(own.id) from photos own where own.request_id = request.id)`,
      ).as('sizes'),
    )
    .where('request.community', '=', param('communityId'))
    .where('request.ref', '=', param('ref')),
);

/** The whole history of a request, from its beginning. Guards nothing itself. */
export const deskEntries = compiledRead((db, params: Params<Asked>) =>
  db
    .selectFrom('request_entries as entry')
    .leftJoin('users as author', 'author.id', 'entry.author')
    .leftJoin('users as person', 'person.id', 'entry.person')
    .select(['entry.id', 'entry.kind', 'entry.authorRole', 'entry.byDesk', 'entry.toState'])
    .select(['entry.plannedFor', 'entry.words', 'entry.language', 'entry.isPrivate'])
    .select(['entry.createdAt', 'author.name as authorName', 'person.name as personName'])
    .where('entry.request', '=', askedId(params))
    .orderBy('entry.createdAt')
    .orderBy('entry.id'),
);

/** Who said that it affects them too, for the desk alone. Guards nothing itself. */
export const joinersOf = compiledRead((db, params: Params<Asked>) =>
  db
    .selectFrom('request_joiners as joiner')
    .innerJoin('users as person', 'person.id', 'joiner.user')
    .select(['person.id', 'person.name', 'joiner.createdAt'])
    .select(isMember('person.id', params.param('communityId')).as('isMember'))
    .select(
      sql<string | null>`(select membership.condo_unit from user_communities membership
        where membership.user_id = person.id and membership.community_id = ${params.param('communityId')}::uuid
          and membership.state = 'CONFIRMED')`.as('unit'),
    )
    .where('joiner.request', '=', askedId(params))
    .orderBy('joiner.createdAt')
    .orderBy('person.id'),
);

/** The requests that go on as this one. Guards nothing itself. */
export const doublesOf = compiledRead((db, params: Params<Asked>) =>
  db
    .selectFrom('service_requests')
    .select('ref')
    .where('mergedInto', '=', askedId(params))
    .orderBy('createdAt')
    .orderBy('id'),
);

const mostNearby = 10;

/** Open requests about the same place, or of the same kind from the same unit. Guards nothing itself. */
export const openNearby = compiledRead((db, { param }: Params<Asked>) =>
  db
    .selectFrom('service_requests as request')
    .innerJoin('service_requests as other', (join) =>
      join
        .onRef('other.community', '=', 'request.community')
        .onRef('other.id', '<>', 'request.id')
        .on('other.closedAt', 'is', null)
        .on(
          sql<boolean>`(other.place_id = request.place_id
            or (other.place_id is null and request.place_id is null and other.unit_id = request.unit_id))`,
        ),
    )
    .select(['other.ref', 'other.language'])
    .select(sql<string | null>`left(other.text, 80)`.as('text'))
    .where('request.community', '=', param('communityId'))
    .where('request.ref', '=', param('ref'))
    .orderBy('other.createdAt')
    .orderBy('other.id')
    .limit(sql.lit(mostNearby)),
);
