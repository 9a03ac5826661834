import { User, UserCommunity } from '#db/entities/index.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';

/** Whoever accepts an invitation. */
export type Person = Pick<Actor, 'id' | 'role' | 'name'>;

/** Gives the phone of an invitation to whoever has none; from then on it is theirs to change or remove. */
export async function givePhone(
  tx: Em,
  userId: string,
  { id, inviteePhone: phone }: UserCommunity,
): Promise<void> {
  if (!phone) return;
  await tx.nativeUpdate(User, { id: userId, $or: [{ phone: null }, { phone: '' }] }, { phone });
  await tx.nativeUpdate(UserCommunity, { id }, { inviteePhone: null });
}

/** Gives the role of an invitation; whoever has one already keeps it. */
export async function grantRole(
  tx: Em,
  actor: Person,
  membershipId: string,
  { community, invitedRole }: UserCommunity,
): Promise<void> {
  if (!invitedRole) return;
  await tx.nativeUpdate(User, { id: actor.id, role: 'RESIDENT' }, { role: invitedRole });
  await tx.nativeUpdate(UserCommunity, { id: membershipId }, { canModerate: true });
  await recordEvent(tx, {
    actor,
    communityId: community.id,
    subject: { type: 'ROLE', id: actor.id },
    action: 'GRANT',
    from: actor.role,
    to: actor.role === 'RESIDENT' ? invitedRole : actor.role,
    snapshot: { title: actor.name, userId: actor.id, moderates: true },
  });
}
