import type { Em } from '#app/lib/db/database.server.ts';
import { recordEvent } from '#app/lib/record-event.server.ts';
import type { ManagedNotice } from './access.server.ts';

/** Logs what was done about a notice, which stays as it is, in the transaction of the change. */
export const recordAbout = (
  tx: Em,
  { actor, community, notice: { id, status, title } }: ManagedNotice,
  what: Record<string, unknown>,
): Promise<void> =>
  recordEvent(tx, {
    actor,
    communityId: community.id,
    subject: { type: 'NOTICE', id },
    action: 'CHANGE',
    from: status,
    to: status,
    snapshot: { title, ...what },
  });
