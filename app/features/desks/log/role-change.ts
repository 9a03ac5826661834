import { roles, type LogAction, type LogSubject, type Role } from '#db/enums.ts';

/** A change of somebody's role, of their right to moderate, or of a hand-over that is planned. */
export type RoleChange =
  | { way: 'CHANGED'; from: Role; to: Role }
  | { way: 'GIVEN'; to: Role }
  | {
      /** OTHER for a line that does not say what changed. */
      way: 'MODERATES' | 'NO_LONGER_MODERATES' | 'HANDOVER' | 'HANDOVER_CANCELLED' | 'OTHER';
    };

interface RoleRow {
  subject: LogSubject;
  action: LogAction;
  from: string | null;
  to: string;
  snapshot: Record<string, unknown>;
}

const roleIn = (text: string | null): Role | null => roles.find((role) => role === text) ?? null;

/** Reads from a line of the log what became of a role, for old lines too; null for a line about anything else. */
export function roleChangeIn({ subject, action, snapshot, ...row }: RoleRow): RoleChange | null {
  if (subject !== 'ROLE') return null;
  const [from, to] = [roleIn(row.from), roleIn(row.to)];
  if (action === 'SCHEDULE') return { way: 'HANDOVER' };
  if (action === 'UNDO') return { way: 'HANDOVER_CANCELLED' };
  if (action !== 'GRANT') return null;
  if (to === null) return { way: 'OTHER' };
  if (from === null) return { way: 'GIVEN', to };
  if (from !== to) return { way: 'CHANGED', from, to };
  if (typeof snapshot.moderates !== 'boolean') return { way: 'OTHER' };
  return { way: snapshot.moderates ? 'MODERATES' : 'NO_LONGER_MODERATES' };
}
