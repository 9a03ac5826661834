import { randomUUID } from 'node:crypto';
import { UserCommunity } from '#db/entities/index.ts';
import type { Role } from '#db/enums.ts';
import { cityToday } from '#app/lib/forms/city-time.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { defaultLocale } from '#app/lib/i18n/locale.ts';
import { translate } from '#app/messages/catalogue.server.ts';

/**
 * Makes a person a moderator of a community. Somebody from outside, or whose membership has ended, is a
 * member from then on, with the name of an office for a unit. Call it inside a transaction.
 */
export async function addModerator(
  tx: Em,
  {
    userId,
    communityId,
    role,
  }: { userId: string; communityId: string; role: Exclude<Role, 'RESIDENT'> },
): Promise<void> {
  const own = { user: userId, community: communityId };
  const office = translate(defaultLocale, `people.offices.${role}`);
  await tx.nativeUpdate(
    UserCommunity,
    { ...own, $or: [{ state: 'ENDED' }, { endsOn: { $lt: cityToday() } }] },
    { condoUnit: office, unit: null, tenure: null, claimedTenure: null },
  );
  const changed = await tx.nativeUpdate(UserCommunity, own, {
    canModerate: true,
    state: 'CONFIRMED',
    confirmedAt: new Date(),
    endsOn: null,
    endedAt: null,
    decisionReason: null,
  });
  if (changed > 0) return;
  const others = await tx.count(UserCommunity, { user: userId });
  const hasPrimary = (await tx.count(UserCommunity, { user: userId, isPrimary: true })) > 0;
  await tx.insert(UserCommunity, {
    id: randomUUID(),
    user: userId,
    community: communityId,
    condoUnit: office,
    isPrimary: !hasPrimary,
    confirmedAt: new Date(),
    canModerate: true,
    position: others,
    createdAt: new Date(),
  });
}
