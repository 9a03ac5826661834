import { randomUUID } from 'node:crypto';
import { Unit, UserCommunity } from '#db/entities/index.ts';
import type { Tenure } from '#db/enums.ts';
import { canModerate, type Actor } from '#app/lib/session/actor.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import { isCurrentMembership } from '#app/lib/db/current-membership.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { defaultLocale } from '#app/lib/i18n/locale.ts';
import { requireActor, type Ctx } from '#app/lib/session/context.server.ts';
import { translate } from '#app/messages/catalogue.server.ts';
import { lockCommunities } from '../lock-communities.server.ts';
import { invitationDays } from './limits.ts';
import { hashSecret, invitationSecret, invitationUrl } from './secret.server.ts';

interface Invitee {
  name: string;
  email: string;
  /** Empty for somebody of the board or the office without a unit. */
  condoUnit: string;
  tenure: Tenure | null;
  role: 'BOARD' | 'MANAGER' | 'RESIDENT';
}

/** An invitation with its link. */
interface Invitation {
  membershipId: string;
  url: string;
  expiresAt: Date;
}

/**
 * Invites somebody to a community: a membership that waits for a person, with a secret link of
 * `invitationDays`. Inviting the same address again changes the invitation and renews its link.
 * Throws AppError: `unauthenticated`, `forbidden` for anybody but the community's moderators, `conflict`
 * for a resident who is a member already, `invalid` for a unit that the register does not know.
 */
export async function inviteMember(
  ctx: Ctx,
  community: { id: string; name: string },
  person: Invitee,
): Promise<Invitation> {
  const actor = requireInviter(ctx, community.id);
  const email = person.email.trim().toLowerCase();
  return inTransaction(ctx.em, async (tx) => {
    await lockCommunities(tx, [community.id]);
    if (person.role === 'RESIDENT' && (await isMemberEmail(tx, community.id, email))) {
      throw new AppError('conflict', 'invitations.alreadyMember', { field: 'email' });
    }
    const open = await tx.findOne(UserCommunity, {
      community: community.id,
      user: null,
      state: 'INVITED',
      inviteeEmail: email,
    });
    const id = open?.id ?? randomUUID();
    const condoUnit = person.condoUnit || officeOf(person.role);
    const unit = await tx.findOne(Unit, { community: community.id, key: unitKey(condoUnit) });
    if (!unit && person.condoUnit && !isOffice(person)) {
      await requireKnownUnit(tx, community.id, person.condoUnit);
    }
    const values = {
      condoUnit: unit?.label ?? condoUnit,
      unit: unit?.id ?? null,
      tenure: person.tenure,
      inviteeName: person.name,
      inviteeEmail: email,
      invitedRole: person.role === 'RESIDENT' ? null : person.role,
      state: 'INVITED' as const,
    };
    if (open) await tx.nativeUpdate(UserCommunity, { id }, values);
    else {
      await tx.insert(UserCommunity, {
        id,
        user: null,
        community: community.id,
        createdAt: new Date(),
        ...values,
      });
    }
    return writeLink(tx, actor, community.id, { id, ...values }, open ? 'INVITED' : null);
  });
}

/**
 * Gives an invitation of a community a new link, also one that came with a list and has none; the link
 * before stops working. Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export const renewInvitation = (ctx: Ctx, communityId: string, id: string): Promise<Invitation> =>
  changeInvitation(ctx, communityId, id, (tx, actor, row) =>
    writeLink(tx, actor, communityId, row),
  );

/** Cancels an invitation. Throws AppError: `unauthenticated`, `forbidden`, `not-found`. */
export const cancelInvitation = (
  ctx: Ctx,
  communityId: string,
  id: string,
): Promise<{ name: string; hadLink: boolean }> =>
  changeInvitation(ctx, communityId, id, async (tx, actor, row) => {
    const name = row.inviteeName ?? row.inviteeEmail ?? row.condoUnit;
    await tx.nativeUpdate(
      UserCommunity,
      { id },
      { state: 'ENDED', endedAt: new Date(), decidedBy: actor.id },
    );
    await recordEvent(tx, {
      actor,
      communityId,
      subject: { type: 'MEMBER', id },
      action: 'CANCEL_INVITATION',
      from: 'INVITED',
      to: 'ENDED',
      snapshot: { title: name, unit: row.condoUnit },
    });
    return { name, hadLink: Boolean(row.inviteHash) };
  });

/** Who may invite to a community. Throws AppError: `unauthenticated`, `forbidden`. */
export function requireInviter(ctx: Ctx, communityId: string): Actor {
  const actor = requireActor(ctx, 'manage.loginFirst');
  if (!canModerate(actor, communityId)) throw new AppError('forbidden', 'manage.moderatorsOnly');
  return actor;
}

/**
 * Runs a change of an open invitation in a transaction with its community locked. Throws AppError:
 * `unauthenticated`, `forbidden`, `not-found`.
 */
export async function changeInvitation<Result>(
  ctx: Ctx,
  communityId: string,
  id: string,
  run: (tx: Em, actor: Actor, invitation: UserCommunity) => Promise<Result>,
): Promise<Result> {
  const actor = requireInviter(ctx, communityId);
  return inTransaction(ctx.em, async (tx) => {
    await lockCommunities(tx, [communityId]);
    const open = { id, community: communityId, user: null, state: 'INVITED' as const };
    const row = await tx.findOne(UserCommunity, open);
    if (!row) throw new AppError('not-found', 'invitations.notFound');
    return run(tx, actor, row);
  });
}

/** Gives an invitation a new link and logs it; the one before stops working. `from` is null for a new one. */
export async function writeLink(
  tx: Em,
  actor: Actor,
  communityId: string,
  invited: Pick<UserCommunity, 'id' | 'condoUnit' | 'inviteeName' | 'invitedRole'>,
  from: 'INVITED' | null = 'INVITED',
): Promise<Invitation> {
  const { id } = invited;
  const expiresAt = new Date(Date.now() + invitationDays * 24 * 60 * 60 * 1000);
  const secret = invitationSecret(id, expiresAt);
  await tx.nativeUpdate(
    UserCommunity,
    { id },
    { inviteHash: hashSecret(secret), inviteExpiresAt: expiresAt },
  );
  await recordEvent(tx, {
    actor,
    communityId,
    subject: { type: 'MEMBER', id },
    action: 'INVITE',
    from,
    to: 'INVITED',
    snapshot: {
      title: invited.inviteeName ?? invited.condoUnit,
      unit: invited.condoUnit,
      role: invited.invitedRole ?? 'RESIDENT',
    },
  });
  return { membershipId: id, url: invitationUrl(secret), expiresAt };
}

async function isMemberEmail(tx: Em, communityId: string, email: string): Promise<boolean> {
  const row = await kysely(tx)
    .selectFrom('user_communities as membership')
    .innerJoin('users', 'users.id', 'membership.user')
    .select('membership.id')
    .where('membership.community', '=', communityId)
    .where('users.email', '=', email)
    .where(isCurrentMembership('membership'))
    .executeTakeFirst();
  return row !== undefined;
}

/** Throws AppError `invalid` where there is a register of units, which does not have this one. */
async function requireKnownUnit(tx: Em, communityId: string, unit: string): Promise<void> {
  if ((await tx.count(Unit, { community: communityId })) === 0) return;
  throw new AppError('invalid', 'unitsDesk.unknown.unit', { params: { unit }, field: 'condoUnit' });
}

const isOffice = ({ role, condoUnit }: Invitee): boolean =>
  role !== 'RESIDENT' && condoUnit === officeOf(role);

/** The unit of somebody who has none: the name of the office, as where an ADMIN names a moderator. */
const officeOf = (role: Invitee['role']): string =>
  translate(defaultLocale, `people.offices.${role === 'RESIDENT' ? 'BOARD' : role}`);
