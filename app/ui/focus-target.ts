import type { MouseEvent } from 'react';

/**
 * Follows a link within the page without a navigation: the router would drop the reply to a form, and
 * the errors of its fields with it.
 */
export function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
}
