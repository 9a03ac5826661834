import type { Locator, Page } from '@playwright/test';
import { expect } from './browser.ts';

/**
 * Whether the focus is visible. The heading that gets the focus on a new page is not a control, and
 * shows no ring.
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

/** Whether the focus is on the last control of the page, or going back, on the first. */
const isAtEnd = (page: Page, back: boolean) =>
  page.evaluate((isBack) => {
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary',
      ),
    ].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }));
    return document.activeElement === stops.at(isBack ? 0 : -1);
  }, back);

/** Presses Tab until the control has the focus. The focus has to be visible at each stop. */
export async function tabTo(page: Page, control: Locator, { back = false, most = 80 } = {}) {
  const key = back ? 'Shift+Tab' : 'Tab';
  await control.waitFor();
  for (let n = 0; n < most; n++) {
    const mayLeave = await isAtEnd(page, back);
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
