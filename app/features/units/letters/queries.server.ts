import type { Community } from '#db/entities/index.ts';
import { requireManaged } from '#app/features/manage/access.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/kysely.server.ts';
import { env } from '#app/lib/env.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { writeCode } from '../codes/code.ts';
import { codeOf } from '../codes/derive-code.server.ts';
import { pickUnits } from './pick-units.ts';

/** How the code of a unit stands; LOST was made under another secret and cannot be printed. */
export type CodeState = 'NONE' | 'VALID' | 'EXPIRED' | 'LOST';

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

/** What the list shows of a unit: everything but the code itself. */
export type LetterRow = Omit<CodedUnit, 'code'>;

export interface LettersPage {
  community: { slug: string; name: string };
  units: LetterRow[];
  missing: number;
  lost: number;
  /** The units that the address names, as it names them, and how many of them have a letter. */
  chosen: { text: string; count: number; unknown: string[] };
}

const maxUnits = 5000;

/**
 * The units of a community with the states of their codes, and those that `chosen` names.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export async function lettersPage(ctx: Ctx, slug: string, chosen: string): Promise<LettersPage> {
  const { community } = await requireManaged(ctx, slug);
  const units = await codedUnits(ctx.em, community.id);
  const { picked, unknown } = pickUnits(units, chosen);
  return {
    community: { slug: community.slug, name: community.name },
    units: units.map(({ code: _, ...unit }) => unit),
    missing: units.filter(({ state }) => state !== 'VALID').length,
    lost: units.filter(({ state }) => state === 'LOST').length,
    chosen: {
      text: chosen,
      count: picked.filter(({ code }) => code !== null).length,
      unknown: unknown.slice(0, 10),
    },
  };
}

/**
 * The letters that can be printed for the units an address names: it makes no codes.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`, also where none has a valid code.
 */
export async function printableLetters(
  ctx: Ctx,
  slug: string,
  chosen: string,
): Promise<{ community: Community; letters: Letter[] }> {
  const { community } = await requireManaged(ctx, slug);
  const { picked } = pickUnits(await codedUnits(ctx.em, community.id), chosen);
  const letters = picked.flatMap(({ label, code, expiresAt }) =>
    code !== null && expiresAt ? [{ unit: label, code: writeCode(code), expiresAt }] : [],
  );
  if (letters.length === 0) throw new AppError('not-found', 'letters.noLetters');
  return { community, letters };
}

/** What differs from letter to letter. */
export interface Letter {
  unit: string;
  /** As it is written: 'ACDEF-34HJK'. */
  code: string;
  expiresAt: Date;
}

/**
 * One unit with its code, for the screen. Throws AppError: `unauthenticated`, `forbidden`,
 * `not-found`, also for a unit of another community.
 */
export async function unitLetterPage(ctx: Ctx, slug: string, unitId: string) {
  const { community } = await requireManaged(ctx, slug);
  const [unit] = await codedUnits(ctx.em, community.id, unitId);
  if (!unit) throw new AppError('not-found', 'letters.unitNotFound');
  return {
    community: { slug: community.slug, name: community.name },
    unit: { ...unit, code: unit.code && writeCode(unit.code) },
    address: joinAddress(),
  };
}

/** Where codes are typed, in words. */
export const joinAddress = (): string => `${env().appUrl.replace(/^https?:\/\//, '')}/join`;

/** The units of a community in the order of the register, with their codes; or one of them. */
export async function codedUnits(
  em: Em,
  communityId: string,
  unitId?: string,
): Promise<CodedUnit[]> {
  const rows = await kysely(em)
    .selectFrom('units as unit')
    .leftJoin('unit_codes as code', (join) =>
      join.onRef('code.unit', '=', 'unit.id').on('code.revokedAt', 'is', null),
    )
    .select(['unit.id', 'unit.label', 'code.nonce', 'code.codeHash', 'code.expiresAt', 'code.uses'])
    .where('unit.community', '=', communityId)
    .$if(unitId !== undefined, (query) => query.where('unit.id', '=', unitId ?? null))
    .orderBy('unit.position')
    .orderBy('unit.key')
    .limit(maxUnits)
    .execute();
  const now = new Date();
  return rows.map(({ id, label, nonce, codeHash, expiresAt, uses }) => {
    const base = { id, label, expiresAt, uses: uses ?? 0, code: null };
    if (nonce === null || codeHash === null || expiresAt === null)
      return { ...base, state: 'NONE' };
    if (expiresAt <= now) return { ...base, state: 'EXPIRED' };
    const code = codeOf({ unitId: id, nonce, codeHash });
    return code === null ? { ...base, state: 'LOST' } : { ...base, state: 'VALID', code };
  });
}
