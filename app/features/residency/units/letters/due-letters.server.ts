import { UnitCode } from '#db/entities/index.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';

/** How many units an address can name. */
const mostNamed = 50;

/** How many units need a letter because somebody moved out, and the labels of the first of them. */
export async function dueLetters(
  em: Em,
  communityId: string,
): Promise<{ count: number; units: string[] }> {
  const rows = await kysely(em)
    .selectFrom('unit_codes as code')
    .innerJoin('units as unit', 'unit.id', 'code.unit')
    .select('unit.label')
    .where('unit.community', '=', communityId)
    .where('code.revokedAt', 'is', null)
    .where('code.letterDue', '=', true)
    // Whoever came in with it has got the letter.
    .where('code.uses', '=', 0)
    .orderBy('unit.position')
    .orderBy('unit.id')
    .execute();
  return { count: rows.length, units: rows.slice(0, mostNamed).map(({ label }) => label) };
}

export async function lettersPrinted(em: Em, unitIds: string[]): Promise<void> {
  await em.nativeUpdate(
    UnitCode,
    { unit: { $in: unitIds }, revokedAt: null, letterDue: true },
    { letterDue: false },
  );
}
