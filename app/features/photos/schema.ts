import { z } from 'zod';
import { mostPhotos } from './addresses.ts';

/** The addresses of a listing's or an activity's pictures; whose they are, the command checks. */
export const imagesSchema = z
  .array(z.string({ error: 'A photo is named by its address' }).max(200), {
    error: 'Send the photos as a list of addresses',
  })
  .max(mostPhotos, `There can be at most ${mostPhotos} photos`)
  .refine((addresses) => new Set(addresses).size === addresses.length, {
    error: 'Each photo can be there only once',
  });
