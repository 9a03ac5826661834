import { z } from 'zod';

/** A kept photo as /api/uploads answers it. */
export const uploadApiSchema = z
  .object({
    url: z.string().meta({ description: 'What `images` of a listing or an activity takes' }),
    width: z.int().meta({ description: 'In pixels' }),
    height: z.int().meta({ description: 'In pixels' }),
  })
  .meta({ id: 'Upload' });

export type Upload = z.output<typeof uploadApiSchema>;
