import { units as en } from './en/units.ts';

export const units = { en };
