import { Unit, User, UserCommunity, type Community } from '#db/entities/index.ts';
import type { Tenure } from '#db/enums.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { settleInvitation, takeOverRecord } from '../invitations/settle.server.ts';
import { requireRoom } from '../join.server.ts';
import { lockCommunities } from '../lock-communities.server.ts';
import { requireKnownUnit } from '#app/features/residency/units/unit-question.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { differingFields } from '#app/lib/forms/differing-fields.server.ts';
import type { CatchUp } from '#app/lib/forms/form-reply.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';

interface MemberChange {
  unit: string;
  tenure: Tenure | null;
  /** Of a unit that the register does not have, that it is right. */
  asked?: string | undefined;
  /** What the page had seen. */
  version: string;
}

/**
 * Changes the unit and the tenure of a member. Returns their name. Throws AppError: `unauthenticated`,
 * `forbidden`, `not-found`, `invalid` for a unit that is full or that the register does not have, unless it is `asked`,
 * `conflict` where somebody changed them since.
 */
export async function changeMember(
  ctx: Ctx,
  slug: string,
  id: string,
  { unit: typed, tenure, asked, version }: MemberChange,
): Promise<{ name: string }> {
  const { actor, community } = await requireManaged(ctx, slug);
  return inTransaction(ctx.em, async (tx) => {
    await lockCommunities(tx, [community.id]);
    const { row, name, userId } = await findMember(tx, community.id, id);
    if (versionOf(row.condoUnit, row.tenure) !== version)
      throw new AppError('conflict', 'doorQueue.changedMeanwhile');
    const unit = await tx.findOne(Unit, { community: community.id, key: unitKey(typed) });
    const condoUnit = unit?.label ?? typed;
    const isSameUnit = unitKey(condoUnit) === unitKey(row.condoUnit);
    if (condoUnit === row.condoUnit && tenure === (row.tenure ?? null)) return { name };
    if (!isSameUnit) {
      const named = { communityId: community.id, condoUnit, asked };
      await requireKnownUnit({ ...ctx, em: tx }, named, 'unit', 'bookingsDesk.unitUnknown');
      await requireRoom(tx, community, { condoUnit, except: userId });
    }
    const before = { unit: row.condoUnit, tenure: row.tenure ?? null };
    const changed = await tx.nativeUpdate(
      UserCommunity,
      { id, state: 'CONFIRMED', condoUnit: before.unit, tenure: before.tenure },
      { condoUnit, unit: unit?.id ?? null, tenure },
    );
    if (changed === 0) throw new AppError('conflict', 'doorQueue.changedMeanwhile');
    const place = { communityId: community.id, unitId: unit?.id ?? null, condoUnit };
    const settled = isSameUnit ? null : await settleInvitation(tx, userId, place);
    await takeOverRecord(tx, id, settled, { actor, furtherUnits: 'CONFIRMED' });
    const known = tenure ?? settled?.tenure ?? null;
    if (known !== tenure) await tx.nativeUpdate(UserCommunity, { id }, { tenure: known });
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'MEMBER', id },
      action: 'CHANGE',
      from: 'CONFIRMED',
      to: 'CONFIRMED',
      snapshot: {
        title: name,
        userId,
        unit: condoUnit,
        tenure: known,
        before,
        ...settled?.snapshot,
      },
    });
    return { name };
  });
}

/**
 * A confirmed membership of a community, with the name of its person.
 * Throws AppError `not-found` for any other.
 */
export async function findMember(tx: Em, communityId: string, id: string) {
  const row = await tx.findOne(
    UserCommunity,
    { id, community: communityId, state: 'CONFIRMED', user: { $ne: null } },
    { refresh: true },
  );
  const user = row?.user && (await tx.findOne(User, { id: row.user.id }, { fields: ['name'] }));
  if (!row || !user) throw new AppError('not-found', 'doorQueue.notAMember');
  return { row, name: user.name, userId: user.id };
}

/** The unit and tenure that a page saw, so that a change by somebody else is noticed. */
export const versionOf = (unit: string, tenure: Tenure | null = null): string =>
  JSON.stringify([unit, tenure]);

/** After a conflict: what a member's unit and tenure are by now, beside what was typed. */
export async function memberNow(
  ctx: Ctx,
  community: Community,
  id: string,
  typed: Pick<MemberChange, 'unit' | 'tenure'>,
): Promise<CatchUp> {
  const { row } = await findMember(ctx.em.fork(), community.id, id);
  const { locale } = ctx;
  const word = (tenure: Tenure | null) =>
    translate(locale, tenure ? `doorQueue.tenures.${tenure}` : 'doorQueue.noTenure');
  const changes = differingFields(locale, (name) => translate(locale, `doorQueue.${name}`), [
    ['unit', row.condoUnit, typed.unit],
    ['tenure', word(row.tenure ?? null), word(typed.tenure)],
  ]);
  return { values: { version: versionOf(row.condoUnit, row.tenure) }, conflict: { changes } };
}
