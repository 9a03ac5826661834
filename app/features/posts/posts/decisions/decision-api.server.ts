import { sql } from 'kysely';
import { reasonCodes, type PostType } from '#db/enums.ts';
import { compiledRead, type Params } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { factsOf, type WithFacts } from '../access.server.ts';
import type { DecisionJson } from '../api-schema.ts';
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
  post: WithFacts & { updatedAt: Date },
): Promise<{ decision?: DecisionJson | null }> {
  const facts = factsOf(post);
  if (relationsTo(actor, facts).length === 0) return {};
  if (facts.status === 'PUBLISHED') {
    const { decision } = (await openRevision(em, type, post)) ?? {};
    const isAgainst = decision?.action === 'REJECT' && decision.ofRevision;
    return { decision: isAgainst ? toJson(decision, 'REJECT') : null };
  }
  const [row] = await lastDecisions[type](em, { id: facts.id });
  const against = decisionAgainst(facts.status, row?.decision ?? null);
  return { decision: against && toJson(against, against.action) };
}

const lastDecisionOf = (type: PostType) =>
  compiledRead((db, { param }: Params<{ id: string }>) =>
    db.selectNoFrom(lastDecision(type, sql`${param('id')}::uuid`).as('decision')),
  );

const lastDecisions = { LISTING: lastDecisionOf('LISTING'), ACTIVITY: lastDecisionOf('ACTIVITY') };

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
