import { sql } from 'kysely';
import { reasonCodes, type PostType } from '#db/enums.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { factsOf } from '../access.server.ts';
import type { DecisionJson } from '../api-schema.ts';
import type { Post } from '../kinds.server.ts';
import { relationsTo } from '../policy.ts';
import { openRevision } from '../revisions/open-revision.server.ts';
import { decisionAgainst, lastDecision, type LastDecision } from './verdict.server.ts';

/**
 * What the board said against a post or an edit beside it, for the JSON contract: a `decision` for its
 * author and the moderators, null where nothing was said, and nothing at all for anybody else.
 */
export async function decisionForApi(
  { em, actor }: Ctx,
  type: PostType,
  post: Post,
): Promise<{ decision?: DecisionJson | null }> {
  const facts = factsOf(post);
  if (relationsTo(actor, facts).length === 0) return {};
  if (facts.status === 'PUBLISHED') {
    const { decision } = (await openRevision(em, type, post)) ?? {};
    const isAgainst = decision?.action === 'REJECT' && decision.ofRevision;
    return { decision: isAgainst ? toJson(decision, 'REJECT') : null };
  }
  const { decision } = await kysely(em)
    .selectNoFrom(lastDecision(type, sql`${facts.id}::uuid`).as('decision'))
    .executeTakeFirstOrThrow();
  const against = decisionAgainst(facts.status, decision);
  return { decision: against && toJson(against, against.action) };
}

const toJson = (
  { at, reasonCode, reason, ofRevision }: LastDecision,
  action: DecisionJson['action'],
): DecisionJson => ({
  action,
  ofEdit: ofRevision,
  reasonCode: reasonCodes.find((code) => code === reasonCode) ?? null,
  reason,
  decidedAt: new Date(at).toISOString(),
});
