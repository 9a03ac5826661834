import { existsSync } from 'node:fs';
import { cssBundleHref } from '@remix-run/css-bundle';

/**
 * The addresses of the style sheets of a section, for a document that Remix does not write. A build
 * that was not finished (see `app/cli/section-sheets.ts`) has one sheet with everything.
 */
export function styleSheetsOf(section: string): string[] {
  const everyPage = cssBundleHref ?? '';
  const own = everyPage.replace(/\.css$/, `-${section}.css`);
  return [everyPage, ...(existsSync(`public${own}`) ? [own] : [])];
}
