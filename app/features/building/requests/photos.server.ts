import { sql } from 'kysely';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { canSeeRequest } from './policy.ts';
import { hasJoinedColumn } from './rows.server.ts';

/** Whether somebody may read a request, and with it see its photos. One query. */
export async function canReadRequest({ em, actor }: Ctx, id: string): Promise<boolean> {
  if (!actor) return false;
  const [row] = await factsOfRequest(em, { id, viewer: actor.id });
  return row !== undefined && canSeeRequest(actor, row);
}

const factsOfRequest = compiledRead((db, { param }: Params<{ id: string; viewer: string }>) =>
  db
    .selectFrom('service_requests as request')
    .select(['request.community as communityId', 'request.author as authorId', 'request.state'])
    .select(['request.isShared', 'request.closedAt'])
    .select(sql<boolean>`request.merged_into_id is not null`.as('isMerged'))
    .select(hasJoinedColumn('request', sql`${param('viewer')}::uuid`).as('hasJoined'))
    .where('request.id', '=', param('id')),
);
