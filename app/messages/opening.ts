import { opening as en } from './en/opening.ts';
import { opening as fr } from './fr/opening.ts';

export const opening = { en, fr };
