import type { ImportState } from '#db/enums.ts';
import { requireManaged } from '#app/features/communities/manage/access.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { analyse, registerOf, type Analysis } from './analyse.server.ts';
import { findImport } from './find-import.server.ts';
import { isReadable } from './mapping.ts';
import type { Mapping } from './columns.ts';
import { type PlannedPerson } from './plan.ts';
import { rowPlans, type RowPlan } from './row-plans.ts';
import { canUndo } from './saving/undo.server.ts';

/** How many rows a preview shows, and how many of those with errors. */
const shownRows = 200;

/** A row as the preview shows it. */
export type PreviewRow = Pick<
  PlannedPerson,
  | 'row'
  | 'unit'
  | 'name'
  | 'email'
  | 'phone'
  | 'hasOddPhone'
  | 'tenure'
  | 'hasOddTenure'
  | 'mayBeTwo'
  | 'error'
  | 'sameAs'
  | 'plan'
> & {
  isUnitUnknown: boolean;
  /** The unit in which a member is confirmed, where the list says another one. */
  memberUnit: string | null;
  membershipId: string | null;
};

export interface ImportPage {
  community: { slug: string; name: string };
  id: string;
  fileName: string | null;
  state: ImportState;
  savedAt: Date | null;
  canUndo: boolean;
  mapping: Mapping;
  /** The columns by their names, or by what the first row has there. */
  columns: string[];
  /** Null where a column is missing that is needed. */
  preview: {
    counts: Record<RowPlan, number>;
    rows: PreviewRow[];
    total: number;
    /** How many rows read like two people. */
    mayBeTwo: number;
    /** Rows with errors, further down than `rows` goes. */
    furtherErrors: PreviewRow[];
    missingUnits: string[];
    missingUnitCount: number;
  } | null;
  summary: Record<string, number> | null;
}

/**
 * A list with what saving it would do; of a saved one, what was left out.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export async function importPage(ctx: Ctx, slug: string, id: string): Promise<ImportPage> {
  const { community } = await requireManaged(ctx, slug);
  const [found, register] = await Promise.all([
    findImport(ctx.em, community, id),
    registerOf(ctx.em, community.id),
  ]);
  const { fileName, state, savedAt, mapping, rows, summary } = found;
  const head = rows.find((row) => row.length > 0) ?? [];
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const columns = Array.from({ length: width }, (_, at) => head[at] ?? '');
  const isEmpty = rows.length === 0 || !isReadable(mapping);
  return {
    community: { slug: community.slug, name: community.name },
    id,
    fileName,
    state,
    savedAt,
    canUndo: canUndo(found),
    mapping,
    columns,
    preview: isEmpty ? null : preview(analyse(register, found)),
    summary,
  };
}

function preview({ people, units, missingUnits }: Analysis) {
  const view = ({ known, ...person }: PlannedPerson): PreviewRow => {
    const { row, unit, name, email, phone, tenure, error, sameAs, plan } = person;
    const { hasOddPhone, hasOddTenure, mayBeTwo } = person;
    const isElsewhere = plan === 'MEMBER_ELSEWHERE';
    return {
      ...{ row, unit, name, email, phone, tenure, error, sameAs, plan },
      ...{ hasOddPhone, hasOddTenure, mayBeTwo },
      isUnitUnknown: error === null && !units.has(person.unitKey),
      memberUnit: isElsewhere ? (known?.condoUnit ?? null) : null,
      membershipId: isElsewhere || plan === 'AT_DOOR' ? (known?.id ?? null) : null,
    };
  };
  const counts = Object.fromEntries(rowPlans.map((plan) => [plan, 0])) as Record<RowPlan, number>;
  for (const { plan } of people) counts[plan] += 1;
  const further = people.slice(shownRows).filter(({ plan }) => plan === 'ERROR');
  return {
    counts,
    total: people.length,
    mayBeTwo: people.filter(({ mayBeTwo }) => mayBeTwo).length,
    rows: people.slice(0, shownRows).map(view),
    furtherErrors: further.slice(0, shownRows).map(view),
    missingUnits: [...missingUnits.values()].slice(0, 20),
    missingUnitCount: missingUnits.size,
  };
}

/** A list in the overview of the last ones. */
export interface ImportLine {
  id: string;
  fileName: string | null;
  state: ImportState;
  createdAt: Date;
  byName: string | null;
}

/**
 * The last ten lists of a community, newest first.
 * Throws AppError: `unauthenticated`, `forbidden`, `not-found`.
 */
export async function lastImports(
  ctx: Ctx,
  slug: string,
): Promise<{ community: { slug: string; name: string }; imports: ImportLine[] }> {
  const { community } = await requireManaged(ctx, slug);
  const imports = await kysely(ctx.em)
    .selectFrom('people_imports as list')
    .leftJoin('users as person', 'person.id', 'list.createdBy')
    .select(['list.id', 'list.fileName', 'list.state', 'list.createdAt', 'person.name as byName'])
    .where('list.community', '=', community.id)
    .orderBy('list.createdAt', 'desc')
    .orderBy('list.id', 'desc')
    .limit(10)
    .execute();
  return { community: { slug: community.slug, name: community.name }, imports };
}
