import { AppError } from '#app/lib/errors.ts';
import type { Ctx } from '#app/lib/session/context.server.ts';
import { unitFull, changeMember } from './change-member.server.ts';
import { addFurtherUnit, decideFurtherUnit } from './further-units.server.ts';
import type { PersonForm } from './person-schema.ts';
import { confirmPeople } from '../../queue/confirm.server.ts';
import { refusePerson, reopenPerson } from '../../queue/refuse.server.ts';
import { unconfirmPerson } from '../../queue/unconfirm.server.ts';
import type { ConfirmResult } from '../../queue/results.ts';

/** What a form of a person's page did, for its toast. */
export type PersonOutcome =
  | { done: 'confirm' | 'unconfirm' | 'refuse' | 'reopen' | 'change'; about: string }
  | { done: 'further.confirm' | 'further.refuse' | 'further.end' | 'addUnit'; about: string };

/**
 * Carries out one of the forms of a person's page. Throws the AppErrors of each command, and `conflict`
 * or `invalid` where a person cannot be confirmed.
 */
export async function runPersonForm(
  ctx: Ctx,
  slug: string,
  id: string,
  form: PersonForm,
): Promise<PersonOutcome> {
  switch (form.intent) {
    case 'confirm': {
      const [result] = await confirmPeople(ctx, slug, [{ id, ...form }]);
      return { done: 'confirm', about: requireConfirmed(slug, result) };
    }
    case 'refuse':
      return { done: 'refuse', about: (await refusePerson(ctx, slug, id, form.reason)).name };
    case 'reopen':
      return { done: 'reopen', about: (await reopenPerson(ctx, slug, id)).name };
    case 'unconfirm':
      return { done: 'unconfirm', about: (await unconfirmPerson(ctx, slug, id)).name };
    case 'change':
      return { done: 'change', about: (await changeMember(ctx, slug, id, form)).name };
    case 'further': {
      const { unit } = await decideFurtherUnit(ctx, slug, id, form);
      return { done: `further.${form.decision}`, about: unit };
    }
    case 'addUnit': {
      const added = { unit: form.newUnit, tenure: form.newTenure };
      return { done: 'addUnit', about: (await addFurtherUnit(ctx, slug, id, added)).unit };
    }
  }
}

/**
 * The name of somebody who was confirmed. Throws AppError for anybody who was not: `conflict`, or
 * `invalid` for a unit that is full.
 */
export function requireConfirmed(slug: string, result: ConfirmResult | undefined): string {
  const name = result?.name ?? '';
  if (result?.outcome === 'confirmed') return name;
  if (result?.outcome === 'full') throw unitFull(slug);
  const outcome = result?.outcome ?? 'gone';
  const params = { name, unit: result?.unit ?? '', by: result?.by ?? '' };
  if (outcome === 'already' || outcome === 'refused') {
    throw result?.by
      ? new AppError('conflict', `doorQueue.results.${outcome}By`, { params })
      : new AppError('conflict', `doorQueue.results.${outcome}`, { params });
  }
  throw new AppError('conflict', `doorQueue.results.${outcome}`, { params });
}
