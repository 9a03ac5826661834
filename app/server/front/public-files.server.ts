import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/**
 * Returns what tells a file of `public/`, which Express serves, from the path of a page, without a look
 * at the disk for each request. Files do not change under a running process.
 */
export function publicFiles(folder = 'public'): (pathname: string) => boolean {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length))
      .map((path) => path.split(sep).join('/')),
  );
  return (pathname) => files.has(pathname.includes('%') ? decodeURIComponent(pathname) : pathname);
}
