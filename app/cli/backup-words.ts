import { rowsOf, type Manifest } from '../features/site/backups/manifest.ts';

const number = (value: number): string => value.toLocaleString('en-CA');

/** What is in a backup, for the person who runs the site. */
export const contentsOf = (manifest: Manifest): string =>
  `${number(rowsOf(manifest))} rows of ${Object.keys(manifest.tables).length} tables, ${number(manifest.files.count)} photos and documents (${sizeOf(manifest.files.bytes)})`;

/** '216 kB', '12.4 MB' */
export const sizeOf = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
