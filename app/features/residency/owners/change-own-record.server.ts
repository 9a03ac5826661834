import { AppError } from '#app/lib/errors.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { isOwnRecord } from './policy.ts';
import { ownershipsOf } from './queries.server.ts';
import { recordOwner } from './record-owner.server.ts';
import type { OwnRecordInput } from './schema.server.ts';
import {
  type Facts,
  hasMoved,
  loggedOf,
  writeOwner,
  isSame,
  addConsent,
  lockOwner,
} from './write-owner.server.ts';

/**
 * Changes the actor's own record: the email address, the address for service, and their answer to notices by email, as
 * of today. Without an answer, the one they gave before stays, and no answer stays none.
 * Throws AppError: `unauthenticated`, `not-found` for anybody else's, `conflict` where it changed since.
 */
export async function changeOwnRecord(
  ctx: Ctx,
  id: string,
  { email, address, answer, version }: OwnRecordInput,
): Promise<void> {
  const actor = requireActor(ctx, 'owners.loginFirst');
  await inTransaction(ctx.em, async (tx) => {
    const { record } = await requireOwnRecord({ ...ctx, em: tx }, id);
    const before = await lockOwner(tx, { unitId: record.unitId, ownerId: id });
    if (version !== before.version) throw new AppError('conflict', 'owners.changedSince');
    const given =
      answer === undefined || answer === before.consent?.answer
        ? null
        : { answer, givenOn: cityToday(), way: 'HERE' as const };
    const isSameEmail = (email ?? null) === before.email;
    const typed = email === undefined || email === before.accountEmail ? null : email;
    const facts: Facts = {
      name: before.name,
      membership: before.membershipId,
      email: isSameEmail ? before.typedEmail : typed,
      emailSource: isSameEmail ? before.emailSource : typed === null ? null : 'OWNER',
      address: address || null,
      isReturned: before.returnedEmail !== null && isSameEmail,
    };
    const after = {
      ...loggedOf(before),
      email: facts.email,
      address: facts.address,
      consent: given ?? before.consent,
    };
    const { startedOn } = before;
    if (isSame(before, { ...after, startedOn }) && !hasMoved(before, facts)) return;
    await writeOwner(tx, { known: before, facts, communityId: record.communityId, actor });
    await addConsent(tx, id, { before: before.consent, after: given, document: null, actor });
    await recordOwner(tx, {
      actor,
      communityId: record.communityId,
      unit: { id: before.unitId, label: before.unit },
      ownerId: id,
      before: loggedOf(before),
      after,
      bySelf: true,
    });
  });
}

/**
 * The actor's own record of owners: with the first of their units, and all of these. Throws AppError:
 * `unauthenticated`, `not-found` for anybody else's, and once they own no unit.
 */
export async function requireOwnRecord(ctx: Ctx, id: string) {
  const actor = requireActor(ctx, 'owners.loginFirst');
  const units = (await ownershipsOf(ctx.em, id)).filter(({ isCurrent }) => isCurrent);
  const record = units[0];
  if (!record || !isOwnRecord(actor, record)) throw new AppError('not-found', 'owners.notFound');
  return { record, units: units.map(({ unit }) => unit) };
}
