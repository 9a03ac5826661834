import { z } from 'zod';
import { intentField } from '#app/ui/forms/row-intents.ts';
import { unitLength } from '#app/features/communities/communities/limits.ts';
import { unitKey, unitNumberIn } from '#app/features/communities/communities/unit.ts';
import type { Em } from '#app/lib/db/database.server.ts';
import { kysely } from '#app/lib/db/read.server.ts';
import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import type { CodeTry } from './codes/match-code.server.ts';
import { rowCodeErrorsIn, rowsIn } from './codes/row-codes.server.ts';
import { unitsLike } from './units-like.ts';

interface TypedUnit {
  communityId: string;
  condoUnit: string;
  /** The unit that was said to be right when the form asked about it: it is taken as it is. */
  asked: string;
}

/**
 * Asks about a unit that the register of its community does not have, and names those that are written much the
 * same: an AppError `invalid` for `field`, or null where there is nothing to ask, as in a community without a register.
 * `words` are those of the form that asks.
 */
export async function unitQuestion(
  { em, locale }: Pick<Ctx, 'em' | 'locale'>,
  { asked, ...typed }: TypedUnit,
  field: string,
  words: 'accounts.unitUnknown' | 'bookingsDesk.unitUnknown' = 'accounts.unitUnknown',
): Promise<AppError | null> {
  const { condoUnit } = typed;
  const labels = condoUnit === asked ? null : await likeUnknown(em, typed);
  if (!labels) return null;
  const choices = new Intl.ListFormat(`${locale}-CA`, { type: 'disjunction' });
  return new AppError('invalid', `${words}.${labels.length > 0 ? 'like' : 'none'}`, {
    params: { unit: unitNumberIn(condoUnit) ?? condoUnit, like: choices.format(labels) },
    field,
  });
}

/**
 * The units of a register that are written much like one that it does not have; null where it has that one, or has no
 * units.
 */
async function likeUnknown(
  em: Em,
  { communityId, condoUnit }: Omit<TypedUnit, 'asked'>,
): Promise<string[] | null> {
  const key = unitKey(condoUnit);
  if (key === '') return null;
  const units = await kysely(em)
    .selectFrom('units')
    .select(['key', 'label'])
    .where('community', '=', communityId)
    .orderBy('position')
    .execute();
  if (units.length === 0 || units.some((unit) => unit.key === key)) return null;
  return unitsLike(key, units);
}

/** A unit field of a form: its name, the prefix of the fields for the question about it, and the community. */
interface UnitField {
  name: string;
  prefix: string;
  communityId: string;
}

/**
 * Answers the questions of a form about its units before it is read: where one of those that it offered was picked,
 * that is the unit; and it gets what to ask about now and what to offer, for `AskedUnit` to show. A mere check of a
 * field changes nothing.
 */
export async function answerUnitQuestions(
  em: Em,
  form: FormData,
  fields: readonly UnitField[],
): Promise<void> {
  if (form.has(intentField)) return;
  const text = (name: string) => String(form.get(name) ?? '').trim();
  for (const { name, prefix, communityId } of fields) {
    const [asked, questioned] = [text(`${prefix}asked`), text(`${prefix}questioned`)];
    if (asked !== '' && asked !== questioned && questioned === text(name)) form.set(name, asked);
    const condoUnit = text(name);
    const isReadable = z.uuid().safeParse(communityId).success && condoUnit.length <= unitLength;
    const labels = isReadable ? await likeUnknown(em, { communityId, condoUnit }) : null;
    form.set(`${prefix}questioned`, labels ? condoUnit : '');
    form.set(`${prefix}offered`, (labels ?? []).join('\n'));
  }
}

/** The same of the rows of a form that lists communities. */
export const answerRowQuestions = (em: Em, form: FormData): Promise<void> =>
  answerUnitQuestions(
    em,
    form,
    rowsIn(form).map(({ communityId }, index) => ({
      name: `communities[${index}].condoUnit`,
      prefix: `communities[${index}].`,
      communityId,
    })),
  );

/** Asks the same of a single unit, if one was typed. Throws AppError `invalid`. */
export async function requireKnownUnit(
  ctx: Pick<Ctx, 'em' | 'locale'>,
  { communityId, condoUnit = '', asked = '' }: Partial<TypedUnit> & { communityId: string },
  field = 'condoUnit',
  words?: Parameters<typeof unitQuestion>[3],
): Promise<void> {
  const question = await unitQuestion(ctx, { communityId, condoUnit, asked }, field, words);
  if (question) throw question;
}

/**
 * The same questions about the rows of a form, for those without a code, or with a wrong one (`codeErrors`), but for
 * what the person has already (`own`); a mere check of a field asks none that the form didn't show already.
 */
async function unitQuestionsIn(
  ctx: Pick<Ctx, 'em' | 'locale'>,
  form: FormData,
  {
    codeErrors = [],
    own = [],
  }: {
    codeErrors?: readonly AppError[];
    own?: readonly { communityId: string; condoUnit: string }[];
  } = {},
): Promise<AppError[]> {
  // An invitation names the unit that the desk chose.
  if (form.get('invitation')) return [];
  const isCheck = form.has(intentField);
  const questions = rowsIn(form).map(({ communityId, condoUnit, code, ...row }, index) => {
    const { asked = '', questioned } = row;
    if (isCheck && questioned !== condoUnit) return null;
    const isOwn = own.some((one) => one.communityId === communityId && one.condoUnit === condoUnit);
    const hasWrongCode = codeErrors.some(({ field }) => field === `communities[${index}].code`);
    if ((code && !hasWrongCode) || isOwn || !z.uuid().safeParse(communityId).success) return null;
    return unitQuestion(ctx, { communityId, condoUnit, asked }, `communities[${index}].condoUnit`);
  });
  return (await Promise.all(questions)).filter((question) => question !== null);
}

/** The errors of the codes in the rows of a form, and the questions about its units; throws as `matchCode`. */
export async function rowErrorsIn(
  ctx: Pick<Ctx, 'em' | 'locale'>,
  form: FormData,
  { by, own }: { by: CodeTry; own?: readonly { communityId: string; condoUnit: string }[] },
): Promise<AppError[]> {
  const codeErrors = await rowCodeErrorsIn(ctx.em, form, by);
  return [
    ...codeErrors,
    ...(await unitQuestionsIn(ctx, form, { codeErrors, ...(own && { own }) })),
  ];
}
