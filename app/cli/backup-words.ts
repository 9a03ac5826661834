import { rowsOf, type Manifest } from '../features/site/backups/manifest.ts';

/** '12,345' */
export const numberOf = (value: number): string => value.toLocaleString('en-CA');

/** What is in a backup, for the person who runs the site. */
export const contentsOf = (manifest: Manifest): string =>
  `${numberOf(rowsOf(manifest))} rows of ${Object.keys(manifest.tables).length} tables, ${numberOf(manifest.files.count)} photos and documents (${sizeOf(manifest.files.bytes)})`;

/**
 * That the rows of a backup name photos and documents, and it has no file: the command was run beside another folder
 * than the site's. Empty where that is not so.
 */
export function filesAreElsewhere({ tables, files }: Manifest, dataDir: string): string {
  const named = ['public.photos', 'public.record_versions'].reduce(
    (sum, table) => sum + (tables[table]?.rows ?? 0),
    0,
  );
  return files.place === 'bucket' || files.count > 0 || named === 0
    ? ''
    : `LOOK AT THIS: the database names ${numberOf(named)} photos and documents, and ${dataDir} has none of them. Is DATA_DIR that of the site?`;
}

/** '216 kB', '12.4 MB' */
export const sizeOf = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
