import { livedInKinds } from '#db/enums.ts';
import { sql } from 'kysely';
import type { Em } from '#app/lib/db/database.server.ts';
import { hasPart } from '#app/lib/db/grams.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { mapWithBreaks } from '#app/lib/process/breaks.server.ts';
import { invalidCursor } from '#app/lib/db/pagination.ts';
import { readingOrder, type ReadFrom } from '#app/lib/db/read-page.ts';
import { codeOf } from '../codes/code.server.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';

/** The state of a unit's code. LOST means it was made under another secret and cannot be printed. */
type CodeState = 'NONE' | 'VALID' | 'EXPIRED' | 'LOST';

/** A unit with the code that its letter has. */
export interface CodedUnit {
  id: string;
  label: string;
  state: CodeState;
  /** Null where there is none that opens the door. */
  code: string | null;
  expiresAt: Date | null;
  uses: number;
}

/** The position of a unit in the register. */
export interface UnitCursor {
  position: number;
  key: string;
}

/** How these positions are written in addresses. Throws AppError `invalid` for a malformed one. */
export const unitCursorFormat = {
  parse(cursor: string): UnitCursor {
    const [, position, key] = /^(\d{1,9})_(.{1,80})$/u.exec(cursor) ?? [];
    if (position === undefined || key === undefined) throw invalidCursor();
    return { position: Number(position), key };
  },
  write: ({ position, key }: UnitCursor): string => `${position}_${key}`,
};

interface Which extends Partial<ReadFrom<UnitCursor>> {
  unitId?: string;
  search?: string;
}

/** The units of a community in the order of the register, with their codes. Guards nothing itself. */
export async function codedUnits(
  em: Em,
  communityId: string,
  { unitId, search = '', position, key, back = null, limit }: Which = {},
): Promise<(CodedUnit & { place: UnitCursor })[]> {
  const { operator, direction } = readingOrder('asc', back !== null);
  const rows = await kysely(em)
    .selectFrom('units as unit')
    .leftJoin('unit_codes as code', (join) =>
      join.onRef('code.unit', '=', 'unit.id').on('code.revokedAt', 'is', null),
    )
    .select(['unit.id', 'unit.label', 'unit.position', 'unit.key'])
    .select(['code.nonce', 'code.codeHash', 'code.expiresAt', 'code.uses'])
    .where('unit.community', '=', communityId)
    .where('unit.kind', 'in', livedInKinds)
    .$if(unitId !== undefined, (query) => query.where('unit.id', '=', unitId ?? null))
    .$if(search !== '', (query) =>
      query.where((is) =>
        is.or([hasPart(sql`unit.label`, search), is('unit.key', '=', unitKey(search))]),
      ),
    )
    .$if(position !== undefined, (query) =>
      query.where(
        sql<boolean>`(unit.position, unit.key) ${sql.raw(operator)} (${position}::int, ${key}::text)`,
      ),
    )
    .orderBy('unit.position', direction)
    .orderBy('unit.key', direction)
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute();
  const now = new Date();
  return mapWithBreaks(rows, ({ id, label, nonce, codeHash, expiresAt, uses, ...place }) => {
    const base = { id, label, place, expiresAt, uses: uses ?? 0, code: null };
    if (nonce === null || codeHash === null || expiresAt === null)
      return { ...base, state: 'NONE' as const };
    if (expiresAt <= now) return { ...base, state: 'EXPIRED' as const };
    const code = codeOf({ unitId: id, nonce, codeHash });
    return code === null
      ? { ...base, state: 'LOST' as const }
      : { ...base, state: 'VALID' as const, code };
  });
}
