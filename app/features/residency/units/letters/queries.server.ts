import { sql } from 'kysely';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { readPage, type ListPosition } from '#app/lib/db/read-page.ts';
import { env } from '#app/lib/env.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { parseIdParam } from '#app/lib/http/addresses.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { writeCode } from '../codes/code.server.ts';
import { codedUnits, unitCursorFormat, type CodedUnit } from './coded-units.server.ts';
import { pickUnits } from './pick-units.ts';

export type LettersPage = Awaited<ReturnType<typeof lettersPage>>;

const pageSize = 50;

/**
 * A page of the units of a community with the states of their codes, and those that `chosen` names.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`, `invalid` for a malformed cursor.
 */
export async function lettersPage(
  ctx: Ctx,
  slug: string,
  { chosen, search, position }: { chosen: string; search: string; position: ListPosition | null },
) {
  const { community } = await requireManaged(ctx, slug);
  const listed = readPage(position, {
    size: pageSize,
    format: unitCursorFormat,
    read: (from) => codedUnits(ctx.em, community.id, { ...from, search }),
    keyOf: (unit) => unit.place,
  });
  // All of them, because a code that was lost is found only by making it again.
  const [page, all] = await Promise.all([listed, codedUnits(ctx.em, community.id)]);
  const { picked, unknown } = pickUnits(all, chosen);
  const isPicked = new Set(picked.map(({ id }) => id));
  const isShown = new Set(page.items.map(({ id }) => id));
  const isEveryUnit = picked.length === all.length;
  return {
    community: {
      slug: community.slug,
      name: community.name,
      isOpen: Boolean(community.openedAt),
    },
    counts: {
      all: all.length,
      missing: all.filter(({ state }) => state !== 'VALID').length,
      lost: all.filter(({ state }) => state === 'LOST').length,
    },
    units: {
      ...page,
      // Everything but the code itself.
      items: page.items.map(({ id, label, state, expiresAt, uses }) => ({
        ...{ id, label, state, expiresAt, uses },
        isChosen: !isEveryUnit && isPicked.has(id),
      })),
    },
    search,
    chosen: {
      text: chosen,
      /** How many of them have a letter. */
      count: picked.filter(({ code }) => code !== null).length,
      unknown: unknown.slice(0, 10),
      /** Whether some of them are not on this page of the list. */
      hasElsewhere: !isEveryUnit && picked.some(({ id }) => !isShown.has(id)),
    },
  };
}

/**
 * The letters that can be printed for the units an address names, with the units' ids: it makes no codes.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`, also where none has a valid code.
 */
export async function printableLetters(ctx: Ctx, slug: string, chosen: string) {
  const { community } = await requireManaged(ctx, slug);
  const { picked } = pickUnits(await codedUnits(ctx.em, community.id), chosen);
  const printable = picked.flatMap(({ id, label, code, expiresAt }) =>
    code !== null && expiresAt
      ? [{ id, letter: { unit: label, code: writeCode(code), expiresAt } }]
      : [],
  );
  if (printable.length === 0) throw new AppError('not-found', 'letters.noLetters');
  return {
    community,
    letters: printable.map(({ letter }) => letter),
    unitIds: printable.map(({ id }) => id),
  };
}

/** What differs from letter to letter. */
export interface CodeLetter {
  unit: string;
  /** As it is written: 'ACDEF-34HJK'. */
  code: string;
  expiresAt: Date;
}

/**
 * One unit with its code, for the screen. Throws AppError: `unauthenticated`, `forbidden`,
 * `not-found`, also for a unit of another community.
 */
export async function unitLetterPage(ctx: Ctx, slug: string, id: string) {
  const { community } = await requireManaged(ctx, slug);
  const unitId = parseIdParam(id, 'letters.unitNotFound');
  const [unit] = await codedUnits(ctx.em, community.id, { unitId });
  if (!unit) throw new AppError('not-found', 'letters.unitNotFound');
  return {
    community: { slug: community.slug, name: community.name },
    unit: { ...unit, code: unit.code && writeCode(unit.code) } satisfies CodedUnit,
    address: joinAddress(),
  };
}

export type UnitLetterPage = Awaited<ReturnType<typeof unitLetterPage>>;

/** Where codes are typed, in words. */
export const joinAddress = (): string => `${env().appUrl.replace(/^https?:\/\//, '')}/join`;

/** How many units an address can name. */
const mostNamed = 50;

/** How many units need a letter because somebody moved out, and the labels of the first of them. */
export async function dueLetters(em: Em, communityId: string) {
  const rows = await unitsWithoutLetter(em)
    .select('unit.label')
    .where('unit.community', '=', communityId)
    .orderBy('unit.position')
    .orderBy('unit.id')
    .execute();
  return { count: rows.length, units: rows.slice(0, mostNamed).map(({ label }) => label) };
}

/** How many units of each of these communities need a letter because somebody moved out, where any do. */
export async function dueLettersIn(em: Em, communityIds: string[]): Promise<Map<string, number>> {
  if (communityIds.length === 0) return new Map();
  const rows = await unitsWithoutLetter(em)
    .select(['unit.community', sql<number>`count(*)::int`.as('count')])
    .where('unit.community', 'in', communityIds)
    .groupBy('unit.community')
    .execute();
  return new Map(rows.map(({ community, count }) => [community, count]));
}

const unitsWithoutLetter = (em: Em) =>
  kysely(em)
    .selectFrom('unit_codes as code')
    .innerJoin('units as unit', 'unit.id', 'code.unit')
    .where('code.revokedAt', 'is', null)
    .where('code.letterDue', '=', true)
    // Whoever came in with it has got the letter.
    .where('code.uses', '=', 0);
