import { z } from 'zod';
import type { LogAction } from '#db/enums.ts';

/** How somebody came in without a moderator who decided about them. */
export interface Joined {
  /** UNKNOWN for lines from before the log said how. */
  way: 'OPEN_DOOR' | 'CODE' | 'INVITATION' | 'UNKNOWN';
  unit: string;
}

const joiningSchema = z.object({
  unit: z.string().catch(''),
  joined: z.literal(true).optional(),
  way: z.enum(['OPEN_DOOR', 'CODE', 'INVITATION']).optional(),
  /** One more unit of a member, which they added themselves. */
  further: z.literal(true).optional(),
  invitation: z.string().optional(),
});

/** Reads from a line of the log how somebody came in; null where a moderator let them in. */
export function joinedBy(action: LogAction, snapshot: unknown): Joined | null {
  const { data } = joiningSchema.safeParse(snapshot);
  if (action !== 'CONFIRM' || !data) return null;
  if (data.invitation !== undefined) return { way: 'INVITATION', unit: data.unit };
  return data.joined || data.further ? { way: data.way ?? 'UNKNOWN', unit: data.unit } : null;
}
