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

/** A line for who restored a backup, when the site will not find its photos and documents in DATA_DIR; else empty. */
export function whereFilesAre(
  { files }: Manifest,
  { dataDir, usesBucket }: { dataDir: string; usesBucket?: boolean },
): string {
  if (files.place === 'bucket') {
    return 'Photos and documents are in the bucket that S3_BUCKET named.\n';
  }
  return usesBucket && files.count > 0
    ? `LOOK AT THIS: S3_BUCKET is set, and the photos and documents of this backup are in ${dataDir}/files, where the site does not look. Copy them into the bucket (docs/operating.md, Backups).\n`
    : '';
}

/** '216 kB', '12.4 MB' */
export const sizeOf = (bytes: number): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
