import { unitsDesk as en } from './en/units-desk.ts';
import { unitsDesk as fr } from './fr/units-desk.ts';

export const unitsDesk = { en, fr };
