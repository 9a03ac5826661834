import { z } from 'zod';

/** The version of the file's form. A file with a higher one comes from a newer program. */
export const formatVersion = 1;

/**
 * The entries of a backup that are neither rows nor files. The manifest is the last one: without it, the file is not
 * whole.
 */
export const entryNames = {
  secret: 'secret.json',
  sums: 'SHA256SUMS',
  manifest: 'manifest.json',
} as const;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.number().int().min(0);

/** What stands at the end of a backup about the rest of it. */
export const manifestSchema = z.object({
  format: z.number().int().min(1),
  product: z.literal('the-local-link'),
  /** The version of the program that wrote it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  database: z.object({ kind: z.enum(['embedded', 'postgresql']), version: z.string() }),
  /** The migrations that had made the schema, in their order. */
  migrations: z.array(z.string()).min(1),
  /** By table: its rows, and the checksum of their lines in the order of the primary key. */
  tables: z.record(z.string(), z.object({ rows: count, sha256 })),
  files: z.object({ count, bytes: count, place: z.enum(['here', 'bucket']) }),
  /** Whether it is of a demo. */
  demo: z.boolean(),
  /** Whether SESSION_SECRET is in it, encrypted. */
  secret: z.boolean(),
  /** The checksum of the list of checksums. */
  sums: sha256,
});
export type Manifest = z.output<typeof manifestSchema>;

/** A part of a table's rows, one JSON object in a line. */
export const rowsEntry = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.jsonl`;

export const tableOf = (entry: string): string | undefined =>
  /^tables\/([a-z_]+\.[a-z_]+)\/\d{6,}\.jsonl$/.exec(entry)?.[1];

export const fileEntry = (path: string): string => `files/${path}`;

/**
 * The path of a file below the folder of files; undefined for an entry that is none, and for one that would lead
 * out of the folder.
 */
export function filePathOf(entry: string): string | undefined {
  const path = /^files\/(.+)$/s.exec(entry)?.[1];
  const isSafe = path
    ?.split('/')
    .every((part) => part !== '' && part !== '.' && part !== '..' && !/[\\\0\n]/.test(part));
  return isSafe ? path : undefined;
}

/** How many rows a backup has. */
export const rowsOf = ({ tables }: Manifest): number =>
  Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
