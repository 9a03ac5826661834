import { z } from 'zod';
import { mostPhotos } from './addresses.ts';

/** The addresses of a post's pictures. The command checks whose they are. */
export const imagesSchema = z
  .array(z.string({ error: 'photos.addressExpected' }).max(200, 'photos.addressExpected'), {
    error: 'photos.listExpected',
  })
  .max(mostPhotos, 'photos.atMost')
  .refine((addresses) => new Set(addresses).size === addresses.length, {
    error: 'photos.onlyOnce',
  });
