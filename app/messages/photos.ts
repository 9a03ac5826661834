import { photos as en } from './en/photos.ts';

export const photos = { en };
