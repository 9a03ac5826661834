import { z } from 'zod';

/** A stored photo, as POST /api/uploads returns it. */
export const uploadApiSchema = z
  .object({
    url: z
      .string()
      .meta({ description: 'The address to put in the `images` of a listing or an activity' }),
    width: z.int().meta({ description: 'In pixels' }),
    height: z.int().meta({ description: 'In pixels' }),
  })
  .meta({ id: 'Upload' });

export type Upload = z.output<typeof uploadApiSchema>;
