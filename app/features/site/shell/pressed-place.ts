/** The form, its row and what that is in: further out is another part of the page. */
const mostParts = 5;

/** The button that sent the last form, and the parts of the page around it. */
let around: Element[] = [];

/** Remembers which button sends a form. */
export function rememberPresses(page: Document): void {
  page.addEventListener('submit', ({ submitter }) => {
    around = [];
    for (let part: Element | null = submitter; part; part = part.parentElement)
      if (around.push(part) === mostParts) break;
  });
}

/**
 * The control to focus where the last pressed button was: itself, or the first control of the nearest part of the page
 * that is left around it, such as Leave in the place of Join. Null where nothing near it is left.
 */
export function pressedPlace(): HTMLElement | null {
  const left = around.find((part) => part.isConnected);
  return left?.closest('button') ?? left?.querySelector('button') ?? null;
}
