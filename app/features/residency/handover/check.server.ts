import { User, UserCommunity } from '#db/entities/index.ts';
import type { Role } from '#db/enums.ts';
import { userNotFound } from '#app/features/accounts/login/queries.server.ts';
import { requireManager } from '#app/features/communities/manage/access.server.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { z } from 'zod';
import { withChoices } from '#app/lib/forms/choices.server.ts';
import { handoverChoice } from './choices.ts';
import { email } from '#app/lib/forms/typed-text.ts';
import { checkDay } from '#app/features/residency/ending/schedule-end.server.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { successorStateOf } from './successor-state.ts';

export type Leaver = Awaited<ReturnType<typeof requireLeaver>>;

/**
 * Whose communities are handed over: one's own, for a BOARD member or MANAGER; anybody's, by id, for
 * an ADMIN. Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export async function requireLeaver(ctx: Ctx, personId: string | null) {
  const actor = requireManager(ctx);
  const id = personId === null ? actor.id : parseIdParam(personId, 'accounts.notFound');
  if (id !== actor.id && actor.role !== 'ADMIN') {
    throw new AppError('forbidden', 'handover.ownOnly');
  }
  const user = await ctx.em.findOne(User, { id }, { fields: ['name', 'role'] });
  if (!user) throw userNotFound();
  return { actor, person: { id, name: user.name, role: user.role } };
}

const handover = z.object({
  /** `set` asks who would take over, `edit` goes back to the form, and `confirm` hands over. */
  change: z.enum(['set', 'edit', 'confirm']),
  successor: email,
  communities: z
    .array(z.uuid({ error: 'handover.communityMissing' }).toLowerCase(), {
      error: 'handover.communityMissing',
    })
    .min(1, 'handover.communityMissing')
    .max(200),
  when: z.enum(['date', 'now'], { error: 'handover.whenMissing' }),
  /** The first day of the successor; nothing where it is now. */
  onDay: z.string().trim().optional(),
  /** The id of the person that the confirming page named. */
  found: z.string().max(100).optional(),
});

const forms = z.discriminatedUnion(
  'change',
  [
    handover.superRefine(({ when, onDay }, context) =>
      checkDay(when, onDay, { context, field: 'onDay' }),
    ),
    z.object({ change: z.literal('cancel'), handover: z.uuid({ error: 'handover.notFound' }) }),
  ],
  { error: 'handover.whenMissing' },
);

export const handoverSchema = withChoices(forms, handoverChoice);

export type HandoverInput = z.output<typeof handover>;

/**
 * The account of a successor. Throws AppError `invalid` for an address without an account that works,
 * and for the person who hands over.
 */
async function findSuccessor(em: Em, email: string, personId: string) {
  const working = { email, disabledAt: null, deletionAskedAt: null };
  const found = await em.findOne(User, working, { fields: ['name', 'email', 'role'] });
  if (!found) throw new AppError('invalid', 'handover.noSuchAccount', { field: 'successor' });
  if (found.id === personId) {
    throw new AppError('invalid', 'handover.samePerson', { field: 'successor' });
  }
  return { id: found.id, name: found.name, email: found.email, role: found.role };
}

/** The state of somebody in a community now, and their unit if they are a member. */
export async function successorIn(em: Em, userId: string, communityId: string) {
  const where = { user: userId, community: communityId };
  const row = await em.findOne(UserCommunity, where, { refresh: true });
  const state = successorStateOf(
    row && {
      state: row.state,
      endsOn: row.endsOn ?? null,
      isPastLastDay: Boolean(row.endsOn && row.endsOn < cityToday()),
      wasConfirmed: Boolean(row.confirmedAt),
      wasDecided: Boolean(row.decidedBy),
    },
  );
  return { state, unit: row && state === 'member' ? row.condoUnit : null };
}

/** The role of a successor from then on: that of the person before, unless they have one already. */
export const roleAfter = (successor: Role, person: Role) => {
  const inherited = person === 'BOARD' ? 'BOARD' : 'MANAGER';
  return successor === 'RESIDENT' ? inherited : successor;
};

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
) {
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
  /** `unit` is null for somebody from outside. */
  const takings: { id: string; name: string; unit: string | null }[] = [];
  for (const { community } of moderated) {
    const { id, name } = community.unwrap();
    const { state, unit } = await successorIn(ctx.em, successor.id, id);
    if (state !== 'member' && state !== 'newcomer') {
      throw new AppError('invalid', `handover.unfit.${state}`, {
        field: 'successor',
        params: { name: successor.name, community: name },
      });
    }
    takings.push({ id, name, unit });
  }
  return { leaver, successor, takings };
}
