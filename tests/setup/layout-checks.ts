import type { Page } from '@playwright/test';

/** The narrowest screen that a page has to fit on (WCAG 1.4.10). */
export const narrow = { width: 320, height: 640 };

/** The text spacing that WCAG 1.4.12 lets a reader set. */
const wideSpacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Text twice as large, as a reader may set it in the browser. */
const doubleText = 'html { font-size: 200% !important; }';

/**
 * The layout problems of the page as it is: elements that stick out at the right or left so that it
 * scrolls sideways, and boxes that cut off text.
 */
export const brokenLayout = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const described = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)}” .${[...element.classList].join('.')}`;
    const found: string[] = [];
    const root = document.documentElement;
    const shown = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const sticksOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > root.clientWidth + 1 || left < -1);
    };
    // A row of links that scrolls by itself hides nothing.
    const isInRow = (element: Element) => {
      const nav = element.closest('nav');
      const rows = nav ? [nav, ...nav.children].filter((part) => part.contains(element)) : [];
      return rows.some((row) => getComputedStyle(row).overflowX === 'auto');
    };
    // The words of an element itself, which may be wider than its box.
    const widestOf = (element: Element) => {
      const range = document.createRange();
      const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
      const rights = words.map((node) => {
        range.selectNodeContents(node);
        return range.getBoundingClientRect().right;
      });
      return Math.max(0, ...rights);
    };
    if (root.scrollWidth > root.clientWidth) {
      const outside = shown.filter((element) => !isInRow(element));
      const wide = outside.filter(
        (element) => sticksOut(element) || widestOf(element) > root.clientWidth + 1,
      );
      for (const element of wide) {
        if (wide.some((other) => other !== element && element.contains(other))) continue;
        found.push(`sticks out by ${root.scrollWidth - root.clientWidth}: ${described(element)}`);
      }
      if (found.length === 0) found.push(`scrolls to ${root.scrollWidth}`);
    }
    // What is off a phone's page at the left cannot even be scrolled to.
    for (const element of shown) {
      if (root.clientWidth > 480 || element.closest('svg') || isInRow(element)) continue;
      const { left, right } = element.getBoundingClientRect();
      if (left < -1 && right > 1) found.push(`begins off the page: ${described(element)}`);
    }
    for (const element of shown) {
      const style = getComputedStyle(element);
      if (!/hidden|clip|auto|scroll/.test(style.overflowX + style.overflowY)) continue;
      if (element.clientWidth <= 1 || !element.textContent?.trim()) continue;
      if (/^(textarea|select|option)$/i.test(element.tagName) || element.closest('svg')) continue;
      // What a summary shortens to a line, it opens whole.
      if (style.textOverflow === 'ellipsis' && element.closest('summary')) continue;
      // A title that is a link, and the beginning of a text, are whole on the page of their own.
      if (style.textOverflow === 'ellipsis' && element.querySelector(':scope > a')) continue;
      if (style.webkitLineClamp !== 'none' || isInRow(element)) continue;
      if (element.scrollWidth > element.clientWidth + 1) {
        found.push(`cuts off at the side: ${described(element)}`);
      }
      if (element.scrollHeight > element.clientHeight + 1 && style.overflowY !== 'auto') {
        found.push(`cuts off below: ${described(element)}`);
      }
    }
    return found;
  });

/**
 * Controls that are hard to hit: under 24 px, except a link within text (WCAG 2.5.8), and main actions
 * under 44 px, which are fields, whatever looks like a button, and everything in the header.
 */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'a[href], button, summary, select, textarea, input:not([type="hidden"]), label:has(input)';
    const inText = (element: Element) => {
      if (element.tagName !== 'A') return false;
      if (getComputedStyle(element).display !== 'inline') return false;
      const around = element.closest('p, li, dd, td, h1, h2, h3, span, div')?.textContent ?? '';
      return around.trim().length > (element.textContent ?? '').trim().length;
    };
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getAttribute('aria-hidden') !== 'true')
      .flatMap((element) => {
        const covers = getComputedStyle(element, '::after').position === 'absolute';
        const target = element.closest('label:has(input)') ?? (covers && element.offsetParent);
        const box = (target || element).getBoundingClientRect();
        if (box.width <= 1 || box.bottom < 0) return [];
        const style = getComputedStyle(element);
        const isMain =
          element.closest('header[class]')?.parentElement === document.body ||
          /^(INPUT|SELECT|TEXTAREA)$/.test(element.tagName) ||
          (element.closest('main') !== null &&
            (element.tagName === 'BUTTON' || parseFloat(style.borderTopWidth) > 0));
        const least = isMain ? 44 : 24;
        const wideEnough = box.width >= 24 && box.height >= least - 0.5;
        if (wideEnough || (!isMain && inText(element))) return [];
        const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
        return [
          `${Math.round(box.width)}×${Math.round(box.height)} ${element.tagName.toLowerCase()} “${name.trim().slice(0, 40)}”`,
        ];
      });
  });

/** A phone as most people have it. */
const phone = { width: 360, height: 640 };

/** Buttons, what looks like one, and tabs, whose words take more than one line. */
const wrappedLabels = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const looksLikeButton = (element: Element) => {
      const { display, borderTopWidth, backgroundColor } = getComputedStyle(element);
      const isFilled = !/^(rgba\(0, 0, 0, 0\)|transparent)$/.test(backgroundColor);
      return display !== 'inline' && (parseFloat(borderTopWidth) > 0 || isFilled);
    };
    const isTab = (element: Element) =>
      element.closest('nav')?.querySelector('[aria-current="page"]')?.parentElement ===
      element.parentElement;
    // A card that is one link, and a row with a name and a telephone number, have a text rather than a label; a word as
    // long as no name is wraps.
    const isLabel = (element: Element) =>
      !element.querySelector('h2, h3, h4, p, img, li, time, dl') &&
      !element.matches('[href^="tel:"]') &&
      !/\S{30}/.test(element.textContent ?? '') &&
      (element.tagName === 'BUTTON' || looksLikeButton(element) || isTab(element));
    return [...document.querySelectorAll<HTMLElement>('a[href], button')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(isLabel)
      .flatMap((element) => {
        const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const lines: number[] = [];
        while (words.nextNode()) {
          range.selectNodeContents(words.currentNode);
          for (const { width, top, height } of range.getClientRects()) {
            const middle = top + height / 2;
            if (width > 1 && lines.every((line) => Math.abs(line - middle) > height / 2))
              lines.push(middle);
          }
        }
        const name = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 70);
        return lines.length > 1 ? [`on ${lines.length} lines: ${name}`] : [];
      });
  });

/** Applies a reader's own style sheet to the page; '' removes it. */
const readWith = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = document.getElementById('reader') ?? document.createElement('style');
    sheet.id = 'reader';
    sheet.textContent = text;
    document.head.append(sheet);
  }, css);

/**
 * The layout problems of a page: as it is, with its menus open, and with a reader's settings. For the settings, the
 * page's content security policy has to be bypassed.
 */
export async function everySetting(page: Page): Promise<string[]> {
  const found = [...(await brokenLayout(page)), ...(await smallTargets(page))];
  await page.setViewportSize(phone);
  found.push(...(await wrappedLabels(page)).map((line) => `at 360 px ${line}`));
  await page.setViewportSize(narrow);
  const note = async (setting: string) =>
    found.push(...(await brokenLayout(page)).map((line) => `${setting}: ${line}`));
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  await note('menus open');
  found.push(...(await smallTargets(page)).map((line) => `menus open: ${line}`));
  await readWith(page, wideSpacing);
  await note('wide spacing');
  await readWith(page, doubleText);
  await note('double text');
  await page.setViewportSize({ width: 1024, height: 768 });
  await note('double text, wide page');
  await page.setViewportSize(narrow);
  return found;
}
