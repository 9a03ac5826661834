import { expect, type Locator } from '@playwright/test';
import { mostListed } from '#app/features/communities/communities/chooser/chooser.ts';
import { makeCommunity } from '#db/factories/index.ts';
import type { Em } from './sessions.ts';

/** Makes sure that there are too many communities for a list; the caller flushes. */
export function makeTooManyToList(em: Em): void {
  const stamp = Date.now().toString(36);
  for (let n = 0; n <= mostListed; n++) makeCommunity(em, { name: `Listed ${stamp} ${n}` });
}

/** The fields of a form's communities: lists where there are few, otherwise boxes to search from. */
export const communityFields = (scope: Locator): Locator =>
  scope.locator('select[name$=".communityId"], input[name$=".find"]');

/** Chooses a community in a row of a form, from the list or by a search. */
export async function chooseCommunity(
  scope: Locator,
  { id, name }: { id: string; name: string },
  { row = 0, find = 'Find' } = {},
): Promise<void> {
  const field = communityFields(scope).nth(row);
  const tag = await field.evaluate((element) => element.tagName);
  if (tag === 'SELECT') {
    await field.selectOption({ label: name });
    return;
  }
  await field.fill(name);
  await scope.getByRole('button', { name: find, exact: true }).nth(row).click();
  await scope.locator(`input[type=radio][value="${id}"]`).check();
}

/** Expects a form with scripts to offer a community, in its list or as a suggestion, and leaves it as it was. */
export async function expectOffered(scope: Locator, name: string): Promise<void> {
  const field = communityFields(scope).first();
  const tag = await field.evaluate((element) => element.tagName);
  if (tag === 'SELECT') {
    await expect(field).toContainText(name);
    return;
  }
  const option = scope.getByRole('option', { name });
  await field.fill(name);
  await expect(option).toBeVisible();
  await field.press('Escape');
  await expect(option).toBeHidden();
  await field.fill('');
}

/** Expects a community to be chosen in a row of the form that a scope has. */
export async function expectChosen(
  scope: Locator,
  { id }: { id: string },
  { row = 0 } = {},
): Promise<void> {
  const chosen = () =>
    communityFields(scope)
      .nth(row)
      .evaluate((field, name) => {
        const { form } = field as HTMLInputElement;
        return form && new FormData(form).get(name);
      }, `communities[${row}].communityId`);
  await expect.poll(chosen).toBe(id);
}
