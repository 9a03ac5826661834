import { z } from 'zod';

/** Raised when what `data/` or the log has changes in a way that an older import would misread. */
export const exportVersion = 1;

const exportFormat = 'local-link-community';

/** The names of the files that an import needs besides those of rows. */
export const exportNames = {
  about: 'data/export.json',
  log: 'log.jsonl',
  sums: 'SHA256SUMS.txt',
} as const;

/** Where the rows of a kind are. */
export const rowsName = (kind: string): string => `data/${kind}.jsonl`;

/** What stands before the first line of the log. */
export const beginningOfChain = '0'.repeat(64);

export const aboutSchema = z.object({
  format: z.literal(exportFormat),
  version: z.literal(exportVersion),
  madeAt: z.iso.datetime(),
  community: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
  log: z.object({ entries: z.int().min(0), last: z.string().length(64) }),
});
type About = z.output<typeof aboutSchema>;

/** What an export says of itself: its version, and how many entries its log has and the checksum of the last. */
export const aboutText = (about: Omit<About, 'format' | 'version'>): string =>
  `${JSON.stringify({ format: exportFormat, version: exportVersion, ...about }, null, 2)}\n`;
