import { expect, type Locator } from '@playwright/test';

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
