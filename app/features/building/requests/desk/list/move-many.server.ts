import { z } from 'zod';
import { isInTheWay } from '#db/unavailable.ts';
import { IdempotencyKey, ServiceRequest } from '#db/entities/index.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { withoutDatabase } from '#app/lib/db/failures/unavailable.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { logError } from '#app/lib/log.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate, translateKey } from '#app/messages/catalogue.server.ts';
import { assignRequest } from '../../commands/assign.server.ts';
import { changeRequest } from '../../commands/change.server.ts';
import { movesFrom } from '../../state-machine.ts';
import { isClosing, type BulkMove, type ClosingMove } from './moves.ts';

/** A request as the page showed it. */
export interface Pick {
  ref: string;
  version: number;
}

const resultSchema = z.object({
  ref: z.string(),
  outcome: z.enum(['moved', 'already', 'refused']),
  /** Why it was refused. */
  text: z.string().nullable(),
});
/** The result for one of the requests that were ticked. */
export type MoveResult = z.output<typeof resultSchema>;

const resultsSchema = z.object({ results: z.array(resultSchema) });

/**
 * The results of a form that moved many, by the key it carried. Only whoever sent it gets them, and only as long as
 * keys are kept. Null for any other key.
 */
export async function moveResults(ctx: Ctx, key: string | null): Promise<MoveResult[] | null> {
  if (!z.uuid().safeParse(key).success || key === null) return null;
  const row = await ctx.em.findOne(IdempotencyKey, { user: requireActor(ctx).id, key });
  return resultsSchema.safeParse(row?.result).data?.results ?? null;
}

interface Move {
  move: BulkMove;
  /** How many requests the second press said that it closes. */
  agreed?: number | undefined;
  plannedFor?: string | undefined;
  words?: string | undefined;
}

/** More than one request would be closed, and no press has named their number. */
export class ClosingUnconfirmed extends AppError {
  readonly closing: { move: ClosingMove; count: number };

  constructor(move: ClosingMove, count: number) {
    super('conflict', 'requestDesk.closingUnconfirmed');
    this.closing = { move, count };
  }
}

/**
 * Moves requests one after the other, each in the version that was shown. One that cannot be moved does not undo the
 * others, and one that is there already stays as it is. Throws AppError: `unauthenticated`, `forbidden`, `not-found`;
 * ClosingUnconfirmed unless `agreed` is the number of requests that it closes, where that is more than one.
 */
export async function moveMany(
  ctx: Ctx,
  slug: string,
  picks: Pick[],
  move: Move,
): Promise<MoveResult[]> {
  const { community } = await requireManaged(ctx, slug);
  return inTransaction(ctx.em, async (tx) => {
    if (isClosing(move.move)) {
      const count = await countClosed(tx, community.id, picks, move.move);
      if (count > 1 && move.agreed !== count) throw new ClosingUnconfirmed(move.move, count);
    }
    const results: MoveResult[] = [];
    for (const pick of picks) results.push(await moveOne({ ...ctx, em: tx }, slug, pick, move));
    return results;
  });
}

/** How many of the requests that were ticked a move closes: those still as shown, which may be moved there. */
async function countClosed(
  em: Em,
  communityId: string,
  picks: Pick[],
  move: ClosingMove,
): Promise<number> {
  const versions = new Map(picks.map(({ ref, version }) => [ref, version]));
  const requests = await em.find(
    ServiceRequest,
    { community: communityId, ref: { $in: [...versions.keys()] }, mergedInto: null },
    { fields: ['ref', 'state', 'version'] },
  );
  return requests.filter(
    ({ ref, state, version }) => versions.get(ref) === version && movesFrom(state).includes(move),
  ).length;
}

async function moveOne(ctx: Ctx, slug: string, pick: Pick, move: Move): Promise<MoveResult> {
  const { ref } = pick;
  try {
    // A savepoint: only what fails is rolled back.
    const outcome = await ctx.em.transactional((em) => apply({ ...ctx, em }, slug, pick, move));
    return { ref, outcome, text: null };
  } catch (thrown) {
    // The whole transaction is tried again then.
    if (isInTheWay(thrown)) throw thrown;
    const error = withoutDatabase(thrown);
    if (!(error instanceof AppError)) {
      logError('move-many', error as Error);
      return { ref, outcome: 'refused', text: translate(ctx.locale, 'http.ourFault') };
    }
    const text = translateKey(ctx.locale, error.messageKey, error.params);
    return { ref, outcome: 'refused', text };
  }
}

async function apply(
  ctx: Ctx,
  slug: string,
  { ref, version }: Pick,
  { move, plannedFor, words }: Move,
): Promise<MoveResult['outcome']> {
  const { actor, community } = await requireManaged(ctx, slug);
  const before = await ctx.em.findOne(
    ServiceRequest,
    { community: community.id, ref },
    { fields: ['state', 'plannedFor', 'assignee', 'mergedInto'], refresh: true },
  );
  if (move === 'TAKE') {
    if (before?.assignee?.id === actor.id) return 'already';
    await assignRequest(ctx, { slug, ref }, actor.id, version);
    return 'moved';
  }
  const isThere = before?.state === move && !before.mergedInto;
  if (isThere && (move !== 'PLANNED' || before.plannedFor === plannedFor)) return 'already';
  await changeRequest(ctx, { slug, ref }, { state: move, plannedFor, words, version });
  return 'moved';
}
