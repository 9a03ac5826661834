import { photos as en } from './en/photos.ts';
import { photos as fr } from './fr/photos.ts';

export const photos = { en, fr };
