import { units as en } from './en/units.ts';
import { units as fr } from './fr/units.ts';

export const units = { en, fr };
