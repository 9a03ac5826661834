import { z } from 'zod';

/** The addresses of up to `most` pictures. The command checks whose they are. */
export const photoAddresses = (most: number) =>
  z
    .array(z.string({ error: 'photos.addressExpected' }).max(200, 'photos.addressExpected'), {
      error: 'photos.listExpected',
    })
    .max(most, 'photos.atMost')
    .refine((addresses) => new Set(addresses).size === addresses.length, {
      error: 'photos.onlyOnce',
    });
