import { Unit } from '#db/entities/index.ts';
import { unitKey } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { AppError } from '#app/lib/errors.ts';
import { intentField } from '#app/ui/forms/row-intents.ts';
import { matchCode, type CodeTry, type MatchedCode } from './match-code.server.ts';

/** A community and a unit in a form, and the code typed beside them. */
export interface RowWithCode {
  communityId: string;
  condoUnit: string;
  code?: string | undefined;
  /** The unit that was said to be right when the form asked about it. */
  asked?: string | undefined;
  /** The unit that the form asked about last. */
  questioned?: string | undefined;
}

/**
 * The codes of a list of communities, null for a row without one, and an error for each code that does not work, is of
 * another community than its row, or beside another home of the register. Throws AppError `too-many` as `matchCode`.
 */
export async function matchRowCodes(em: Em, rows: RowWithCode[], by: CodeTry) {
  const errors: AppError[] = [];
  const matched: (MatchedCode | null)[] = [];
  for (const [index, row] of rows.entries()) {
    const found = row.code ? await matchOrError(em, row.code, by) : null;
    const error = found instanceof AppError ? atRow(index, 'code', found) : null;
    const mismatch =
      found && !(found instanceof AppError) ? await mismatchOf(em, index, row, found) : null;
    if (error) errors.push(error);
    if (mismatch) errors.push(mismatch);
    matched.push(found instanceof AppError ? null : found);
  }
  return { matched, errors };
}

/** The errors of the same codes in a form whose other fields may be wrong; none for a mere check. */
export async function rowCodeErrorsIn(em: Em, form: FormData, by: CodeTry): Promise<AppError[]> {
  if (form.has(intentField)) return [];
  return (await matchRowCodes(em, rowsIn(form), by)).errors;
}

/** Fills the community and the unit of each row that has a code and leaves them empty. */
export async function fillFromCodes(em: Em, form: FormData, by: CodeTry): Promise<void> {
  if (form.has(intentField)) return;
  for (const [index, { communityId, condoUnit, code }] of rowsIn(form).entries()) {
    if (!code || (communityId && condoUnit)) continue;
    const found = await matchOrError(em, code, by);
    if (found instanceof AppError) continue;
    const at = `communities[${index}]`;
    if (!communityId) form.set(`${at}.communityId`, found.community.id);
    if (!condoUnit) form.set(`${at}.condoUnit`, found.unit.label);
  }
}

const maxRows = 100;

/** The rows of a form's list of communities, up to the first that it does not have. */
export function rowsIn(form: FormData): RowWithCode[] {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  const rows: RowWithCode[] = [];
  for (let index = 0; index < maxRows; index++) {
    const at = `communities[${index}]`;
    // Where no community is chosen among those that were found, the post has none.
    if (!form.has(`${at}.communityId`) && !form.has(`${at}.condoUnit`)) break;
    rows.push({
      communityId: text(`${at}.communityId`).toLowerCase(),
      condoUnit: text(`${at}.condoUnit`),
      code: text(`${at}.code`),
      asked: text(`${at}.asked`),
      questioned: text(`${at}.questioned`),
    });
  }
  return rows;
}

async function matchOrError(em: Em, code: string, by: CodeTry): Promise<MatchedCode | AppError> {
  try {
    return await matchCode(em, code, by);
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return error;
    throw error;
  }
}

/**
 * The error for a code of another community than its row, or whose row clearly names another home: one that the
 * register has. Anything else that was typed beside it, the code decides.
 */
async function mismatchOf(
  em: Em,
  index: number,
  { communityId, condoUnit }: RowWithCode,
  { community, unit }: MatchedCode,
): Promise<AppError | null> {
  if (communityId && communityId !== community.id) {
    return atRow(index, 'code', new AppError('invalid', 'codes.otherCommunity'));
  }
  const key = unitKey(condoUnit);
  const isOther = key !== '' && key !== unitKey(unit.label);
  if (isOther && (await em.count(Unit, { community: community.id, key })) > 0) {
    return atRow(
      index,
      'condoUnit',
      new AppError('invalid', 'codes.otherUnit', { params: { unit: unit.label } }),
    );
  }
  return null;
}

const atRow = (index: number, field: 'code' | 'condoUnit', error: AppError): AppError =>
  new AppError(error.code, error.messageKey, {
    params: error.params,
    field: `communities[${index}].${field}`,
  });
