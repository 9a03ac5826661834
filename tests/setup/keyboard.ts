import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';

/**
 * Whether whoever looks at the page can see where the focus is. The heading a new page begins at
 * takes no keys and shows no ring.
 */
const focusShows = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return false;
    if (element.tagName === 'H1') return true;
    const style = getComputedStyle(element);
    const { bottom, right, top } = element.getBoundingClientRect();
    const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
    return outlined && bottom > 0 && right > 0 && top < innerHeight;
  });

/** Whether the next press leaves the page's last control, or its first: the round begins anew. */
const roundEnds = (page: Page, back: boolean) =>
  page.evaluate((isBack) => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary',
      ),
    ].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }));
    return document.activeElement === stops.at(isBack ? 0 : -1);
  }, back);

/** Presses Tab until the control has the focus; at each stop the focus has to show. */
export async function tabTo(page: Page, control: Locator, { back = false, most = 80 } = {}) {
  const key = back ? 'Shift+Tab' : 'Tab';
  await control.waitFor();
  for (let n = 0; n < most; n++) {
    const mayLeave = await roundEnds(page, back);
    await page.keyboard.press(key);
    const reached = await control.evaluate((element) => element === document.activeElement);
    const left = mayLeave && (await page.evaluate(() => document.activeElement === document.body));
    expect(
      left || (await focusShows(page)),
      `focus shows on ${await page.locator(':focus').evaluateAll(([at]) => at?.outerHTML.slice(0, 100))}`,
    ).toBe(true);
    if (reached) return;
  }
  throw new Error(`${String(control)} was not reached with ${most} presses of ${key}`);
}

/** Goes to a control and presses Enter on it. */
export async function enter(page: Page, control: Locator) {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}

/** Goes to a field and types over what it holds. */
export async function typeInto(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Goes to a list of choices and picks one by typing the beginning of it. */
export async function choose(page: Page, field: Locator, label: string) {
  await tabTo(page, field);
  await page.keyboard.type(label);
  await expect(field.locator('option:checked')).toHaveText(label);
}
