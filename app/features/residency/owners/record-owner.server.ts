import type { ConsentAnswer, ConsentWay } from '#db/enums.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { Actor } from '#app/lib/session/actor.ts';

/** What a line of the log keeps of an owner's record. */
export interface LoggedOwner {
  name: string;
  /** The email address that somebody wrote down; null for that of the account, or none. */
  email: string | null;
  address: string | null;
  endedOn: string | null;
  /** Whose account it has, by name. */
  account: string | null;
  consent: { answer: ConsentAnswer; givenOn: string; way: ConsentWay } | null;
}

/** Writes a change of an owner's record to the log, with what it was before; without, it is new. */
export function recordOwner(
  tx: Em,
  {
    actor,
    communityId,
    unit,
    ownerId,
    before,
    after,
    bySelf = false,
  }: {
    actor: Pick<Actor, 'id' | 'role'> | null;
    communityId: string;
    unit: { id: string; label: string };
    ownerId: string;
    before: LoggedOwner | null;
    after: LoggedOwner;
    bySelf?: boolean;
  },
): Promise<void> {
  return recordEvent(tx, {
    actor,
    communityId,
    subject: { type: 'UNIT', id: unit.id },
    action: 'CHANGE',
    from: unit.label,
    to: unit.label,
    snapshot: {
      title: unit.label,
      ownerId,
      owner: after.name,
      ...detailsOf(after),
      ...(before && { before: { owner: before.name, ...detailsOf(before) } }),
      ...(bySelf && { bySelf }),
    },
  });
}

const detailsOf = ({ email, address, endedOn, account, consent }: LoggedOwner) => ({
  serviceEmail: email,
  serviceAddress: address,
  electronic: consent?.answer ?? null,
  givenOn: consent?.givenOn ?? null,
  givenBy: consent?.way ?? null,
  ownerAccount: account,
  ownerEndedOn: endedOn,
});
