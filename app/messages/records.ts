import { records as en } from './en/records.ts';
import { records as fr } from './fr/records.ts';

export const records = { en, fr };
