import { rowsOf, type Manifest } from '../features/site/backups/manifest.ts';

/** '12,345' */
export const numberOf = (value: number): string => value.toLocaleString('en-CA');

/** What is in a backup, for the person who runs the site. */
export const contentsOf = (manifest: Manifest): string =>
  `${numberOf(rowsOf(manifest))} rows of ${Object.keys(manifest.tables).length} tables, ${numberOf(manifest.files.count)} photos and documents (${sizeOf(manifest.files.bytes)})`;

/** '216 kB', '12.4 MB' */
export const sizeOf = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
