import type { Page } from '@playwright/test';

/**
 * Listens to the live regions of a page, as a screen reader does. Returns a function with what they said since it was
 * last called, each text once.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said = ((window as { said?: string[] }).said = []) as string[];
    const regions = '[aria-live], [role="status"], [role="alert"]';
    const note = (region: Element | null | undefined) => {
      const words = region?.textContent.trim();
      if (words && !region?.closest('[aria-hidden="true"]')) said.push(words);
    };
    const noteNode = (node: Node) => {
      const element = node instanceof Element ? node : node.parentElement;
      note(element?.closest(regions));
      for (const within of element?.querySelectorAll(regions) ?? []) note(within);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        note(element?.closest(regions));
        addedNodes.forEach(noteNode);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  return () =>
    page.evaluate(() => [...new Set((window as { said?: string[] }).said?.splice(0) ?? [])]);
}
