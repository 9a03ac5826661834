import { sql } from 'kysely';
import { z } from 'zod';
import type { Em } from '#app/lib/db/database.server.ts';
import { mayModerate } from '#app/lib/db/moderates.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { inTransaction } from '#app/lib/db/write.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { requireManaged } from './access.server.ts';

/** What the desk does with a secret address of its community. */
export const addressSchema = z.object({
  intent: z.enum(['make', 'off'], { error: 'http.formUnreadable' }),
});
type AddressChange = z.output<typeof addressSchema>;

interface AddressRow {
  community: string;
  nonce: string;
  hash: string;
  /** The address works while this person moderates the community. */
  madeBy: string;
  createdAt: Date;
}

/** A secret address that a community has one of. */
export interface SecretAddress {
  save: (tx: Em, row: AddressRow) => Promise<unknown>;
  drop: (tx: Em, community: string) => Promise<unknown>;
  newNonce: () => string;
  /** What is stored of the secret that a nonce gives. */
  hashOf: (communityId: string, nonce: string) => string;
  /** The name that the log has for it. */
  logged: string;
}

/**
 * Gives a community a new secret address, or takes it away; the old one stops working at once. The log has a line.
 * Throws AppError as `requireManaged` does.
 */
export const changeAddress = (
  ctx: Ctx,
  slug: string,
  { intent }: AddressChange,
  { save, drop, newNonce, hashOf, logged }: SecretAddress,
): Promise<AddressChange> =>
  inTransaction(ctx.em, async (tx) => {
    const { actor, community } = await requireManaged({ ...ctx, em: tx }, slug);
    const isMade = intent === 'make';
    if (isMade) {
      const nonce = newNonce();
      const hash = hashOf(community.id, nonce);
      const made = { madeBy: actor.id, createdAt: new Date() };
      await save(tx, { community: community.id, nonce, hash, ...made });
    } else {
      await drop(tx, community.id);
    }
    await recordEvent(tx, {
      actor,
      communityId: community.id,
      subject: { type: 'COMMUNITY', id: community.id },
      action: 'CHANGE',
      to: isMade ? 'ON' : 'OFF',
      snapshot: { title: community.name, [logged]: isMade },
    });
    return { intent };
  });

/** A secret address as it is read for its desk. */
interface KeptAddress {
  madeBy: string | null;
  makerName: string | null;
  /** Whether who made it still moderates the community. */
  isOpen: boolean;
}

/**
 * What the desk shows of a secret address: only who made it reads it, and it ends with their right to moderate. `made`
 * is null for an address that was made under another secret of the server.
 */
export type AddressAtDesk =
  | { state: 'shown'; address: string }
  | { state: 'lost' | 'ended' }
  | { state: 'of'; maker: string };

export function addressAtDesk(
  { actor }: Ctx,
  { madeBy, makerName, isOpen }: KeptAddress,
  made: string | null,
): AddressAtDesk {
  if (madeBy === null || makerName === null || !isOpen) return { state: 'ended' };
  if (madeBy !== actor?.id) return { state: 'of', maker: makerName };
  return made === null ? { state: 'lost' } : { state: 'shown', address: made };
}

/** The secret addresses of a community that ended with the right of who made them, and wait for new ones. */
export type EndedAddress = 'daySheet' | 'screen';

/** Those of a community. Guards nothing itself. */
export async function endedAddresses(em: Em, communityId: string): Promise<EndedAddress[]> {
  const rows = await kysely(em)
    .selectFrom('booking_feeds as feed')
    .select(sql<EndedAddress>`'daySheet'::text`.as('what'))
    .where('feed.community', '=', communityId)
    .where((is) => is.not(mayModerate('feed.made_by_id', 'feed.community_id')))
    .unionAll(
      kysely(em)
        .selectFrom('community_screens as screen')
        .select(sql<EndedAddress>`'screen'::text`.as('what'))
        .where('screen.community', '=', communityId)
        .where((is) => is.not(mayModerate('screen.made_by_id', 'screen.community_id'))),
    )
    .execute();
  return rows.map(({ what }) => what).sort();
}
