import { UserCommunity } from '#db/entities/index.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireLeaver, type Leaver } from './access.server.ts';
import type { HandoverInput } from './schema.server.ts';
import { findSuccessor, placeIn, requireFit, type Successor } from './successor.server.ts';

/** A community that would change hands. */
export interface Taking {
  id: string;
  name: string;
  /** The unit that the successor has there; null for somebody from outside. */
  unit: string | null;
}

/** A hand-over that could be carried out as things are. */
export interface CheckedHandover {
  leaver: Leaver;
  successor: Successor;
  takings: Taking[];
}

/** The day a form hands over on; null for at once. */
export const dayOf = ({ when, onDay }: Pick<HandoverInput, 'when' | 'onDay'>): string | null =>
  when === 'now' ? null : (onDay ?? null);

/**
 * Finds who would take over what, and changes nothing. Throws AppError as `requireLeaver` does, `invalid`
 * for an address without an account, a community that the person does not moderate, and a successor whom
 * the board of one has not let in.
 */
export async function checkHandover(
  ctx: Ctx,
  personId: string | null,
  { successor: email, communities }: HandoverInput,
): Promise<CheckedHandover> {
  const leaver = await requireLeaver(ctx, personId);
  const successor = await findSuccessor(ctx.em, email, leaver.person.id);
  const ids = [...new Set(communities)];
  const moderated = await ctx.em.find(
    UserCommunity,
    { user: leaver.person.id, community: { $in: ids }, canModerate: true, state: 'CONFIRMED' },
    { populate: ['community'], orderBy: { community: { name: 'asc', id: 'asc' } } },
  );
  if (moderated.length < ids.length) {
    throw new AppError('invalid', 'handover.notModerated', { field: 'communities' });
  }
  const takings: Taking[] = [];
  for (const { community } of moderated) {
    const { id, name } = community.unwrap();
    const place = await placeIn(ctx.em, successor.id, id);
    requireFit(successor, place, name);
    takings.push({ id, name, unit: place.unit });
  }
  return { leaver, successor, takings };
}
