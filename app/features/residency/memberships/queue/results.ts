import { z } from 'zod';

/** What became of somebody whom a moderator wanted to confirm. */
export const confirmOutcomes = [
  'confirmed',
  /** Somebody else had confirmed them. */
  'already',
  /** Somebody else had refused them, or ended their membership. */
  'refused',
  /** The unit has as many people as it may have. */
  'full',
  /** They ask for another unit than the page showed. */
  'otherUnit',
  /** They no longer ask to come in. */
  'gone',
] as const;

const resultSchema = z.object({
  id: z.uuid(),
  outcome: z.enum(confirmOutcomes),
  /** Null where the membership is no more. */
  name: z.string().nullable(),
  unit: z.string(),
  /** Who decided, where a moderator did. */
  by: z.string().nullable(),
});
export type ConfirmResult = z.output<typeof resultSchema>;

/** What confirming many came to, as it is kept with the key of its form. */
export const bulkResultSchema = z.object({ results: z.array(resultSchema) });
