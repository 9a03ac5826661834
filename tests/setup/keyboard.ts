import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';
import { communityFields } from './choose-community.ts';

/** Where the focus is, beside the control that is wanted. */
interface Focus {
  reached: boolean;
  /** Whether it is visible. The heading that gets it on a new page is not a control, and shows no ring. */
  shows: boolean;
  /** Whether it left the page, for the browser's own controls. */
  isOnBody: boolean;
  /** Whether it is on the last control of the page, or going back, on the first. */
  isAtEnd: boolean;
  on: string;
}

const focusBeside = (control: Locator, back: boolean): Promise<Focus> =>
  control.evaluate((wanted, isBack) => {
    const element = document.activeElement;
    const isOnBody = !element || element === document.body;
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary',
      ),
    ].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }));
    const shows = () => {
      if (isOnBody) return false;
      if (element.tagName === 'H1') return true;
      const style = getComputedStyle(element);
      const { bottom, right, top } = element.getBoundingClientRect();
      const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
      return outlined && bottom > 0 && right > 0 && top < innerHeight;
    };
    return {
      reached: element === wanted,
      shows: shows(),
      isOnBody,
      isAtEnd: element === stops.at(isBack ? 0 : -1),
      on: element?.outerHTML.slice(0, 100) ?? '',
    };
  }, back);

/** Presses Tab until the control has the focus. The focus has to be visible at each stop. */
export async function tabTo(page: Page, control: Locator, { back = false, most = 80 } = {}) {
  const key = back ? 'Shift+Tab' : 'Tab';
  await control.waitFor();
  let { isAtEnd: mayLeave } = await focusBeside(control, back);
  for (let n = 0; n < most; n++) {
    await page.keyboard.press(key);
    const focus = await focusBeside(control, back);
    const hasLeft = mayLeave && focus.isOnBody;
    expect(hasLeft || focus.shows, `focus shows on ${focus.on}`).toBe(true);
    if (focus.reached) return;
    mayLeave = focus.isAtEnd;
  }
  throw new Error(`${String(control)} was not reached with ${most} presses of ${key}`);
}

/** Tabs to a control and presses Enter. */
export async function enter(page: Page, control: Locator) {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Tabs to a field and replaces its text. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Tabs to a select and picks an option by typing its label. */
export async function choose(page: Page, field: Locator, label: string) {
  await tabTo(page, field);
  await page.keyboard.type(label);
  await expect(field.locator('option:checked')).toHaveText(label);
}

/** Chooses a community with the keys, from the list or by a search. */
export async function chooseCommunityByKeys(
  page: Page,
  form: Locator,
  { id, name }: { id: string; name: string },
) {
  const field = communityFields(form);
  if ((await field.evaluate((element) => element.tagName)) === 'SELECT') {
    await choose(page, field, name);
    return;
  }
  await typeInto(page, field, name);
  await enter(page, form.getByRole('button', { name: 'Find', exact: true }));
  const found = form.locator(`input[type=radio][value="${id}"]`);
  await tabTo(page, found);
  await page.keyboard.press('Space');
  await expect(found).toBeChecked();
}
