import { z } from 'zod';

/** What the address of the archive asks for; what cannot be read asks for nothing. */
export const archiveSearchSchema = z.object({
  q: z.string().trim().max(120).catch(''),
  year: z.coerce.number().int().min(1000).max(9999).nullable().catch(null),
});
